"""How long does the page take on a slow line? `python -m bench.page [--times 3] [--language de]`.

A real server, Chromium on its first visit, a line of 500 kbit/s with 400 ms to the server and back, and a processor that
is four times slower than this one. Prints, in seconds from the tap on the link and as a median of some visits,
- when the splash is seen,
- when the first game on the start page can be tapped,
- and how long after "Play against bots" the board of each game stands.

Exit code 1 if the first game could be tapped later than after four seconds. What is sent: tools/page_size.py.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from typing import Any

from playwright.sync_api import Browser, Page

from tools.screenshot import TITLES, browsing, serving

GOAL = 4.0  # seconds until something can be tapped
LINE = {"offline": False, "latency": 400, "downloadThroughput": 500_000 / 8, "uploadThroughput": 500_000 / 8}
SLOWER = 4
PATIENCE = 120_000  # ms
LOCALES = {"de": "de-DE", "en": "en-GB"}
SETTINGS = "localStorage['schnapp.settings'] ??= JSON.stringify({guide: false})"

# The first frame in which something stands that can be tapped.
TAPPABLE = """requestAnimationFrame(function look() {
  const tile = document.querySelector('.tiles input, .bots .main');
  if (tile?.checkVisibility()) window.tappable = performance.now();
  else requestAnimationFrame(look);
})"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def visit(browser: Browser, address: str, language: str) -> tuple[float, float, Page]:
    """The splash and the first tile, in seconds, and the page."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale=LOCALES[language], service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTINGS)
    context.add_init_script(TAPPABLE)
    page = context.new_page()
    session: Any = context.new_cdp_session(page)  # its answers have no types
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, timeout=PATIENCE, wait_until="commit")
    page.wait_for_function("() => window.tappable")
    return page.evaluate(PAINTED) / 1000, page.evaluate("window.tappable") / 1000, page


def table(page: Page, game: str) -> float:
    """Seconds from the big button to the board."""
    page.get_by_role("radio", name=TITLES[game]).first.check(force=True)
    page.locator(".bots .main").click()
    begun = page.evaluate("performance.now()")
    page.wait_for_function("() => document.getElementById('board')?.checkVisibility()")
    seconds: float = (page.evaluate("performance.now()") - begun) / 1000
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--language", choices=LOCALES, default="de")
    asked = parser.parse_args()
    painted: list[float] = []
    tapped: list[float] = []
    played: dict[str, list[float]] = {game: [] for game in TITLES}
    with serving() as address, browsing() as browser:
        for _ in range(asked.times):
            for game in TITLES:
                splash, tile, page = visit(browser, address, asked.language)
                painted.append(splash)
                tapped.append(tile)
                played[game].append(table(page, game))
                page.context.close()
    print(f"splash            {statistics.median(painted):5.1f} s")
    print(f"can be tapped     {statistics.median(tapped):5.1f} s (at most {max(tapped):.1f} s)")
    for game, times in played.items():
        print(f"{game:18}{statistics.median(times):5.1f} s from the button to the board")
    if statistics.median(tapped) > GOAL:
        sys.exit(f"later than after {GOAL:.0f} s")


if __name__ == "__main__":
    main()
