"""A file of the page does not come: once, and nobody notices; for good, and it is said, with a way on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from .conftest import LOCALES
from .looks import axe_finds_nothing, fits

pytestmark = pytest.mark.e2e
SAID = {"de": "Ein Teil der Seite ist nicht angekommen.", "en": "Part of the page hasn’t arrived."}
RELOAD = {"de": "Neu laden", "en": "Reload"}
CLOSE = {"de": "Schließen", "en": "Close"}
SETTINGS = {"guide": False, "players": 3, "pace": "instant", "game": "schnuff"}
LATE = "() => document.getAnimations().filter((one) => one.animationName === 'come').map((one) => one.finish())"


class Line:
    """Loses some files."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.loads = self.lost = 0  # of the page, of files
        page.on("request", self._begins)

    def _begins(self, request: Request) -> None:
        self.loads += request.is_navigation_request()

    def loses(self, files: str, loads: int | None = None) -> None:
        """While the page is loaded so often, or until it mends."""
        last = None if loads is None else self.loads + loads

        def lose(route: Route) -> None:
            if last is not None and self.loads > last:
                return route.fallback()
            self.lost += 1
            route.abort()

        self.page.route(re.compile(files), lose)

    def holds(self, files: str) -> None:
        """They are on their way."""
        self.page.route(re.compile(files), lambda _: None)

    def mends(self) -> None:
        self.page.unroute_all()


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def page(browser: Browser, language: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        locale=LOCALES[language],
        service_workers="block",
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage['schnapp.settings'] ??= {json.dumps(json.dumps(SETTINGS))}")
    yield context.new_page()
    context.close()


@pytest.fixture
def line(page: Page) -> Line:
    return Line(page)


def says_so(page: Page, language: str) -> None:
    told = page.get_by_role("dialog")
    expect(told).to_contain_text(SAID[language])
    expect(told.get_by_role("button")).to_have_text([RELOAD[language], CLOSE[language]])
    expect(told.get_by_role("button", name=RELOAD[language])).to_be_focused()
    fits(page)
    axe_finds_nothing(page)


def stands(page: Page) -> None:
    expect(page.locator(".bots button")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("files", [r"/start-[^/]*\.js", r"/start-[^/]*\.css", r"/(de|en)-[^/]*\.js"])
def test_the_first_page(server: str, page: Page, line: Line, language: str, files: str) -> None:
    line.loses(files, loads=1)
    page.goto(server)
    stands(page)
    assert line.lost
    line.loses(files)
    page.reload()
    says_so(page, language)
    line.mends()
    page.keyboard.press("Enter")
    stands(page)


@pytest.mark.parametrize("files", [r"/TablePage-[^/]*\.js", r"/TablePage-[^/]*\.css"])
def test_a_table_comes_whole_or_not_at_all(server: str, page: Page, line: Line, language: str, files: str) -> None:
    line.loses(files)
    page.goto(server)
    with page.expect_response(re.compile("/api/tables$")):
        page.locator(".bots button").click()
    says_so(page, language)
    expect(page.locator("#board")).to_have_count(0)
    line.mends()
    page.evaluate("() => dispatchEvent(new Event('online'))")  # there is a network again: nobody has to say so
    expect(page.locator("#board [data-zone=hand] button").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_window_that_does_not_come_leaves_the_page(server: str, page: Page, line: Line, language: str) -> None:
    line.holds(r"/TablePage-[^/]*\.js")  # which nobody has asked for
    line.loses(r"/Help-[^/]*\.js")
    page.goto(server)
    stands(page)
    page.keyboard.press("h")  # the page is loaded anew …
    expect(page.locator("html:not([data-keys])")).to_have_count(1)
    stands(page)
    page.keyboard.press("h")  # … and that does not help
    says_so(page, language)
    page.get_by_role("button", name=CLOSE[language]).click()
    stands(page)


def test_where_not_even_the_first_script_runs_it_is_said_after_a_while(server: str, page: Page, line: Line) -> None:
    line.loses(r"/main-[^/]*\.js")
    page.goto(server)
    expect(page.locator(".splash svg")).to_be_visible()
    late = page.locator(".late")
    expect(late).to_be_hidden()
    page.evaluate(LATE)
    for sentence in SAID.values():
        expect(late).to_contain_text(sentence)
    expect(late).to_be_visible()
    fits(page)
    axe_finds_nothing(page)
