"""Every screen outside a game, at three sizes and in two languages: complete, nothing cut off, axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import OpenPage
from .games import GAMES, AtPage
from .looks import at_every_size, axe_finds_nothing, fits, stands_still, writes_twice_as_large

pytestmark = pytest.mark.e2e

START = {"de": "Gegen Bots spielen", "en": "Play against bots"}
THEMES = {"de": "light", "en": "dark"}  # both are seen without doubling the work
TOUCHED = "main :is(button, a, label, input)"
PLACES = """(what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.textContent.trim(), x, y + scrollY, width, height].join(' ');
})"""
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def check(page: Page) -> None:
    fits(page)
    axe_finds_nothing(page)


def check_at_every_size(page: Page) -> None:
    """What axe looks at is the same at each size: it looks once."""
    for _ in at_every_size(page):  # windows have risen
        fits(page)
    axe_finds_nothing(page)


@every_game
@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_nothing_moves_on_the_start_page_when_the_server_answers(new_page: OpenPage, size: str, game: AtPage) -> None:
    """Whoever touches what lights up first must hit it: also below a table at which they sit."""
    page = new_page(size, "de" if size == "phone" else "en", game="snatch-it")
    page.get_by_role("button", name=re.compile("Gegen Bots|Play against bots")).click()
    expect(page.locator("#board")).to_be_visible()
    page.evaluate(f"localStorage['schnapp.settings'] = JSON.stringify({{ guide: false, game: '{game.name}' }})")
    with the_server_waits(page, TOUCHED, fewest=16):
        page.goto(page.url.partition("#")[0] + "?")  # the start page, as if it were opened anew
        expect(page.locator("#my-tables")).to_be_visible()
        if game.name == "snails":
            expect(page.locator(".quick summary")).to_be_visible()  # what comes with the game has a place of its own


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_nothing_moves_in_the_lobby_when_the_server_answers(new_page: OpenPage, size: str) -> None:
    page = new_page(size, "en", game="schnuff")
    page.get_by_role("button", name="With friends by link").click()
    expect(page.get_by_role("button", name="Add a bot")).to_be_visible()
    with the_server_waits(page, ":is(.invite, .seats) :is(button, input)", fewest=7):
        page.reload()
        expect(page.get_by_role("button", name="Add a bot")).to_be_visible()


@contextmanager
def the_server_waits(page: Page, what: str, fewest: int) -> Iterator[None]:
    """In the block it is asked and does not answer; then it does, and nothing of all this may move."""
    asked: list[Route] = []
    page.route("**/api/**", lambda route: asked.append(route))
    yield
    stands_still(page)
    before: list[str] = page.evaluate(PLACES, what)
    assert asked and len(before) >= fewest
    page.unroute("**/api/**")
    with page.expect_response("**/api/games"):
        for one in asked:
            one.continue_()
    stands_still(page)
    assert page.evaluate(PLACES, what)[: len(before)] == before  # behind that: what a device can be


@every_game
@pytest.mark.parametrize("language", ["de", "en"])
def test_start_page_and_its_windows(new_page: OpenPage, language: str, game: AtPage) -> None:
    page = new_page("phone", language, theme=THEMES[language], game=game.name)
    expect(page.get_by_role("button", name=START[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    check_at_every_size(page)
    if game.one_screen:
        page.get_by_role("button", name={"de": "An einem Bildschirm", "en": "On one screen"}[language]).click()
        check_at_every_size(page)
    for name in {"de": ("Einstellungen", "Hilfe", "Spielregeln"), "en": ("Settings", "Help", "Rules")}[language]:
        page.locator("header").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_at_every_size(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@every_game
def test_lobby_and_door(new_page: OpenPage, game: AtPage) -> None:
    host = new_page("phone", "de", game=game.name)
    host.get_by_role("button", name="Mit Freunden per Link").click()
    expect(host.get_by_role("heading", name="Lade andere ein")).to_be_visible()
    host.get_by_text("Hausregeln an diesem Tisch").click()
    check_at_every_size(host)
    guest = new_page("phone", "en", path=host.url[host.url.index("/#") :], theme="dark")
    expect(guest.get_by_role("button", name="Take a seat")).to_be_visible()
    check_at_every_size(guest)


def test_the_game_is_chosen_by_mouse_or_by_key_and_kept(new_page: OpenPage) -> None:
    page = new_page("desktop", "en")
    first, second = page.get_by_role("radio", name="Snatch It!"), page.get_by_role("radio", name="Schnuff")
    expect(first).to_be_checked()
    second.check(force=True)
    expect(page.get_by_role("heading", name="Schnuff", level=2)).to_be_visible()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_visible()  # two can play this one
    page.reload()
    expect(second).to_be_checked()
    second.focus()
    page.keyboard.press("ArrowUp")
    expect(first).to_be_checked()
    expect(page.get_by_role("radio", name="2", exact=True)).to_have_count(0)


def test_what_is_chosen_is_seen_where_the_system_gives_the_colours(new_page: OpenPage) -> None:
    """No background of ours is left then; all choices would look alike."""
    page = new_page("phone", "en")
    page.emulate_media(forced_colors="active")
    looks = """(all) => all.map((label) => [label.querySelector('input').checked, getComputedStyle(label).backgroundColor])"""
    seen = page.locator("label:has(> input.over)").evaluate_all(looks)
    chosen, others = ({colour for checked, colour in seen if checked is wanted} for wanted in (True, False))
    assert len(chosen) == len(others) == 1
    assert chosen != others


def test_about_and_an_unknown_table(new_page: OpenPage) -> None:
    page = new_page("phone", "en", path="/#/about")
    expect(page.get_by_role("heading", name="Licences")).to_be_visible()
    check(page)
    page = new_page("phone", "de", path="/#/t/nosuchtable")
    expect(page.get_by_text("Diesen Tisch gibt es nicht")).to_be_visible()
    check(page)


def test_what_is_set_is_kept(new_page: OpenPage) -> None:
    page = new_page(language="en")
    page.locator("header").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check()
    page.get_by_role("dialog").get_by_role("radio", name="dunkel").check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Gegen Bots spielen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_rule_is_one_key_and_one_link_away(new_page: OpenPage) -> None:
    page = new_page(language="en")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="Rule booklet")
    dialog.get_by_role("link", name="5 Snatching phase").click()
    expect(dialog.locator("#rule-5")).to_be_focused()
    dialog.get_by_role("link", name="7.1").first.click()
    expect(dialog.locator("[id='rule-7.1']")).to_be_focused()
    expect(dialog.locator("[id='rule-7.1']")).to_be_in_viewport()


def test_the_start_page_heeds_the_letters_that_a_browser_is_set_to(new_page: OpenPage) -> None:
    page = new_page("phone", "de")
    writes_twice_as_large(page)
    for width, height in ((320, 568), (390, 664), (720, 450), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
