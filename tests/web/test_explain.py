"""What is this? Asked of anything on the table by a long press, the other mouse button, the key I, or a tap where a tap does
nothing else; answered by the booklet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import OpenPage
from .looks import at_every_size, axe_finds_nothing, fits
from .playing import starts

pytestmark = pytest.mark.e2e
CARDS = {
    "snatch-it": "[data-zone=hand] button",
    "schnuff": "[data-zone=hand] button",
    "snails": "[data-spot^='field ']",
    "schnapp-land-fluss": "[data-spot^='person ']",  # not a letter: fingers may stay there
}
LYING = {"snatch-it": "[data-spot=deck]", "schnuff": "[data-gate='30']", "snails": "[data-contamination]"}
every_game = pytest.mark.parametrize("game", CARDS)


def begun(new_page: OpenPage, game: str, size: str, language: str = "en", theme: str = "light") -> Page:
    page = new_page(size, language, game=game, settings={"players": 3}, theme=theme)
    page.locator(".bots .main").click()
    starts(page)
    return page


def card(page: Page, game: str) -> Locator:
    """One over which nothing lies: a question may cover the lower half of a map."""
    cards = page.locator(CARDS[game])
    return cards.nth(cards.count() // 4)


def told(page: Page) -> Locator:
    """The window that says what it is."""
    window = page.locator("dialog[open]")
    expect(window.locator(".body")).to_contain_text("." if page.locator("html[lang=en]").count() else " ")
    expect(window.get_by_role("heading", level=2)).not_to_be_empty()
    return window


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@every_game
def test_a_long_press_tells_and_takes_nothing_up(new_page: OpenPage, game: str) -> None:
    page = begun(new_page, game, "phone")
    page.mouse.move(*middle(card(page, game)))
    page.mouse.down()
    window = told(page)
    page.mouse.up()
    expect(window).to_be_visible()  # what lets go over the window does not close it
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(page.locator("#board .chosen")).to_have_count(0)
    page.mouse.move(5, 5)  # and nothing is dragged
    expect(page.locator(".air .held")).to_have_count(0)


@every_game
def test_the_other_mouse_button_tells_and_leads_into_the_booklet(new_page: OpenPage, game: str) -> None:
    page = begun(new_page, game, "desktop", "de", "dark")
    page.mouse.click(*middle(card(page, game)), button="right")
    window = told(page)
    for _ in at_every_size(page):
        axe_finds_nothing(page)
        fits(page)
    more = window.get_by_role("button", name="Regel ").first
    rule = more.inner_text().split()[1]
    more.click()
    heading = page.locator(f"[id='rule-{rule}']")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


@pytest.mark.parametrize("game", [game for game in CARDS if game != "schnapp-land-fluss"])
def test_the_key_i_tells_of_what_has_the_focus(new_page: OpenPage, game: str) -> None:
    """In the race the letters are the game's."""
    page = begun(new_page, game, "desktop")
    card(page, game).focus()
    page.keyboard.press("i")
    window = told(page)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(card(page, game)).to_be_focused()


def test_whoever_has_switched_keys_off_is_not_surprised(new_page: OpenPage) -> None:
    page = new_page("desktop", "en", game="schnuff", settings={"players": 3, "hotkeys": False})
    page.locator(".bots .main").click()
    starts(page)
    card(page, "schnuff").focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_have_count(0)
    card(page, "schnuff").click(button="right")  # the other ways stay
    told(page)


@pytest.mark.parametrize("game", LYING)
def test_a_tap_tells_of_what_can_only_be_looked_at(new_page: OpenPage, game: str) -> None:
    page = begun(new_page, game, "desktop")
    page.mouse.click(*middle(page.locator(LYING[game]).first))
    told(page)


def test_in_a_race_a_finger_may_stay_on_what_it_strikes(new_page: OpenPage) -> None:
    page = begun(new_page, "schnapp-land-fluss", "phone")
    page.locator(".lively[data-spot^='slot ']").first.wait_for()
    page.mouse.move(*middle(page.locator(".lively[data-spot^='slot ']").first))
    page.clock.install()
    page.mouse.down()
    page.clock.fast_forward(2_000)  # longer than a long press
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.mouse.up()
