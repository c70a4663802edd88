"""What leaves memory comes back from the log: games that are over, tables that nobody looks at."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from schnapp.limits import Limits
from schnapp.server import registry as registry_module
from schnapp.server import rest
from schnapp.server.messages import Leave, Rematch, Say
from schnapp.server.played import Played
from schnapp.server.records import replayable, unpacked, written
from schnapp.server.refusal import Refusal
from schnapp.server.registry import IN_USE, RETIRING, TIDY, TableRegistry

from .client import Client, command_id, open_table, play_to_the_end, request
from .registry import HandClock, perform, registry_at, settle, sit
from .registry import open_table as open_here
from .test_analyses import SHORT, finished, play_on


def record_of(played: Played) -> str:
    told = replayable(played)
    return written(told.game, told.players, told.options, unpacked(told.steps))


def tables(registry: TableRegistry) -> list[str]:
    return list(registry._tables)  # pyright: ignore[reportPrivateUsage]


async def test_a_game_that_is_over_leaves_memory_with_the_next_deal(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        table = await finished(registry)
        assert table.state.games.past(1) is None
        one = await rest.told(registry, table.state, 1)
        assert one is table.state.games[-1]
        record = record_of(one)

        await perform(table, 1, Rematch(command_id()))
        assert len(table.state.games) == 2
        with pytest.raises(IndexError):
            table.state.games[0]
        again = await rest.told(registry, table.state, 1)
        assert again is not one and record_of(again) == record
        assert (again.header, again.seal, again.persons, again.steps) == (one.header, one.seal, one.persons, one.steps)
        with pytest.raises(Refusal):
            rest.finished(table.state, 2)
        assert rest.finished(table.state, 1) == 1


async def test_what_people_do_beside_a_game_is_not_told_with_it(tmp_path: Path) -> None:
    """Bert speaks and leaves in the middle of a game, his bot plays on; then a new game is dealt without him."""
    async with registry_at(tmp_path / "t.db") as registry:
        table = await open_here(registry, options=SHORT)
        await perform(table, 2, Say(command_id(), phrase="gg"))
        await perform(table, 2, Leave(command_id()))
        await play_on(table)
        one = table.state.games[-1]
        await perform(table, 1, Rematch(command_id()))
        again = await rest.told(registry, table.state, 1)
        assert again.persons == [1, 2, 3] and table.state.games[-1].persons == [1, None, 3]
        assert again.steps == one.steps and record_of(again) == record_of(one)


def test_over_the_network(base: str) -> None:
    opened = open_table(base, seats=3, bots=["beginner", "beginner"], options=SHORT, start=True)
    table, secret = opened["held"][0]["table"], opened["held"][0]["secret"]
    url = f"{base}/api/tables/{table}"
    with Client(base, table, secret) as anna:
        anna.until("scene")
        play_to_the_end([anna])
        told = [request(f"{url}/{what}")[1] for what in ("record", "replay", "proof", "analysis")]
        assert anna.ask("rematch")["t"] == "done"
        anna.until(lambda m: m["t"] == "scene" and m["table"]["match"] == 2)
        assert [request(f"{url}/{what}?match=1")[1] for what in ("record", "replay", "proof", "analysis")] == told
        for what in ("record", "replay", "proof", "analysis"):
            assert request(f"{url}/{what}")[1]["reason"] == "game_not_over"
            assert request(f"{url}/{what}?match=3")[1]["reason"] == "wrong_match"


async def test_the_registry_has_room_for_so_many_bytes(tmp_path: Path) -> None:
    async with registry_at(tmp_path / "t.db") as registry:
        weight = (await open_here(registry)).state.weight
    clock = HandClock()
    async with registry_at(tmp_path / "u.db", clock, Limits(bytes_in_memory=weight * 7 // 2)) as registry:
        first = await open_here(registry, away_s=0)
        (anna,) = await sit(first, 1)
        ids: list[str] = []
        for _ in range(5):
            clock.tick(IN_USE)
            ids.append((await open_here(registry)).state.id)
        assert tables(registry) == [first.state.id, *ids[-2:]]  # who is looked at stays, then those used last
        assert not anna.closed
        assert (await registry.table(ids[0])).state.seq > 0  # and their logs bring them back
    async with registry_at(tmp_path / "v.db", limits=Limits(bytes_in_memory=1)) as registry:
        table = await open_here(registry)
        assert not table.dropped  # nobody loses a table that they were just given


async def test_tables_that_nobody_looks_at_leave_after_some_minutes(tmp_path: Path) -> None:
    clock = HandClock()
    async with registry_at(tmp_path / "t.db", clock) as registry:
        tidy = asyncio.create_task(registry.tidy())
        watched, left, other = [await open_here(registry, pace_ms=600_000, away_s=0) for _ in range(3)]
        await sit(watched, 1)
        (anna,) = await sit(left, 1)
        await clock.go(registry.limits.idle_seconds - TIDY)
        left.detach(anna.viewer)
        await clock.go(TIDY + 1)
        assert tables(registry) == [watched.state.id, left.state.id]
        assert other.dropped
        await clock.go(registry.limits.idle_seconds)
        await settle()
        assert tables(registry) == [watched.state.id]
        tidy.cancel()


async def test_a_fault_ends_no_work_that_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock, tried = HandClock(), Counter[str]()

    def failing(what: str) -> Callable[..., Awaitable[None]]:
        async def fail(*_: object) -> None:
            tried[what] += 1
            raise RuntimeError(what)

        return fail

    async with registry_at(tmp_path / "t.db", clock) as registry:
        monkeypatch.setattr(registry, "retire", failing("retire"))
        monkeypatch.setattr(registry_module, "beside", failing("tidy"))
        running = [asyncio.create_task(each) for each in (registry.keep(30), registry.tidy())]
        await settle()
        for seconds in (TIDY, RETIRING):
            clock.tick(seconds)
            await settle()
        assert tried["retire"] == 2 <= tried["tidy"]
        assert sum(record.exc_info is not None for record in caplog.records) == tried.total(), "and it is heard"
        for task in running:
            task.cancel()
