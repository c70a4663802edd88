"""Plays any game through the page as a person would: takes up what is lively, touches what lights up."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Page, TimeoutError, expect

from .clicking import FIRST, click, first_of
from .games import AtPage

YOURS = ".status.yours"
BAND = "[data-zone=band] button"
LIVELY = "[data-place].lively"
LIT = "[data-place].lit"
CHOSEN = "[data-place].chosen"
OVER = "dialog[open] ol .points"
CURTAIN = ".curtain button"
AGAIN = 50  # ms until it is looked again whether somebody is asked: a look at each frame would keep the page drawing


def starts(page: Page) -> None:
    """In a race it may be another's turn to turn a category up: that takes them a while."""
    asked = page.locator("#board [data-zone=hand] button, #board [data-asked]").first
    expect(asked).to_be_visible(timeout=20_000)


STANDS = """() => ({
  url: location.href,
  says: document.body.innerText.slice(0, 500),
  places: [...document.querySelectorAll('.lively, .lit, .chosen, [data-asked], [data-do]')]
    .map((el) => Object.values({c: String(el.className), ...el.dataset}).join(' ')),
})"""


def stuck(page: Page) -> str:
    """What stands there, for whoever reads of it: it may be another page than the table's."""
    return f"the game does not come to its end: {page.evaluate(STANDS)}"


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def waits(page: Page, until: float, *what: str) -> str:
    """Until the page shows what is looked for, the game is over or somebody is asked here: which of `what`, OVER, CURTAIN, YOURS it is."""
    try:
        left = max(1.0, 1000 * (until - time.monotonic()))
        found = page.wait_for_function(FIRST, arg=[*what, OVER, CURTAIN, YOURS], timeout=left, polling=AGAIN)
        return str(found.json_value())
    except TimeoutError:
        raise AssertionError(stuck(page)) from None


def plays_again(page: Page) -> None:
    """One click for the next game; the last one's result has gone when this returns, so that nobody takes it for the next one's."""
    page.get_by_role("dialog").get_by_role("button", name="Play again!").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def play_by_mouse(page: Page, game: AtPage, until: float) -> int:
    """Click until the game is over; the number of own acts."""
    acts = 0
    while (asked := waits(page, until)) != OVER:
        assert time.monotonic() < until, stuck(page)
        if asked == CURTAIN:
            page.locator(CURTAIN).first.click()
        else:
            acts += one_act(page, game)
    return acts


def own_acts(page: Page) -> int:
    """How often the person of the first seat has acted in the game that is over, by its record: without what follows
    an act (Schnuff's draws), which `play_by_mouse` and `play_by_keyboard` do not count either."""
    base, table = page.url.split("/#/t/")
    record = page.request.get(f"{base}/api/tables/{table}/record").text().splitlines()
    acts = [act for line in record if (act := json.loads(line).get("act"))]
    return sum(act["player"] == 0 and act["type"] != "draw" for act in acts)


def one_act(page: Page, game: AtPage) -> int:
    """One act by mouse, and what has to follow it; 0 if the moment has passed meanwhile."""
    acted = game.act(page) if game.act else touch(page)
    if acted:
        game.after(page)
    else:
        page.wait_for_timeout(30)
    return acted


def touch(page: Page) -> int:
    there = first_of(page, BAND, LIT, CHOSEN, LIVELY)
    if there in (BAND, LIT):  # an answer is asked for: the first button answers
        return click(page, there)
    if there == CHOSEN:  # the board has changed under the hand, and nothing fits any more
        page.keyboard.press("Escape")
    return int(there is not None and click(page, LIVELY) and click(page, LIT))


def play_by_keyboard(page: Page, game: AtPage, until: float) -> int:
    """Tab, arrows and Enter only, until the game is over; the number of own acts."""
    acts = 0
    while waits(page, until) != OVER:
        assert time.monotonic() < until, stuck(page)
        acts += one_act_by_keyboard(page, game)
    return acts


def one_act_by_keyboard(page: Page, game: AtPage) -> int:
    acted = game.act_by_keyboard(page) if game.act_by_keyboard else key(page)
    if acted:
        game.after_by_keyboard(page)
    return acted


def key(page: Page) -> int:
    there = first_of(page, BAND, LIT, LIVELY)
    if there == LIVELY:
        return int(enter(page, LIVELY) and enter(page, LIT))
    return 0 if there is None else enter(page, there)


def enter(page: Page, what: str) -> int:
    """Walk there by Tab, and by arrows within a part of the board, and press Enter; 0 if it has gone meanwhile."""
    for _ in range(60):
        match page.evaluate(WAY, what):
            case "there":
                return press(page)
            case "gone":
                return 0
            case "beside" if walks(page, what):
                return press(page)
            case _:
                page.keyboard.press("Tab")
    return 0


def walks(page: Page, what: str) -> bool:
    """Each way as far as it goes."""
    for way in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        seen: set[str] = set()
        while (here := page.evaluate(HERE)) not in seen:
            if there(page, what):
                return True
            seen.add(here)
            page.keyboard.press(way)
    return there(page, what)


WAY = """(what) => {
  const at = document.activeElement;
  if (at?.matches(what)) return 'there';
  if (at?.closest('[data-zone]')?.querySelector(what)) return 'beside';
  return document.querySelector(what) ? 'elsewhere' : 'gone';
}"""
HERE = "document.activeElement?.dataset.spot + ' ' + document.activeElement?.dataset.slot"


def there(page: Page, what: str) -> bool:
    return bool(page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what))


def press(page: Page) -> int:
    page.keyboard.press("Enter")
    return 1
