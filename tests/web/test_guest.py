"""A stranger's game in the browser: chosen, set, played to its end and looked at again."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.examples.guests import install_pig
from tests.server.serving import Server

from .clicking import click
from .conftest import OpenPage
from .looks import at_every_size, axe_finds_nothing, fits
from .playing import BAND, YOURS, is_over, waits

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which somebody has installed Pig."""
    packages = tmp_path_factory.mktemp("packages")
    install_pig(packages)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(packages), prepend=os.pathsep)
        running = Server(tmp_path_factory.mktemp("guest") / "tables.db")
    yield running.base
    running.stop()


def test_pig_on_a_phone_in_german(new_page: OpenPage) -> None:
    page = new_page("phone", "de", game="schnuff", wish={"options": {"goal": 25}})
    page.get_by_role("radio", name="Pig", exact=True).check(force=True)
    expect(page.get_by_text("Dieses Spiel spricht nur Englisch.")).to_be_visible()
    fits(page)
    axe_finds_nothing(page)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Gegen Bots spielen").click()
    until = time.monotonic() + 60
    waits(page, until)
    fits(page)
    axe_finds_nothing(page)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", BAND):
            break
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Was geschah").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("You roll a")
    page.keyboard.press("Escape")
    while not is_over(page):
        waits(page, until)
        if page.locator(YOURS).count() and not click(page, f"{BAND}:first-child"):
            page.wait_for_timeout(30)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1. Platz")).to_be_visible()
    expect(dialog.get_by_text("Punkte").first).to_be_visible()
    fits(page)
    axe_finds_nothing(page)
    dialog.get_by_role("button", name="Das Spiel noch einmal ansehen").click()
    replay = page.get_by_role("dialog", name="Das Spiel noch einmal ansehen")
    replay.get_by_role("button", name="Ein Schritt vor").click()
    expect(replay.locator(".lines")).to_contain_text("You roll a")
    for _ in at_every_size(page):
        fits(page)
