"""Are whole games played in other browsers than the Chromium of the tests, too? `python -m bench.engines [firefox webkit] [--games …]`.

A real server, and at a phone's size each game against bots to its end, by the same hands as in the tests (tests/web/playing.py). Printed
for each game: own acts, seconds, and the faults that the page has reported. Exit code 1 if there are any, or a game does not end.

The browsers are driven by WebDriver and have to be there: Firefox with `geckodriver`, and WebKit, of which Safari is made, with
`WebKitWebDriver` (Debian's packages webkit2gtk-driver and xvfb; without a screen of your own: `xvfb-run python -m bench.engines webkit`).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Page, TimeoutError

from bench.attackers.served import free_port
from tests.web.clicking import click
from tests.web.games import GAMES, AtPage
from tests.web.playing import play_by_mouse
from tools.screenshot import serving

LONGEST = 120  # seconds of a game
SIZE = {"width": 500, "height": 900}
SETTINGS = {"guide": False, "pace": "instant", "level": "beginner", "players": 3, "language": "de"}
KEYS = {"Enter": "\ue007", "Escape": "\ue00c"}

BEGINS = """(wish) => {
  window.faults = [];
  addEventListener('error', ({message}) => window.faults.push(message));
  addEventListener('unhandledrejection', ({reason}) => window.faults.push(String(reason)));
  const sent = window.fetch;
  window.fetch = (where, how) =>
    sent(where, how?.body && String(where).endsWith('/api/tables') ? {...how, body: JSON.stringify({...JSON.parse(how.body), ...wish})} : how);
}"""


class Driven:
    """As much of Playwright's page as whoever plays needs, by WebDriver (https://www.w3.org/TR/webdriver2)."""

    def __init__(self, driver: str, capabilities: dict[str, Any]) -> None:
        self.mouse = SimpleNamespace(click=self._click)
        self.keyboard = SimpleNamespace(press=lambda key: self._type(KEYS.get(key, key)), insert_text=self._type)
        self._session = f"{driver}/session"
        told = self._ask("", capabilities={"alwaysMatch": capabilities})
        self._session += f"/{told['sessionId']}"
        self.version = f"{told['capabilities']['browserName']} {told['capabilities']['browserVersion']}"
        self._ask("/window/rect", **SIZE)

    def _ask(self, what: str, **told: Any) -> Any:
        wish = urllib.request.Request(
            self._session + what, json.dumps(told).encode(), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(wish) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise RuntimeError(f"{what or 'no session'}: {json.load(refused)['value']['message']}") from refused

    def close(self) -> None:
        with urllib.request.urlopen(urllib.request.Request(self._session, method="DELETE")):
            pass

    def goto(self, address: str) -> None:
        self._ask("/url", url=address)

    def reload(self) -> None:
        self._ask("/refresh")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        script = f"const it = {expression}; return typeof it === 'function' ? it(...arguments) : it"
        return self._ask("/execute/sync", script=script, args=[arg])

    def wait_for_timeout(self, ms: float) -> None:
        time.sleep(ms / 1000)

    def wait_for_function(self, expression: str, *, arg: Any, timeout: float, polling: float) -> SimpleNamespace:
        end = time.monotonic() + timeout / 1000
        while not (found := self.evaluate(expression, arg)):
            if time.monotonic() > end:
                raise TimeoutError(f"nothing of {arg} came")
            self.wait_for_timeout(polling)
        return SimpleNamespace(json_value=lambda: found)

    def _click(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        acts = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._ask("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": acts}])

    def _type(self, text: str) -> None:
        acts = [{"type": way, "value": letter} for letter in text for way in ("keyDown", "keyUp")]
        self._ask("/actions", actions=[{"type": "key", "id": "keys", "actions": acts}])


def firefox() -> dict[str, Any]:
    program = shutil.which("firefox") or shutil.which("firefox-esr")
    return {"browserName": "firefox", "moz:firefoxOptions": {"args": ["-headless"], "binary": program}}


def webkit() -> dict[str, Any]:
    program = next(Path("/usr").glob("lib*/**/webkit2gtk-*/MiniBrowser"))
    options = {"binary": str(program), "args": ["--automation"]}
    return {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}


@dataclass(frozen=True)
class Engine:
    driver: str
    capabilities: Callable[[], dict[str, Any]]


ENGINES = {"firefox": Engine("geckodriver", firefox), "webkit": Engine("WebKitWebDriver", webkit)}


@contextmanager
def driven(engine: Engine) -> Generator[Driven]:
    if shutil.which(engine.driver) is None:
        raise SystemExit(f"{engine.driver} is not there")
    port = free_port()
    quiet = subprocess.DEVNULL
    root = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"} if os.geteuid() == 0 else {}  # as root it has none
    with subprocess.Popen([engine.driver, f"--port={port}"], stdout=quiet, stderr=quiet, env=os.environ | root) as run:
        try:
            page = Driven(awaited(f"http://127.0.0.1:{port}"), engine.capabilities())
            try:
                yield page
            finally:
                page.close()  # else the browser stays
        finally:
            run.terminate()


def awaited(address: str) -> str:
    """When somebody answers there."""
    until = time.monotonic() + 20
    while True:
        try:
            with urllib.request.urlopen(f"{address}/status"):
                return address
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def played(page: Page, address: str, game: AtPage) -> tuple[int, list[str]]:
    """Own acts of a whole game, and what the page had to complain of."""
    until = time.monotonic() + LONGEST
    page.goto(address)
    kept = json.dumps({**SETTINGS, "game": game.name})
    page.evaluate("(kept) => { localStorage['schnapp.settings'] = kept }", kept)
    page.reload()
    page.evaluate(BEGINS, {"pace_ms": 0, **game.short})
    while not click(page, ".bots button"):  # it may not be there yet
        assert time.monotonic() < until, "the start page does not come"
        page.wait_for_timeout(100)
    return play_by_mouse(page, game, until), page.evaluate("window.faults")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="*", metavar="ENGINE", help=f"{', '.join(ENGINES)}; without any all of them")
    names = [game.name for game in GAMES]
    parser.add_argument("--games", nargs="+", choices=names, default=names)
    asked = parser.parse_args()
    if unknown := set(asked.engines) - set(ENGINES):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    good = True
    print("| | | own acts | seconds | faults |\n|---|---|---|---|---|")
    with serving() as address:
        for name in asked.engines or ENGINES:
            with driven(ENGINES[name]) as page:
                for game in (game for game in GAMES if game.name in asked.games):
                    begun = time.monotonic()
                    acts, faults = played(cast(Page, page), address, game)
                    seconds = time.monotonic() - begun
                    print(f"| {page.version} | {game} | {acts} | {seconds:.0f} | {faults or ''} |", flush=True)
                    good &= not faults
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
