"""Whole games in a real browser: by mouse, by keyboard alone, by link, round one screen, through reload and language."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .clicking import click
from .conftest import OpenPage
from .games import CARD_GAMES, GAMES, IN_TURNS, AtPage
from .looks import at_every_size, axe_finds_nothing, does_not_scroll, fits, stands_still
from .playing import (
    BAND,
    CURTAIN,
    LIVELY,
    YOURS,
    is_over,
    one_act,
    own_acts,
    play_by_keyboard,
    play_by_mouse,
    plays_again,
    starts,
    stuck,
)

pytestmark = pytest.mark.e2e
every_game = pytest.mark.parametrize("game", CARD_GAMES, ids=str)
really_every_game = pytest.mark.parametrize("game", GAMES, ids=str)
LONGEST = 100  # seconds a game against bots without a pace may take


def against_bots(page: Page, players: int = 3) -> None:
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.locator(".bots").get_by_role("button").click()
    starts(page)


@every_game
def test_two_clicks_and_less_than_ten_seconds_to_the_first_move(new_page: OpenPage, game: AtPage) -> None:
    opened = time.monotonic()
    page = new_page(pace_ms=None, game=game.name)
    page.get_by_role("button", name="Play against bots").click()
    page.locator(LIVELY).first.click()  # a card …
    page.keyboard.press("Escape")
    assert one_act(page, game)  # … and where it goes
    expect(page.get_by_role("log")).to_contain_text(game.own_act)
    assert time.monotonic() - opened < 10


@every_game
def test_a_game_by_mouse_with_its_result_record_and_rematch(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("desktop", "en", game=game.name, wish=game.short)
    against_bots(page)
    assert play_by_mouse(page, game, time.monotonic() + LONGEST) >= own_acts(page) > 0
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1st place").first).to_be_visible()
    fits(page)
    axe_finds_nothing(page)
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    lines = [json.loads(line) for line in download.value.path().read_text("utf-8").splitlines()]
    assert lines[0]["verbose"] is True
    assert len(lines[-1]["result"]["scores"]) == 3
    dialog.get_by_role("button", name="Watch the game again").click()
    replay = page.get_by_role("dialog", name="Watch the game again")
    expect(replay.get_by_role("slider", name="Step 1 of")).to_be_visible()
    replay.get_by_role("button", name="One step forward").click()
    expect(replay.locator(".lines")).to_contain_text(game.to_see)
    replay.get_by_role("button", name="To the end").click()
    expect(replay.locator(".lines")).to_contain_text("The game is over")
    axe_finds_nothing(page)
    for _ in at_every_size(page):
        fits(page)
    replay.get_by_role("combobox").select_option("all")
    replay.get_by_role("button", name="One step back").click()
    page.keyboard.press("Escape")
    plays_again(page)
    starts(page)


AT_BOARD = "document.activeElement.closest('#board') !== null"


@every_game
def test_a_game_by_keyboard_alone(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("desktop", "de", game=game.name, wish=game.short)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('big')"):
            break
    page.keyboard.press("Enter")
    starts(page)
    page.wait_for_function(AT_BOARD)
    assert play_by_keyboard(page, game, time.monotonic() + LONGEST) >= own_acts(page) > 0
    assert is_over(page)
    page.get_by_role("button", name="Noch einmal!").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(AT_BOARD)


LISTEN = """() => {
  window.heard = '';
  const log = document.querySelector('[role=log]');
  const listen = () => (window.heard += log.innerText);
  new MutationObserver(listen).observe(log, {childList: true, subtree: true, characterData: true});
  listen();
}"""


def listens(page: Page) -> None:
    """Keeps what the log says: it shows the past since one's own last act, and who acts again may push it out."""
    expect(page.get_by_role("log").first).to_be_visible()
    page.evaluate(LISTEN)


def has_heard(page: Page, words: str) -> None:
    page.wait_for_function("(words) => window.heard.includes(words)", arg=words)


@every_game
def test_four_people_in_four_browsers_by_link(new_page: OpenPage, game: AtPage) -> None:
    host = new_page("desktop", "en", settings={"name": "Anna"}, game=game.name)
    host.get_by_role("button", name="With friends by link").click()
    link = host.get_by_label("Link to the table").input_value()
    pages = [host]
    for name in ("Bert", "Cleo", "Dora"):
        guest = new_page("phone", "en", path=link[link.index("/#") :])
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Take a seat").click()
        expect(guest.get_by_text("Anna will start the game")).to_be_visible()
        pages.append(guest)
    expect(host.locator(".seats")).to_contain_text("Dora")
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        starts(page)
    listens(host)
    for _ in range(3):  # everybody acts, some more than once
        for page in pages:
            for _ in range(20):
                if not page.locator(YOURS).count() or one_act(page, game):
                    break
    has_heard(host, game.by_all)
    hello = pages[1].get_by_role("button", name="Chat")
    hello.click()
    pages[1].get_by_role("tab", name="Chat").click()
    pages[1].get_by_role("button", name="Hello everyone!").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("Bert Hello everyone!")
    watcher = new_page("tablet", "de", path=link[link.index("/#") :] + "/watch")
    expect(watcher.locator(".status")).to_be_visible()
    expect(watcher.locator("[data-zone=hand]")).to_have_count(0)


@every_game
def test_round_one_screen_a_curtain_hides_every_hand(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("tablet", "en", game=game.name)
    page.get_by_role("button", name="On one screen").click()
    names = ["Anna", "Bert"]
    for i, name in enumerate(names, start=1):
        page.get_by_label(f"Name for seat {i}").fill(name)
    page.get_by_role("button", name="Start playing").click()
    for _ in names:  # both act, the curtain falls before each
        heading = page.get_by_role("heading", name=re.compile("^(Anna|Bert) is next$"))
        expect(heading).to_be_visible(timeout=15_000)
        name = heading.inner_text().removesuffix(" is next")
        assert page.locator("[data-zone=hand]").count() == 0
        axe_finds_nothing(page)
        fits(page)
        page.get_by_role("button", name=f"{name}: show my hand").click()
        starts(page)
        until = time.monotonic() + LONGEST
        while not page.locator(CURTAIN).count():  # whoever acted may be asked again before the other is
            assert time.monotonic() < until, stuck(page)
            if not (page.locator(YOURS).count() and one_act(page, game)):
                page.wait_for_timeout(30)
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-zone=hand]").count() == 0


@every_game
def test_reload_in_the_middle_of_a_turn(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("phone", "en", game=game.name)
    against_bots(page)
    own_turn(page, game)
    hand = "[...document.querySelectorAll('[data-zone=hand] button')].map((el) => el.dataset.place).sort()"
    before = page.evaluate(hand)
    page.locator(LIVELY).first.click()
    page.reload()
    starts(page)
    expect(page.locator(YOURS)).to_be_visible()
    assert page.evaluate(hand) == before
    focused = page.locator("main:focus")  # the keyboard is at the board, which shows it no sooner than it is used
    expect(focused).to_have_css("outline-style", "none")
    page.keyboard.press("Tab")
    expect(page.locator("#board :focus-visible")).to_have_count(1)
    page.evaluate("document.getElementById('board').focus()")
    expect(focused).to_have_css("outline-style", "solid")
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="Keep playing").click()
    starts(page)
    assert page.evaluate(hand) == before


@pytest.mark.parametrize("game", IN_TURNS, ids=str)
def test_a_running_game_is_looked_back_at_step_by_step_also_after_a_reload(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("phone", "en", game=game.name)
    against_bots(page)
    for _ in range(4):
        expect(page.locator(YOURS)).to_be_visible(timeout=20_000)
        one_act(page, game)
    expect(page.locator(YOURS)).to_be_visible(timeout=20_000)
    if game in CARD_GAMES:  # what the others have just done stands above the hand, and leads to all of it
        log = page.get_by_role("dialog").get_by_role("log")
        for _ in range(40):
            if click(page, "#board .said") and comes(log):
                break
            one_act(page, game)  # where somebody waits for an answer, only the question stands there
        expect(log).to_be_visible()
        page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(YOURS)).to_be_visible(timeout=20_000)
    hand = "[...document.querySelectorAll('#board [data-zone=hand] button')].map((el) => el.dataset.place).sort()"
    before = page.evaluate(hand)
    page.keyboard.press("b")
    back = page.get_by_role("dialog", name="Look back step by step")
    shown = back.locator(".step").inner_text()
    expect(back.locator(".board > *").first).to_be_visible()
    expect(back.get_by_role("combobox")).to_have_count(0)  # nobody looks with others' eyes
    back.get_by_role("button", name="One step back").click()
    expect(back.locator(".step")).not_to_have_text(shown, use_inner_text=True)
    for _ in at_every_size(page):
        fits(page)
    axe_finds_nothing(page)
    back.get_by_role("button", name="Your turn: back to the game").click()
    expect(back).to_have_count(0)
    assert page.evaluate(hand) == before
    page.set_viewport_size({"width": 390, "height": 844})
    stands_still(page)  # what stood beside the board has made room
    page.keyboard.press("l")
    log = page.get_by_role("dialog").get_by_role("log")
    line = log.locator(".act:has(p)").nth(-2)  # of the newest round, which everybody remembers
    said = line.locator("p, h2").last.inner_text()
    line.get_by_role("button", name="Show this again").click()
    expect(back.locator(".lines")).to_contain_text(said)


@every_game
def test_the_seat_moves_to_another_device(new_page: OpenPage, game: AtPage) -> None:
    old = new_page("desktop", "en", game=game.name)
    against_bots(old)
    expect(old.locator(YOURS)).to_be_visible()
    old.get_by_role("button", name="Menu").click()
    old.get_by_role("button", name="Move to another device").click()
    code = old.locator("output.code")
    expect(code).to_have_text(re.compile(r"^\w{6,8}$"))
    new = new_page("phone", "en")
    new.get_by_role("button", name="I have a transfer code").click()
    new.get_by_label("Transfer code").fill(code.inner_text())
    new.get_by_role("button", name="Move here").click()
    starts(new)
    expect(new.locator(YOURS)).to_be_visible()


@every_game
def test_the_language_switches_at_once_also_in_the_log(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("desktop", "en", game=game.name)
    against_bots(page)
    log = page.get_by_role("log")
    expect(page.locator(YOURS)).to_be_visible()
    expect(log).to_contain_text(game.begins["en"])
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(log).to_contain_text(game.begins["de"])
    expect(page.locator(".status")).to_contain_text(re.compile("Du bist dran|Leg eine Karte"))
    expect(page.locator("html")).to_have_attribute("lang", "de")


@every_game
def test_a_refusal_says_why_and_opens_the_rule(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("desktop", "en", game=game.name)
    against_bots(page)
    for _ in range(40):  # turns until something can be done wrong
        own_turn(page, game)
        if game.refused(page):
            break
        one_act(page, game)  # all that can be touched is allowed: on to the next turn
    notice = page.locator(".notice")
    notice.get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Rule booklet").locator(":focus")).to_have_attribute("id", game.rule)


def own_turn(page: Page, game: AtPage) -> None:
    """Play on until it is the own turn, with a card to take up."""
    until = time.monotonic() + 30
    while not (
        page.locator(YOURS).count()
        and page.locator(LIVELY).count()
        and not page.locator(BAND).count()
        and game.settled(page)
    ):
        assert time.monotonic() < until
        if page.locator(YOURS).count():
            one_act(page, game)
        page.wait_for_timeout(30)


def comes(what: Locator) -> bool:
    """Within two seconds: the guide speaks when the pictures have come to rest, and whoever acts before has passed its moment."""
    with suppress(AssertionError):
        expect(what).to_be_visible(timeout=2_000)
    return what.count() > 0


@really_every_game
def test_the_guide_teaches_in_a_real_game(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("phone", "en", settings={"guide": True}, game=game.name)
    page.get_by_role("radio", name="3", exact=True).check()
    page.locator(".bots").get_by_role("button").click()
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text(game.tips[0], timeout=20_000)  # before a race begins, else in it
    tip.get_by_role("button", name="Got it").click()
    until, acted = time.monotonic() + LONGEST, 0
    second = tip.filter(has_text=game.tips[1])
    while not second.count():  # when its moment comes: at once, or after an act
        assert time.monotonic() < until, stuck(page)
        if not acted and page.locator(YOURS).count() and not comes(second):
            acted = one_act(page, game)
        page.wait_for_timeout(30)
    fits(page)
    axe_finds_nothing(page)
    tip.get_by_role("button", name="Leave the guide").click()
    expect(tip).to_have_count(0)
    starts(page)
    page.reload()
    starts(page)
    expect(tip).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Learn to play").click()
    expect(tip).to_contain_text(game.tips[0])  # of the same game


@every_game
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_table_fits(new_page: OpenPage, language: str, game: AtPage) -> None:
    theme = "dark" if language == "en" else "light"
    page = new_page("phone", language, theme=theme, settings={"players": game.most}, game=game.name)
    page.locator(".bots").get_by_role("button").click()
    starts(page)
    for _ in range(6):
        expect(page.locator(YOURS)).to_be_visible(timeout=20_000)
        one_act(page, game)
    for size in at_every_size(page):
        fits(page)
        if size != "phone":
            does_not_scroll(page)
    axe_finds_nothing(page)


def test_the_page_starts_without_a_network(server: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server)
    page.evaluate("navigator.serviceWorker.ready")
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    context.close()
