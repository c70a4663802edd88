"""Takes the pictures of the README: docs/table.png, a game against three bots, some turns old, and docs/lab.png, the beginning of a
report that `schnapp lab` has written.

python -m tools.screenshot [en|de] [FILE] [GAME]
python -m tools.screenshot lab REPORT.html [FILE]
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.games import GAMES, AtPage
from tests.web.playing import YOURS, is_over, one_act
from tools.bootstrap import ROOT, chromium

TARGET = ROOT / "docs" / "table.png"
REPORT = ROOT / "docs" / "lab.png"
COLOURS = 256  # of a picture: a third of the bytes, and hardly another one for people
TITLES = {
    "snatch-it": "Snatch It!",
    "schnuff": "Schnuff",
    "snails": "Snails",
    "schnapp-land-fluss": "Schnapp, Land, Fluss!",
}
ACTS = 4  # of the person, before the picture is taken


@contextmanager
def serving() -> Generator[str]:
    """A server of its own, on a free port, with an empty database."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "schnapp", "serve", "--port", str(port)]
        process = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.db"])
        time.sleep(3)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(15)


def play(page: Page, game: AtPage) -> None:
    """Begin a game and make some acts; stop when it is the person's turn again."""
    page.get_by_role("radio", name="4", exact=True).check()
    page.locator(".bots").get_by_role("button").click()
    expect(page.locator("#board [data-zone=hand] button").first).to_be_visible()
    acts, until = 0, time.monotonic() + 120
    while (acts < ACTS or not is_at_rest(page)) and time.monotonic() < until and not is_over(page):
        if acts < ACTS and page.locator(YOURS).count():
            acts += one_act(page, game)
        page.wait_for_timeout(100)


def is_at_rest(page: Page) -> bool:
    """It is the person's turn, and nothing moves any more: right after an act it still looks like their turn."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(2000)
    return page.locator(YOURS).count() > 0


def main(language: str = "en", file: str = str(TARGET), game_name: str = "snatch-it") -> None:
    game = next(one for one in GAMES if one.name == game_name)
    with serving() as address, browsing() as browser:
        locale = {"de": "de-DE", "en": "en-GB"}[language]
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=locale, service_workers="block")
        context.add_init_script("localStorage['schnapp.settings'] ??= JSON.stringify({guide: false})")
        page = context.new_page()
        page.goto(address)
        page.get_by_role("radio", name=TITLES[game.name]).first.check(force=True)
        play(page, game)
        keep(page, Path(file))


def report(written: str, file: str = str(REPORT)) -> None:
    """The beginning of a report of the balance lab."""
    with browsing() as browser:
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.goto(Path(written).resolve().as_uri())
        keep(page, Path(file))


@contextmanager
def browsing() -> Generator[Browser]:
    """A browser without a window."""
    if node := shutil.which("node"):  # the one that playwright brings needs a library which a bare Debian lacks
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)
    with sync_playwright() as playwright:
        as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu", *as_root])
        yield browser
        browser.close()


def keep(page: Page, file: Path) -> None:
    """Write what the page shows, small enough for whoever reads on a slow line."""
    file.parent.mkdir(exist_ok=True)
    page.screenshot(path=file)
    Image.open(file).convert("RGB").quantize(COLOURS).save(file, optimize=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["lab", *arguments]:
            report(*arguments)
        case arguments:
            main(*arguments)
