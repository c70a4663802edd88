"""A node is asked for a table that another one has: what it may tell, and what that costs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from schnapp.games import GAMES
from schnapp.server import reading as logs
from schnapp.server import registry, rest
from schnapp.server.commands import acted
from schnapp.server.floor import Dropped
from schnapp.server.messages import NewTable, TakeOver
from schnapp.server.ownership import Elsewhere as Owner
from schnapp.server.ownership import SoleOwner
from schnapp.server.refusal import Elsewhere, Refusal
from schnapp.server.registry import READ, TableRegistry
from schnapp.server.served import Served
from schnapp.server.table import LiveTable

from .registry import open_table, registry_at, settle
from .test_analyses import SHORT, play_on


class AtAda(SoleOwner):
    """Everything is another node's, but for some tables."""

    def __init__(self, *ours: str) -> None:
        self.ours = ours

    async def claim(self, table: str) -> Any:
        return await super().claim(table) if table in self.ours else Owner("ada", "http://ada")


@asynccontextmanager
async def two(path: Path) -> AsyncGenerator[tuple[TableRegistry, TableRegistry]]:
    """Ada, who has every table, and Bob, who reads the same log."""
    async with registry_at(path / "t.db") as ada, registry_at(path / "t.db") as bob:
        bob.ownership, bob.codes = AtAda(), ada.codes
        yield ada, bob


def asked(registry: TableRegistry, table: str = "") -> Request:
    app = SimpleNamespace(served=Served(registry, {}))
    usual = {"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b"", "client": ("1.2.3.4", 1)}
    return Request({**usual, "app": app, "path_params": {"table": table}})


async def act(table: LiveTable) -> None:
    match = table.state.match
    assert match is not None
    seat = table.state.to_act[0]
    await table.commit(lambda state: acted(state, match.signed(seat, match.legal(seat)[0])))


async def test_what_another_release_cannot_carry_on_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seed is a secret as long as the game goes on at its owner's."""
    async with two(tmp_path) as (ada, bob):
        table = await open_table(ada)
        with pytest.raises(Refusal, match="game_not_over"):
            await rest.proof(asked(bob, table.state.id), rest.Which())
        monkeypatch.setattr(type(GAMES["snatch-it"]), "ruleset", 2)  # Bob's release, and he has just started
        monkeypatch.setattr(bob, "_told_tables", logs.ToldTables(bob.log))
        for tells, which in (
            (rest.proof, rest.Which()),
            (rest.record, rest.Which()),
            (rest.replay, rest.Seen()),
            (rest.analysed, rest.Which()),
        ):
            with pytest.raises(Elsewhere):
                await tells(asked(bob, table.state.id), which)
        assert table.state.stage == "playing"


@pytest.mark.parametrize("missing", ["a kind of entry", "the game"])
async def test_what_another_release_cannot_read_stays_its_owners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    """Bob's release is older, and he is asked once. What he cannot read his release may be able to when the table comes to him."""
    async with two(tmp_path) as (ada, bob):
        table = await open_table(ada)
        id = table.state.id
        with monkeypatch.context() as at_bobs:
            if missing == "the game":
                at_bobs.delitem(GAMES, "snatch-it")
            else:
                await ada.log.append(id, table.state.seq, [b'{"type":"waved","seat":0}'])
            with pytest.raises(Elsewhere):
                await rest.record(asked(bob, id), rest.Which())
        assert not bob.aside
        with pytest.raises(Elsewhere):
            await bob.table(id)


async def test_a_code_is_not_spent_at_the_wrong_node(tmp_path: Path) -> None:
    async with two(tmp_path) as (ada, bob):
        table = await open_table(ada)
        code = await ada.codes.issue(table.state.id, 1)
        with pytest.raises(Elsewhere):
            await rest.take_over(asked(bob), TakeOver(code))
        held = await rest.take_over(asked(ada), TakeOver(code))
        assert held.seat == 0
        with pytest.raises(Refusal, match="bad_code"):
            await rest.take_over(asked(ada), TakeOver(code))


async def test_a_log_that_many_ask_for_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two(tmp_path) as (ada, bob):
        options = NewTable("snatch-it", ["Anna", "Bert", "Cleo"], 3, start=True, away_s=0, options=SHORT)
        table = (await ada.open(options))[0]
        await play_on(table)
        reads, reading = 0, bob.log.read

        async def counted(id: str, **part: Any) -> Any:
            nonlocal reads
            reads += "before" not in part  # of the whole log
            return await reading(id, **part)

        monkeypatch.setattr(bob.log, "read", counted)
        told = await asyncio.gather(*(rest.proof(asked(bob, table.state.id), rest.Which()) for _ in range(20)))
        assert reads == 1 and len({each.seed for each in told}) == 1


async def test_a_table_of_another_node_is_read_on_when_it_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "KEPT", 2)
    async with two(tmp_path) as (ada, bob):
        tables = [await open_table(ada, away_s=0) for _ in range(3)]
        first, reading, rows = tables[0], bob.log.read, list[int]()

        async def counted(id: str, **part: Any) -> Any:
            found = await reading(id, **part)
            rows.extend([len(found)] if "before" not in part else [])
            return found

        monkeypatch.setattr(bob.log, "read", counted)
        before = first.state.seq
        assert (await bob.as_logged(first.state.id)).seq == before
        await act(first)
        assert (await bob.as_logged(first.state.id)).seq == first.state.seq
        assert rows == [before, first.state.seq - before]
        for table in tables[1:]:
            await bob.as_logged(table.state.id)
        await bob.as_logged(first.state.id)
        assert rows[-1] == first.state.seq, "only so many are kept"


async def test_a_nodes_own_table_waits_for_none_of_another_nodes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (ada, bob):
        others = [(await open_table(ada)).state.id for _ in range(READ + 1)]
        own = (await open_table(ada)).state.id
        ada.ownership, bob.ownership = AtAda(*others), AtAda(own)
        reading, gate = bob.log.read, asyncio.Event()

        async def slow(id: str, **part: Any) -> Any:
            if id in others and "before" not in part:
                await gate.wait()
            return await reading(id, **part)

        monkeypatch.setattr(bob.log, "read", slow)
        telling = [asyncio.create_task(bob.as_logged(id)) for id in others]
        await settle()
        assert (await asyncio.wait_for(bob.table(own), 3)).state.id == own
        gate.set()
        assert [(await each).id for each in telling] == others


async def test_a_table_that_is_lost_while_it_is_read_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob has claimed it, and while he still reads it Ada does, too, and plays on."""
    async with two(tmp_path) as (ada, bob):
        table = await open_table(ada, away_s=0)
        bob.ownership = SoleOwner()
        reading, gate = bob.log.read, asyncio.Event()

        async def slow(id: str, **part: Any) -> Any:
            rows = await reading(id, **part)
            if "before" not in part:
                await gate.wait()
            return rows

        monkeypatch.setattr(bob.log, "read", slow)
        loading = asyncio.create_task(bob.table(table.state.id))
        await settle()
        await act(table)
        bob.lost(table.state.id)
        gate.set()
        with pytest.raises(Dropped):
            await loading
        assert (await bob.table(table.state.id)).state.seq == table.state.seq, "whoever asks again gets it as it is"


async def test_of_many_tables_few_logs_wait_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_at(tmp_path / "t.db") as ada:
        ids = [(await open_table(ada)).state.id for _ in range(12)]
    async with registry_at(tmp_path / "t.db") as anew:
        held = most = 0
        reading, folded = anew.log.read, registry.read_on

        async def read(id: str, **part: Any) -> Any:
            nonlocal held, most
            rows = await reading(id, **part)
            held += not part
            most = max(most, held)
            return rows

        async def fold(state: Any, rows: Any) -> Any:
            nonlocal held
            try:
                return await folded(state, rows)
            finally:
                held -= 1

        monkeypatch.setattr(anew.log, "read", read)
        monkeypatch.setattr(registry, "read_on", fold)
        await asyncio.gather(*(anew.table(id) for id in ids))
        assert held == 0 and 1 <= most <= READ
