"""Schnapp, Land, Fluss! in a real browser: slapped and written, voted on, led, watched on a big screen, played by keys alone."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .clicking import click
from .conftest import SIZES, OpenPage
from .games.schnapp_land_fluss import (
    ACCEPT,
    BOARD,
    LETTER,
    PASS,
    SAY,
    SCHNAPP_LAND_FLUSS,
    TURN,
    WORD,
    act,
    asked,
    best,
    known,
)
from .looks import at_every_size, axe_finds_nothing, does_not_scroll, fits, stands_still, writes_twice_as_large
from .playing import is_over, one_act, one_act_by_keyboard, stuck

pytestmark = pytest.mark.e2e
GAME = SCHNAPP_LAND_FLUSS.name
LONGEST = 150  # seconds a game against bots may take
CALM = {
    "language": "de",
    "reveal_ms": 0,
    "think_ms": 0,
    "word_ms": 30_000,
    "vote_ms": 60_000,
}  # nothing happens by itself
FEW_LETTERS = {"letter_deck": {"counts": {f"letter_{one}": 1 for one in "abdeghklmrst"}, "red": ["letter_h"]}}


def table(new_page: OpenPage, options: dict[str, Any] | None = None, players: int = 2, **how: Any) -> Page:
    """A table with bots, once the letters lie there."""
    page = new_page(game=GAME, settings={"players": players}, wish={"options": options or {}}, **how)
    page.locator(".bots").get_by_role("button").click()
    expect(page.locator(LETTER).first).to_be_visible()
    return page


def two(
    new_page: OpenPage,
    options: dict[str, Any] | None = None,
    people: int = 2,
    host_at: str = "desktop",
    guide: bool = False,
) -> list[Page]:
    """People by a link, without bots: Anna turns the first category."""
    wish = {"options": {**CALM, **(options or {})}}
    host = new_page(
        host_at, "en", settings={"name": "Anna", "players": max(4, people), "guide": guide}, game=GAME, wish=wish
    )
    host.get_by_role("button", name="With friends by link").click()
    link = host.get_by_label("Link to the table").input_value()
    pages = [host]
    for i, name in enumerate(("Bert", "Cleo", "Dora", "Emil", "Fine")[: people - 1]):
        language = ("de", "en")[i % 2]
        guest = new_page("phone", language, path=link[link.index("/#") :])
        guest.get_by_label({"en": "Your name", "de": "Dein Name"}[language]).fill(name)
        guest.get_by_role("button", name={"en": "Take a seat", "de": "Hinsetzen"}[language]).click()
        expect(host.locator(".seats")).to_contain_text(name)
        pages.append(guest)
    return pages


def starts(pages: list[Page]) -> None:
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(BOARD)).to_be_visible()


def state(page: Page, wanted: str) -> None:
    expect(page.locator(BOARD)).to_have_attribute("data-state", wanted, timeout=20_000)


def strike(page: Page, used: Collection[str] = ()) -> tuple[str, str]:
    """Slap the first letter for which there is a word, as soon as one may; the place and the word."""
    expect(page.locator(f"{LETTER}.lively").first).to_be_visible()
    found = best(page, used=used)
    assert found, "there is a word for none of the letters"
    page.locator(f"[data-place='{found[0]}']").click()
    return found


@pytest.mark.parametrize("variant", ["fastest", "grab_all"])
def test_a_game_by_mouse_with_its_result_and_replay(new_page: OpenPage, variant: str) -> None:
    page = table(new_page, {**SCHNAPP_LAND_FLUSS.short["options"], **FEW_LETTERS, "variant": variant}, players=3)
    until = time.monotonic() + LONGEST
    acts = 0
    while not is_over(page):
        assert time.monotonic() < until, stuck(page)
        if variant == "fastest" or acts < 12:  # after that a rush passes without a card
            acts += one_act(page, SCHNAPP_LAND_FLUSS)
        page.wait_for_timeout(40)
    assert acts >= 4
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1st place").first).to_be_visible()
    fits(page)
    axe_finds_nothing(page)
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    lines = [json.loads(line) for line in download.value.path().read_text("utf-8").splitlines()]
    assert len(lines[-1]["result"]["scores"]) == 3
    dialog.get_by_role("button", name="Watch the game again").click()
    replay = page.get_by_role("dialog", name="Watch the game again")
    replay.get_by_role("button", name="One step forward").click()
    expect(replay.locator(".board[data-state]")).to_be_visible()
    replay.get_by_role("button", name="To the end").click()
    axe_finds_nothing(page)
    for _ in at_every_size(page):
        fits(page)


def test_a_game_by_keyboard_alone(new_page: OpenPage) -> None:
    page = table(new_page, {**SCHNAPP_LAND_FLUSS.short["options"], **FEW_LETTERS}, language="de")
    until = time.monotonic() + LONGEST
    acts = 0
    while not is_over(page):
        assert time.monotonic() < until, stuck(page)
        if acts < 12:
            acts += one_act_by_keyboard(page, SCHNAPP_LAND_FLUSS)
        page.wait_for_timeout(40)
    assert acts >= 4


def test_a_letter_is_reached_by_tab_and_arrows_too(new_page: OpenPage) -> None:
    page = two_alone(new_page)
    page.keyboard.press("Space")
    state(page, "OPEN")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.closest('[data-zone=letters]') !== null"):
            break
    page.keyboard.press("ArrowRight")
    place = page.evaluate("document.activeElement.dataset.place")
    assert place.startswith("slot ")
    page.keyboard.press("Enter")
    expect(page.locator(WORD)).to_be_focused()
    expect(page.locator(f"[data-place='{place}'] .hand")).to_have_count(1)


def two_alone(new_page: OpenPage) -> Page:
    """Anna's page at a table of two; Bert only looks on."""
    pages = two(new_page)
    starts(pages)
    expect(pages[0].locator(TURN)).to_be_focused()
    return pages[0]


def test_a_strike_is_felt_by_all_and_the_word_counts(new_page: OpenPage) -> None:
    """The entry has the keyboard at once; the other one sees hand, word and winner, in their language."""
    anna, bert = pages = two(new_page)
    starts(pages)
    anna.locator(TURN).click()
    state(bert, "OPEN")
    place, word = strike(anna)
    expect(anna.locator(WORD)).to_be_focused()
    expect(bert.locator(f"[data-place='{place}'] .hand")).to_have_count(1)
    expect(bert.locator(".searching")).to_contain_text("Anna sucht ein Wort")
    expect(anna.get_by_role("timer")).to_have_accessible_name(re.compile("For your word"))
    anna.keyboard.type(word)
    anna.keyboard.press("Enter")
    for page in pages:
        state(page, "W_TURN")
        expect(page.locator(".news")).to_contain_text(word)
        expect(page.locator("[data-seat='0']")).not_to_have_attribute("data-points", "0")
    expect(bert.locator(".news .end")).to_contain_text("Anna schnappt sich")
    assert bert.locator(f"[data-place='{place}']").count() == 0


def test_six_people_with_six_phones(new_page: OpenPage) -> None:
    """Everybody slaps, everybody has a word for their letter, all hear of all; then nobody knows one, and there is a winner."""
    pages = two(new_page, {"variant": "grab_all", "misses_to_end": 1}, people=6, host_at="phone")
    starts(pages)
    pages[0].locator(TURN).click()
    said: list[str] = []
    for page in pages:
        state(page, "RUSH")
        expect(page.locator(f"{LETTER}.lively")).to_have_count(12 - len(said))  # it knows which ones are held
        _, word = strike(page, said)
        page.locator(WORD).fill(word)
        page.locator(SAY).click()
        said.append(word)
        fits(page)
    assert len(set(said)) == 6
    for page in pages:
        expect(page.locator(".log, [role=log]").first).to_contain_text(said[-1])
    until = time.monotonic() + LONGEST
    while not all(is_over(page) for page in pages):
        assert time.monotonic() < until, "\n".join(map(stuck, pages))
        for page in pages:
            if asked(page) == "turn":
                click(page, TURN)
            elif asked(page) == "strike":
                click(page, PASS)
    for page in pages:
        axe_finds_nothing(page)
        fits(page)


IS_WHOLE = """() => {
  const [around, one] = ['.latest', '.news li'].map((what) => document.querySelector(what).getBoundingClientRect());
  return one.height > 20 && one.top > around.top - 1 && one.bottom < around.bottom + 1 && one.right < around.right + 1;
}"""


@pytest.mark.parametrize("ending", ["", "xqzwort"], ids=["a word", "a long one"])
def test_what_became_of_a_word_is_read_whole_on_every_screen(new_page: OpenPage, ending: str) -> None:
    """The other one has a line more: what the category means in their language."""
    pages = two(new_page, {"variant": "grab_all"}, host_at="phone")
    starts(pages)
    pages[0].locator(TURN).click()
    state(pages[1], "RUSH")
    _, word = strike(pages[1])
    pages[1].locator(WORD).fill(word + ending)
    pages[1].locator(SAY).click()
    for page in pages:
        expect(page.locator(".news .word")).to_have_text(word + ending)
        for width, height in (*SIZES.values(), (390, 664), (375, 667), (320, 568), (844, 390), (667, 375)):
            page.set_viewport_size({"width": width, "height": height})
            stands_still(page)
            assert page.evaluate(IS_WHOLE), (width, height)


def test_an_unlisted_word_is_voted_on(new_page: OpenPage) -> None:
    """Who has voted is seen, not how; one reject is a dispute; the own word can be taken back."""
    anna, bert, cleo = pages = two(new_page, people=3)
    starts(pages)
    anna.locator(TURN).click()
    state(anna, "OPEN")
    _, word = strike(anna)
    odd = word[0] + "xqzwort"
    anna.keyboard.type(odd)
    anna.keyboard.press("Enter")
    for page in pages:
        state(page, "VOTE")
        expect(page.locator(".ballots .word")).to_have_text(odd)
        axe_finds_nothing(page)
        fits(page)
    assert anna.locator(ACCEPT).count() == 0
    bert.locator("[data-do=reject]").click()
    expect(cleo.locator(".voters")).to_have_accessible_name(re.compile("Bert"))
    assert cleo.locator(".voters").inner_text().strip() == ""
    cleo.keyboard.press("1")
    for page in pages:
        state(page, "W_TURN")
    expect(cleo.locator(".news .end")).to_contain_text("Disputed")


def said(page: Page) -> str:
    """The line above the board."""
    return page.get_by_role("status").first.inner_text()


SMALL = [(568, 320), (320, 568), (844, 390)]
ANSWERS = "[data-do=accept], [data-do=reject], [data-do=valid], [data-do=wrong], [data-do=disputed]"


def shows_all_answers(page: Page, count: int) -> None:
    """At once, none below the other, large enough to be hit; the word with them."""
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(ANSWERS)).to_have_count(count)
        for one in (*page.locator(ANSWERS).all(), page.locator(".ballots .word")):
            expect(one).to_be_in_viewport(ratio=1)
        boxes = [box for one in page.locator(ANSWERS).all() if (box := one.bounding_box()) is not None]
        assert len({round(box["y"]) for box in boxes}) == 1, boxes
        does_not_scroll(page)
        fits(page)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_vote_on_a_small_phone_shows_all_answers_at_once(new_page: OpenPage, language: str) -> None:
    anna, bert, cleo = pages = two(new_page, people=3)
    starts(pages)
    anna.locator(TURN).click()
    state(anna, "OPEN")
    _, word = strike(anna)
    anna.keyboard.type(word[0] + "xqzwortschlangenungetüm")
    anna.keyboard.press("Enter")
    voter = bert if language == "de" else cleo  # Bert reads German, Cleo English
    state(voter, "VOTE")
    shows_all_answers(voter, 2)


def test_the_line_above_the_board_invites_only_those_who_may(new_page: OpenPage) -> None:
    """Not whoever is locked out, nor whoever looks on."""
    anna, bert = pages = two(new_page)
    watcher = new_page("phone", "en", path=anna.url[anna.url.index("/#") :] + "/watch")
    starts(pages)
    anna.locator(TURN).click()
    for page in (*pages, watcher):
        state(page, "OPEN")
    assert said(anna) == "Who knows a word? Slap!"
    assert said(bert) == "Wer weiß ein Wort? Schlag zu!"
    assert said(watcher) == "Everybody is looking for a word …"
    _, word = strike(anna)
    anna.keyboard.type(word[0] + "xqzwort")
    anna.keyboard.press("Enter")
    bert.locator("[data-do=reject]").click()
    state(anna, "W_TURN")


def test_a_seat_shows_who_is_away_and_for_whom_a_bot_plays(new_page: OpenPage) -> None:
    anna, bert, cleo = pages = two(new_page, people=3, host_at="phone")
    starts(pages)
    cleo.get_by_role("button", name="Menu").click()
    cleo.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    cleo.get_by_role("dialog").get_by_role("button", name="Leave the table").last.click()
    expect(anna.locator("[data-seat='2']")).to_contain_text("bot")
    bert.close()
    expect(anna.locator("[data-seat='1']")).to_contain_text("away")
    fits(anna)


def test_too_early_is_explained_by_the_rule(new_page: OpenPage) -> None:
    page = two_alone(new_page)
    assert SCHNAPP_LAND_FLUSS.refused(page)
    state(page, "W_TURN")
    page.locator(".notice").get_by_role("button", name="Rule").click()
    focus = page.get_by_role("dialog", name="Rule booklet").locator(":focus")
    expect(focus).to_have_attribute("id", SCHNAPP_LAND_FLUSS.rule)


def test_letters_open_no_windows(new_page: OpenPage) -> None:
    page = two_alone(new_page)
    for key in "hrmcl":
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert page.get_by_role("dialog").count() == 0


def test_the_word_may_come_first(new_page: OpenPage) -> None:
    anna, bert = pages = two(new_page, {"claim_mode": "typed"})
    starts(pages)
    anna.locator(TURN).click()
    state(anna, "OPEN")
    expect(anna.locator(WORD)).to_be_focused()
    category = anna.locator("[data-category]").first.get_attribute("data-category") or ""
    letters = anna.locator(LETTER).evaluate_all("(all) => all.map((el) => el.dataset.letter)")
    word = next(found for letter in letters if (found := known(category, letter, "de")))
    anna.keyboard.type(word)
    expect(anna.locator(f"{LETTER}.chosen")).to_have_count(1)
    anna.keyboard.press("Enter")
    state(bert, "W_TURN")
    expect(bert.locator(".news")).to_contain_text(word)


def test_without_a_race_everybody_answers_in_peace(new_page: OpenPage) -> None:
    """The own answer is seen and may be changed; the others only see that there is one."""
    anna, bert = pages = two(new_page)
    anna.get_by_role("radio", name="no rush, everybody answers").check(force=True)
    starts(pages)
    anna.locator(TURN).click()
    words: list[str] = []
    for page, invited in zip(
        pages, ("Write your word. There’s no rush!", "Schreib dein Wort, du hast Zeit!"), strict=True
    ):
        state(page, "OPEN")
        assert said(page) == invited
        expect(page.locator(WORD)).to_be_focused()
        found = best(page)
        assert found
        stood = bert.locator("#board").inner_text().count(found[1])  # "Kleid" stands in the category "Kleidung"
        page.keyboard.type(found[1])
        page.keyboard.press("Enter")
        words.append(found[1])
        if page is anna:
            expect(anna.locator(".answer")).to_contain_text(found[1])
            expect(bert.locator("[data-seat='0']")).to_have_attribute("data-mark", "said")
            assert bert.locator("#board").inner_text().count(found[1]) == stood
    state(anna, "W_TURN")
    assert any(word in anna.locator(".news").inner_text() for word in words)


def test_without_a_race_a_word_that_begins_wrongly_is_not_sent_and_that_is_said(new_page: OpenPage) -> None:
    anna, bert = pages = two(new_page)
    anna.get_by_role("radio", name="no rush, everybody answers").check(force=True)
    starts(pages)
    anna.locator(TURN).click()
    state(anna, "OPEN")
    anna.locator(LETTER).first.click()
    letter = anna.locator("form.entry").get_attribute("data-entry") or ""
    anna.locator(WORD).fill("Zebra" if "z" not in letter else "Affe")
    anna.locator(SAY).click()
    expect(anna.locator("#word-hint")).to_contain_text("Not sent!")
    axe_finds_nothing(anna)
    assert bert.locator("[data-seat='0']").get_attribute("data-mark") == ""


LIE = """() => [...document.querySelectorAll('[data-spot^="slot "]')].map((el) => {
  const {x, y, width, height} = el.getBoundingClientRect();
  return [el.dataset.spot, x, y, width, height].join(' ');
})"""
PHONES = [(390, 844), (390, 664), (375, 667), (320, 568), (844, 390), (667, 375), (568, 320)]


@pytest.mark.parametrize("width, height", PHONES)
def test_nothing_moves_a_letter(new_page: OpenPage, width: int, height: int) -> None:
    """No tip, status, strike, word or verdict; and all of it is seen at once, large enough to be hit."""
    anna, bert = pages = two(new_page, host_at="phone", guide=True)
    for page in pages:
        page.set_viewport_size({"width": width, "height": height})
    starts(pages)
    lie = [page.evaluate(LIE) for page in pages]

    def still() -> None:
        assert [page.evaluate(LIE) for page in pages] == lie
        for page in pages:
            does_not_scroll(page)
            boxes = [box for one in page.locator(LETTER).all() if (box := one.bounding_box()) is not None]
            assert all(min(box["width"], box["height"]) >= 44 for box in boxes), boxes
            assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
            assert all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes)

    tip = anna.get_by_role("complementary", name="Tip")
    expect(tip).to_be_visible()
    still()
    tip.get_by_role("button", name="Got it").click()
    still()
    anna.locator(TURN).click()
    state(bert, "OPEN")
    still()
    _, word = strike(anna)
    expect(bert.locator(".searching")).to_be_visible()
    expect(anna.locator(WORD)).to_be_in_viewport(ratio=1)
    expect(anna.locator(".number")).to_be_in_viewport(ratio=1)
    still()
    anna.locator(WORD).fill("€")
    letter = anna.locator("form.entry").get_attribute("data-entry") or ""  # a word may begin with Ø
    anna.locator(WORD).fill("Zebra" if "z" not in letter else "Ölzeug")
    expect(anna.locator("#word-hint")).not_to_be_empty()
    still()
    anna.locator(WORD).fill(word)
    anna.locator(SAY).click()
    for page in pages:
        state(page, "W_TURN")
        expect(page.locator(".news .word")).to_be_in_viewport()
        assert page.locator(".news .word").evaluate("(el) => parseFloat(getComputedStyle(el).fontSize)") >= 16
    still()


OUTSIDE = """() => ['.stage > .doing', '.facts', '.players', '.status'].flatMap((part) => {
  const room = document.querySelector(part).getBoundingClientRect();
  return [...document.querySelectorAll(`${part} *:not(#word-hint)`)].map((el) => [el.className, el.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0 && (box.bottom > room.bottom + 2 || box.top < room.top - 2)).map(([name]) => `${part} ${name}`);
})"""


@pytest.mark.parametrize("width, height", [(390, 664), (320, 568)])
def test_letters_of_twice_the_size_stay_in_their_room(new_page: OpenPage, width: int, height: int) -> None:
    anna, bert = pages = two(new_page)
    bert.set_viewport_size({"width": width, "height": height})
    writes_twice_as_large(bert)
    starts(pages)
    for wanted, do in (("OPEN", lambda: anna.locator(TURN).click()), ("CONTEST", lambda: strike(bert))):
        stands_still(bert)
        assert bert.evaluate(OUTSIDE) == []
        do()
        state(bert, wanted)
    stands_still(bert)
    assert bert.evaluate(OUTSIDE) == []


SPEAKS = """() => {
  window.SpeechRecognition = window.webkitSpeechRecognition = class {
    start() { const heard = [{transcript: window.spoken + '.'}]; heard.isFinal = true; setTimeout(() => this.onresult({results: [heard]}), 50); }
    abort() {}
  };
}"""


def test_a_word_may_be_spoken_after_one_has_agreed(new_page: OpenPage) -> None:
    anna, bert = pages = two(new_page)
    starts(pages)
    anna.evaluate(SPEAKS)
    anna.locator(TURN).click()
    state(anna, "OPEN")
    _, word = strike(anna)
    anna.evaluate("(word) => { window.spoken = word }", word)
    anna.get_by_role("button", name="Speak instead of typing").click()
    expect(anna.get_by_text("send the recording to its maker")).to_be_visible()
    anna.get_by_role("button", name="Yes, listen").click()
    state(bert, "W_TURN")
    expect(bert.locator(".news")).to_contain_text(word)


MEETS = """([some, others]) => {
  const [these, those] = [some, others].map((one) => [...document.querySelectorAll(one)].filter((el) => el.checkVisibility()));
  const name = (el) => el.dataset.letter ?? el.dataset.place ?? el.className;
  return these.flatMap((one) => those.filter((other) => other !== one).flatMap((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1 ? [`${name(one)} on ${name(other)}`] : [];
  }));
}"""


def meets(page: Page, some: str, others: str) -> list[str]:
    """What lies over something else."""
    found: list[str] = page.evaluate(MEETS, [some, others])
    return found


def test_a_leader_chooses_the_category_and_judges(new_page: OpenPage) -> None:
    anna, bert, cleo = pages = two(new_page, {"leader_free_categories": True}, people=3)
    anna.get_by_role("button", name=re.compile("^Cleo leads the game")).click()
    expect(anna.locator(".seats")).to_contain_text("leads the game")
    fits(anna)
    starts(pages)
    state(cleo, "W_TURN")
    assert said(cleo) == "Choose a category!"
    expect(cleo.locator("[data-place^=category]")).to_have_count(33)
    for width, height in (*SMALL, (390, 844)):
        cleo.set_viewport_size({"width": width, "height": height})
        expect(cleo.locator("[data-place='category building'] .word:visible")).to_be_in_viewport(ratio=1)
        assert not meets(
            cleo, ".strip .letters .place", ".players, [data-do=text], [data-place^=category], .strip .place"
        )
        fits(cleo)
    axe_finds_nothing(cleo)
    cleo.locator("[data-do=text]").fill("Was stinkt")
    cleo.locator("[data-do=invent]").click()
    state(anna, "OPEN")
    expect(anna.locator(".stage > .category")).to_contain_text("Was stinkt")
    state(cleo, "OPEN")
    assert said(cleo) == "Everybody is looking for a word …"
    anna.locator(LETTER).first.click()
    letter = anna.locator("form.entry").get_attribute("data-entry") or ""
    anna.keyboard.type(letter[-1].upper() + "stinkt")
    anna.keyboard.press("Enter")
    state(cleo, "VOTE")
    shows_all_answers(cleo, 3)
    axe_finds_nothing(cleo)
    cleo.locator("[data-do=valid]").click()
    state(cleo, "W_TURN")
    expect(bert.locator(".news .end")).to_contain_text("Anna schnappt sich")
    cleo.locator("[data-place='category river']").click()
    expect(bert.locator("[data-category=river]").first).to_be_visible()


def test_the_language_switches_while_the_category_stays(new_page: OpenPage) -> None:
    """The words are in the table's language; what the category means stands beside it in one's own."""
    page = two_alone(new_page)
    page.keyboard.press("Space")
    state(page, "OPEN")
    german = page.locator(".stage .word").first.inner_text()
    page.locator("header").get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".doing .hint")).to_contain_text("Schlag auf einen Buchstaben")
    assert page.locator(".stage .word").first.inner_text() == german
    assert page.locator(BOARD).get_attribute("data-state") == "OPEN"


def test_a_big_screen_for_all_and_phones_as_hands(new_page: OpenPage) -> None:
    anna, bert = pages = two(new_page)
    at = anna.url[anna.url.index("/#") :]
    screen = new_page("desktop", "de", path=at + "/screen", theme="dark")
    expect(screen.get_by_role("heading", name="Schnapp, Land, Fluss!")).to_be_visible()
    starts(pages)
    hand = new_page("phone", "de", path=at + "/hand")  # a stranger may only look
    expect(hand.get_by_text("Das Spiel läuft schon")).to_be_visible()
    expect(screen.locator(".door svg").first).to_be_visible()
    assert screen.locator("#board button").count() == 0
    fits(screen)
    axe_finds_nothing(screen)
    bert.goto(bert.url.split("#")[0] + at[1:] + "/hand")
    expect(bert.locator(BOARD)).to_be_visible()
    assert not bert.locator(".players").is_visible()
    anna.locator(TURN).click()
    state(bert, "OPEN")
    place, _ = strike(bert)
    expect(screen.locator(f"[data-spot='{place}'] .hand")).to_have_count(1)
    fits(bert)
    axe_finds_nothing(bert)


def test_reload_in_the_middle_of_a_word(new_page: OpenPage) -> None:
    anna, bert = pages = two(new_page)
    starts(pages)
    anna.locator(TURN).click()
    state(anna, "OPEN")
    _, word = strike(anna)
    expect(bert.locator(".searching")).to_be_visible()
    anna.reload()
    expect(anna.locator(WORD)).to_be_visible()
    anna.locator(WORD).fill(word)
    anna.locator(SAY).click()
    state(bert, "W_TURN")


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_moment_fits(new_page: OpenPage, language: str) -> None:
    theme = "dark" if language == "de" else "light"
    page = table(new_page, {**CALM, "variant": "grab_all", "games": 2}, 6, size="phone", language=language, theme=theme)
    seen: set[str] = set()
    until = time.monotonic() + 150  # whose turn it is to turn one up is chance
    while len(seen) < 3:
        assert time.monotonic() < until, seen
        moment = asked(page)
        if moment in ("turn", "strike", "word") and moment not in seen:
            seen.add(moment)
            for size in at_every_size(page):
                fits(page)
                if size != "phone":
                    does_not_scroll(page)
            axe_finds_nothing(page)
        if moment == "" and "turn" not in seen and page.locator(BOARD).get_attribute("data-state") == "W_TURN":
            seen.add("turn")  # somebody else turns
        act(page)
        page.wait_for_timeout(40)
