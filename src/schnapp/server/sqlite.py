"""The log in a SQLite file: one writer thread, everything that waits goes into one durable transaction."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from .appends import Append, Writer
from .log import AppendResult, Conflict, Duplicate, LogDown, Row, Spoiled, Written, today
from .migrations import migrate_sqlite

CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)  # a page that is no page of a database
LAST = 2**63 - 1  # no entry has a greater number
Values = tuple[str, int, int, bytes, str | None, int]  # of an entry: as `new` has them

LAST_SEQ = "SELECT coalesce(max(seq), 0) FROM entry WHERE tbl = ?"
KNOWN = "SELECT min(seq) FROM entry WHERE tbl = ? AND command = ?"  # looks through the table: asked where something does not fit

# What a whole batch writes, at once or not at all: each append has to stand right behind what the log has of its table.
ALL_BEHIND = """
INSERT INTO entry (tbl, seq, body, command, day)
WITH new(tbl, behind, seq, body, command, day) AS (VALUES {rows}) SELECT tbl, seq, body, command, day FROM new
WHERE NOT EXISTS (SELECT 1 FROM new WHERE behind != (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.tbl = new.tbl))
"""
AT_ONCE = 150  # entries: older releases of SQLite take no more than 999 values

# From table to table, and in each from its last entry backwards, as far as needed: the others are not looked at.
HELD = """
WITH RECURSIVE held(tbl) AS (
    SELECT min(tbl) FROM entry
    UNION ALL SELECT (SELECT min(tbl) FROM entry WHERE entry.tbl > held.tbl) FROM held WHERE tbl IS NOT NULL
)
"""
IDLE = f"""{HELD}
SELECT tbl FROM held WHERE (SELECT day FROM entry WHERE entry.tbl = held.tbl ORDER BY seq DESC LIMIT 1) < ?
"""
LAST_DAY = f"""{HELD}
SELECT max((SELECT day FROM entry WHERE entry.tbl = held.tbl AND day < ? ORDER BY seq DESC LIMIT 1)) FROM held
"""
PORTION = 500  # entries that are removed at once: it takes some milliseconds
REMOVE = """
DELETE FROM entry WHERE tbl = :tbl
    AND seq < (SELECT min(seq) FROM entry WHERE tbl = :tbl) + :portion
    AND (SELECT day FROM entry WHERE tbl = :tbl ORDER BY seq DESC LIMIT 1) < :before
"""


class SqliteLog:
    """`async with SqliteLog(path) as log:` opens the file (it is made if it is missing) and starts the writer."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._thread = ThreadPoolExecutor(1, "log-writer")
        self._reading = threading.Lock()

    async def __aenter__(self) -> Self:
        self._db = self._connect()
        migrate_sqlite(self._db)
        self._reader = self._connect()
        self._writer = Writer(partial(asyncio.get_running_loop().run_in_executor, self._thread, self._commit))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._writer.close()
        self._thread.shutdown()
        self._db.close()
        with self._reading:
            self._reader.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self.path, timeout=10, isolation_level=None, check_same_thread=False, cached_statements=AT_ONCE
        )
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        return db

    def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> Awaitable[AppendResult]:
        """The whole file belongs to one server, so that its epochs never end: see SoleOwner."""
        return self._writer.append(table, expected_seq, entries, command_id, epoch)

    async def check(self) -> None:
        loop = asyncio.get_running_loop()
        await self.read("")
        await self._writer.recover(lambda: loop.run_in_executor(self._thread, self._write_nothing))

    async def read(self, table: str, after: int = 0, before: int | None = None) -> list[Row]:
        return await asyncio.to_thread(self._read, table, after, before)

    def _read(self, table: str, after: int, before: int | None = None) -> list[Row]:
        try:
            with self._reading:
                found = self._reader.execute(
                    "SELECT seq, body, command FROM entry WHERE tbl = ? AND seq > ? AND seq < ? ORDER BY seq",
                    (table, after, LAST if before is None else before),
                )
                return [Row(*row) for row in found]
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in CORRUPT:
                raise Spoiled(str(error)) from error
            raise LogDown(str(error)) from error

    async def idle(self, before: int) -> list[str]:
        return [table for (table,) in await asyncio.to_thread(self._looked_through, IDLE, before)]

    async def last_day(self, before: int) -> int | None:
        ((day,),) = await asyncio.to_thread(self._looked_through, LAST_DAY, before)
        return day

    def _looked_through(self, question: str, before: int) -> list[tuple[Any]]:
        """All tables, beside everything else."""
        try:
            with closing(self._connect()) as db:
                return db.execute(question, (before,)).fetchall()
        except sqlite3.Error as error:
            raise LogDown(str(error)) from error

    async def remove(self, table: str, before: int) -> bool:
        """A portion at a time, between the writer's batches: a second one would keep it waiting for the file.

        From the first entry on, without which there is no table: if a crash leaves the rest, that goes the next time.
        """
        found = False
        while await self._remove_some(table, before):
            found = True
        return found

    def _remove_some(self, table: str, before: int) -> Awaitable[int]:
        return asyncio.get_running_loop().run_in_executor(self._thread, self._remove, table, before)

    # ---- the writer's thread ---------------------------------------------------------------------------------

    def _write_nothing(self) -> None:
        """The first page of the file anew, as it is."""
        try:
            (version,) = self._db.execute("PRAGMA user_version").fetchone()
            self._db.execute(f"PRAGMA user_version = {version}")
        except sqlite3.Error as error:
            raise LogDown(str(error)) from error

    def _remove(self, table: str, before: int) -> int:
        """So many entries are gone."""
        try:
            return self._db.execute(REMOVE, {"tbl": table, "before": before, "portion": PORTION}).rowcount
        except sqlite3.Error as error:
            raise LogDown(str(error)) from error

    def _commit(self, batch: list[Append]) -> list[AppendResult]:
        """Nearly always everything fits: one statement then, for which this thread asks for the interpreter once."""
        day = today()
        rows = [row for append in batch for row in _rows(append, day)]
        if len(rows) > AT_ONCE or not self._writes(rows):
            return self._one_by_one(batch, day)
        return [_written(append) for append in batch]

    def _writes(self, rows: list[Values]) -> bool:
        """All of them, or none because something does not fit."""
        statement = ALL_BEHIND.format(rows=", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows)))
        return self._db.execute(statement, [value for row in rows for value in row]).rowcount == len(rows)

    def _one_by_one(self, batch: list[Append], day: int) -> list[AppendResult]:
        """What fits is written, also beside what does not."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            answers = list(map(self._judged, batch))
            judged = zip(batch, answers, strict=True)
            rows = (row for append, answer in judged if isinstance(answer, Written) for row in _rows(append, day))
            self._db.executemany(
                "INSERT INTO entry (tbl, seq, body, command, day) VALUES (?1, ?3, ?4, ?5, ?6)",
                rows,
            )
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return answers

    def _judged(self, append: Append) -> AppendResult:
        (last,) = self._db.execute(LAST_SEQ, (append.table,)).fetchone()
        if last == append.expected_seq:
            return _written(append)
        (known,) = self._db.execute(KNOWN, (append.table, append.command)).fetchone()
        return Conflict(last) if known is None else Duplicate(known)


def _written(append: Append) -> Written:
    return Written(append.expected_seq + len(append.entries))


def _rows(append: Append, day: int) -> Iterator[Values]:
    """What is to be written of it."""
    last = _written(append).seq
    for seq, body in enumerate(append.entries, append.expected_seq + 1):
        yield append.table, append.expected_seq, seq, body, append.command if seq == last else None, day
