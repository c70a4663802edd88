"""Islands of one's own: drawn in the lobby by mouse, finger and keys, seen by guests, played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import SIZES, OpenPage
from .looks import axe_finds_nothing, fits, stands_still

pytestmark = pytest.mark.e2e

SNAILS = {"game": "snails", "players": 2}


def lobby(new_page: OpenPage, size: str = "desktop", theme: str = "light") -> Page:
    page = new_page(size, "en", theme=theme, settings=SNAILS)
    page.get_by_role("button", name="With friends by link").click()
    expect(page.get_by_role("radio", name="the volcano")).to_be_attached()
    return page


def editor(page: Page) -> Locator:
    page.get_by_role("button", name=re.compile("^(Draw your own|Change the) islands$")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page.get_by_role("dialog")


def middle(page: Page, field: str) -> tuple[float, float]:
    box = page.locator(f"[data-field='{field}'] > polygon").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def terrain(page: Page, field: str) -> str:
    return (page.locator(f"[data-field='{field}']").get_attribute("aria-label") or "").rpartition(": ")[2]


def drag(page: Page, start: str, end: str) -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=4)
    page.mouse.up()


@pytest.mark.parametrize("size", SIZES)
def test_the_editor_fits_every_screen(new_page: OpenPage, size: str) -> None:
    page = lobby(new_page, size, "dark" if size == "tablet" else "light")
    page.get_by_text("House rules at this table").click()
    fits(page)
    axe_finds_nothing(page)
    drawing = editor(page)
    stands_still(page)
    drawing.get_by_role("radio", name="mountain").check(force=True)
    drag(page, "2,0", "3,0")
    expect(drawing.get_by_text("All tiles must be used")).to_be_visible()
    drawing.get_by_role("button", name="Save").click()
    fits(page)
    axe_finds_nothing(page)


def test_islands_are_drawn_with_the_mouse_and_seen_by_guests(new_page: OpenPage) -> None:
    page = lobby(new_page)
    drawing = editor(page)
    use = drawing.get_by_role("button", name="Play on these islands")
    drawing.get_by_role("radio", name="left and right").check(force=True)
    drawing.get_by_role("radio", name="water").check(force=True)
    drag(page, "-3,1", "-2,1")
    assert [terrain(page, field) for field in ("-3,1", "-2,1", "2,1", "1,1")] == ["water"] * 4
    expect(use).to_be_disabled()
    drawing.get_by_role("radio", name="beach").check(force=True)
    page.mouse.click(*middle(page, "-3,1"))
    expect(use).to_be_enabled()
    use.click()
    expect(page.get_by_role("radio", name="your own")).to_be_checked()
    guest = new_page(language="en", path=page.url[page.url.index("/#") :])
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.get_by_role("radio", name="your own")).to_be_checked()
    expect(guest.get_by_role("radio", name="your own")).to_be_disabled()
    page.get_by_role("radio", name="the volcano").click(force=True)
    expect(guest.get_by_role("radio", name="the volcano")).to_be_checked()
    expect(guest.get_by_role("radio", name="your own")).to_have_count(0)


def test_islands_are_drawn_with_keys_and_played_on(new_page: OpenPage) -> None:
    page = lobby(new_page)
    drawing = editor(page)
    page.locator("[data-field='0,0']").focus()
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("2")
    assert (terrain(page, "0,0"), terrain(page, "1,0")) == ("beach", "meadow")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert (terrain(page, "0,0"), terrain(page, "1,0")) == ("meadow", "beach")
    drawing.get_by_role("button", name="random").click()
    drawing.get_by_role("button", name="Play on these islands").click()
    expect(page.get_by_role("radio", name="your own")).to_be_checked()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#board [data-field]")).to_have_count(61)


def test_islands_travel_as_text(new_page: OpenPage) -> None:
    page = lobby(new_page)
    drawing = editor(page)
    text = "r=-1 q=-1 . III II .   r=0 q=-2 I I I I I   r=1 q=-2 . . . ."
    drawing.get_by_label("Text from others").fill(text)
    drawing.get_by_role("button", name="See these islands").click()
    assert (terrain(page, "0,-1"), terrain(page, "1,-1"), terrain(page, "-2,0")) == ("mountain", "meadow", "beach")
    expect(drawing.get_by_role("button", name="Play on these islands")).to_be_enabled()
