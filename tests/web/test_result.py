"""The end of a game in a real browser: the result at every size, and another game that two people agree on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Client, open_table, play_to_the_end
from tests.server.conftest import AMPLE
from tests.server.serving import Server

from .conftest import OpenPage
from .looks import axe_finds_nothing, fits, stands_still

pytestmark = pytest.mark.e2e
SMALL = ((390, 664), (844, 390), (320, 568), (1440, 900))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server(tmp_path_factory.mktemp("result") / "tables.db", **AMPLE)
    yield running.base
    running.stop()


@pytest.fixture
def opened(server: str) -> Any:
    """A finished game of Anna, Bert and a bot."""
    opened = open_table(server, names=["Anna", "Bert"], bots=["greedy"], start=True)
    clients = [Client(server, held["table"], held["secret"]) for held in opened["held"]]
    for client in clients:
        client.until("scene")
    play_to_the_end(clients)
    for client in clients:
        client.close()
    return opened


def sit(page: Page, opened: Any, *seats: int) -> Page:
    """This device holds these seats, and looks at the table."""
    held = [
        {"seat": one["seat"], "secret": one["secret"], "name": ""} for one in opened["held"] if one["seat"] in seats
    ]
    kept = [{"table": opened["table"]["id"], "game": "snatch-it", "seats": held, "at": 1}]
    page.evaluate("(kept) => localStorage.setItem('schnapp.seats', kept)", json.dumps(kept))
    page.goto(f"{page.url.split('#')[0]}#/t/{opened['table']['id']}")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def begun(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#board [data-zone=hand] button").first).to_be_visible()


def test_two_people_agree_on_another_game(new_page: OpenPage, opened: Any) -> None:
    anna = sit(new_page("phone", "en"), opened, 0)
    bert = sit(new_page("desktop", "de"), opened, 1)
    bert.keyboard.press("Escape")
    expect(bert.get_by_role("dialog")).to_have_count(0)
    expect(anna.get_by_role("button", name="Play again!")).to_be_focused()
    anna.keyboard.press("Enter")
    offer = bert.get_by_role("dialog")
    expect(offer.get_by_text("Anna möchte noch einmal spielen.")).to_be_visible()
    expect(anna.get_by_text("Still to answer: Bert.")).to_be_visible()
    expect(anna.get_by_role("button", name="You’re in!")).to_be_focused()
    for page in (anna, bert):
        fits(page)
        axe_finds_nothing(page)
    offer.get_by_role("button", name="Gerade nicht").click()
    expect(anna.get_by_text("Not now: Bert.")).to_be_visible()
    bert.reload()  # what he has said is still known, and so is her offer
    expect(bert.get_by_text("Du möchtest gerade nicht.")).to_be_visible()
    bert.get_by_role("button", name="Noch einmal!").click()
    for page in (anna, bert):
        begun(page)


def test_an_offer_that_a_restart_has_forgotten_is_shown_as_forgotten(
    new_page: OpenPage, tmp_path_factory: pytest.TempPathFactory
) -> None:
    running = Server(tmp_path_factory.mktemp("restart") / "tables.db", **AMPLE)
    made = open_table(running.base, names=["Anna", "Bert"], bots=["greedy"], start=True)
    clients = [Client(running.base, held["table"], held["secret"]) for held in made["held"]]
    for client in clients:
        client.until("scene")
    play_to_the_end(clients)
    for client in clients:
        client.close()
    pages: list[Page] = []
    for seat, name in enumerate(("Play again!", "I’m in!")):
        page = new_page("phone", "en")
        page.goto(running.base)
        pages.append(sit(page, made, seat))
        if seat == 0:
            page.get_by_role("button", name=name).click()
            expect(page.get_by_role("button", name="You’re in!")).to_be_visible()
        else:
            expect(page.get_by_role("button", name=name)).to_be_visible()
    running.kill()
    running.start()
    for page in pages:
        expect(page.get_by_role("button", name="Play again!")).to_be_visible(timeout=60_000)
    for page in pages:
        page.get_by_role("button", name="Play again!").or_(page.get_by_role("button", name="I’m in!")).click()
    for page in pages:
        begun(page)
    running.stop()


def test_round_one_screen_one_tap_begins_it(new_page: OpenPage, opened: Any) -> None:
    page = sit(new_page("tablet", "en"), opened, 0, 1)
    page.get_by_role("button", name="Play again!").click()
    expect(page.locator(".curtain")).to_be_visible()


def test_people_and_rules_are_changed_between_two_games(new_page: OpenPage, opened: Any) -> None:
    anna = sit(new_page("phone", "en"), opened, 0)
    bert = sit(new_page("phone", "de"), opened, 1)
    anna.get_by_role("button", name="People and rules").click()
    fits(anna)
    axe_finds_nothing(anna)
    anna.get_by_role("button", name="Add a bot").click()
    expect(anna.locator(".seats li")).to_have_count(4)
    anna.get_by_role("button", name="Play again!").click()
    bert.get_by_role("button", name="Ich bin dabei!").click()
    for page in (anna, bert):
        begun(page)
    expect(bert.get_by_role("region", name=re.compile("^Teichufer von"))).to_have_count(3)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_result_stands_at_every_size(new_page: OpenPage, opened: Any, language: str) -> None:
    page = sit(new_page("phone", language, theme="dark" if language == "en" else "light"), opened, 1)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        stands_still(page)
        fits(page)
        axe_finds_nothing(page)
        main = page.get_by_role("button", name={"de": "Noch einmal!", "en": "Play again!"}[language])
        expect(main).to_be_in_viewport(ratio=1)


COUNTED = """() => {
  window.counted = [];
  new MutationObserver(() => {
    const text = document.querySelector('dialog ol .points [aria-hidden]')?.textContent.trim();
    if (text && text !== window.counted.at(-1)) window.counted.push(text);
  }).observe(document, {childList: true, subtree: true, characterData: true});
}"""
"""Everything that the first points show, one after the other."""


def test_points_count_up_where_things_move(new_page: OpenPage, opened: Any) -> None:
    page = new_page("phone", "en", motion="full")
    page.evaluate(COUNTED)
    sit(page, opened, 0)
    points = page.locator("dialog ol .points [aria-hidden]").first
    ends = page.locator("dialog ol .points .unseen").first.inner_text()
    expect(points).to_have_text(ends)
    counted = page.evaluate("window.counted")
    assert (counted[0], counted[-1]) == ("0 points", ends)
    between = [int(text.split()[0]) for text in counted]
    assert between == sorted(between)
    assert len(between) > 2  # a machine that does much else draws few pictures, but no jump from one end to the other
