"""A page that was once there comes again without a network: each part of it, also those that were never opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, expect

from .conftest import OpenPage
from .keeping import everything_is_kept
from .looks import fits
from .playing import starts

pytestmark = pytest.mark.e2e


def test_what_was_never_opened_is_there_without_a_network(server: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(server)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    everything_is_kept(page)
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    page.keyboard.press("r")
    expect(
        page.get_by_role("dialog", name="Rule booklet").get_by_role("link", name="5 Snatching phase")
    ).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("header .language").click()
    expect(page.get_by_role("button", name="Gegen Bots spielen")).to_be_visible()
    context.close()


def test_a_page_that_was_left_open_is_told_of_a_new_version_on_the_start_page_alone(new_page: OpenPage) -> None:
    page = new_page("phone", "en")
    told = page.get_by_text("There is a new version of Schnapp.")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(told).to_have_count(0)

    def updated(route: Route) -> None:
        route.fulfill(
            body=route.fetch().text().replace("assets/index-", "assets/index-newer-"), content_type="text/html"
        )

    page.route(lambda url: url.endswith("/"), updated)
    page.get_by_role("button", name="Play against bots").click()
    starts(page)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(told).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(told).to_be_visible()
    fits(page)
    page.unroute_all()
    page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(told).to_have_count(0)
