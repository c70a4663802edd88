"""The log's promises, held by any implementation of the port: compared with a model by random steps."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from schnapp.server import sqlite
from schnapp.server.appends import Append, Writer
from schnapp.server.log import AppendResult, Conflict, Duplicate, Log, LogDown, Row, Written, today
from schnapp.server.sqlite import SqliteLog
from schnapp.server.store import log_of
from schnapp.server.table_state import TableState

from . import log_in_memory
from .log_in_memory import LogInMemory

TABLES = st.sampled_from(["one", "two"])
COMMANDS = st.none() | st.sampled_from(["a", "b", "c", "d"])
BODIES = st.lists(st.binary(min_size=1, max_size=4), min_size=1, max_size=3)


class LogAgainstModel(RuleBasedStateMachine):
    """Every answer is what a plain dictionary of lists says it must be; opening the database anew changes nothing."""

    def __init__(self, opening: Callable[[], AbstractAsyncContextManager[Log]]) -> None:
        super().__init__()
        self.opening = opening
        self.prefix = f"{uuid4()} "  # the database has seen other runs
        self.loop = asyncio.new_event_loop()
        self.model: dict[str, list[Row]] = {"one": [], "two": []}
        self.open()

    def open(self) -> None:
        self.opened = self.opening()
        self.log = self.loop.run_until_complete(self.opened.__aenter__())

    def close(self) -> None:
        self.loop.run_until_complete(self.opened.__aexit__(None, None, None))

    def expected(
        self, table: str, seq: int, bodies: list[bytes], command: str | None
    ) -> Written | Conflict | Duplicate:
        rows = self.model[table]
        if seq != len(rows):
            known = [row.seq for row in rows if command is not None and row.command == command]
            return Duplicate(known[0]) if known else Conflict(len(rows))
        for at, body in enumerate(bodies, 1):
            rows.append(Row(seq + at, body, command if at == len(bodies) else None))
        return Written(len(rows))

    @rule(table=TABLES, off=st.sampled_from([0, 0, 0, -1, 1]), bodies=BODIES, command=COMMANDS)
    def append(self, table: str, off: int, bodies: list[bytes], command: str | None) -> None:
        seq = len(self.model[table]) + off
        answer = self.loop.run_until_complete(self.log.append(self.prefix + table, seq, bodies, command))
        assert answer == self.expected(table, seq, bodies, command)

    @rule(jobs=st.lists(st.tuples(TABLES, BODIES, COMMANDS), min_size=2, max_size=6))
    def append_at_once(self, jobs: list[tuple[str, list[bytes], str | None]]) -> None:
        """What waits together is one transaction, but is answered as if it had come one after the other."""
        seqs = [len(self.model[table]) for table, _, _ in jobs]

        async def all_of_them() -> list[Written | Conflict | Duplicate]:
            return await asyncio.gather(
                *(self.log.append(self.prefix + t, seq, b, c) for seq, (t, b, c) in zip(seqs, jobs, strict=True))
            )

        answers = self.loop.run_until_complete(all_of_them())
        assert answers == [self.expected(t, seq, b, c) for seq, (t, b, c) in zip(seqs, jobs, strict=True)]

    @rule(table=TABLES, after=st.integers(0, 5), before=st.none() | st.integers(0, 5))
    def read(self, table: str, after: int, before: int | None) -> None:
        rows = self.loop.run_until_complete(self.log.read(self.prefix + table, after, before))
        assert rows == self.model[table][after : None if before is None else max(before - 1, 0)]

    @rule()
    def reopen(self) -> None:
        self.close()
        self.open()

    @invariant()
    def numbers_have_no_gap(self) -> None:
        for rows in self.model.values():
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    def teardown(self) -> None:
        self.close()
        self.loop.close()


STEPS = settings(max_examples=25, stateful_step_count=15, deadline=None)


def test_log_against_model(database: str) -> None:
    run_state_machine_as_test(lambda: LogAgainstModel(lambda: log_of(database)), settings=STEPS)


def test_log_in_memory_against_model() -> None:
    log = LogInMemory()
    run_state_machine_as_test(lambda: LogAgainstModel(lambda: nullcontext(log)), settings=STEPS)


async def test_a_log_in_memory_knows_what_nobody_writes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogInMemory()
    for table, day in (("old", 100), ("revived", 100), ("new", 130), ("revived", 131)):
        monkeypatch.setattr(log_in_memory, "today", lambda day=day: day)
        await log.append(table, len(await log.read(table)), [b"1"], f"{day}")
    assert await log.idle(130) == ["old"]
    assert [await log.last_day(before) for before in (100, 130, 131, 999)] == [None, 100, 130, 131]
    assert not await log.remove("revived", 130) and len(await log.read("revived")) == 2
    assert await log.remove("old", 130) and not await log.remove("old", 130)
    assert await log.append("old", 0, [b"1"], "100") == Written(1), "nothing is left of it"


async def test_a_table_is_removed_in_portions_by_the_one_who_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another connection would hold the file meanwhile, and everybody's moves would wait."""
    monkeypatch.setattr(sqlite, "PORTION", 2)
    async with SqliteLog(tmp_path / "log.db") as log:
        await log.append("old", 0, [b"1"] * 99)
        await log.append("other", 0, [b"1"] * 5)
        written: list[str] = []
        log._db.set_trace_callback(lambda statement: written.append(statement.split()[0]))
        gone, answer = await asyncio.gather(log.remove("old", today() + 1), log.append("live", 0, [b"1"]))
        assert gone and answer == Written(1)
        assert written.count("DELETE") == 51, "two entries each time, and at last none"
        assert "DELETE" in written[written.index("INSERT") :], "moves come between the portions"
        assert not await log.remove("old", today() + 1)
        assert await log.read("old") == [] and len(await log.read("other")) == 5


async def test_a_table_that_was_half_removed_when_the_server_crashed_is_none_and_goes(tmp_path: Path) -> None:
    async with SqliteLog(tmp_path / "log.db") as log:
        await log.append("old", 0, [b"1"] * 5)
        log._db.execute("DELETE FROM entry WHERE seq < 3")
        assert await log.read("old", before=2) == [], "whoever asks for it is told that there is no such table"
        assert await log.idle(today() + 1) == ["old"]
        assert await log.remove("old", today() + 1) and await log.read("old") == []


@pytest.mark.parametrize("many", [1, sqlite.AT_ONCE])
async def test_what_fits_is_written_beside_what_does_not(database: str, many: int) -> None:
    """All of this waits at once, so that it is one batch."""
    async with log_of(database) as log:
        assert await log.append("known", 0, [b"1"], "a") == Written(1)
        answers = await asyncio.gather(
            log.append("early", 3, [b"1"]),
            log.append("fits", 0, [b"1", b"2"] * many, "a"),
            log.append("known", 0, [b"1", b"2"], "a"),
            log.append("late", 0, [b"1"]),
        )
        assert answers == [Conflict(0), Written(2 * many), Duplicate(1), Written(1)]
        assert [len(await log.read(table)) for table in ("early", "fits", "known", "late")] == [0, 2 * many, 1, 1]
        assert (await log.read("fits"))[-1].command == "a" and (await log.read("fits"))[0].command is None


async def test_of_much_that_waits_a_half_is_written_together() -> None:
    """While the disk has it, the server works for the others."""
    sizes: list[int] = []

    async def commit(batch: list[Append]) -> list[AppendResult]:
        sizes.append(len(batch))
        return [Written(1)] * len(batch)

    writer = Writer(commit)
    await asyncio.gather(*(writer.append(f"{number}", 0, [b"1"], None, None) for number in range(600)))
    assert sizes == [256, 172, 86, 43, 32, 11]
    await writer.close()


async def test_many_writers_of_one_table_and_only_one_wins_each_number(database: str) -> None:
    async with log_of(database) as log, log_of(database) as other:

        async def write(node: Log, name: str) -> int:
            seq, tries = 0, 0
            while True:
                answer = await node.append("table", seq, [name.encode()])
                if isinstance(answer, Written):
                    return tries
                assert isinstance(answer, Conflict)
                seq, tries = answer.seq, tries + 1

        tries = await asyncio.gather(*(write(node, f"{n}") for n in range(20) for node in (log, other)))
        rows = await log.read("table")
        assert [row.seq for row in rows] == list(range(1, 41))
        assert sorted(row.body for row in rows) == sorted(f"{n}".encode() for n in range(20) for _ in range(2))
        assert sum(tries) > 0


async def test_it_is_durable_by_its_settings(tmp_path: Path) -> None:
    async with SqliteLog(tmp_path / "log.db") as log:
        assert log._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert log._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_database_that_fails_says_so_and_writes_nothing(tmp_path: Path) -> None:
    async with SqliteLog(tmp_path / "log.db") as log:
        assert await log.append("table", 0, [b"1"]) == Written(1)
        log._db.execute("PRAGMA query_only = ON")
        with pytest.raises(LogDown):
            await log.append("table", 1, [b"2"], "command")
        log._db.execute("PRAGMA query_only = OFF")
        assert await log.append("table", 1, [b"2"], "command") == Written(2)
        assert [row.body for row in await log.read("table")] == [b"1", b"2"]
        log._db.execute("DROP TABLE entry")
        with pytest.raises(LogDown):
            await log.read("table")
        with pytest.raises(LogDown):
            await log.append("table", 2, [b"3"])


async def test_a_row_cannot_be_changed_unnoticed(tmp_path: Path) -> None:
    """The primary key keeps two nodes from numbering the same entry."""
    async with SqliteLog(tmp_path / "log.db") as log:
        await log.append("table", 0, [b"1"])
        with contextlib.closing(sqlite3.connect(tmp_path / "log.db")) as db, pytest.raises(sqlite3.IntegrityError):
            db.execute("INSERT INTO entry VALUES ('table', 1, x'00', NULL, 0)")


def test_a_log_of_the_first_version_is_still_read() -> None:
    """What was not known then has the value that changes nothing."""
    bodies = [
        b'{"type":"opened","game":"snatch-it","seats":[{"name":"Anna","person":1,"secret":"x"},{},{}],"options":{},'
        b'"pace_ms":1200,"away_s":60}',
        b'{"type":"configured","options":{"turn_seconds":9},"seats":4,"pace_ms":800,"away_s":0}',
    ]
    state = TableState.of("old", [Row(seq, body, None) for seq, body in enumerate(bodies, 1)])
    assert (state.forget_percent, state.language, len(state.places), state.pace_ms) == (0, "de", 4, 800)


async def test_whoever_writes_to_a_log_that_is_closed_is_told(database: str) -> None:
    async with log_of(database) as log:
        await log.append("table", 0, [b"1"])
    with pytest.raises(LogDown, match="closed"):
        await log.append("table", 1, [b"2"])
