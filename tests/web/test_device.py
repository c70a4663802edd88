"""What a device does to the page: fingers, a lost network, stored pages."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Error, WebSocketRoute, expect

from .conftest import OpenPage
from .looks import axe_finds_nothing, fits, stands_still
from .playing import starts

pytestmark = pytest.mark.e2e

CONTEXTS = """
  window.contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.contexts.push(this); }
  };
"""


COPIED = """() => {
  window.copied = [];
  navigator.clipboard.writeText = (text) => { window.copied.push(text); return Promise.resolve(); };
}"""

# of media queries and of the window, for what is likely to be forgotten
LISTENERS = """
  window.listeners = 0;
  const WATCHED = ['change', 'online', 'pageshow'];
  const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, heard, options) {
    if (WATCHED.includes(type)) {
      window.listeners++;
      options?.signal?.addEventListener('abort', () => window.listeners--);
    }
    return add.call(this, type, heard, options);
  };
  EventTarget.prototype.removeEventListener = function (type, ...rest) {
    if (WATCHED.includes(type)) window.listeners--;
    return remove.call(this, type, ...rest);
  };
"""
FORBIDDEN = """
  for (const shelf of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, shelf, { get() { throw new DOMException('forbidden', 'SecurityError'); } });
"""
SOUNDING = "() => contexts.length === 1 && contexts[0].state === 'running'"


def test_where_nothing_may_be_kept_one_can_play_all_the_same(server: str, browser: Browser) -> None:
    """As with all cookies blocked: what would be kept lasts as long as the page."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block")
    context.add_init_script(FORBIDDEN)
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(server)
    page.get_by_role("button", name="Play against bots").click()
    starts(page)
    assert errors == []
    context.close()


def test_a_tap_allows_sound_and_brings_it_back(server: str, browser: Browser) -> None:
    context = browser.new_context(
        locale="en-GB", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    context.add_init_script(CONTEXTS)
    page = context.new_page()
    page.goto(server)
    title = page.get_by_text("Schnapp", exact=True)
    title.tap()
    page.wait_for_function(SOUNDING)
    page.evaluate("() => contexts[0].suspend()")  # as a phone call does
    title.tap()
    page.wait_for_function(SOUNDING)
    context.close()


def test_the_licences_are_read_and_the_page_still_starts_without_a_network(server: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(f"{server}/#/about")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.get_by_role("link", name="All licences in full").click()
    expect(page.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()
    page.goto(f"{server}/schema/openapi.json")
    context.set_offline(True)
    page.goto(server)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    page.goto(f"{server}/licences.txt")
    expect(page.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        page.goto(f"{server}/schema/openapi.json")
    context.close()


def test_a_refusal_is_seen_and_can_be_touched_over_an_open_window(new_page: OpenPage) -> None:
    page = new_page("phone", "en")
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("dialog", name="At the table")
    for _ in range(8):  # more than anybody may say at once
        chat.get_by_role("group").get_by_role("button").first.click()
    notice = chat.get_by_role("status").filter(has_text="Not so fast!")
    expect(notice).to_be_visible()
    stands_still(page)
    axe_finds_nothing(page)
    notice.get_by_role("button", name="Close").click()
    expect(page.locator(".notice")).to_have_count(0)
    expect(chat).to_be_visible()


def test_a_dead_line_is_told_within_ten_seconds(new_page: OpenPage) -> None:
    page = new_page("phone", "en")
    lives = [True]

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(text) if lives[0] else None)
        server.on_message(lambda text: line.send(text) if lives[0] else None)

    page.route_web_socket("**/ws/**", through)
    page.clock.install()
    page.get_by_role("button", name="With friends by link").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()  # where nothing happens by itself
    banner = page.get_by_role("status").get_by_text("No connection")
    lives[0] = False
    page.clock.run_for(9_900)
    expect(banner).to_be_visible()
    page.clock.run_for(30_000)  # all attempts come to nothing
    expect(banner).to_be_visible()
    lives[0] = True
    page.clock.run_for(20_000)
    expect(banner).to_have_count(0)


def test_on_a_long_line_it_is_seen_that_an_act_is_on_its_way(new_page: OpenPage) -> None:
    page = new_page("phone", "en", motion="full", settings={"guide": False, "pace": "brisk"})
    held: list[Callable[[], None]] = []

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(line.send)

        def passes(text: str | bytes) -> None:
            if json.loads(text)["t"] == "play":
                held.append(lambda: server.send(text))
            else:
                server.send(text)

        line.on_message(passes)

    page.route_web_socket("**/ws/**", through)
    page.get_by_role("button", name="Play against bots").click()
    hand, status = page.locator("#board [data-zone=hand] button"), page.locator("header [role=status]")
    expect(hand.and_(page.locator(".lively")).first).to_be_visible()
    expect(status).to_have_css("animation-name", "none")
    hand.first.click()
    page.locator("#board .hint .button.main").click()
    expect(hand.and_(page.locator(".lively, .lit"))).to_have_count(0)  # nothing is offered twice
    expect(status).not_to_have_css("animation-name", "none")
    hand.first.click()  # and nothing is taken up
    expect(page.locator("#board .hint .button")).to_have_count(0)
    (send,) = held
    send()
    expect(hand.first).to_be_visible()
    expect(hand).to_have_count(5)
    expect(status).to_have_css("animation-name", "none")


def test_links_to_watch_lead_others_to_this_server(new_page: OpenPage) -> None:
    page = new_page("phone", "en")
    page.route("**/api/reach", lambda route: route.fulfill(json={"lan": "http://192.168.0.7:8000"}))
    page.evaluate(COPIED)
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/#/t/*")
    table = page.url.split("#")[1]
    with page.expect_response("**/api/reach"):
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy a link for watching").click()
    expect(page.get_by_role("status").get_by_text("Copied!")).to_be_visible()
    assert page.evaluate("() => copied") == [f"http://192.168.0.7:8000/#{table}/watch"]


def test_all_held_tables_are_within_reach(new_page: OpenPage) -> None:
    page = new_page("phone", "en")
    for game in ("Snatch It!", "Schnuff", "Snails"):
        page.get_by_role("radio", name=game).check(force=True)
        page.get_by_role("button", name="With friends by link").click()
        page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("link", name="To the table: Snails")).to_be_visible()
    page.get_by_text("2 more tables").click()
    fits(page)
    axe_finds_nothing(page)
    page.get_by_role("link", name="To the table: Snatch It!").click()
    expect(page.get_by_role("heading", name="Snatch It!")).to_be_visible()


@pytest.mark.parametrize(
    ("spoiled", "word", "back"),
    [
        ("patches", "The table couldn’t be drawn just now", "Show the table again"),  # only the board looks at them
        ("everything", "Something went wrong", "Try again"),
    ],
)
def test_what_cannot_be_drawn_leaves_a_friendly_word_and_a_way_back(
    server: str, browser: Browser, spoiled: str, word: str, back: str
) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    page = context.new_page()
    spoils = [True]

    def spoiling(line: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if spoils[0] and message.get("view"):
                message["view"] = {**message["view"], "patches": None} if spoiled == "patches" else {}
            line.send(json.dumps(message))

        line.connect_to_server().on_message(heard)

    page.route_web_socket("**/ws/**", spoiling)
    page.goto(server)
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_text(word)).to_be_visible(timeout=20_000)
    axe_finds_nothing(page)
    spoils[0] = False
    page.get_by_role("button", name=back).click()
    starts(page)
    expect(page.get_by_text(word)).to_have_count(0)
    context.close()


def test_a_table_that_is_left_listens_to_nothing(server: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block", reduced_motion="reduce")
    context.add_init_script(LISTENERS)
    page = context.new_page()
    page.goto(f"{server}/#/about")
    expect(page.get_by_role("heading", name="Licences")).to_be_visible()
    before = page.evaluate("() => listeners")
    page.goto(f"{server}/#/")
    page.get_by_role("button", name="Play against bots").click()
    starts(page)
    assert page.evaluate("() => listeners") > before
    page.goto(f"{server}/#/about")
    page.wait_for_function("(before) => listeners === before", arg=before)
    context.close()
