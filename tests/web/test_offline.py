"""A page that was once there comes again without a network: each part of it, also those that were never opened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.e2e

KEPT = """async () => {
  const list = Object.values(await (await fetch('/files.json')).json());
  const kept = new Set();
  for (const name of await caches.keys())
    for (const {url} of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  return list.every(({file}) => kept.has(`/${file}`));
}"""


def test_what_was_never_opened_is_there_without_a_network(server: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(server)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function(KEPT, polling=200)
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
