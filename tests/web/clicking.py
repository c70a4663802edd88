"""A click where a thing lies: nobody waits for it, and nothing is clicked that lies beneath another thing."""

from __future__ import annotations

from playwright.sync_api import Page

WHERE = """(what) => {
  const el = document.querySelector(what);
  if (!el || el.disabled) return null;
  el.scrollIntoView({block: 'nearest'});
  const box = el.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (el.contains(hit) || hit.contains(el)) ? [x, y] : null;
}"""


def click(page: Page, what: str) -> int:
    """1 if it was there to be clicked: a board that bots play on may change under the hand."""
    where = page.evaluate(WHERE, what)
    if where is None:
        return 0
    page.mouse.click(*where)
    return 1
