"""Claims in PostgreSQL: a row for each table says who owns it, and a lock for each node says whether that still lives.

One lock for each node, not for each table: the server has room for about ten thousand locks of all its sessions together.
The lock belongs to a session, so that it goes with it, however that ends. PostgreSQL itself ends the session of a node
that has said nothing for LEASE seconds, because it was stopped or hangs. When such a node goes on it takes its lock again
and keeps what nobody has claimed meanwhile; what was claimed is fenced by its epoch, see APPEND.

A node that runs but gets no answer for so long, because its line to the database is dead, gives its tables up by itself:
people who still reach it would look at them while others play on elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from types import TracebackType
from typing import Self

import asyncpg

from .log import LogDown
from .migrations import LOCKS
from .ownership import Elsewhere, Owned
from .postgres_session import Session

logger = logging.getLogger("schnapp.server")

LEASE = 5.0  # seconds: whoever finds a dead line after five and knocks at another node is let in there
BEATS = 4  # in that time
AGAIN = 0.2  # seconds between beats that nobody hears
ANSWERING = LEASE / 2  # seconds for a claim or a beat: whoever waits longer has no line any more

# Its old session may not have ended yet, as far as the server knows: nobody else ever holds this lock for long.
OUST = """
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted AND pid <> pg_backend_pid()
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = $1::integer::oid AND objid = $2::integer::oid AND objsubid = 2
"""

# A table is free if nobody has its row, or if nobody holds the lock of whoever has it.
CLAIM = """
INSERT INTO owner AS held (tbl, epoch, life, node, address) VALUES ($1, nextval('epoch'), $2, $3, $4)
ON CONFLICT (tbl) DO UPDATE
    SET epoch = excluded.epoch, life = excluded.life, node = excluded.node, address = excluded.address
    WHERE held.life <> excluded.life AND pg_try_advisory_xact_lock_shared($5, held.life)
RETURNING epoch
"""


class PostgresOwnership:
    """`async with PostgresOwnership(url, node, address) as ownership:`. The tables must be there: see `prepare`."""

    def __init__(
        self,
        url: str,
        node: str,
        address: str,
        lost: Callable[[str], None] = lambda table: None,
        lease: float = LEASE,
    ) -> None:
        """`lost` is told of each table that another node has claimed or may claim, as soon as this one notices."""
        self.node = node
        self.address = address
        self.lost = lost
        self.lease = lease
        self.held: set[str] = set()
        self._unheard = 0  # beats for which there was no answer; not seconds: a process that was stopped did not wait
        self._life: int | None = None
        self._locked: asyncpg.Connection | None = None  # that holds this node's lock
        self._complained = False
        milliseconds = f"{lease * 1000:.0f}"
        self._session = Session(
            url,
            {"idle_session_timeout": milliseconds, "idle_in_transaction_session_timeout": milliseconds},
            ANSWERING,
        )

    async def __aenter__(self) -> Self:
        self._running = [asyncio.create_task(each) for each in (self._beat(), self._watch())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._running:
            task.cancel()
        with contextlib.suppress(LogDown):  # they are free in any case, once the session has ended
            await self.leave()
        async with self._session.turn():
            await self._session.close()

    @property
    def away(self) -> bool:
        return self._unheard > BEATS

    async def leave(self) -> None:
        async with self._session.turn():
            self.held.clear()
            if self._session.is_open:
                connection = await self._session.connection()
                await connection.execute("DELETE FROM owner WHERE life = $1", self._life)

    async def claim(self, table: str) -> Owned | Elsewhere:
        async with self._session.turn():
            claimed = await self._claim(await self._living(), table)
            self._unheard = 0  # where thousands arrive at once, a beat has to wait for them
            if isinstance(claimed, Owned):
                self.held.add(table)
            return claimed

    async def release(self, table: str) -> None:
        if table not in self.held:  # somebody else's by now, or given up: see _look_after
            return
        async with self._session.turn():
            self.held.discard(table)
            connection = await self._living()
            await connection.execute("DELETE FROM owner WHERE tbl = $1 AND life = $2", table, self._life)

    async def _claim(self, connection: asyncpg.Connection, table: str) -> Owned | Elsewhere:
        while True:
            epoch = await connection.fetchval(CLAIM, table, self._life, self.node, self.address, LOCKS)
            if epoch is not None:
                return Owned(epoch)
            found = await connection.fetchrow("SELECT epoch, life, node, address FROM owner WHERE tbl = $1", table)
            if found is not None:  # else it has just been released
                mine = found["life"] == self._life
                return Owned(found["epoch"]) if mine else Elsewhere(found["node"], found["address"])

    async def _living(self) -> asyncpg.Connection:
        """The session, which holds the lock of this node."""
        connection = await self._session.connection()
        if connection is self._locked:
            return connection
        if self._life is None:
            self._life = await connection.fetchval("SELECT nextval('life')")
        await connection.execute(OUST, LOCKS, self._life)
        await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, self._life)
        await self._look_after(connection)
        self._locked = connection
        return connection

    async def _look_after(self, connection: asyncpg.Connection) -> None:
        """Which tables are still this node's after it was away? What it gave up meanwhile it has no more."""
        await connection.execute("DELETE FROM owner WHERE life = $1 AND tbl <> ALL ($2)", self._life, list(self.held))
        rows = await connection.fetch("SELECT tbl FROM owner WHERE life = $1", self._life)
        self._lose(self.held - {row["tbl"] for row in rows})

    def _lose(self, tables: set[str]) -> None:
        self.held -= tables
        for table in tables:
            self.lost(table)

    async def _beat(self) -> None:
        """Say often enough that this node lives; come back if that was not heard."""
        while True:
            try:
                async with self._session.turn():
                    connection = await self._living()
                    await connection.execute("SELECT 1")
                    self._complained = False
                    self._unheard = 0
            except LogDown as down:
                self._complain(down)
            await asyncio.sleep(AGAIN if self.away else self.lease / BEATS)

    async def _watch(self) -> None:
        """Beside the beats, because one of them may take long."""
        while True:
            await asyncio.sleep(self.lease / BEATS)
            self._unheard += 1
            if self.away:
                self._lose(set(self.held))

    def _complain(self, why: LogDown) -> None:
        """Once, not at every beat."""
        if not self._complained:
            logger.error("other nodes may claim the tables of this one: %s", why)
            self._complained = True
