"""A new version of the page, one that is taken back, one that does not come whole: what is kept always starts."""

from __future__ import annotations

import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from schnapp.server.site import write

from .keeping import comes_true, everything_is_kept

pytestmark = pytest.mark.e2e
NAME = re.compile(r"-([\w-]{8})\.(js|css)$")
NEW = "There is a new version of Schnapp."
KEPT_IS = """async (release) => {
  for (const name of await caches.keys()) {
    const page = await (await caches.open(name)).match(new URL('.', location.href).pathname);
    if (page && (await page.text()).includes(`data-release="${release}"`)) return true;
  }
  return false;
}"""


class Host:
    """A web server whose files are exchanged, and that can fail in each of the ways in which one does."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.mood = "well"
        self.refused = threading.Event()
        host = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def translate_path(self, path: str) -> str:
                return str(host.root / path.partition("?")[0].lstrip("/"))

            def do_GET(self) -> None:
                if host.mood == "gone":
                    self.close_connection = True
                elif host.mood == "somebody else":
                    self.say(
                        "<!doctype html><title>Welcome</title><script type=module src=./assets/x.js></script>Room number?"
                    )
                elif host.mood == "half" and self.path.startswith("/assets/"):
                    host.refused.set()
                    self.send_error(500)
                else:
                    super().do_GET()

            def say(self, text: str) -> None:
                self.send_response(200)
                self.send_header("content-type", "text/html")
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://localhost:{self.server.server_address[1]}/"


@pytest.fixture(scope="module")
def releases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folders one, two and broken: the same page, with other names for all scripts and styles."""
    box = tmp_path_factory.mktemp("releases")
    write(box / "built")
    shutil.rmtree(box / "built" / "offline")
    for release in ("one", "two", "broken"):
        shutil.copytree(box / "built", box / release)
        names = {path.name for path in (box / release / "assets").iterdir() if NAME.search(path.name)}
        renamed = {name: NAME.sub(rf"-{release}\1.\2", name) for name in names}
        either = re.compile("|".join(map(re.escape, names)))

        def newly(found: re.Match[str], renamed: dict[str, str] = renamed) -> str:
            return renamed[found[0]]

        for file in [path for path in (box / release).rglob("*") if path.suffix in (".html", ".js", ".css", ".json")]:
            text = either.sub(newly, file.read_text("utf-8"))
            file.write_text(text.replace("<html ", f'<html data-release="{release}" '), "utf-8")
            file.rename(file.with_name(renamed.get(file.name, file.name)))
    (entry,) = re.findall(r'<script type="module"[^>]* src="./([^"]+)"', (box / "broken" / "index.html").read_text())
    (box / "broken" / entry).write_text("throw new Error('of a bad release');")
    return box


@pytest.fixture
def host(releases: Path) -> Iterator[Host]:
    host = Host(releases / "one")
    threading.Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.server.shutdown()
    host.server.server_close()


@pytest.fixture
def page(host: Host, browser: Browser) -> Iterator[Page]:
    """Release one, all of it kept."""
    context = browser.new_context(locale="en-GB")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(host.address)
    everything_is_kept(page)
    shows(page, "one")
    yield page
    context.close()


def shows(page: Page, release: str) -> None:
    expect(page.locator(f'html[data-release="{release}"]')).to_have_count(1)
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_it_starts_at_once_and_changes_by_one_tap(page: Page, host: Host, releases: Path) -> None:
    """Forwards, backwards, and without a network each time."""
    for before, after in (("one", "two"), ("two", "one")):
        host.root = releases / after
        page.reload()
        shows(page, before)
        expect(page.get_by_text(NEW)).to_be_visible()
        page.get_by_role("button", name="Load it").click()
        shows(page, after)
        expect(page.get_by_text(NEW)).to_have_count(0)
        host.mood = "gone"
        page.reload()
        shows(page, after)
        host.mood = "well"


def test_a_reload_past_everything_is_kept_too(page: Page) -> None:
    """Shift and reload: such a page is nobody's at first."""
    session = page.context.new_cdp_session(page)
    session.send("Page.reload", {"ignoreCache": True})
    shows(page, "one")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_whoever_never_taps_has_it_the_next_time(page: Page, host: Host, releases: Path) -> None:
    host.root = releases / "two"
    page.reload()
    comes_true(page, KEPT_IS, "two")
    host.mood = "gone"
    page.reload()
    shows(page, "two")


def test_a_tab_that_shows_the_old_one_still_finds_all_of_it(page: Page, host: Host, releases: Path) -> None:
    host.root = releases / "two"
    other = page.context.new_page()
    other.goto(host.address)
    comes_true(other, KEPT_IS, "two")
    page.keyboard.press("r")  # comes when it is opened; the server has it no longer
    expect(
        page.get_by_role("dialog", name="Rule booklet").get_by_role("link", name="5 Snatching phase")
    ).to_be_visible()


def test_what_does_not_come_whole_does_not_come(page: Page, host: Host, releases: Path) -> None:
    host.root, host.mood = releases / "two", "half"
    page.reload()
    assert host.refused.wait(30)
    shows(page, "one")
    expect(page.get_by_text(NEW)).to_have_count(0)
    host.mood = "gone"
    page.reload()
    shows(page, "one")


def test_what_somebody_else_answers_is_not_kept(page: Page, host: Host) -> None:
    """The page of a hotel that asks for a room number, with 200 OK for whatever is asked."""
    host.mood = "somebody else"
    page.reload()
    shows(page, "one")
    assert page.evaluate("async () => (await fetch('.', { cache: 'reload' })).text()").endswith("Room number?")
    expect(page.get_by_text(NEW)).to_have_count(0)
    host.mood = "gone"
    page.reload()
    shows(page, "one")


def test_a_release_that_does_not_start_is_gone_the_next_time(page: Page, host: Host, releases: Path) -> None:
    host.root = releases / "broken"
    page.reload()
    page.get_by_role("button", name="Load it").click()
    expect(page.locator('html[data-release="broken"]')).to_have_count(1)
    expect(page.get_by_role("heading", name="What shall we play?")).to_have_count(0)
    host.root = releases / "two"
    page.reload()
    comes_true(page, KEPT_IS, "two")
    page.reload()
    shows(page, "two")
