"""Snails in a real browser: plans made at the same time, reloads in the middle of them, islands that fit every screen."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .clicking import first_of
from .conftest import SIZES, OpenPage
from .games.snails import FIELD, FIRE, PROGRAM, READY, SNAILS, act, plan, plans
from .looks import at_every_size, axe_finds_nothing, does_not_scroll, fits, stands_still
from .playing import (
    CURTAIN,
    OVER,
    YOURS,
    is_over,
    one_act,
    play_by_keyboard,
    play_by_mouse,
    plays_again,
    starts,
    stuck,
    waits,
)

pytestmark = pytest.mark.e2e
LONGEST = 100  # seconds a round may take
PLAN = (
    "[...document.querySelectorAll('[data-zone=slots] button.place, .orders .chosen input')].map((el) => el.ariaLabel)"
)
SEEN = """() => [
  [...document.querySelectorAll('.touch[data-place]')].map((el) => el.ariaLabel),
  [...document.querySelectorAll('[data-zone=hand] button')].map((el) => el.dataset.place).sort(),
  document.querySelector('[data-asked]')?.dataset.asked,
]"""


def table(new_page: OpenPage, players: int = 2, rounds: int = 1, **how: Any) -> Page:
    wish = {"options": {"rounds": rounds, "faction_choice": "random"}}
    settings = {"players": players, **how.pop("settings", {})}
    page = new_page(game="snails", settings=settings, wish=wish, **how)
    page.get_by_role("button", name=re.compile("Play against bots|Gegen Bots spielen")).click()
    starts(page)
    return page


def play_until(page: Page, what: str) -> None:
    """One plays on until the page shows it."""
    until = time.monotonic() + LONGEST
    while (shown := waits(page, until, what)) != what:
        assert shown == YOURS, stuck(page)
        if first_of(page, what) is None:  # it may have come a moment after the invitation
            one_act(page, SNAILS)


def all_play_until(page: Page, what: str, pages: list[Page]) -> None:
    """Everybody plays on until this page shows it."""
    until = time.monotonic() + LONGEST
    while not page.locator(what).count():
        assert time.monotonic() < until, stuck(page)
        for one in pages:
            if one.locator(YOURS).count() and not page.locator(what).count():
                one_act(one, SNAILS)
        page.wait_for_timeout(20)


def made(page: Page) -> None:
    """A whole plan lies there, and is not sent yet."""
    until = time.monotonic() + LONGEST
    while not page.locator(READY).count():
        assert time.monotonic() < until, stuck(page)
        plan(page)


def test_a_game_by_mouse_alone(new_page: OpenPage) -> None:
    page = table(new_page)
    assert play_by_mouse(page, SNAILS, time.monotonic() + LONGEST) >= 10
    axe_finds_nothing(page)
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    lines = [json.loads(line) for line in download.value.path().read_text("utf-8").splitlines()]
    assert len(lines[-1]["result"]["scores"]) == 2
    plays_again(page)
    starts(page)


def test_the_language_switches_at_once_also_in_the_log(new_page: OpenPage) -> None:
    page = table(new_page)
    log = page.get_by_role("log")
    expect(log).to_contain_text("the start marker")
    fields = page.locator(".touch[data-place]").evaluate_all("all => all.map((el) => el.ariaLabel)")
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(log).to_contain_text("den Startmarker")
    assert page.locator(".touch[data-place]").evaluate_all("all => all.map((el) => el.ariaLabel)") != fields


def test_a_game_by_keyboard_alone(new_page: OpenPage) -> None:
    page = table(new_page, language="de")
    assert play_by_keyboard(page, SNAILS, time.monotonic() + LONGEST) >= 10
    assert is_over(page)


def test_four_browsers_plan_at_the_same_time_and_play_a_round(new_page: OpenPage) -> None:
    wish = {"options": {"rounds": 1, "faction_choice": "random"}}
    host = new_page("desktop", "en", settings={"name": "Anna"}, game="snails", wish=wish)
    host.get_by_role("button", name="With friends by link").click()
    link = host.get_by_label("Link to the table").input_value()
    pages = [host]
    for name in ("Bert", "Cleo", "Dora"):
        guest = new_page("phone", "en", path=link[link.index("/#") :])
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Take a seat").click()
        pages.append(guest)
    expect(host.locator(".seats")).to_contain_text("Dora")
    host.get_by_role("button", name="Start the game").click()
    for page in pages:
        starts(page)
    all_play_until(host, PROGRAM, pages)
    for page in pages:  # all of them plan, in any order
        expect(page.locator(PROGRAM)).to_be_visible()
        made(page)
    for page in reversed(pages):
        page.locator(READY).click()
        expect(page.locator(PROGRAM)).to_have_count(0)
    expect(host.get_by_role("log").first).to_contain_text(re.compile("turns? up .*card 1"))
    watcher = new_page("tablet", "de", path=link[link.index("/#") :] + "/watch")
    expect(watcher.locator(".status")).to_be_visible()
    expect(watcher.locator("[data-zone=hand]")).to_have_count(0)
    all_play_until(host, OVER, pages)
    for page in pages:
        expect(page.get_by_role("dialog").get_by_text("1st place").first).to_be_visible()


def test_round_one_screen_a_curtain_hides_hand_and_plan(new_page: OpenPage) -> None:
    page = new_page("tablet", "en", game="snails", wish=SNAILS.short)
    page.get_by_role("button", name="On one screen").click()
    for i, name in enumerate(("Anna", "Bert"), start=1):
        page.get_by_label(f"Name for seat {i}").fill(name)
    page.clock.install()
    page.get_by_role("button", name="Start playing").click()
    name = ""
    planned: list[str] = []
    until = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < until, stuck(page)
        if page.locator(CURTAIN).count():
            heading = page.get_by_role("heading", name=re.compile("^(Anna|Bert) is next$"))
            name = heading.inner_text().removesuffix(" is next")
            assert page.locator("[data-zone=hand], [data-zone=slots]").count() == 0
            page.get_by_role("button", name=f"{name}: show my hand").click()
            starts(page)
        elif page.locator(READY).count():
            planned.append(name)
            axe_finds_nothing(page)
            fits(page)
            page.locator(READY).click()
            expect(page.locator(PROGRAM)).to_have_count(0)
        elif page.locator(YOURS).count():
            one_act(page, SNAILS)
        else:
            page.clock.fast_forward(250)  # the curtain falls once an act has been seen
    assert sorted(planned) == ["Anna", "Bert"]  # behind a curtain of their own


def test_everybody_is_in_sight_and_all_of_it_can_be_read(new_page: OpenPage) -> None:
    """Four players on a phone: nobody's panel is cut off, the bar above keeps its height, and nothing is written in
    letters below 11 px; on a desktop neither, where the card whose turn it is stands large beside the map."""
    page = table(new_page, players=4, size="phone")
    heights: set[int] = set()
    for moment in (PROGRAM, FIELD):
        play_until(page, moment)
        if page.locator(PROGRAM).count():
            made(page)
        for size in ((390, 844), (390, 664), (844, 390), (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            stands_still(page)
            seats = page.locator(".people .player").evaluate_all(
                "all => all.map((el) => el.getBoundingClientRect()).map(({left, right}) => [left, right])"
            )
            assert len(seats) == 4
            assert all(0 <= left and right <= size[0] for left, right in seats)
            assert page.evaluate(TINY) == []
            assert page.evaluate(MARKED) == [], size
            if size[0] == 390:
                heights.add(page.locator(".status").evaluate("(el) => el.offsetHeight"))
            if page.locator(".programme .hand").count():
                clipped = len(page.evaluate(CLIPPED))
                assert clipped == 0 or (
                    size == (844, 390) and page.locator(".programme .hand button").count() - clipped >= 4
                )
        if page.locator(READY).count():
            page.locator(READY).click()
    assert len(heights) == 1
    if page.locator(".current").count():
        assert page.locator(".current .card").evaluate("(el) => el.offsetWidth") >= 200
    page.set_viewport_size({"width": 390, "height": 844})


def test_a_slot_of_the_plan_is_as_wide_as_a_finger_on_every_phone(new_page: OpenPage) -> None:
    page = table(new_page, players=2, size="phone")
    play_until(page, PROGRAM)
    for width, height in ((390, 664), (360, 640), (320, 568), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)


TINY = """() => {
  const tiny = [];
  const walk = document.createTreeWalker(document.querySelector('#board'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || el.closest('.unseen') || !el.checkVisibility({visibilityProperty: true})) continue;
    const scale = el.getScreenCTM ? el.getScreenCTM().d : 1;
    const size = parseFloat(getComputedStyle(el).fontSize) * scale;
    if (size > 1 && size < 10.9) tiny.push(`${size.toFixed(1)}: ${el.outerHTML.slice(0, 100)}`);
  }
  return tiny;
}"""

MARKED = """() => [...document.querySelectorAll('.people .player')].flatMap((player) => {
  const marks = [...player.querySelectorAll('.head :is(.ready, .start, .thinks)')].map((el) => el.getBoundingClientRect());
  return [...player.querySelectorAll('.health')].filter((el) => {
    const {left, right, top, bottom} = el.getBoundingClientRect();
    return marks.some((mark) => mark.width && mark.left < right - 1 && left < mark.right - 1 && mark.top < bottom - 1 && top < mark.bottom - 1);
  }).map((el) => el.textContent);
})"""
"""Snails whose health is hidden by a mark."""

CLIPPED = """() => {
  const low = document.querySelector('.panel-of').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.programme .hand button')]
    .filter((el) => el.getBoundingClientRect().bottom > Math.min(low, innerHeight) + 1)
    .map((el) => el.dataset.place);
}"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_map_and_hand_stand_still_while_a_round_is_resolved(new_page: OpenPage, size: str) -> None:
    page = table(new_page, players=4, size=size, motion="full", settings={"pace": "brisk"})
    play_until(page, PROGRAM)
    made(page)
    page.evaluate(STOOD)
    page.locator(READY).click()
    play_until(page, OVER)
    places: list[str] = page.evaluate("() => [...window.places]")
    assert sorted(place.split()[0] for place in places) == ["hand", "map"], places


STOOD = """() => {
  window.places = new Set();
  const look = () => {
    const [map, card] = ['.map', '.panel-of [data-spot^=hand] button'].map((what) => document.querySelector(what)?.getBoundingClientRect());
    if (document.querySelector('.people .slots .now')) window.now = true; // the first card is turned up
    if (window.now && document.querySelector('.people .slots')) {
      window.places.add(`map ${Math.round(map.top)} ${Math.round(map.height)}`);
      if (card && !document.querySelector('.decision')) window.places.add(`hand ${Math.round(card.top)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""From now on the page remembers where map and hand have been, as long as the cards of the round lie there."""


def test_tips_go_by_themselves_and_leave_the_hand_in_sight(new_page: OpenPage) -> None:
    """A small phone, the guide switched on, nobody closes a tip: never two at a time, and all of the hand is seen."""
    page = table(new_page, players=3, size="phone", settings={"guide": True})
    page.set_viewport_size({"width": 390, "height": 664})
    tip = page.locator("aside.tip")
    page.evaluate(TELLS)
    play_until(page, PROGRAM)  # its last click may have been one of the plan's, which ends the tip
    page.wait_for_function("() => window.tips.has('Secret plans')")
    assert page.evaluate(CLIPPED) == []
    until = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < until, stuck(page)
        assert tip.count() <= 1
        if page.locator(PROGRAM).count() and tip.count():
            assert page.evaluate(CLIPPED) == []
        if page.locator(YOURS).count():
            one_act(page, SNAILS)
        page.wait_for_timeout(10)
    assert page.evaluate("() => window.tips.size") <= 24


TELLS = """() => {
  window.tips = new Set();
  const look = () => document.querySelectorAll('aside.tip h2').forEach((title) => window.tips.add(title.textContent));
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""From now on the page remembers the titles of all tips."""


def test_a_small_game_is_one_touch_away_and_asks_before_what_is_final(new_page: OpenPage) -> None:
    page = new_page(game="snails", settings={"players": 4, "confirm": True})
    expect(page.locator(".tile.chosen")).to_contain_text("15 to 60 minutes")
    sent: list[dict[str, Any]] = []
    page.on("request", lambda one: sent.append(one.post_data_json) if one.url.endswith("/api/tables") else None)
    page.locator(".bots summary").click()
    page.get_by_role("button", name="A small game: two players, three rounds").click()
    page.get_by_role("radio", name="the volcano").check()
    fits(page)
    page.get_by_role("button", name="Play against bots").click()
    starts(page)
    assert sent[0]["seats"] == 2
    assert sent[0]["options"] == {"rounds": 3, "layout": "volcano"}
    page.locator("[data-do=choose_faction]").first.click()
    dialog = page.get_by_role("dialog", name="Do you mean it?")
    dialog.get_by_role("button", name="Not yet").click()
    expect(dialog).to_have_count(0)
    page.locator("[data-do=choose_faction]").first.click()
    axe_finds_nothing(page)
    dialog.get_by_role("button", name="Do it").click()
    expect(page.locator("[data-do=choose_faction]")).to_have_count(0)


def test_the_help_explains_the_pictures(new_page: OpenPage) -> None:
    page = table(new_page, size="phone")
    page.keyboard.press("?")
    page.get_by_text("What the pictures mean").click()
    expect(page.locator(".legend li")).to_have_count(26)
    fits(page)
    axe_finds_nothing(page)
    page.locator(".legend").get_by_role("button", name="Rule 7.4").click()
    expect(page.get_by_role("dialog", name="Rule booklet").locator(":focus")).to_have_attribute("id", "rule-7.4")


def test_reload_while_planning_keeps_the_plan(new_page: OpenPage) -> None:
    page = table(new_page, size="phone")
    play_until(page, PROGRAM)
    for _ in range(5):  # two snails and three cards
        plan(page)
    before = page.evaluate(PLAN)
    page.reload()
    expect(page.locator(PROGRAM)).to_be_visible()
    assert page.evaluate(PLAN) == before
    assert plans(page)
    made(page)
    page.locator(READY).click()
    expect(page.locator(PROGRAM)).to_have_count(0)


def test_reload_in_the_middle_of_a_card(new_page: OpenPage) -> None:
    page = table(new_page)
    play_until(page, PROGRAM)
    made(page)
    page.locator(READY).click()
    play_until(page, f"{FIELD}, [data-asked=choose_half]")
    expect(page.locator(YOURS)).to_be_visible()
    before = page.evaluate(SEEN)
    page.reload()
    expect(page.locator(YOURS)).to_be_visible()
    expect(page.locator(f"{FIELD}, [data-asked]").first).to_be_attached()
    assert page.evaluate(SEEN) == before
    assert act(page)


def test_a_refusal_says_why_and_opens_the_rule(new_page: OpenPage) -> None:
    """The page offers nothing that is forbidden: on its way to the server a plan loses its cards."""
    page = new_page(game="snails", settings={"players": 2}, wish=SNAILS.short)

    def spoil(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("act", {}).get("type") == "program":
                told["act"]["slots"] = [told["act"]["slots"][0]] * 5
            server.send(json.dumps(told))

        socket.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/"), spoil)
    page.locator(".bots").get_by_role("button").click()
    starts(page)
    play_until(page, PROGRAM)
    made(page)
    before = page.evaluate(PLAN)
    page.locator(READY).click()
    page.locator(".notice").get_by_role("button", name="Rule").click()
    expect(page.get_by_role("dialog", name="Rule booklet").locator(":focus")).to_have_attribute("id", SNAILS.rule)
    page.keyboard.press("Escape")
    assert page.evaluate(PLAN) == before


def test_the_replay_fits(new_page: OpenPage) -> None:
    page = table(new_page, size="phone", theme="dark")
    play_by_mouse(page, SNAILS, time.monotonic() + LONGEST)
    page.get_by_role("dialog").get_by_role("button", name="Watch the game again").click()
    replay = page.get_by_role("dialog", name="Watch the game again")
    expect(replay.get_by_role("slider", name="Step 1 of")).to_be_visible()
    for _ in range(3):
        replay.get_by_role("button", name="One step forward").click()
    for _ in at_every_size(page):
        fits(page)
    replay.get_by_role("slider").press("End")  # on a small screen no button stands for it
    expect(replay.locator(".lines")).to_contain_text("The game is over")
    replay.get_by_role("combobox").select_option("all")
    replay.get_by_role("button", name="One step back").click()
    for _ in at_every_size(page):
        fits(page)
    axe_finds_nothing(page)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_kind_of_moment_fits(new_page: OpenPage, language: str) -> None:
    """Four players: going ashore, planning, and what is asked in a round; each kind of question is looked at once, at
    every size, and the game goes on at another one."""
    theme = "dark" if language == "en" else "light"
    page = table(new_page, players=4, size="phone", language=language, theme=theme)
    kinds: set[str] = set()
    until = time.monotonic() + 2 * LONGEST
    while waits(page, until) != OVER:
        assert time.monotonic() < until, stuck(page)
        kind = page.evaluate(KIND)
        if kind and kind not in kinds and len(kinds) < 12:
            kinds.add(kind)
            for size in at_every_size(page):
                fits(page)
                if kind in ("planning", "planned", "field"):
                    axe_finds_nothing(page)
                    if size != "phone":
                        does_not_scroll(page)
                    if size == "desktop":
                        large_cards_fit(page)
        one_act(page, SNAILS)
    assert {"planning", "planned", "field"} <= kinds


def large_cards_fit(page: Page) -> None:
    """On a large screen, which is left again."""
    page.set_viewport_size({"width": 1920, "height": 1080})
    stands_still(page)
    fits(page)
    does_not_scroll(page)
    assert page.evaluate(CLIPPED) == []
    width, height = SIZES["desktop"]
    page.set_viewport_size({"width": width, "height": height})


KIND = f"""() => {{
  const there = (what) => document.querySelector(what) !== null;
  if (there('{READY}')) return 'planned';
  if (there('{PROGRAM}')) return document.querySelector('.programme .chosen') ? 'planning' : '';
  if (there('{FIRE}')) return 'aimed';
  return document.querySelector('[data-asked]')?.dataset.asked ?? (there('{FIELD}') ? 'field' : '');
}}"""
