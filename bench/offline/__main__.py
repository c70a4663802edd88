"""How does the page do without a network? `python -m bench.offline [--times 3] [--decisions 30]`.

A real server and Chromium: everything is stored, the network is cut, the page is loaded anew. Prints
- what has to be fetched for it, in bytes, and how long that takes from this very machine;
- the seconds from the reload to the first own move at a table of Snatch It!, as a median;
and of the page's Python, run by Node.js: how long a medium bot thinks in each game, and random decisions a second.

Goals: a first move within 8 s, an answer of a medium bot within 2 s. Exit code 1 if one is missed.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.keeping import everything_is_kept
from tools.bootstrap import ROOT
from tools.screenshot import browsing, serving

HERE = Path(__file__).parent
MADE = ROOT / "build" / "offline" / "made"
RUN = ROOT / "tests" / "offline" / "run.mjs"
FIRST_MOVE, ANSWER = 8.0, 2.0  # seconds
PATIENCE = 120_000  # ms
SETTINGS = "localStorage['schnapp.settings'] ??= JSON.stringify({guide: false, pace: 'brisk'})"


def start(browser: Browser, address: str) -> tuple[int, float, float]:
    """Bytes, and the seconds that fetching them and the first move take."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(address)
    fetched = page.evaluate("async () => (await (await fetch('/offline.json')).json()).files.map(({sent}) => sent)")
    page.get_by_role("button", name="Download now").click()
    begun = time.perf_counter()
    expect(page.get_by_text("Everything is on this device.")).to_be_visible(timeout=PATIENCE)
    stored = time.perf_counter() - begun
    everything_is_kept(page)
    context.set_offline(True)
    begun = time.perf_counter()
    page.reload()
    expect(page.get_by_text("No server answers.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Play against bots").click()
    page.locator("#board [data-place].lively").first.click()
    expect(page.locator("#board [data-place].lit").first).to_be_visible(timeout=PATIENCE)
    first = time.perf_counter() - begun
    context.close()
    return sum(fetched), stored, first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=30, help="of a medium bot in each game")
    asked = parser.parse_args()
    node = shutil.which("node")
    if node is None or not MADE.is_dir():
        sys.exit("this needs Node.js, and what `python -m tools.offline.build` makes")
    with serving() as address, browsing() as browser:
        starts = [start(browser, address) for _ in range(asked.times)]
    size, stored, first = (statistics.median(column) for column in zip(*starts, strict=True))
    print(f"to be fetched    {size / 1e6:5.1f} MB, from this machine in {stored:.1f} s")
    print(f"first move       {first:5.1f} s after the reload (at most {max(one[2] for one in starts):.1f} s)")
    command = [node, RUN, MADE, HERE / "thinking.py", str(asked.decisions)]
    said = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
    worst = 0.0
    for line in said.stdout.splitlines():
        if line.startswith("{"):
            found = json.loads(line)
            worst = max(worst, found["median"])
            print(
                f"{found['game']:17}{found['median']:5.2f} s a medium bot thinks, as a median (at most {found['most']:.2f} s); "
                f"{found['decisions']:,.0f} random decisions a second"
            )
    if first > FIRST_MOVE or worst > ANSWER:
        sys.exit("missed")


if __name__ == "__main__":
    main()
