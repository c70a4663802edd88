"""The boards of the card games on screens from a small phone to a desktop: everybody is in sight, and whatever happens, nothing moves."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .games import AtPage
from .games.snatch_it import SNATCH_IT
from .looks import stands_still
from .playing import YOURS, is_over, one_act, starts, waits

pytestmark = pytest.mark.e2e

SCREENS = ((390, 844), (390, 664), (375, 667), (320, 568), (844, 390), (720, 450), (820, 1180), (1440, 900))
OTHERS, MIDDLE, HAND, SHORE = ".other", ".middle", ".hand[data-spot]", ".mine"

BOXES = """(parts) => Object.fromEntries(parts.map((part) => [part, [...document.querySelectorAll('#board ' + part)].map((el) => {
  const {left, top, right, bottom} = el.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})]))"""

WATCH = """(parts) => {
  const boxes = (part) => [...document.querySelectorAll('#board ' + part)].map((el) => el.getBoundingClientRect());
  const [seen, covered] = [new Set(), new Set()];
  const look = () => {
    seen.add(parts.map((part) => part + ' ' + boxes(part).map((box) => [box.left, box.top, box.right, box.bottom].map(Math.round)).join(' | ')).join('; '));
    for (const band of boxes('.band'))
      for (const part of ['.other', '.mine'])
        for (const box of boxes(part))
          if (band.left < box.right - 1 && box.left < band.right - 1 && band.top < box.bottom - 1 && box.top < band.bottom - 1) covered.add(part);
    window.watched = {seen: [...seen], covered: [...covered]};
    requestAnimationFrame(look);
  };
  look();
}"""
"""Looks at every frame: where the parts of the board are, and what a question over the pond hides."""

Box = list[int]


def table(new_page: OpenPage, game: AtPage, players: int, size: tuple[int, int] = (390, 664), **kept: Any) -> Page:
    page = new_page("phone", "de", settings={"players": players, **kept}, game=game.name, wish=game.short)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".bots").get_by_role("button").click()
    starts(page)
    return page


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


def all_in_sight(page: Page, others: int, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    stands_still(page)
    boxes: dict[str, list[Box]] = page.evaluate(BOXES, [OTHERS, MIDDLE, HAND, SHORE])
    assert [len(boxes[part]) for part in (OTHERS, MIDDLE, HAND)] == [others, 1, 1]
    for part, found in boxes.items():
        for left, top, right, bottom in found:
            assert left >= 0, (size, part)
            assert right <= size[0], (size, part)
            assert top >= 0, (size, part)
            assert bottom <= size[1], (size, part)
            assert right - left > 60, (size, part)
            assert bottom - top > 40, (size, part)
    parts = [*boxes[OTHERS], *boxes[MIDDLE], *boxes[SHORE]]
    for i, one in enumerate(parts):
        assert all(apart(one, other) for other in parts[i + 1 :]), (size, boxes)
    high, shown, wide, across = page.evaluate(
        "(() => { const b = document.getElementById('board'); return [b.scrollHeight, b.clientHeight, b.scrollWidth, b.clientWidth] })()"
    )
    assert (high, wide) <= (shown + 1, across + 1), (size, high, shown, wide, across)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_is_in_sight_at_the_pond(new_page: OpenPage, players: int) -> None:
    page = table(new_page, SNATCH_IT, players)
    for _ in range(3):
        expect(page.locator(YOURS)).to_be_visible(timeout=30_000)
        one_act(page, SNATCH_IT)
    for size in SCREENS:
        all_in_sight(page, players - 1, size)


@pytest.mark.parametrize("size", [(390, 664), (320, 568), (844, 390)])
def test_the_pond_stands_still_in_a_whole_game(new_page: OpenPage, size: tuple[int, int]) -> None:
    page = table(new_page, SNATCH_IT, 4, size)
    page.evaluate(WATCH, [OTHERS, MIDDLE, HAND, ".prompt"])
    until = time.monotonic() + 150
    while not is_over(page):
        if page.locator(YOURS).count():
            one_act(page, SNATCH_IT)
        else:
            waits(page, until)
    watched = page.evaluate("window.watched")
    assert watched["covered"] == []
    assert len(watched["seen"]) == 1, "\n".join(watched["seen"][:3])
