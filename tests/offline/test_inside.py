"""The server inside a page: asked as a page asks, over rows that a page keeps."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from schnapp.offline.bridge import Bridge
from schnapp.offline.main import begun

from .pages import Heard, PageEar, RowsInMemory

JSON = '[["content-type", "application/json"]]'


class Page:
    def __init__(self, bridge: Bridge, ear: PageEar) -> None:
        self.bridge = bridge
        self.ear = ear

    async def ask(self, method: str, path: str, body: object = None, headers: str = JSON) -> Heard:
        id = self.ear.expect()
        self.bridge.ask(id, method, path, headers, "" if body is None else json.dumps(body))
        await self.ear.of[id].over.wait()
        return self.ear.of[id]

    def open(self, path: str) -> int:
        id = self.ear.expect()
        self.bridge.open(id, path)
        return id

    def say(self, id: int, message: object) -> None:
        self.bridge.say(id, json.dumps(message))

    async def hear(self, id: int, kind: str) -> dict[str, Any]:
        while (message := await self.ear.of[id].texts.get())["t"] != kind:
            pass
        return message


@asynccontextmanager
async def paged(rows: RowsInMemory) -> AsyncGenerator[Page]:
    ear = PageEar()
    bridge = await begun(ear, rows, lambda value: value)
    try:
        yield Page(bridge, ear)
    finally:
        await bridge.end()


NEW = {
    "game": "snatch-it",
    "names": ["Anna"],
    "seats": 3,
    "bots": ["greedy", "greedy"],
    "start": True,
    "pace_ms": 0,
    "language": "en",
}


async def opened(page: Page, **wish: object) -> tuple[str, str]:
    answer = await page.ask("POST", "/api/tables", {**NEW, **wish})
    assert answer.status == 201, answer.json()
    held = answer.json()["held"][0]
    return held["table"], held["secret"]


async def test_an_answer_that_comes_by_and_by_is_heard_so_and_ends_when_nobody_waits() -> None:
    async def drip(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return await send({"type": "lifespan.startup.complete"})
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"1", "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass

    ear = PageEar()
    bridge = Bridge(drip, ear, lambda value: value)
    await bridge.begin()
    id = ear.expect()
    bridge.ask(id, "GET", "/", "[]", "")
    await ear.of[id].begun.wait()
    assert bridge.running == {id}
    bridge.leave(id)
    await bridge.end()
    assert not bridge.running


async def test_a_whole_game_and_what_is_asked_for_afterwards() -> None:
    async with paged(RowsInMemory()) as page:
        games = await page.ask("GET", "/api/games")
        assert games.status == 200
        assert "snatch-it" in [game["game"] for game in games.json()]
        table, secret = await opened(page)
        line = page.open(f"/ws/tables/{table}")
        page.say(line, {"t": "hello", "secret": secret})
        now, chance, acts = await page.hear(line, "scene"), random.Random(3), 0
        while now["t"] != "people" or now["table"]["stage"] != "over":
            if legal := now.get("legal"):
                act = {name: value for name, value in chance.choice(legal).items() if name != "player"}
                page.say(line, {"t": "play", "id": f"act{acts:09}", "act": act, "match": 1})
                acts += 1
                if acts == 5:  # looked back at with the own eyes, while it runs
                    bearer = json.dumps([["authorization", f"Bearer {secret}"]])
                    past = await page.ask("GET", f"/api/tables/{table}/past", headers=bearer)
                    assert all(frame["view"]["viewer"] == 0 for frame in past.json()["frames"])
            now = await page.ear.of[line].texts.get()
        record = await page.ask("GET", f"/api/tables/{table}/record?match=1")
        assert record.status == 200
        assert json.loads(b"".join(record.parts).splitlines()[-1])["result"]
        replay = await page.ask("GET", f"/api/tables/{table}/replay?match=1&eyes=0")
        assert len(replay.json()["frames"]) > 10


async def test_a_page_that_was_closed_finds_its_game_again() -> None:
    rows = RowsInMemory()
    async with paged(rows) as page:
        table, secret = await opened(page)
        line = page.open(f"/ws/tables/{table}")
        page.say(line, {"t": "hello", "secret": secret})
        before = await page.hear(line, "scene")
    async with paged(rows) as page:
        line = page.open(f"/ws/tables/{table}")
        page.say(line, {"t": "hello", "secret": secret})
        after = await page.hear(line, "scene")
    assert after["view"] == before["view"] or after["seq"] > before["seq"]


async def test_who_hangs_up_is_gone_and_who_asks_for_nothing_gets_a_problem() -> None:
    async with paged(RowsInMemory()) as page:
        missing = await page.ask("GET", "/api/tables/0000000000")
        assert (missing.status, missing.json()["reason"]) == (404, "unknown_table")
        wrong = await page.ask("POST", "/api/tables", {"game": 3})
        assert (wrong.status, wrong.json()["field"]) == (400, "game")
        table, secret = await opened(page)
        line = page.open(f"/ws/tables/{table}")
        page.say(line, {"t": "hello", "secret": secret})
        await page.hear(line, "scene")
        page.bridge.leave(line)
        other = page.open(f"/ws/tables/{table}")
        page.say(other, {"t": "hello", "secret": "x" * 24})
        assert (await page.hear(other, "goodbye"))["reason"] == "wrong_secret"
        await page.ear.of[other].over.wait()
        assert not page.bridge.running - {line}


async def test_a_full_disk_is_told_and_nothing_is_shown_that_was_not_kept() -> None:
    rows = RowsInMemory()
    async with paged(rows) as page:
        rows.fault = OSError("QuotaExceededError")
        answer = await page.ask("POST", "/api/tables", NEW)
        assert (answer.status, answer.json()["reason"]) == (503, "restart")
        rows.fault = None
        assert (await page.ask("POST", "/api/tables", NEW)).status == 201


@pytest.mark.parametrize("path", ["/", "/assets/x.js", "/schema/openapi.json", "/api/reach"])
async def test_whatever_a_page_asks_is_answered(path: str) -> None:
    async with paged(RowsInMemory()) as page:
        assert (await page.ask("GET", path)).status in (200, 404, 503)
