"""A real server on a free port and a real browser; pages in any size, language and colour scheme."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect, sync_playwright

from tests.server.serving import Server
from tools.bootstrap import found_chromium

CHROMIUM_ARGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
LOCALES = {"de": "de-DE", "en": "en-GB"}
PATIENCE = 15_000  # milliseconds for what a page does by itself, on a machine that does much else; green costs nothing
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server(tmp_path_factory.mktemp("web") / "tables.db")
    yield running.base
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if node := shutil.which("node"):  # the one inside the wheel needs libatomic, which a bare Debian lacks
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)
    with sync_playwright() as playwright:
        exe = found_chromium()
        args = list(CHROMIUM_ARGS)
        env: dict[str, str | float | bool] = dict(os.environ)
        if exe and (libs := Path(exe).parent / "libs").is_dir():  # the npm-packaged build brings libnss3 and fonts
            env["LD_LIBRARY_PATH"] = os.pathsep.join(map(str, [libs, libs / "lib"]))
            if (libs.parent / "fonts.conf").exists():
                env["FONTCONFIG_FILE"] = str(libs.parent / "fonts.conf")
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            args.append("--no-sandbox")  # Chromium refuses its sandbox as root
        try:
            started = playwright.chromium.launch(executable_path=exe, args=args, env=env)
        except Exception as problem:
            if os.environ.get("REQUIRE_BROWSER"):
                raise
            pytest.skip(f"no browser: {problem}")
        yield started
        started.close()


@pytest.fixture
def new_page(server: str, browser: Browser) -> Iterator[OpenPage]:
    """Opens the start page (or `path`) in a browser context of its own. Errors of the page fail the test.

    `pace_ms` is what the page's own wish for a new table is changed to, so that bots don't keep a test waiting; `wish`
    changes other parts of it. `settings` are laid into the device's memory beforehand (the guide is off unless asked
    for), `game` is the one that is chosen on the start page. `disguised`: every word is longer (web/src/disguise.ts).
    `base`: another server than that of the tests.
    """
    contexts: list[Any] = []
    errors: list[str] = []

    def opened(
        size: str = "desktop",
        language: str = "en",
        path: str = "/",
        pace_ms: int | None = 0,
        motion: str = "reduce",
        theme: str = "light",
        settings: dict[str, Any] | None = None,
        game: str = "snatch-it",
        wish: dict[str, Any] | None = None,
        disguised: bool = False,
        base: str = server,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            color_scheme="dark" if theme == "dark" else "light",
            service_workers="block",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        pace = {"pace": "instant"} if motion == "reduce" else {}  # where nothing moves a test need not look on either
        kept = json.dumps({"guide": False, "game": game, **pace, **(settings or {})})
        context.add_init_script(f"localStorage['schnapp.settings'] ??= {json.dumps(kept)}")
        if disguised:
            context.add_init_script("localStorage['schnapp.disguise'] = 'true'")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        wished = {**({} if pace_ms is None else {"pace_ms": pace_ms}), **(wish or {})}
        if wished:
            page.route("**/api/tables", lambda route: wishing(route, wished))
        page.goto(base + path)
        expect(page.locator(".splash")).to_have_count(0)  # keys go nowhere before
        return page

    yield opened
    for context in contexts:
        context.close()
    assert errors == []


def wishing(route: Route, wished: dict[str, Any]) -> None:
    wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**wish, **wished}))
