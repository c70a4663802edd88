"""Schnuff in a real browser: drawing is up to each player, own names go everywhere, and dice and long names fit."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .games.schnuff import HAND, PILE, SCHNUFF, drag_from_the_pile
from .looks import axe_finds_nothing, does_not_scroll, fits, stands_still
from .playing import CURTAIN, LIVELY, YOURS, click, enter, one_act, starts, stuck, touch

pytestmark = pytest.mark.e2e
KINDS = ("number_1", "number_2", "number_3", "number_4", "pass", "reverse", "snap", "risk", "schnuff")
LONG = 10_000  # ms a card waits for whoever may still draw: nothing is forgotten meanwhile
PATIENT = (
    LONG + 5_000
)  # ms: a weak bot misses a card now and then (`docs/bots.md`), and then the own card waits as long


def deck(**counts: int) -> dict[str, int]:
    made = dict.fromkeys(KINDS, 0) | {kind: number for kind, number in counts.items()}
    return made | {"number_1": 54 - sum(made.values())}


PASSING = deck(**{"pass": 40})
SNIFFING = deck(snap=30, schnuff=8, number_4=16)  # dice at once, and a round that is soon over


def table(
    new_page: OpenPage, options: dict[str, Any], players: int = 2, settings: dict[str, Any] | None = None, **how: Any
) -> Page:
    """A table with bots that never forget, on the own turn."""
    wish = {"options": options, "forget_percent": 0}
    page = new_page(game="schnuff", settings={"players": players, **(settings or {})}, wish=wish, **how)
    page.locator(".bots").get_by_role("button").click()
    starts(page)
    own_turn(page)
    return page


def own_turn(page: Page) -> None:
    expect(page.locator(YOURS)).to_be_visible(timeout=20_000)
    expect(page.locator(LIVELY).first).to_be_visible()


def plays(page: Page) -> None:
    """One own card, without a draw."""
    until = time.monotonic() + 10
    while not touch(page):
        assert time.monotonic() < until, stuck(page)
        page.wait_for_timeout(20)


def cards(page: Page) -> int:
    return page.locator(HAND).count()


@pytest.mark.parametrize("way", ["drag", "tap", "d", "z", "tab"])
def test_a_card_is_drawn_by_hand_or_by_key(new_page: OpenPage, way: str) -> None:
    page = table(new_page, {"draw_grace_ms": LONG})
    plays(page)
    expect(page.locator(HAND)).to_have_count(3, timeout=PATIENT)
    if way == "drag":
        drag_from_the_pile(page)
    elif way == "tap":
        assert click(page, PILE)
    elif way == "tab":
        assert enter(page, PILE)
    else:
        page.keyboard.press(way)
    expect(page.locator(HAND)).to_have_count(4, timeout=PATIENT)
    expect(page.get_by_role("log")).to_contain_text(re.compile("You draw (a|“)"), timeout=PATIENT)


def test_a_draw_may_be_asked_for_while_the_own_card_is_on_its_way(new_page: OpenPage) -> None:
    page = table(new_page, {"draw_grace_ms": LONG})
    page.locator(LIVELY).first.click()
    page.evaluate("document.querySelector('[data-place=discard]').click()")
    page.keyboard.press("d")  # at once
    expect(page.get_by_role("log")).to_contain_text(re.compile("You draw (a|“)"), timeout=PATIENT)
    expect(page.locator(HAND)).to_have_count(4, timeout=PATIENT)
    assert page.locator(".notice").count() == 0


LOOKS = """() => {
  const pile = document.querySelector('[data-place=pile]');
  return [pile.className, pile.getAttribute('aria-label'), pile.title, getComputedStyle(pile).boxShadow,
          document.querySelectorAll('.lit[data-place], .lively[data-place], .mark[data-place]').length];
}"""


def uncounted(looks: list[Any]) -> list[str]:
    """How the pile looks, but for the number of its cards: others draw meanwhile."""
    return [re.sub(r"\d+", "so many", told) for told in looks[:4]]


def test_nobody_is_reminded(new_page: OpenPage) -> None:
    """The pile looks the same whether a card may be drawn or not (R8), and so does the rest of the board."""
    page = table(new_page, {"draw_grace_ms": 3000}, players=3)
    closed = page.evaluate(LOOKS)
    plays(page)
    expect(page.locator(HAND)).to_have_count(3)
    page.mouse.move(2, 2)
    stands_still(page)
    opened = page.evaluate(LOOKS)
    assert uncounted(opened) == uncounted(closed)
    assert opened[4] == 0
    for word in ("draw", "Draw"):
        assert word not in page.locator(".status").inner_text()
        assert word not in page.locator(".hint").inner_text()
    expect(page.get_by_role("log")).to_contain_text("You didn’t draw", timeout=20_000)
    later = page.evaluate(LOOKS)
    assert uncounted(later) == uncounted(closed) or page.locator(YOURS).count()


def test_a_forgotten_card_is_lost_and_the_page_says_so(new_page: OpenPage) -> None:
    page = table(new_page, {"draw_grace_ms": 1000}, players=3)
    plays(page)
    expect(page.get_by_role("log")).to_contain_text("You didn’t draw", timeout=10_000)
    assert click(page, PILE)
    expect(page.locator(".notice")).to_contain_text("You can’t draw a card now")
    assert cards(page) == 3
    own_turn(page)
    plays(page)
    page.keyboard.press("d")
    expect(page.locator(HAND)).to_have_count(3)  # one less for the rest of the round


def test_the_reminder_is_an_option(new_page: OpenPage) -> None:
    page = table(new_page, {"draw_grace_ms": LONG, "draw_reminder": True})
    assert "lit" not in (page.locator(PILE).get_attribute("class") or "").split()
    plays(page)
    expect(page.locator(f"{PILE}.lit")).to_be_visible(timeout=PATIENT)
    assert click(page, PILE)
    expect(page.locator(f"{PILE}.lit")).to_have_count(0)


def test_where_the_game_draws_the_pile_is_no_button(new_page: OpenPage) -> None:
    page = table(new_page, {"draw_mode": "auto"})
    assert page.locator(PILE).count() == 0
    plays(page)
    expect(page.get_by_role("log")).to_contain_text(re.compile("You draw (a|“)"))
    expect(page.locator(HAND)).to_have_count(4)
    page.keyboard.press("d")
    page.wait_for_timeout(300)
    assert page.locator(".notice").count() == 0


def test_who_leads_needs_a_number_card(new_page: OpenPage) -> None:
    """Round one screen the first card is always somebody's here."""
    page = new_page("tablet", "en", game="schnuff", wish={"options": {"deck": PASSING}})
    page.get_by_role("button", name="On one screen").click()
    page.get_by_role("button", name="Start playing").click()
    page.get_by_role("button", name=re.compile("show my hand")).click()
    starts(page)
    wild = page.locator("[data-place='hand pass']")
    if wild.count():  # a hand of four ones is rare
        wild.first.click()
        page.locator("[data-place=discard]").click()
        notice = page.locator(".notice")
        expect(notice).to_contain_text("A round always starts with a number card")
        notice.get_by_role("button", name="Rule").click()
        focus = page.get_by_role("dialog", name="Rule booklet").locator(":focus")
        expect(focus).to_have_attribute("id", "rule-3.4")


def test_round_one_screen_there_is_time_to_draw_before_the_curtain(new_page: OpenPage) -> None:
    page = new_page("tablet", "en", game="schnuff", wish={"options": {"draw_grace_ms": LONG}})
    page.get_by_role("button", name="On one screen").click()
    page.get_by_role("button", name="Start playing").click()
    for turn in range(5):
        button = page.locator(CURTAIN)
        expect(button.first).to_be_visible(timeout=15_000)
        assert page.locator("[data-zone=hand]").count() == 0
        button.first.click()
        starts(page)
        assert cards(page) == 4, f"turn {turn}"
        plays(page)
        page.wait_for_timeout(700)  # a slow hand
        page.keyboard.press("d")
        expect(page.locator(HAND)).to_have_count(4)
    assert page.locator(".notice").count() == 0


def test_own_names_by_a_link(new_page: OpenPage) -> None:
    """What the group calls its cards stands on cards, in the log and in the replay, for everybody in their language."""
    names = {"options": {"deck": PASSING}, "forget_percent": 0}
    host = new_page("desktop", "en", settings={"name": "Anna"}, game="schnuff", wish=names)
    host.get_by_role("button", name="With friends by link").click()
    link = host.get_by_label("Link to the table").input_value()
    host.get_by_text("House rules at this table").click()
    host.get_by_label("Your own name for “Pass!”, English").fill("Move on!")
    host.get_by_label("Your own name for “Passe!”, Deutsch").fill("Weiter!")
    host.get_by_label("Your own name for “Passe!”, Deutsch").press("Tab")
    guests: list[Page] = []
    for name, language in (("Bert", "de"), ("Cleo", "en"), ("Dora", "de")):
        guest = new_page("phone", language, path=link[link.index("/#") :])
        guest.get_by_label({"en": "Your name", "de": "Dein Name"}[language]).fill(name)
        guest.get_by_role("button", name={"en": "Take a seat", "de": "Hinsetzen"}[language]).click()
        guests.append(guest)
    expect(host.locator(".seats")).to_contain_text("Dora")
    host.get_by_role("button", name="Start the game").click()
    pages = [host, *guests]
    for page in pages:
        starts(page)
    words = ("Move on!", "Weiter!", "Move on!", "Weiter!")
    unheard = {
        page: f"“{word}”" if word == "Move on!" else f"„{word}“" for page, word in zip(pages, words, strict=True)
    }
    until = time.monotonic() + 60
    while unheard:  # a log goes back to one's own last act only, so it is read after each act
        assert time.monotonic() < until, unheard.values()
        for page in pages:
            if page.locator(YOURS).count():
                one_act(page, SCHNUFF)
        unheard = {
            page: word for page, word in unheard.items() if word not in page.get_by_role("log").first.inner_text()
        }
    for page, word in zip(pages, words, strict=True):
        held = page.locator("[data-place='hand pass']")
        if held.count():
            expect(held.first).to_have_accessible_name(re.compile(f"^{word}"))
        assert "Pass!" not in page.locator("#board").inner_text()
        assert "Passe!" not in page.locator("#board").inner_text()
    watcher = new_page("tablet", "de", path=link[link.index("/#") :] + "/watch")
    expect(watcher.locator(".status")).to_be_visible()
    expect(watcher.locator("[data-zone=hand]")).to_have_count(0)
    assert watcher.locator(PILE).count() == 0


TOLL = {
    "en": (
        "With friends by link",
        "Add a bot",
        "House rules at this table",
        "A bot is playing. That is why sitting out",
    ),
    "de": (
        "Mit Freunden per Link",
        "Bot dazusetzen",
        "Hausregeln an diesem Tisch",
        "Ein Bot spielt mit. Darum kostet es hier",
    ),
}
TOLLS = {
    "en": ("Toll for sitting out", "nothing, as in the original game", "the toll at the next gate"),
    "de": ("Zoll fürs Aussetzen", "nichts, wie im ursprünglichen Spiel", "den Zoll der nächsten Schranke"),
}


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desktop", "en")])
def test_beside_a_bot_the_lobby_tells_of_the_toll(new_page: OpenPage, size: str, language: str) -> None:
    """R31: it comes with the first bot, says why, and what the host sets stays when the bot goes."""
    by_link, add_bot, rules, sentence = TOLL[language]
    label, free, next_gate = TOLLS[language]
    page = new_page(size, language, settings={"name": "Anna"}, game="schnuff")
    page.get_by_role("button", name=by_link).click()
    page.get_by_text(rules).click()
    toll = page.get_by_role("group", name=label)
    expect(toll.get_by_role("radio", name=free)).to_be_checked()
    expect(page.get_by_text(sentence)).to_have_count(0)
    page.get_by_role("button", name=add_bot).click()
    expect(page.get_by_text(sentence)).to_be_visible()
    expect(toll.get_by_role("radio", name=next_gate)).to_be_checked()
    fits(page)
    axe_finds_nothing(page)
    toll.get_by_role("radio", name=free).check()
    expect(toll.get_by_role("radio", name=free)).to_be_checked()
    expect(page.get_by_text(sentence)).to_have_count(0)
    page.get_by_role("button", name=add_bot).click()
    expect(page.locator(".seats li")).to_have_count(4)
    expect(toll.get_by_role("radio", name=free)).to_be_checked()


WIDE = {kind: {"de": "Donaudampfschiff", "en": "Knickerbockerman"} for kind in KINDS[4:]}


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("phone", "en"), ("tablet", "en"), ("desktop", "de")])
def test_dice_news_and_long_names_fit(new_page: OpenPage, size: str, language: str) -> None:
    options = {"deck": SNIFFING, "card_names": WIDE, "chips": 30, "draw_mode": "auto"}
    theme = "light" if language == "en" else "dark"
    pace = {"pace": "brisk"}  # what is shown in passing is to be seen
    page = table(new_page, options, players=6, settings=pace, size=size, language=language, theme=theme, pace_ms=200)
    page.locator("[data-zone=hand] button").first.click()  # a chosen card tells what it would do
    stands_still(page)
    fits(page)
    axe_finds_nothing(page)
    if size != "phone":
        does_not_scroll(page)
    page.keyboard.press("Escape")
    seen: set[str] = set()
    until = time.monotonic() + 60
    while len(seen) < 2:
        assert time.monotonic() < until, (seen, page.locator(".status").inner_text())
        for what in ("[data-throws]", "[data-banner]"):
            if what not in seen and page.locator(what).count():
                fits(page)
                seen.add(what)
        if page.locator(YOURS).count():
            one_act(page, SCHNUFF)
        page.wait_for_timeout(30)
