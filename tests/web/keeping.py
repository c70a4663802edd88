"""What a browser keeps of the page for a start without a network."""

from __future__ import annotations

from playwright.sync_api import Page

KEPT = """async () => {
  const list = Object.values(await (await fetch('files.json')).json());
  const kept = new Set();
  for (const name of await caches.keys())
    for (const {url} of await (await caches.open(name)).keys()) kept.add(url);
  return list.every(({file}) => kept.has(new URL(file, document.baseURI).href));
}"""


def everything_is_kept(page: Page) -> None:
    """Waits until all that was built is."""
    page.wait_for_function(KEPT, polling=200)
