"""Records of finished games are made once, by somebody else than the event loop, and kept within bounds."""

from __future__ import annotations

import asyncio
import gzip
import json
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from schnapp.server.played import Played
from schnapp.server.records import Records, Replayable, compressed
from schnapp.server.registry import TableRegistry
from schnapp.server.rest import packed_answer
from schnapp.server.shelf import Shelf
from schnapp.server.turns import Asker

from .client import Client, open_table, play_to_the_end
from .registry import HereThinkers, registry_at
from .test_analyses import SHORT, finished


class Slow(HereThinkers):
    """Counts, waits to be let go, and can fail."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0
        self.fails = False
        self.go = asyncio.Event()

    async def record(self, asker: Asker, finished: Replayable) -> bytes:
        self.made += 1
        await self.go.wait()
        if self.fails:
            raise RuntimeError("the worker broke")
        return await super().record(asker, finished)


def ready(played: Played) -> Callable[[], Awaitable[Played]]:
    """A game that is in memory."""

    async def found() -> Played:
        return played

    return found


async def asked(registry: TableRegistry, records: Records, slow: Slow) -> list[bytes | BaseException]:
    """Three ask at once."""
    table = await finished(registry)
    (played,) = table.state.games
    asker = Asker("", table.state.id)
    asking = [asyncio.create_task(records.record(slow, asker, 1, ready(played))) for _ in range(3)]
    await asyncio.sleep(0)
    slow.go.set()
    return await asyncio.gather(*asking, return_exceptions=True)


async def test_those_who_ask_at_once_and_later_share_one_making(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        slow = Slow()
        first, *others = await asked(registry, registry.records, slow)
        assert isinstance(first, bytes) and others == [first, first] and slow.made == 1
        (live,) = registry._tables.values()
        (played,) = live.state.games
        assert await registry.records.record(slow, Asker("else", live.state.id), 1, ready(played)) == first
        assert slow.made == 1
        head, *entries = [json.loads(line) for line in gzip.decompress(first).splitlines()]
        assert head["verbose"] and entries[-1] == {"result": played.match.result()}


async def test_who_leaves_takes_it_from_nobody(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        slow = Slow()
        table = await finished(registry)
        asker, (played,) = Asker("", table.state.id), table.state.games
        leaving, staying = (
            asyncio.create_task(registry.records.record(slow, asker, 1, ready(played))) for _ in range(2)
        )
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.sleep(0)
        slow.go.set()
        assert gzip.decompress(await staying) and slow.made == 1


async def test_what_has_failed_is_made_anew(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        slow = Slow()
        slow.fails = True
        assert all([isinstance(one, RuntimeError) for one in await asked(registry, registry.records, slow)])
        slow.fails = False
        (live,) = registry._tables.values()
        assert await registry.records.record(slow, Asker("", live.state.id), 1, ready(live.state.games[0]))
        assert slow.made == 2


def test_what_was_used_least_lately_makes_room() -> None:
    shelf = Shelf(room=100)
    for number in (1, 2, 3):
        shelf.keep(b"x" * 30, "record", "table", number)
    assert shelf.get("record", "table", 1)
    shelf.keep(b"x" * 30, "record", "table", 4)
    assert [shelf.get("record", "table", number) is not None for number in (1, 2, 3, 4)] == [True, False, True, True]
    shelf.keep(b"x" * 60, "record", "table", 4)
    assert shelf.taken == 90
    shelf.keep(b"x" * 101, "record", "table", 5)
    assert shelf.taken == 0, "what has no room is not kept"


@pytest.mark.parametrize("accepts", ["", "br, gzip"])
def test_over_the_network_it_is_sent_as_it_is_kept(base: str, accepts: str) -> None:
    opened = open_table(base, seats=3, bots=["beginner", "beginner"], options=SHORT, start=True)
    table, secret = opened["held"][0]["table"], opened["held"][0]["secret"]
    with Client(base, table, secret) as anna:
        anna.until("scene")
        play_to_the_end([anna])
    url = f"{base}/api/tables/{table}/record"
    with urllib.request.urlopen(urllib.request.Request(url, headers={"accept-encoding": accepts})) as answer:
        packed = answer.headers["content-encoding"] == "gzip"
        text: bytes = gzip.decompress(answer.read()) if packed else answer.read()
        assert packed is bool(accepts) and answer.headers["vary"].lower() == "accept-encoding"
    assert json.loads(text.splitlines()[0])["game"] == "snatch-it"


async def test_what_is_unpacked_for_somebody_waits_for_them_in_small_parts() -> None:
    """A record may be fifty times as long as it is kept, and whoever takes their time would hold all of it in memory."""
    record = b"".join(b'{"number":%d}\n' % number for number in range(200_000))
    sent: list[Any] = []

    async def made() -> bytes:
        return compressed(record)

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    answer = await packed_answer(Request(scope), made(), "application/x-ndjson", {"content-disposition": "attachment"})
    await answer(scope, receive, send)
    head, *parts = sent
    assert (b"content-disposition", b"attachment") in head["headers"]
    assert (b"content-length", str(len(record)).encode()) in head["headers"]
    assert b"".join(part["body"] for part in parts) == record
    assert max(len(part["body"]) for part in parts) <= 1 << 16
