"""Plays any game through the page as a person would: takes up what is lively, touches what lights up."""

from __future__ import annotations

import json
import time

from playwright.sync_api import Page, TimeoutError, expect

from .clicking import click
from .games import AtPage

YOURS = ".status.yours"
BAND = "[data-zone=band] button"
LIVELY = "[data-place].lively"
LIT = "[data-place].lit"
CHOSEN = "[data-place].chosen"
OVER = "dialog[open] ol .points"
CURTAIN = ".curtain button"
ASKED = f"{YOURS}, {CURTAIN}, {OVER}"


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


def waits(page: Page, until: float) -> None:
    """Until somebody is asked here, or the game is over."""
    try:
        left = max(1.0, 1000 * (until - time.monotonic()))
        page.wait_for_function("(what) => document.querySelector(what) !== null", arg=ASKED, timeout=left)
    except TimeoutError:
        raise AssertionError(stuck(page)) from None


def play_by_mouse(page: Page, game: AtPage, until: float) -> int:
    """Click until the game is over; the number of own acts."""
    acts = 0
    while not is_over(page):
        assert time.monotonic() < until, stuck(page)
        if page.locator(CURTAIN).count():
            page.locator(CURTAIN).first.click()
        elif page.locator(YOURS).count():
            acts += one_act(page, game)
        else:
            waits(page, until)
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
    if page.locator(BAND).count():  # an answer is asked for: the first button answers
        return click(page, BAND)
    if page.locator(LIT).count():
        return click(page, LIT)
    if page.locator(CHOSEN).count():  # the board has changed under the hand, and nothing fits any more
        page.keyboard.press("Escape")
    if page.locator(LIVELY).count() and click(page, LIVELY) and page.locator(LIT).count():
        return click(page, LIT)
    return 0


def play_by_keyboard(page: Page, game: AtPage, until: float) -> int:
    """Tab, arrows and Enter only, until the game is over; the number of own acts."""
    acts = 0
    while not is_over(page):
        assert time.monotonic() < until, stuck(page)
        if page.locator(YOURS).count():
            acts += one_act_by_keyboard(page, game)
        else:
            waits(page, until)
    return acts


def one_act_by_keyboard(page: Page, game: AtPage) -> int:
    acted = game.act_by_keyboard(page) if game.act_by_keyboard else key(page)
    if acted:
        game.after_by_keyboard(page)
    return acted


def key(page: Page) -> int:
    for wanted in (BAND, LIT):
        if page.locator(wanted).count():
            return enter(page, wanted)
    if page.locator(LIVELY).count() and enter(page, LIVELY) and page.locator(LIT).count():
        return enter(page, LIT)
    return 0


def enter(page: Page, what: str) -> int:
    """Walk there by Tab, and by arrows within a part of the board, and press Enter; 0 if it has gone meanwhile."""
    for _ in range(60):
        if there(page, what) or (page.evaluate(BESIDE, what) and walks(page, what)):
            return press(page)
        if not page.locator(what).count():
            return 0
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


BESIDE = "(what) => document.activeElement?.closest('[data-zone]')?.querySelector(what) != null"
HERE = "document.activeElement?.dataset.spot + ' ' + document.activeElement?.dataset.slot"


def there(page: Page, what: str) -> bool:
    return bool(page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what))


def press(page: Page) -> int:
    page.keyboard.press("Enter")
    return 1
