"""Words two fifths longer than English ones fit every screen of a phone: home, lobby, and each game's board."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .games import GAMES, AtPage
from .looks import stands_still
from .playing import starts

pytestmark = pytest.mark.e2e

PHONES = ((320, 568), (390, 844))
OUTSIDE = """() => {
  const unseen = (el) => el && ((getComputedStyle(el).overflowX === 'hidden' && el.clientWidth <= 1) || unseen(el.parentElement));
  const rolls = (el) => el && ((['auto', 'scroll'].includes(getComputedStyle(el).overflowX) && el.scrollWidth > el.clientWidth) || rolls(el.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((el) => el instanceof HTMLElement && el.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter((el) => !el.closest('.skip') && !unseen(el) && [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((el) => el.getBoundingClientRect().width && (el.getBoundingClientRect().right > innerWidth + 1 || el.getBoundingClientRect().left < -1))
    .filter((el) => !rolls(el.parentElement))
    .map((el) => `${Math.round(el.getBoundingClientRect().right)}: ${el.outerHTML.slice(0, 160)}`);
}"""


def stays_inside(page: Page) -> None:
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        outside: list[str] = page.evaluate(OUTSIDE)
        assert (wide, outside) == (width, []), f"{wide} wide at {width}: {json.dumps(outside, ensure_ascii=False)}"


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_longer_words_fit(new_page: OpenPage, game: AtPage) -> None:
    page = new_page("phone", "en", game=game.name, disguised=True)
    expect(page.locator(".bots .main")).to_contain_text("[Pļåý")
    stays_inside(page)
    page.locator(".together .pair .button").first.click()
    expect(page.locator("#invite")).to_be_visible()
    page.locator(".rules summary").first.click()
    stays_inside(page)
    page.goto(page.url.split("#")[0])
    page.locator(".bots .main").click()
    starts(page)
    stays_inside(page)
