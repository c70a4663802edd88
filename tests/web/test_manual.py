"""The manual as the server shows it: under its own policy, with a search in the browser and nothing from elsewhere."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_searches_finds(new_page: OpenPage, server: str, size: str) -> None:
    page = new_page(size)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    said = refused(page)
    page.get_by_role("link", name="Manual").click()
    expect(page).to_have_url(f"{server}/docs/")
    page.locator("label[for=__search]" if size == "phone" else ".md-search__button").click()
    page.get_by_role("combobox", name="Search").fill("kingmaking")
    page.get_by_role("option", name="The sections").click()
    expect(page).to_have_url(re.compile(r"/docs/lab\.html"))
    expect(page.get_by_role("heading", name="The balance lab")).to_be_attached()
    assert [url for url in asked if not url.startswith((server, "data:", "blob:"))] == []
    assert said == []


def test_it_is_dark_where_it_is_dark(new_page: OpenPage) -> None:
    colours: dict[str, str] = {}
    for theme in ("light", "dark"):
        page = new_page(path="/docs/playing.html", theme=theme)
        colours[theme] = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert page.evaluate("document.fonts.check('16px \"Nunito Variable\"')")
    assert colours == {"light": "rgb(255, 250, 240)", "dark": "rgb(28, 47, 54)"}


def test_no_page_is_wider_than_a_phone(new_page: OpenPage, server: str) -> None:
    page = new_page("phone", path="/docs/")
    pages: list[str] = page.eval_on_selector_all(
        ".md-nav a[href$='.html']", "links => [...new Set(links.map((link) => link.href.split('#')[0]))]"
    )
    assert len(pages) > 15
    for address in pages:
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address


def test_one_address_leads_to_it(new_page: OpenPage, server: str) -> None:
    page = new_page(path="/docs")
    expect(page).to_have_url(f"{server}/docs/")
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(f"{server}/")


def refused(page: Page) -> list[str]:
    """What the browser did not let the page do."""
    said: list[str] = []

    def hear(message: Any) -> None:
        if "Content Security Policy" in message.text:
            said.append(message.text)

    page.on("console", hear)
    return said
