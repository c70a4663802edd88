"""The boards of the card games on screens from a small phone to a desktop: everybody is in sight, and whatever happens, nothing moves."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .games import AtPage
from .games.schnuff import SCHNUFF
from .games.snatch_it import SNATCH_IT
from .looks import CUT, stands_still, writes_twice_as_large
from .playing import YOURS, one_act, play_by_mouse, starts

pytestmark = pytest.mark.e2e

SCREENS = ((390, 844), (390, 664), (375, 667), (320, 568), (844, 390), (720, 450), (820, 1180), (1440, 900))
OTHERS, MIDDLE, HAND, SHORE = ".other", ".middle", "section.hand", ".mine"

BOXES = """(parts) => Object.fromEntries(parts.map((part) => [part, [...document.querySelectorAll('#board ' + part)].map((el) => {
  const {left, top, right, bottom} = el.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})]))"""

WATCH = """(parts) => {
  const boxes = (part) => [...document.querySelectorAll('#board ' + part)].map((el) => el.getBoundingClientRect());
  const [seen, covered] = [new Set(), new Set()];
  const look = () => {
    seen.add(parts.map((part) => part + ' ' + boxes(part).map((box) => [box.left, box.top, box.right, box.bottom].map(Math.round)).join(' | ')).join('; '));
    for (const band of boxes('section.band'))
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


def table(
    new_page: OpenPage,
    game: AtPage,
    players: int,
    size: tuple[int, int] = (390, 664),
    wish: dict[str, Any] | None = None,
    **kept: Any,
) -> Page:
    """A short game, unless something else is wished for."""
    wished = game.short if wish is None else wish
    page = new_page("phone", "de", settings={"players": players, **kept}, game=game.name, wish=wished)
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


LEGIBLE = """() => {
  const small = [];
  const texts = document.createTreeWalker(document.getElementById('board'), NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {
    const el = text.parentElement;
    if (!text.textContent.trim() || !el.checkVisibility() || el.closest('.items, .unseen')) continue;
    const drawn = el instanceof SVGElement && el.getScreenCTM();
    const size = parseFloat(getComputedStyle(el).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size < 10.95) small.push(`${size.toFixed(1)}: ${text.textContent.trim()}`);
  }
  return small;
}"""
"""What is written smaller than 11 px on this screen, drawings included."""


COVERED = """() => [...document.querySelectorAll('#board .other')].flatMap((other) => {
  const counts = other.querySelector('.counts')?.getBoundingClientRect();
  return [...other.querySelectorAll('.stack')].map((stack) => {
    const touch = stack.closest('.touch');
    const [was, moves] = [touch.className, touch.style.transition];
    stack.style.setProperty('--below', 7); // as high as one is drawn
    touch.style.transition = 'none';
    touch.classList.add('chosen'); // and it rises
    const over = counts ? counts.bottom - stack.getBoundingClientRect().top : 0;
    touch.className = was;
    touch.style.transition = moves;
    return over;
  }).filter((over) => over > 1).map((over) => `${other.className}: ${over}`);
})"""
"""Stacks that would hide how many cards somebody has when they are chosen."""


def acts(page: Page, game: AtPage, times: int) -> None:
    for _ in range(times):
        expect(page.locator(YOURS)).to_be_visible(timeout=30_000)
        one_act(page, game)


@pytest.mark.parametrize(
    ("game", "players"), [*((SNATCH_IT, n) for n in (3, 4, 5, 6)), *((SCHNUFF, n) for n in (2, 3, 4, 5, 6))]
)
def test_everybody_is_in_sight_and_all_is_legible(new_page: OpenPage, game: AtPage, players: int) -> None:
    page = table(new_page, game, players, wish={})  # in a short game one can be out before the third act
    acts(page, game, 3)
    for size in SCREENS:
        all_in_sight(page, players - 1, size)
        assert page.evaluate(LEGIBLE) == [], size
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize(
    ("game", "size"),
    [
        (SNATCH_IT, (390, 664)),
        (SNATCH_IT, (320, 568)),
        (SNATCH_IT, (844, 390)),
        (SCHNUFF, (390, 664)),
        (SCHNUFF, (844, 390)),
    ],
)
def test_the_board_stands_still_in_a_whole_game(new_page: OpenPage, game: AtPage, size: tuple[int, int]) -> None:
    page = table(new_page, game, 4, size)
    page.evaluate(WATCH, [OTHERS, MIDDLE, HAND, ".hint"])
    play_by_mouse(page, game, time.monotonic() + 200)
    watched = page.evaluate("window.watched")
    assert watched["covered"] == []
    assert len(watched["seen"]) == 1, "\n".join(watched["seen"][:3])


def test_the_pile_is_large_enough_for_a_finger(new_page: OpenPage) -> None:
    page = table(new_page, SCHNUFF, 6)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("[data-place=pile]").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, (width, height)


@pytest.mark.parametrize("game", [SNATCH_IT, SCHNUFF], ids=str)
def test_letters_of_twice_the_size_fit(new_page: OpenPage, game: AtPage) -> None:
    page = table(new_page, game, game.most, (390, 844))
    acts(page, game, 2)
    writes_twice_as_large(page)
    stands_still(page)
    all_in_sight(page, game.most - 1, (390, 844))
    wide, width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= width
    cut = page.evaluate(CUT)
    assert cut == [], cut


@pytest.mark.parametrize("game", [SNATCH_IT, SCHNUFF], ids=str)
def test_what_may_be_played_has_a_line_where_the_system_gives_the_colours(new_page: OpenPage, game: AtPage) -> None:
    """There are no shadows then."""
    page = table(new_page, game, 2 if game is SCHNUFF else 3)
    lively = page.locator("[data-zone=hand] .lively").first
    expect(lively).to_be_visible(timeout=30_000)
    page.emulate_media(forced_colors="active")
    lines = "(el) => ['boxShadow', 'borderTopWidth'].map((what) => getComputedStyle(el, what === 'boxShadow' ? null : '::before')[what])"
    assert lively.evaluate(lines) == ["none", "4px"]
    lively.click()
    assert page.locator("#board .chosen").first.evaluate(lines) == ["none", "6px"]


@pytest.mark.parametrize("players", [4, 6])
def test_on_a_page_that_is_enlarged_fourfold_nothing_lies_over_another_thing(new_page: OpenPage, players: int) -> None:
    """A screen of 1280 by 1024 is as small as this then: the board scrolls."""
    page = table(new_page, SNATCH_IT, players)
    expect(page.locator("[data-zone=hand] .lively").first).to_be_visible(timeout=30_000)
    page.set_viewport_size({"width": 320, "height": 256})
    zones = ["[data-zone^=shore]", "[data-zone=pond]", "[data-zone=own]", "[data-zone=hand]"]
    ends = "(all) => [Math.min, Math.max].map((most, i) => most(...all.map((el) => el.getBoundingClientRect()[i ? 'bottom' : 'top'])))"
    found = [page.locator(zone).evaluate_all(ends) for zone in zones]
    assert all(above[1] <= below[0] for above, below in pairwise(found)), found


HIDDEN = """(part) => [...document.querySelectorAll('#board ' + part)].filter((el) => {
  const {left, top, width, height} = el.getBoundingClientRect();
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
  return spots.some(([x, y]) => !el.contains(document.elementFromPoint(x, y)));
}).length"""
"""How many of these are hidden in part."""


@pytest.mark.parametrize("game", [SNATCH_IT, SCHNUFF], ids=str)
def test_a_tip_lets_whoever_begins_to_play_see_everybody(new_page: OpenPage, game: AtPage) -> None:
    page = table(new_page, game, 4, guide=True)
    expect(page.locator(YOURS)).to_be_visible(timeout=30_000)  # with the own turn something new may be said
    tip = page.get_by_role("complementary", name="Tipp")
    words = tip.locator("p")
    expect(words).to_be_visible()
    assert page.evaluate(HIDDEN, OTHERS) == 3
    page.locator("#board [data-zone=hand] button").first.click()  # a card is taken up, not played
    expect(words).to_be_hidden()
    assert page.evaluate(HIDDEN, OTHERS) == 0
    tip.get_by_role("button").first.click()
    expect(words).to_be_visible()
