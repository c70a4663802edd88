"""The log in a SQLite file: one writer thread, everything that waits goes into one durable transaction."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

from .appends import BATCH, Append, settle
from .log import AppendResult, Conflict, Duplicate, LogDown, Row, Spoiled, Written, today
from .migrations import migrate_sqlite

CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)  # a page that is no page of a database
LAST = 2**63 - 1  # no entry has a greater number

# From table to table, and in each to its last entry: the others are not looked at.
IDLE = """
WITH RECURSIVE held(tbl) AS (
    SELECT min(tbl) FROM entry
    UNION ALL SELECT (SELECT min(tbl) FROM entry WHERE entry.tbl > held.tbl) FROM held WHERE tbl IS NOT NULL
)
SELECT tbl FROM held WHERE (SELECT day FROM entry WHERE entry.tbl = held.tbl ORDER BY seq DESC LIMIT 1) < ?
"""
REMOVE = """
DELETE FROM entry WHERE tbl = :tbl AND (SELECT day FROM entry WHERE tbl = :tbl ORDER BY seq DESC LIMIT 1) < :before
"""


class SqliteLog:
    """`async with SqliteLog(path) as log:` opens the file (it is made if it is missing) and starts the writer."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._appends: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="log-writer", daemon=True)
        self._reading = threading.Lock()
        self._closed = False

    async def __aenter__(self) -> Self:
        self._loop = asyncio.get_running_loop()
        self._db = self._connect()
        migrate_sqlite(self._db)
        self._reader = self._connect()
        self._writer.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closed = True
        self._appends.put(None)
        await asyncio.to_thread(self._writer.join)
        self._db.close()
        with self._reading:
            self._reader.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        return db

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> AppendResult:
        """The whole file belongs to one server, so that its epochs never end: see SoleOwner."""
        if self._closed:
            raise LogDown("closed")
        answer: asyncio.Future[AppendResult] = self._loop.create_future()
        self._appends.put(Append(table, expected_seq, entries, command_id, epoch, answer))
        return await answer

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
        return await asyncio.to_thread(self._idle, before)

    def _idle(self, before: int) -> list[str]:
        try:
            with closing(self._connect()) as db:
                return [table for (table,) in db.execute(IDLE, (before,))]
        except sqlite3.Error as error:
            raise LogDown(str(error)) from error

    async def remove(self, table: str, before: int) -> bool:
        return await asyncio.to_thread(self._remove, table, before)

    def _remove(self, table: str, before: int) -> bool:
        try:
            with closing(self._connect()) as db:
                return db.execute(REMOVE, {"tbl": table, "before": before}).rowcount > 0
        except sqlite3.Error as error:
            raise LogDown(str(error)) from error

    # ---- the writer's thread ---------------------------------------------------------------------------------

    def _write(self) -> None:
        while (append := self._appends.get()) is not None:
            batch = [append, *self._waiting()]
            try:
                answers = self._commit(batch)
            except Exception as error:  # whatever it was: this thread is the only one that can answer
                self._tell(batch, LogDown(f"{type(error).__name__}: {error}"))
            else:
                self._tell(batch, answers)

    def _waiting(self) -> list[Append]:
        """Whatever else has come by now. The order to stop stays in the queue."""
        found: list[Append] = []
        while len(found) < BATCH:
            try:
                append = self._appends.get_nowait()
            except queue.Empty:
                break
            if append is None:
                self._appends.put(None)
                break
            found.append(append)
        return found

    def _commit(self, batch: list[Append]) -> list[AppendResult]:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            answers = [self._insert(append) for append in batch]
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise
        return answers

    def _insert(self, append: Append) -> AppendResult:
        if append.command is not None:
            known = self._db.execute(
                "SELECT seq FROM entry WHERE tbl = ? AND command = ?", (append.table, append.command)
            ).fetchone()
            if known is not None:
                return Duplicate(known[0])
        (last,) = self._db.execute("SELECT coalesce(max(seq), 0) FROM entry WHERE tbl = ?", (append.table,)).fetchone()
        if last != append.expected_seq:
            return Conflict(last)
        end, day = last + len(append.entries), today()
        self._db.executemany(
            "INSERT INTO entry (tbl, seq, body, command, day) VALUES (?, ?, ?, ?, ?)",
            [
                (append.table, seq, body, append.command if seq == end else None, day)
                for seq, body in enumerate(append.entries, last + 1)
            ],
        )
        return Written(end)

    def _tell(self, batch: list[Append], outcome: list[AppendResult] | LogDown) -> None:
        try:
            self._loop.call_soon_threadsafe(settle, batch, outcome)
        except RuntimeError:  # the loop has gone: nobody waits any more
            return
