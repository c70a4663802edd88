"""Schnuff through the page: after each own card one reaches for the pile."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.clicking import click

from .at_page import AtPage

PILE = "[data-place=pile]"
HAND = "[data-zone=hand] button"


def tap_the_pile(page: Page) -> None:
    click(page, PILE)


def drag_from_the_pile(page: Page) -> None:
    """Pull the top card into the hand."""
    start, end = (page.locator(place).first.bounding_box() for place in (PILE, "[data-zone=hand]"))
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    for part in (0.2, 0.6, 1.0):
        x = start["x"] + start["width"] / 2 + part * (end["x"] + end["width"] / 2 - start["x"] - start["width"] / 2)
        y = start["y"] + start["height"] / 2 + part * (end["y"] + end["height"] / 2 - start["y"] - start["height"] / 2)
        page.mouse.move(x, y)
    page.mouse.up()


def too_early(page: Page) -> bool:
    """Reach for the pile before one's own card."""
    page.locator(PILE).click()
    page.locator(".notice").wait_for()
    return True


SCHNUFF = AtPage(
    name="schnuff",
    most=6,
    short={"options": {"chips": 3}, "forget_percent": 0},
    own_act="You play",
    begins={"en": "Round 1 begins", "de": "Runde 1 beginnt"},
    by_all="draws a card",
    to_see="play",
    tips=("Welcome to the toll road!", "Draw for yourself"),
    rule="rule-4.5",
    refused=too_early,
    after=tap_the_pile,
    after_by_keyboard=lambda page: page.keyboard.press("d"),
)
