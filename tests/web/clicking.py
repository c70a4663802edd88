"""What is on the page, and a click where it lies: nobody waits for it, and nothing is clicked that lies beneath another thing."""

from __future__ import annotations

from playwright.sync_api import Page

WHERE = """(what) => {
  const el = document.querySelector(what);
  if (!el || el.disabled) return null;
  el.scrollIntoView({block: 'nearest'});
  const box = el.getBoundingClientRect();
  for (const across of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (el.contains(hit) || hit.contains(el))) return [x, y];
    }
  return null;
}"""
"""The middle of what is wanted, or a point beside it where something lies in the middle: a card in the pond, for one."""

FIRST = "(all) => all.find((what) => document.querySelector(what) !== null) ?? null"


def first_of(page: Page, *all_: str) -> str | None:
    """The first of these selectors that finds something, asked at once: each question costs the page and the machine."""
    found: str | None = page.evaluate(FIRST, all_)
    return found


def click(page: Page, what: str) -> int:
    """1 if it was there to be clicked: a board that bots play on may change under the hand."""
    where = page.evaluate(WHERE, what)
    if where is None:
        return 0
    page.mouse.click(*where)
    return 1
