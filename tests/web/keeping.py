"""What a browser keeps of the page for a start without a network."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

LONGEST = 60  # seconds until it is there, beside other tests
KEPT = """async () => {
  const list = Object.values(await (await fetch('files.json')).json());
  const kept = new Set();
  for (const name of await caches.keys())
    for (const {url} of await (await caches.open(name)).keys()) kept.add(url);
  return kept.has(document.baseURI.split('#')[0]) && list.every(({file}) => kept.has(new URL(file, document.baseURI).href));
}"""


def comes_true(page: Page, question: str, asked: Any = None) -> None:
    """Waits until a function of the page that has to wait itself says so: Playwright's own `wait_for_function` takes the promise for
    the answer."""
    until = time.monotonic() + LONGEST
    while not page.evaluate(question, asked):
        assert time.monotonic() < until, question
        page.wait_for_timeout(200)


def everything_is_kept(page: Page) -> None:
    """Waits until the page and all that was built is."""
    comes_true(page, KEPT)
