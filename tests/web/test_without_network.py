"""Whole games with the network cut, on a phone: the page is its own server, and a closed tab finds its table again."""

from __future__ import annotations

import http.server
import json
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from schnapp.server.site import write

from .conftest import LOCALES, SIZES
from .games import CARD_GAMES, SNAILS, AtPage
from .keeping import everything_is_kept
from .looks import axe_finds_nothing, fits
from .playing import YOURS, is_over, one_act, play_by_mouse, starts, stuck, waits

pytestmark = pytest.mark.e2e
LONGEST = 200  # seconds a game may take where all of it runs in one browser
WISHING = """(wish) => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const opens = message.t === 'ask' && message.method === 'POST' && message.path === '/api/tables';
    return post.call(this, opens ? {...message, body: JSON.stringify({...JSON.parse(message.body), ...wish})} : message, ...rest);
  };
}"""


class Device:
    """A phone with a browser: tabs come and go, what it keeps stays."""

    def __init__(self, browser: Browser, base: str, language: str, wish: dict[str, Any], game: str) -> None:
        width, height = SIZES["phone"]
        self.base = base
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=LOCALES[language], reduced_motion="reduce"
        )
        self.context.set_default_timeout(60_000)  # a start beside other tests
        kept = {"guide": False, "game": game, "pace": "instant", "level": "beginner", "players": 3}
        self.context.add_init_script(f"localStorage['schnapp.settings'] ??= {json.dumps(json.dumps(kept))}")
        self.context.add_init_script(f"({WISHING})({json.dumps({'pace_ms': 0, **wish})})")
        self.errors: list[str] = []

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.base)
        return page

    def cut(self) -> None:
        self.context.set_offline(True)


OpenDevice = Callable[..., Device]


@pytest.fixture
def new_device(browser: Browser) -> Iterator[OpenDevice]:
    devices: list[Device] = []

    def opened(base: str, game: AtPage, language: str = "en") -> Device:
        devices.append(Device(browser, base, language, game.short, game.name))
        return devices[-1]

    yield opened
    for device in devices:
        device.context.close()
        assert device.errors == []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of plain files in a folder of some web server."""
    root = tmp_path_factory.mktemp("site")
    write(root / "games" / "schnapp")

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root))) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/games/schnapp/"
        serving.shutdown()


def fetches_all(page: Page, done: str) -> None:
    page.get_by_role("button", name="Download now").click()
    expect(page.get_by_text(done)).to_be_visible(timeout=60_000)


def half_a_game(page: Page, game: AtPage) -> None:
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("#board")).to_be_visible(timeout=120_000)  # the server in the page begins, beside other tests
    starts(page)
    acts, until = 0, time.monotonic() + LONGEST
    while acts < 3:
        assert time.monotonic() < until, stuck(page)
        acts += one_act(page, game) if waits(page, until) == YOURS else 0
    assert not is_over(page)


def the_other_half(page: Page, game: AtPage) -> None:
    page.get_by_role("link", name="Keep playing").first.click()
    play_by_mouse(page, game, time.monotonic() + LONGEST)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1st place").first).to_be_visible()
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    lines = download.value.path().read_text("utf-8").splitlines()
    assert len(json.loads(lines[-1])["result"]["scores"]) == 3
    dialog.get_by_role("button", name="Watch the game again").click()
    replay = page.get_by_role("dialog", name="Watch the game again")
    expect(replay.get_by_role("slider", name="Step 1 of")).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Turning points").click()
    points = page.get_by_role("dialog", name="Turning points")
    expect(points.get_by_role("img", name="Everyone’s chance of winning over time")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", [*CARD_GAMES, *([] if SNAILS in CARD_GAMES else [SNAILS])], ids=str)
def test_a_whole_game_without_a_network(server: str, new_device: OpenDevice, game: AtPage) -> None:
    device = new_device(server.replace("127.0.0.1", "localhost"), game)
    page = device.tab()
    fits(page)
    fetches_all(page, "Everything is on this device.")
    everything_is_kept(page)
    axe_finds_nothing(page)
    device.cut()
    page.reload()
    expect(page.get_by_text("No server answers.")).to_be_visible()
    expect(page.get_by_role("button", name="With friends by link")).to_have_count(0)
    fits(page)
    expect(page.get_by_role("radio", name="Schnapp, Land, Fluss!")).to_be_disabled(timeout=60_000)
    fits(page)
    axe_finds_nothing(page)
    half_a_game(page, game)
    page.close()
    the_other_half(device.tab(), game)


@pytest.mark.parametrize("game", [*CARD_GAMES, *([] if SNAILS in CARD_GAMES else [SNAILS])], ids=str)
def test_plain_files_are_played_too_and_then_without_a_network(site: str, new_device: OpenDevice, game: AtPage) -> None:
    device = new_device(site, game)
    page = device.tab()
    expect(page.get_by_role("button", name="Play against bots")).to_have_count(0)
    fits(page)
    fetches_all(page, "There is no server here")
    half_a_game(page, game)
    everything_is_kept(page)
    page.close()
    device.cut()
    the_other_half(device.tab(), game)


def test_the_tab_that_is_used_has_the_tables(server: str, new_device: OpenDevice) -> None:
    """The tables of a device are one worker's: a forgotten tab keeps nobody from them, and takes them back when it is used."""
    game = CARD_GAMES[0]
    device = new_device(server.replace("127.0.0.1", "localhost"), game)
    first = device.tab()
    fetches_all(first, "Everything is on this device.")
    everything_is_kept(first)
    device.cut()
    first.reload()
    half_a_game(first, game)
    second = device.tab()
    second.get_by_role("link", name="Keep playing").first.click()
    expect(second.locator("#board")).to_be_visible(timeout=60_000)
    expect(first.get_by_text("Your tables are open in another tab.")).to_be_visible()
    fits(first)
    first.get_by_role("button", name="Play on here").click()
    expect(first.get_by_role("button", name="Play on here")).to_have_count(0)
    the_table_answers(first, game)
    expect(second.get_by_text("Your tables are open in another tab.")).to_be_visible()


TABLES = """() => new Promise((counted) => {
  const opening = indexedDB.open("schnapp");
  opening.onsuccess = () => {
    const counting = opening.result.transaction("last").objectStore("last").count();
    counting.onsuccess = () => (opening.result.close(), counted(counting.result));
  };
})"""


def test_what_the_browser_has_thrown_away_is_fetched_once_more(server: str, new_device: OpenDevice) -> None:
    """And what one crosses out oneself goes for good."""
    game = CARD_GAMES[0]
    device = new_device(server.replace("127.0.0.1", "localhost"), game)
    page = device.tab()
    fetches_all(page, "Everything is on this device.")
    everything_is_kept(page)
    device.cut()
    page.reload()
    half_a_game(page, game)
    page.evaluate("caches.delete('schnapp-offline')")
    page.reload()
    expect(page.get_by_text("Your browser has thrown away what it needs to play")).to_be_visible()
    expect(page.get_by_text("Just a moment")).to_have_count(0)
    fits(page)
    axe_finds_nothing(page)
    device.context.set_offline(False)
    page.get_by_role("button", name="Download now").click()
    the_table_answers(page, game)
    expect(page.get_by_text("Your browser has thrown away")).to_have_count(0)
    assert page.evaluate(TABLES) == 1
    page.evaluate("location.hash = '#/'")
    page.get_by_role("button", name="Forget this seat").click()
    page.get_by_role("button", name="Give it up").click()
    page.wait_for_function(f"async () => await ({TABLES})() === 0")


def the_table_answers(page: Page, game: AtPage) -> None:
    until = time.monotonic() + LONGEST
    while not (waits(page, until) == YOURS and one_act(page, game)):
        assert time.monotonic() < until, stuck(page)
