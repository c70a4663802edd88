"""What every screen has to hold: axe finds nothing, nothing is cut off, everything to tap is large enough."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .conftest import SIZES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# experimental in axe: a card's picture shows numbers that its name says in words
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}

CUT = """() => {
  const seen = (el) => el.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !el.closest('.unseen, .skip');
  const scrolls = (what) => what === 'auto' || what === 'scroll';
  const rolls = (el) => el && ((scrolls(getComputedStyle(el).overflowX) && el.scrollWidth > el.clientWidth) || rolls(el.parentElement));
  const hides = (what) => what === 'hidden' || what === 'clip';
  // what is left of a box by all that hides what stands out of it
  const left = (el, box) => {
    let { left, right, top, bottom } = box;
    for (let one = el; one; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (scrolls(overflowY)) break;
      const around = one.getBoundingClientRect();
      if (hides(overflowX)) [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (hides(overflowY)) [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      if (position === 'fixed') break;
    }
    return { width: right - left, height: bottom - top };
  };
  const cut = [];
  for (const el of document.querySelectorAll('body *')) {
    if (!(el instanceof HTMLElement) || !seen(el)) continue;
    const text = [...el.childNodes].find((node) => node.nodeType === 3 && node.textContent.trim());
    if (!text) continue;
    const style = getComputedStyle(el), line = document.createRange();
    line.selectNodeContents(text);
    const whole = line.getBoundingClientRect(), part = left(el, whole);
    const waits = part.width < 1 && el.closest('.latest'); // what has no room among the news of a race, out of sight
    const most = Math.min(whole.height, 0.9 * parseFloat(style.fontSize)); // letters are lower than their line
    if (part.width > 1 && part.height > 1 && part.height < most) cut.push(`through: ${el.outerHTML.slice(0, 120)}`);
    if (el.scrollWidth > el.clientWidth + 1 && style.display !== 'inline' && !scrolls(style.overflowX)) cut.push(`wide: ${el.outerHTML.slice(0, 120)}`);
    const box = el.getBoundingClientRect();
    if (box.width && !waits && !rolls(el.parentElement) && (box.right > innerWidth + 1 || box.left < -1)) cut.push(`outside: ${el.outerHTML.slice(0, 120)}`);
  }
  return cut;
}"""

SMALL = """() => {
  const small = [];
  const window = document.querySelector('dialog[open]') ?? document;
  for (const el of window.querySelectorAll('button, input:not([type=radio]), select, a.button, summary, label:has(input[type=radio])')) {
    if (!el.checkVisibility({opacityProperty: true, visibilityProperty: true}) || el.closest('.unseen')) continue;
    const box = el.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) small.push(`${Math.round(box.width)}x${Math.round(box.height)}: ${el.outerHTML.slice(0, 120)}`);
  }
  return small;
}"""


STANDS = """async () => {
  const frames = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 3000);
  do {
    await frames();
    await Promise.allSettled(moving().map((one) => one.finished));
  } while (moving().length > 0);
  await frames();
}"""


def stands_still(page: Page) -> None:
    """What comes in, rises or fades has done so; what never ends goes on."""
    page.evaluate(STANDS)


def at_every_size(page: Page) -> Iterator[str]:
    """The same screen at each size. It begins with the size at hand and leaves another one to go on with."""
    sizes, now = list(SIZES), page.viewport_size
    assert now is not None
    at = [SIZES[size] for size in sizes].index((now["width"], now["height"]))
    for size in sizes[at:] + sizes[:at]:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        yield size


def writes_twice_as_large(page: Page) -> None:
    """As the browser of a reader who has set its letters to twice the usual size."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


def axe_finds_nothing(page: Page) -> None:
    if not page.evaluate("'axe' in window"):  # half a megabyte to compile: once for each page that is opened
        page.evaluate(AXE.read_text("utf-8"))  # the page's own policy forbids a script tag
    found: dict[str, Any] = page.evaluate(
        "([tags, rules]) => axe.run(document, {runOnly: tags, resultTypes: ['violations'], rules})", [TAGS, LEFT_OUT]
    )
    told = [(one["id"], one["help"], [node["html"][:160] for node in one["nodes"]]) for one in found["violations"]]
    assert told == [], json.dumps(told, indent=1)


def fits(page: Page) -> None:
    wide, width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= width, f"the page is {wide} wide in a window of {width}"
    cut, small = page.evaluate(CUT), page.evaluate(SMALL)
    assert cut + small == [], "\n".join(cut + small)


def does_not_scroll(page: Page) -> None:
    """In play on a tablet or a desktop the page itself stands still, and the board needs no scrolling either."""
    tall, height = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert tall <= height
    inside, shown = page.evaluate(
        "(() => { const b = document.getElementById('board'); return [b.scrollHeight, b.clientHeight] })()"
    )
    assert inside <= shown + 1
