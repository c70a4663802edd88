"""Strangers' games in the browser, by their declaration alone: chosen, set, played to the end by mouse and by keyboard, looked at
again; with pictures and a board of their own."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.conformance.rules import REPOSITORY
from tests.examples.guests import (
    PAINTED,
    install_crazy_eights,
    install_lanes,
    install_morris,
    install_painted,
    install_pig,
    install_tricks,
    install_zoo,
)
from tests.server.serving import Server

from .clicking import click, first_of
from .conftest import SIZES, OpenPage
from .looks import at_every_size, axe_finds_nothing, does_not_scroll, fits, stands_still, writes_twice_as_large
from .playing import BAND, OVER, YOURS, enter, own_acts, plays_again, stuck, waits

pytestmark = pytest.mark.e2e

LONGEST = 150  # seconds a game against bots without a pace may take
CARD = "[data-zone=hand] .lit, .grid .lit, .grid .lively"
PLAYERS = {"pig": 3, "tricks": 3, "crazy-eights": 2, "zoo": 4, "morris": 2}
WISHES = {"pig": {"options": {"goal": 25}}}
every_guest = pytest.mark.parametrize("game", ["pig", "tricks", "crazy-eights", "morris"])


def compiled_board(folder: Path) -> str:
    """The component of the package, compiled as docs/your-own-game.md says."""
    web, made = REPOSITORY / "web", folder / "board"
    source = made / "source"
    source.mkdir(parents=True)
    for file in (PAINTED / "source").iterdir():
        (source / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (source / "node_modules").symlink_to(web / "node_modules")
    subprocess.run(["node", "node_modules/vite/bin/vite.js", "build"], cwd=source, check=True, capture_output=True)
    return (made / "board.js").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which somebody has installed all the examples, and a game with a face of its own."""
    packages = tmp_path_factory.mktemp("packages")
    install_pig(packages)
    install_tricks(packages)
    install_crazy_eights(packages)
    install_zoo(packages)
    install_morris(packages)
    install_lanes(packages)
    install_painted(packages, compiled_board(tmp_path_factory.mktemp("compiled")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(packages), prepend=os.pathsep)
        running = Server(tmp_path_factory.mktemp("guest") / "tables.db")
    yield running.base
    running.stop()


def against_bots(page: Page) -> None:
    page.locator(".bots").get_by_role("button").click()
    waits(page, time.monotonic() + LONGEST)


def opened(new_page: OpenPage, game: str, size: str, language: str = "en", theme: str = "light") -> Page:
    settings = {"players": PLAYERS[game]}
    page = new_page(size, language, theme=theme, game=game, settings=settings, wish=WISHES.get(game))
    against_bots(page)
    return page


def by_mouse(page: Page) -> int:
    """A card that lights up, else what is offered in words."""
    return click(page, first_of(page, CARD) or BAND)


def by_keyboard(page: Page) -> int:
    return enter(page, first_of(page, CARD) or BAND)


def plays_until(page: Page, came: Callable[[], bool], rather: str = CARD) -> None:
    """Own acts, each heard of before the next (till then the page looks as before), until it is one's turn and the moment has come:
    in another game if it does not come in this one."""
    until = time.monotonic() + LONGEST
    while (asked := waits(page, until)) == OVER or not came():
        if asked == OVER:
            plays_again(page)
            continue
        told = page.locator("[role=log] .act").count()
        if click(page, rather) or by_mouse(page):
            page.wait_for_function("(told) => document.querySelectorAll('[role=log] .act').length > told", arg=told)


def play(page: Page, act: Callable[[Page], int]) -> int:
    """To the end; the number of own acts."""
    acts, until = 0, time.monotonic() + LONGEST
    while (asked := waits(page, until)) != OVER:
        assert time.monotonic() < until, stuck(page)
        acts += act(page) if asked == YOURS else 0
    return acts


@every_guest
@pytest.mark.parametrize(("act", "size"), [(by_mouse, "phone"), (by_keyboard, "desktop")])
def test_a_guest_is_played_to_its_end(new_page: OpenPage, game: str, act: Callable[[Page], int], size: str) -> None:
    page = opened(new_page, game, size)
    assert play(page, act) >= own_acts(page) > 0
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1st place").first).to_be_visible()
    fits(page)


@every_guest
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_of_a_guest_fits_every_screen(new_page: OpenPage, game: str, theme: str) -> None:
    page = opened(new_page, game, "phone", "de" if theme == "dark" else "en", theme)
    for _ in range(3):
        if waits(page, time.monotonic() + LONGEST) == YOURS:
            by_mouse(page)
    for width, height in (*SIZES.values(), (390, 664), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
        axe_finds_nothing(page)
        does_not_scroll(page)


def test_four_answers_fit_every_phone(new_page: OpenPage) -> None:
    """An eight asks for a suit: four buttons, beside a hand."""
    page = opened(new_page, "crazy-eights", "phone")
    plays_until(page, lambda: page.locator(BAND).count() == 4, rather="[data-zone=hand] .lit[data-place$='8']")
    for width, height in ((390, 844), (390, 664), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
        does_not_scroll(page)


@pytest.mark.parametrize("game", ["crazy-eights", "tricks"])
def test_large_letters_push_no_hand_out_of_sight(new_page: OpenPage, game: str) -> None:
    page = opened(new_page, game, "phone", "de")
    writes_twice_as_large(page)
    for width, height in ((720, 450), (390, 664), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
        does_not_scroll(page)


def test_ten_players_are_in_sight(new_page: OpenPage) -> None:
    page = new_page("phone", "de", game="pig", settings={"players": 10}, wish={"options": {"goal": 25}})
    against_bots(page)
    for width, height in (*SIZES.values(), (390, 664), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
        does_not_scroll(page)
        assert page.locator("[data-seat]").count() == 10
    axe_finds_nothing(page)


def test_cards_say_where_they_lie_and_what_can_be_done(new_page: OpenPage) -> None:
    page = opened(new_page, "crazy-eights", "desktop")
    waits(page, time.monotonic() + LONGEST)
    hand = page.locator("[data-zone=hand] button")
    for card in hand.all():
        said = card.get_attribute("aria-label") or ""
        lit = "lit" in (card.get_attribute("class") or "").split()
        assert re.fullmatch(r"Your hand: [♣♦♥♠](10|[2-9TJQKA])(, can be played)?", said)
        assert said.endswith("played") == lit
    expect(page.get_by_role("img", name=re.compile(r"^Hand of Bot 1: \d+ cards?$"))).to_be_visible()
    expect(page.locator("[data-place='heap pile']")).to_be_visible()  # it is drawn from, too
    lit = page.locator(CARD)
    plays_until(page, lambda: lit.count() >= 2)  # arrows pass over what cannot be chosen
    lit.first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('[data-zone]').dataset.zone") == "hand"


@pytest.mark.parametrize(("game", "zone"), [("tricks", "hand"), ("schnuff", "hand"), ("pig", "band")])
def test_the_first_arrow_comes_to_the_board(new_page: OpenPage, game: str, zone: str) -> None:
    page = new_page(game=game, settings={"players": 2})
    against_bots(page)
    page.keyboard.press("ArrowDown")
    assert (
        page.evaluate(
            "document.activeElement.closest('button') && document.activeElement.closest('[data-zone]').dataset.zone"
        )
        == zone
    )


def test_round_one_screen_no_curtain_falls_where_nothing_is_hidden(new_page: OpenPage) -> None:
    page = new_page("tablet", game="pig")
    page.get_by_role("button", name="On one screen").click()
    for i, name in enumerate(["Anna", "Bert"], start=1):
        page.get_by_label(f"Name for seat {i}").fill(name)
    page.get_by_role("button", name="Start playing").click()
    status = page.locator(".status")
    expect(status).to_have_text(re.compile("It’s (Anna|Bert)’s turn."))
    first = status.inner_text().strip()
    (second,) = {"It’s Anna’s turn.", "It’s Bert’s turn."} - {first}
    until = time.monotonic() + LONGEST
    while not page.locator(YOURS, has_text=second).count():
        assert time.monotonic() < until, stuck(page)
        assert page.locator(".curtain").count() == 0
        if page.locator(YOURS, has_text=first).count():
            by_mouse(page)
    assert page.evaluate("document.activeElement !== document.body")  # the keyboard goes on where the other one plays
    axe_finds_nothing(page)


def test_a_card_that_cannot_be_played_says_why(new_page: OpenPage) -> None:
    page = opened(new_page, "crazy-eights", "phone")
    misfit = page.locator("[data-zone=hand] button:not(.lit)")
    plays_until(page, lambda: misfit.count() > 0 and page.locator(BAND).count() == 1)
    misfit.first.click()
    expect(page.locator(".notice")).to_contain_text("follows neither suit nor rank")


def test_cards_fly_and_all_have_landed(new_page: OpenPage) -> None:
    page = new_page("desktop", game="tricks", motion="no-preference", pace_ms=400, settings={"players": 3})
    against_bots(page)
    page.locator(CARD).first.click()
    page.wait_for_function("() => document.querySelector('.air .flying') !== null")
    page.wait_for_function("() => document.querySelector('.air .flying') === null")


WATCH = """() => {
  window.seen = []
  const look = () => {
    const trick = document.querySelectorAll('[data-spot^="zone:trick:"]').length
    const taken = [...document.querySelectorAll('[data-spot^="zone:taken"] > .count')].reduce((sum, one) => sum + +one.textContent, 0)
    window.seen.push(`${trick} ${taken}`)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_a_trick_lies_there_whole_before_it_is_taken(new_page: OpenPage) -> None:
    page = new_page("phone", game="tricks", motion="no-preference", settings={"players": 3})
    against_bots(page)
    page.evaluate(WATCH)
    page.locator(CARD).first.click()
    page.wait_for_function("() => seen.includes('0 3')")
    frames: list[str] = page.evaluate("() => seen")
    assert list(dict.fromkeys(frames[: frames.index("0 3") + 1])) == ["0 0", "1 0", "2 0", "3 0", "0 3"]


def test_pig_on_a_phone_in_german(new_page: OpenPage) -> None:
    page = new_page("phone", "de", game="schnuff", wish={"options": {"goal": 25}})
    page.get_by_role("radio", name="Pig", exact=True).check(force=True)
    expect(page.get_by_text("Dieses Spiel spricht nur Englisch.")).to_be_visible()
    fits(page)
    axe_finds_nothing(page)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Gegen Bots spielen").click()
    waits(page, time.monotonic() + LONGEST)
    assert by_keyboard(page)
    page.get_by_role("button", name="Was geschah").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("You roll a")
    page.keyboard.press("Escape")
    expect(page.get_by_role("img", name=re.compile("^Würfel: [1-6]$"))).to_be_visible()
    page.emulate_media(forced_colors="active")  # a die without pips would say nothing
    pip = page.get_by_role("img", name=re.compile("^Würfel")).locator("b").first
    assert "gradient" in pip.evaluate("(el) => getComputedStyle(el).backgroundImage")
    page.emulate_media(forced_colors="none")
    play(page, by_mouse)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1. Platz")).to_be_visible()
    expect(dialog.get_by_text("Punkte").first).to_be_visible()
    axe_finds_nothing(page)
    dialog.get_by_role("button", name="Das Spiel noch einmal ansehen").click()
    replay = page.get_by_role("dialog", name="Das Spiel noch einmal ansehen")
    replay.get_by_role("button", name="Ein Schritt vor").click()
    expect(replay.locator(".lines")).to_contain_text("You roll a")
    for _ in at_every_size(page):
        fits(page)


def test_a_board_that_a_package_brings_is_played_on(new_page: OpenPage) -> None:
    page = new_page("phone", game="painted", settings={"players": 2})
    against_bots(page)
    choices = page.locator("#board button")
    expect(choices.first).to_be_visible()
    assert page.locator("#board .told").evaluate("(el) => getComputedStyle(el).color") == "rgb(122, 31, 92)"
    before = choices.count()
    choices.first.click()
    expect(page.locator("#board .told")).to_be_visible()
    page.wait_for_function("(n) => document.querySelectorAll('#board button').length !== n", arg=before)
    assert page.title() != "painted"


def test_a_board_of_its_own_has_all_the_room(new_page: OpenPage) -> None:
    page = new_page("phone", game="painted", settings={"players": 2})
    whole = "const one = document.createElement('p'); one.id = 'whole'; one.style = 'height: 100%; margin: 0';"
    body = f"export const mount = (target) => {{ {whole} target.append(one); return {{ update() {{}} }}; }};"
    page.route("**/board.js", lambda route: route.fulfill(body=body, content_type="text/javascript"))
    against_bots(page)
    page.locator("#whole").wait_for()
    high = "(of) => document.querySelector(of).clientHeight"
    assert page.evaluate(high, "#whole") == page.evaluate(high, "#board") > 500


FAILING = {
    "none": "export const mount = 3;",
    "mount": "export const mount = () => { throw Error('mount'); };",
    "update": "export const mount = () => ({ update() { throw Error('update'); }, destroy() { throw Error('end'); } });",
}


@pytest.mark.parametrize("where", FAILING)
def test_where_a_board_of_its_own_fails_there_is_the_usual_one(new_page: OpenPage, where: str) -> None:
    page = new_page("phone", game="painted", settings={"players": 2})
    page.route("**/board.js", lambda route: route.fulfill(body=FAILING[where], content_type="text/javascript"))
    against_bots(page)
    expect(page.locator(".notice")).to_contain_text("own board does not work just now")
    expect(page.locator("[data-zone=hand] button").first).to_be_visible()


OUT_OF_SIGHT = """() => {
  const seen = document.getElementById('board').getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-zone=hand] .card:has(> *)')].map((el) => el.getBoundingClientRect());
  return cards.filter((card) => card.top < seen.top || card.bottom > seen.bottom + 1 || card.left < -1 || card.right > innerWidth + 1).length;
}"""
OVERLAPPING = """() => {
  const places = [...document.querySelectorAll('[data-seat], [data-zone=middle], [data-zone=hand]')].map((el) => el.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return places.flatMap((one, i) => places.slice(i + 1).filter((other) => meet(one, other))).length;
}"""
EVERY_SIZE = (*SIZES.values(), (390, 664), (844, 390))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_own_hand_is_in_sight_whatever_lies_in_the_middle(new_page: OpenPage, players: int) -> None:
    page = new_page("phone", "de", game="lanes", settings={"players": players})
    against_bots(page)
    for round_ in range(4):
        if round_ > 0:
            waits(page, time.monotonic() + LONGEST)
            by_mouse(page)
            page.wait_for_function(
                "(left) => document.querySelectorAll('[data-zone=hand] .lit').length === left", arg=10 - round_
            )
        for width, height in EVERY_SIZE:
            page.set_viewport_size({"width": width, "height": height})
            stands_still(page)
            fits(page)
            does_not_scroll(page)
            assert page.evaluate(OUT_OF_SIGHT) == 0, (width, height)
            if (width, height) != (390, 664) or players < 6:  # there seats are scrolled to, under the cloth
                assert page.evaluate(OVERLAPPING) == 0, (width, height)
    for width, height in ((390, 664), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        axe_finds_nothing(page)


LANES = """() => [1, 2, 3, 4].map((lane) => {
  const { x, y } = document.querySelector(`[data-spot='zone:lane${lane}']`).getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""


def test_several_rows_keep_their_places(new_page: OpenPage) -> None:
    """Two and two below each other, however many cards lie in each."""
    page = new_page("desktop", game="lanes", settings={"players": 4})
    against_bots(page)
    for left in (9, 8, 7, 6):
        by_mouse(page)
        page.wait_for_function("(left) => document.querySelectorAll('[data-zone=hand] .lit').length === left", arg=left)
        stands_still(page)
        first, second, third, fourth = page.evaluate(LANES)
        assert first[0] == third[0] < second[0] == fourth[0]
        assert first[1] == second[1] < third[1] == fourth[1]


SHAPES = """() => [...document.querySelectorAll('#board .card:has(> *)')]
  .map((el) => [el.offsetWidth, el.offsetHeight]).filter(([wide]) => wide > 0)"""


def test_named_cards_keep_their_shape_and_two_of_them_make_an_act(new_page: OpenPage) -> None:
    page = opened(new_page, "zoo", "phone")
    for width, height in (*SIZES.values(), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
        axe_finds_nothing(page)
        assert all(1.3 < tall / wide < 1.5 for wide, tall in page.evaluate(SHAPES))
    page.locator("[data-zone=hand] .lively").first.click()
    chosen = page.locator("[data-zone=hand] .chosen")
    expect(chosen).to_be_visible()  # one card, also where there are more of its kind
    expect(page.get_by_role("button", name="Something else")).to_be_visible()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.locator("[data-zone=hand] .lively").first.click()
    page.locator("[data-zone=middle] .lit").first.click()
    expect(page.get_by_role("log").first).to_contain_text("Swapped: player Guest")


@pytest.mark.parametrize("game", ["pig", "snatch-it"])
def test_only_the_game_that_is_seen_begins(new_page: OpenPage, game: str) -> None:
    """The server has not said yet that it has a guest's game, nor how many may play: nobody begins another one, or is refused."""
    page = new_page("phone", path="/#/about", game=game, settings={"players": 2})
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.evaluate("location.hash = '#/'")
    play = page.locator(".bots").get_by_role("button")
    while not held:
        page.wait_for_timeout(20)
    if game == "pig":
        expect(play).to_be_disabled()
        held.pop().continue_()
        expect(page.locator(".bots")).to_contain_text("Pig")
        play.click()
    else:
        play.click()
        expect(play).to_be_disabled()
        held.pop().continue_()
    waits(page, time.monotonic() + LONGEST)
    assert page.title().endswith({"pig": "Pig", "snatch-it": "Snatch It!"}[game] + " · Schnapp"), page.title()
