"""How good bots are, what a bot would do, and what decided a finished game."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from .conftest import SIZES, OpenPage
from .games import GAMES, AtPage
from .games.snails import PROGRAM
from .looks import at_every_size, axe_finds_nothing, fits, stands_still
from .playing import YOURS, one_act, play_by_mouse, starts

pytestmark = pytest.mark.e2e
SNATCH_IT = next(game for game in GAMES if game.name == "snatch-it")
LONGEST = 60
THINKS = LONGEST * 1000  # milliseconds that a bot may think, on a machine that does much else
LACKING = "[data-order].lacks input"  # who shall act, or stay in reserve
KINDS = "new Set([...document.querySelectorAll('[data-zone=hand] .lively')].map((el) => el.dataset.place)).size"


def has_a_choice(page: Page, game: AtPage) -> bool:
    """A plan is asked for, or a card where two kinds fit: who leads with one number card has no choice."""
    asked = page.locator(PROGRAM).count() if game.name == "snails" else page.evaluate(KINDS) > 1
    return bool(page.locator(YOURS).count() and asked)


def begin(page: Page) -> None:
    page.get_by_role("radio", name="3", exact=True).check()
    page.locator(".bots .main").click()
    starts(page)


def test_five_levels_and_a_hint(new_page: OpenPage) -> None:
    page = new_page("desktop", "en", settings={"level": "greedy", "name": "Anna"})  # a setting of older days
    levels = page.get_by_role("group", name="How good are the bots?")
    expect(levels.get_by_role("radio")).to_have_count(5)
    expect(levels.get_by_role("radio", name="Medium")).to_be_checked()
    levels.get_by_role("radio", name="Beginner").check()
    expect(page.locator(".level .soft")).to_contain_text("children of eight and up can beat it")
    fits(page)
    begin(page)
    page.locator(YOURS).wait_for()
    page.keyboard.press("v")
    hint = page.get_by_role("region", name="Hint")
    first = hint.get_by_role("button").first
    expect(first).to_contain_text("% to win", timeout=THINKS)
    expect(page.locator(".touch.advised").first).to_be_visible()
    axe_finds_nothing(page)
    fits(page)
    seq = page.get_by_role("log").inner_text()
    first.click()
    expect(page.locator(".touch.chosen.advised")).to_have_count(1)  # taken up, not played
    assert page.get_by_role("log").inner_text() == seq
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    page.get_by_role("button", name="Hint: what would a good bot do?").click()
    window = page.get_by_role("dialog", name="Hint")
    expect(window.get_by_role("button").nth(1)).to_contain_text("% to win", timeout=THINKS)
    stands_still(page)
    axe_finds_nothing(page)
    fits(page)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in GAMES if game.name in ("schnuff", "snails")], ids=str)
def test_a_hint_in_german_at_night(new_page: OpenPage, game: AtPage) -> None:
    """The plans of Snails are the longest acts there are: they have a line of their own."""
    page = new_page("desktop", "de", game=game.name, settings={"level": "beginner"}, theme="dark")
    begin(page)
    until = time.monotonic() + LONGEST
    while not has_a_choice(page, game):
        assert time.monotonic() < until
        if not (page.locator(YOURS).count() and one_act(page, game)):
            page.wait_for_timeout(30)
    if game.name == "snails":
        page.locator(LACKING).first.focus()  # a key that is pressed on a radio means what it means elsewhere
    page.keyboard.press("v")
    acts = page.locator(".hint ol button")
    expect(acts.nth(1)).to_contain_text("% Siegchance", timeout=THINKS)
    if game.name == "snails":
        words, whole = acts.first.locator(".words").bounding_box(), acts.first.bounding_box()
        assert words and whole and words["width"] > 0.8 * whole["width"]
    axe_finds_nothing(page)
    fits(page)
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    page.get_by_role("button", name="Vorschlag: Was würde ein guter Bot tun?").click()
    acts = page.get_by_role("dialog", name="Vorschlag").locator("ol button")
    expect(acts.nth(1)).to_contain_text("% Siegchance", timeout=THINKS)
    stands_still(page)
    fits(page)


def test_the_turning_points_of_a_game(new_page: OpenPage) -> None:
    page = new_page("desktop", "de", wish={"options": {"last_bite_below": 80, "last_bite_jitter": 0}})
    begin(page)
    play_by_mouse(page, SNATCH_IT, time.monotonic() + LONGEST)
    page.get_by_role("button", name="Wendepunkte").click()
    window = page.get_by_role("dialog", name="Wendepunkte")
    expect(window.get_by_role("img", name="Die Siegchancen aller")).to_be_visible(timeout=THINKS)
    points = window.locator("button.point")
    points.first.wait_for(timeout=THINKS)
    assert 1 <= points.count() <= 5
    expect(points.first).to_contain_text("Zug ")
    for _ in at_every_size(page):
        axe_finds_nothing(page)
        fits(page)
    words = points.first.locator(".told > span").inner_text()
    points.first.click()
    replay = page.get_by_role("dialog", name="Das Spiel noch einmal ansehen")
    expect(replay.locator(".visit")).to_have_text(words)
    axe_finds_nothing(page)
    fits(page)
    page.keyboard.press("Escape")
    expect(points.first).to_be_visible()  # back among them, and nothing is judged again
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Noch einmal!")).to_be_visible()
