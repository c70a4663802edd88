"""Snatch It! through the page."""

from __future__ import annotations

from playwright.sync_api import Page

from ..clicking import click
from .at_page import AtPage


def misfit(page: Page) -> bool:
    """Take up a card and touch a creature in the pond that does not light up."""
    if not click(page, "[data-zone=hand] [data-place].lively"):
        return False
    if click(page, "[data-place^='pond ']:not(.lit)"):
        page.wait_for_timeout(300)
    page.keyboard.press("Escape")
    return page.locator(".notice").count() > 0


SNATCH_IT = AtPage(
    name="snatch-it",
    most=6,
    short={},
    own_act="You lay",
    begins={"en": "cards each", "de": "Es geht los mit je"},
    by_all="Everyone turns up",
    to_see="into the pond",
    tips=("Welcome to the pond!", "Your turn"),
    rule="rule-4",
    refused=misfit,
    settled=lambda page: "Round" in page.locator(".status").inner_text(),
)
