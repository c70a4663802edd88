"""Snails through the page: a plan of five cards, then fields, snails and answers."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.clicking import first_of

from .at_page import AtPage

PROGRAM = "[data-do=program]"
READY = f"{PROGRAM}:not([disabled])"
ACTIVE = "[data-order=active].lacks input"
RESERVE = "[data-order=inactive].lacks label:last-of-type input"
FOLDED = "[data-order].lacks .open"  # where there is little room
FREE = "[data-zone=slots] [data-place^=slot]:not(.full)"
UNLAID = ".programme [data-zone=hand] button:not(.laid)"
FIRE = "[data-do=aim]:not([disabled])"
FIELD = "[data-place][data-lit]"
SNAIL = "[data-pick]:not([aria-pressed=true])"
SLOT = ".victim button"
ANSWER = "[data-asked] [data-do]:not([disabled])"
CARD = "[data-asked] [data-zone=hand] button.lively:not(.chosen)"
ORDER = (READY, FIRE, FIELD, SNAIL, SLOT, ANSWER, CARD)
"""What is done when it can be done, the first first."""

POINT = """(what) => {
  for (const el of document.querySelectorAll(what)) {
    if (el.disabled) continue;
    if (el instanceof HTMLElement) el.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = el.getBoundingClientRect();
    for (const [a, b] of [[0.5, 0.5], [0.5, 0.3], [0.3, 0.35], [0.7, 0.35], [0.5, 0.15], [0.5, 0.7]]) {
      const [x, y] = [box.x + a * box.width, box.y + b * box.height];
      const hit = document.elementFromPoint(x, y);
      if (hit && el.contains(hit)) return [x, y];
    }
  }
  return null;
}"""
"""A point at which the first of these things can be touched: a mountain may hide the middle of a field."""


def reach(page: Page, what: str) -> int:
    """Click it where nothing lies upon it; 0 if there is no such place."""
    where = page.evaluate(POINT, what)
    if where is None:
        return 0
    page.mouse.click(*where)
    return 1


def plans(page: Page) -> bool:
    """The plan is not whole yet."""
    return first_of(page, READY, PROGRAM) == PROGRAM


def plan(page: Page) -> int:
    """The next thing a plan lacks, by mouse: somebody who acts, somebody in reserve, a card."""
    lacking = first_of(page, ACTIVE, RESERVE, FREE)
    if lacking in (ACTIVE, RESERVE):
        return reach(page, lacking) or reach(page, FOLDED)
    return int(lacking is not None and reach(page, UNLAID) and reach(page, FREE))


def act(page: Page) -> int:
    if plans(page):
        return plan(page)
    return int(any(reach(page, what) for what in ORDER))


def plan_by_keyboard(page: Page) -> int:
    lacking = first_of(page, ACTIVE, RESERVE, FREE)
    if lacking == ACTIVE:
        return go(page, ACTIVE, "Space")
    if lacking == RESERVE:
        return go(page, "[data-order=inactive] input", "ArrowRight")
    slot = page.locator(FREE).first.get_attribute("data-place") if lacking else None
    return go(page, UNLAID, slot.removeprefix("slot ")) if slot else 0


def act_by_keyboard(page: Page) -> int:
    if plans(page):
        return plan_by_keyboard(page)
    return int(any(go(page, what, "Enter") for what in ORDER))


WAY = """(what) => {
  const at = document.activeElement;
  if (!document.querySelector(what)) return 'gone';
  if (!at || at.matches(what)) return at ? '' : 'Tab';
  if (at.closest('svg')) return 'PageDown';
  const row = at.closest('[data-zone=hand], [data-zone=slots]');
  const wanted = row && [...row.querySelectorAll('*')].find((el) => el.matches(what));
  if (!wanted) return 'Tab';
  const [from, to] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(y) > from.height / 2) return y > 0 ? 'ArrowDown' : 'ArrowUp';
  return x > 0 ? 'ArrowRight' : 'ArrowLeft';
}"""
"""The key that leads there from where the keyboard is; none if the keyboard is there, "gone" if nothing is."""


def go(page: Page, what: str, key: str) -> int:
    """Walk there by Tab, on the map from choice to choice and among cards by arrows, and press the key."""
    walked = 0  # on the map or among the cards one is at
    for _ in range(90):
        way = page.evaluate(WAY, what)
        if not way:
            page.keyboard.press(key)
            return 1
        if way == "gone":
            return 0
        walked = 0 if way == "Tab" else walked + 1
        page.keyboard.press("Tab" if walked > 12 else way)
    return 0


SNAILS = AtPage(
    name="snails",
    most=4,
    short={"options": {"rounds": 1, "faction_choice": "random"}},
    own_act="You",
    begins={"en": "Round 1 begins", "de": "Runde 1 beginnt"},
    by_all="",
    to_see="",
    tips=("Welcome to the islands!", "Your faction"),
    rule="rule-4.3",
    refused=lambda page: False,
    act=act,
    act_by_keyboard=act_by_keyboard,
)
