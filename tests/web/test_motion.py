"""What moves without end is moved by the graphics processor: the page itself rests as long as nothing happens, and so does the battery."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import OpenPage
from .games import IN_TURNS, AtPage
from .playing import LIVELY, YOURS, starts

SOURCE = Path(__file__).parents[2] / "web/src"
STYLES = sorted(file for file in SOURCE.rglob("*") if file.suffix in (".svelte", ".css"))
KEYFRAMES = re.compile(r"@keyframes ([\w-]+) \{((?:[^{}]|\{[^{}]*\})*)\}")
ANIMATION = re.compile(r"animation: ([^;]+);")
# of several each begins with its name
ENDLESS = re.compile(r"(?:^|,)\s*([\w-]+) (?:[^,()]|\([^()]*\))*\binfinite\b")
PROPERTY = re.compile(r"([\w-]+):")
# everything else is laid out or painted anew for each picture; in a drawing `rotate`, too
CHEAP = {"transform", "opacity"}

LOOK = 300  # ms: at least five pictures, on a slow machine too
LOOKS = 20  # what has just come in may still move


def test_what_never_ends_is_moved_or_faded_and_nothing_else() -> None:
    found = 0
    for file in STYLES:
        style = file.read_text("utf-8")
        changes = {name: set(PROPERTY.findall(steps)) for name, steps in KEYFRAMES.findall(style)}
        assert "animation-iteration-count" not in style, file
        for name in (name for told in ANIMATION.findall(style) for name in ENDLESS.findall(told)):
            assert changes[name] <= CHEAP, f"{file.relative_to(SOURCE)}: {name}"
            found += 1
    assert found >= 25


def styled(chromium: Any) -> float:
    """How often the page has worked out how things look."""
    told = chromium.send("Performance.getMetrics")["metrics"]
    return next(one["value"] for one in told if one["name"] == "RecalcStyleCount")


def rests(page: Page, chromium: Any) -> None:
    for _ in range(LOOKS):
        before = styled(chromium)
        page.wait_for_timeout(LOOK)
        if styled(chromium) - before <= 2:
            return
    pytest.fail("the page works on and on")


@pytest.mark.e2e
@pytest.mark.parametrize("game", IN_TURNS, ids=str)
def test_the_page_rests_while_nobody_does_anything(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("phone", game=game.name, motion="full", settings={"pace": "brisk"})
    chromium: Any = page.context.new_cdp_session(page)  # its answers have no types
    chromium.send("Performance.enable")
    rests(page, chromium)
    page.get_by_role("button", name="Play against bots").click()
    starts(page)
    page.wait_for_selector(YOURS)
    rests(page, chromium)
    if page.locator(LIVELY).count():
        page.locator(LIVELY).first.click()
        rests(page, chromium)
