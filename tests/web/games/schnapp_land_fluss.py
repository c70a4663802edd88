"""Schnapp, Land, Fluss! through the page: turn a category, slap a letter, write a word for it, vote."""

from __future__ import annotations

from collections.abc import Collection

from playwright.sync_api import Page

from schnapp import words
from schnapp.games.schnapp_land_fluss import spelling
from schnapp.games.schnapp_land_fluss.vocabulary import fitting
from tests.web.clicking import click

from .at_page import AtPage

BOARD = "#board .board"
ASKED = f"{BOARD}[data-asked]"
TURN = "[data-do=turn]"
WORD = "[data-do=word]"
SAY = "[data-do=say]"
PASS = "[data-do=pass]"
ACCEPT = "[data-do=accept]"
LETTER = "[data-zone=letters] button"

OPEN = """() => {
  const board = document.querySelector('#board .board');
  const letters = [...document.querySelectorAll('[data-zone=letters] button.lively')].map((el) => [el.dataset.place, el.dataset.letter]);
  return {asked: board?.dataset.asked ?? '', category: board?.querySelector('[data-category]')?.dataset.category ?? '', letters,
          entry: document.querySelector('form.entry')?.dataset.entry ?? ''};
}"""
"""What is asked for, the category, the letters that may be struck (place and kind), and the one that a word is written for."""


def known(category: str, letter: str, language: str, used: Collection[str] = ()) -> str | None:
    """A word that the referee accepts, and that was not said before."""
    found = [word for word in fitting(category, language, letter) if word not in used]
    return next((word for word in found if words.judge(word, category, language).answer == "accept"), None)


def best(page: Page, language: str = "de", used: Collection[str] = ()) -> tuple[str, str] | None:
    """A place where a letter lies for which there is a word, and the word."""
    seen = page.evaluate(OPEN)
    for place, letter in seen["letters"]:
        if word := known(seen["category"], letter, language, used):
            return place, word
    return None


def asked(page: Page) -> str:
    return str(page.evaluate(OPEN)["asked"])


def write(page: Page, language: str = "de") -> int:
    """A word for the card that one's hand lies on, by keys; 0 if the moment has passed."""
    seen = page.evaluate(OPEN)
    if not seen["entry"] or not page.evaluate("document.activeElement?.dataset.do === 'word'"):
        return 0
    page.keyboard.insert_text(known(seen["category"], seen["entry"], language) or seen["entry"][-1].upper() + "xyz")
    page.keyboard.press("Enter")
    return 1


def act(page: Page) -> int:
    """One own act by mouse: 0 if there is none now."""
    match asked(page):
        case "turn":
            return click(page, TURN)
        case "vote":
            return click(page, ACCEPT)
        case "word":
            return click(page, WORD) and write(page)
        case "strike":
            if found := best(page):
                return click(page, f"[data-place='{found[0]}']")
            return click(page, PASS)
        case _:
            return 0


def act_by_keyboard(page: Page) -> int:
    match asked(page):
        case "turn":
            page.keyboard.press("Space")
        case "vote":
            page.keyboard.press("1")
        case "word":
            return write(page)
        case "strike":
            found = best(page)
            page.keyboard.press((found and spelling.initial(found[1])) or "0")
        case _:
            return 0
    page.wait_for_timeout(60)
    return 1


def too_early(page: Page) -> bool:
    """Slap a letter before the category is turned."""
    page.locator(LETTER).first.click()
    page.locator(".notice").wait_for()
    return True


SCHNAPP_LAND_FLUSS = AtPage(
    name="schnapp-land-fluss",
    most=6,
    short={"options": {"language": "de", "misses_to_end": 1, "think_ms": 5000, "vote_ms": 3000, "reveal_ms": 1000}},
    own_act="You",
    begins={"en": "", "de": ""},
    by_all="",
    to_see="",
    tips=("Welcome to the schoolyard!", "Slap!"),
    rule="rule-3.2",
    refused=too_early,
    one_screen=False,
    act=act,
    act_by_keyboard=act_by_keyboard,
)
