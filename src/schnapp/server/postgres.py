"""The log in PostgreSQL: one writer, everything that waits goes into one statement, which is one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from types import TracebackType
from typing import Self

import asyncpg

from .appends import Append, Writer
from .log import AppendResult, Conflict, Duplicate, Fenced, LogDown, Row, Written, down
from .postgres_session import ANSWERING, CONNECTING, SETTINGS, Session

READERS = 4  # connections at most
LOOKING_THROUGH = 600.0  # seconds: all tables, once a day
ATTEMPTS = 8  # for a batch, as long as others write into the same tables at the same moment

# One statement, so that whoever is stopped in the middle holds nobody up. The owner's row is held until it is written:
# a claim waits for that, or comes first and is seen. Rows are inserted in one order, so that two writers wait for each
# other in one direction only.
APPEND = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
        WITH ORDINALITY AS asked (tbl, expected, command, epoch, at)
), judged AS MATERIALIZED (
    SELECT at, tbl, expected, command,
        epoch IS NULL OR EXISTS (
            SELECT FROM owner WHERE owner.tbl = asked.tbl AND owner.epoch = asked.epoch FOR SHARE
        ) AS owned,
        (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.tbl = asked.tbl) AS last
    FROM asked
), written AS (
    INSERT INTO entry (tbl, seq, body, command)
    SELECT tbl, expected + place, body, CASE WHEN is_last THEN command END
    FROM unnest($5::bigint[], $6::bigint[], $7::bytea[], $8::boolean[]) AS given (at, place, body, is_last)
        JOIN judged USING (at)
    WHERE owned AND last = expected
    ORDER BY tbl, place
)
SELECT owned, last, CASE WHEN last != expected THEN
    (SELECT min(seq) FROM entry WHERE entry.tbl = judged.tbl AND entry.command = judged.command)
END AS known FROM judged ORDER BY at
"""

READ = """
SELECT seq, body, command FROM entry WHERE tbl = $1 AND seq > $2 AND ($3::bigint IS NULL OR seq < $3) ORDER BY seq
"""

# From table to table, and in each from its last entry backwards, as far as needed: the others are not looked at.
HELD = """
WITH RECURSIVE held(tbl) AS (
    (SELECT tbl FROM entry ORDER BY tbl LIMIT 1)
    UNION ALL
    SELECT (SELECT tbl FROM entry WHERE entry.tbl > held.tbl ORDER BY tbl LIMIT 1) FROM held WHERE tbl IS NOT NULL
)
"""
IDLE = f"""{HELD}
SELECT tbl FROM held WHERE (SELECT day FROM entry WHERE entry.tbl = held.tbl ORDER BY seq DESC LIMIT 1) < $1
"""
LAST_DAY = f"""{HELD}
SELECT max((SELECT day FROM entry WHERE entry.tbl = held.tbl AND day < $1 ORDER BY seq DESC LIMIT 1)) AS day FROM held
"""
REMOVE = """
DELETE FROM entry WHERE tbl = $1 AND (SELECT day FROM entry WHERE tbl = $1 ORDER BY seq DESC LIMIT 1) < $2
"""
NOTHING = "UPDATE schnapp SET version = version"
FORGET = "DELETE FROM analysis WHERE tbl = $1 AND NOT EXISTS (SELECT FROM entry WHERE tbl = $1)"


class PostgresLog:
    """`async with PostgresLog(url) as log:`. It connects when it is used, and anew whenever a connection was lost.

    The tables must be there: see `prepare`.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self._session = Session(url)

    async def __aenter__(self) -> Self:
        self._readers = await asyncpg.create_pool(
            self.url,
            min_size=0,
            max_size=READERS,
            timeout=CONNECTING,
            command_timeout=ANSWERING,
            server_settings=SETTINGS,
        )
        self._writer = Writer(self._write)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._writer.close()
        await self._session.close()
        self._readers.terminate()

    def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> Awaitable[AppendResult]:
        return self._writer.append(table, expected_seq, entries, command_id, epoch)

    async def check(self) -> None:
        await self.read("")
        try:
            await self._writer.recover(lambda: self._readers.execute(NOTHING))
        except Exception as error:
            raise down(error) from error

    async def read(self, table: str, after: int = 0, before: int | None = None) -> list[Row]:
        try:
            return [Row(*row.values()) for row in await self._readers.fetch(READ, table, after, before)]
        except asyncpg.DataError:  # no text can hold this name, so nobody has written under it
            return []
        except Exception as error:
            raise down(error) from error

    async def idle(self, before: int) -> list[str]:
        try:
            return [row["tbl"] for row in await self._readers.fetch(IDLE, before, timeout=LOOKING_THROUGH)]
        except Exception as error:
            raise down(error) from error

    async def last_day(self, before: int) -> int | None:
        try:
            (found,) = await self._readers.fetch(LAST_DAY, before, timeout=LOOKING_THROUGH)
            return found["day"]
        except Exception as error:
            raise down(error) from error

    async def remove(self, table: str, before: int) -> bool:
        try:
            async with self._readers.acquire() as connection, connection.transaction():
                removed = await connection.execute(REMOVE, table, before)
                await connection.execute(FORGET, table)
            return removed != "DELETE 0"
        except Exception as error:
            raise down(error) from error

    # ---- the writer ------------------------------------------------------------------------------------------------

    async def _write(self, batch: list[Append]) -> list[AppendResult]:
        try:
            return await self._commit(batch)
        except Exception:
            self._session.drop()
            raise

    async def _commit(self, batch: list[Append]) -> list[AppendResult]:
        connection = await self._session.connection()
        given = [
            (at, place, body, place == len(append.entries))
            for at, append in enumerate(batch, 1)
            for place, body in enumerate(append.entries, 1)
        ]
        asked = [(append.table, append.expected_seq, append.command, append.epoch) for append in batch]
        for _ in range(ATTEMPTS):
            try:
                rows = await connection.fetch(APPEND, *_columns(asked, 4), *_columns(given, 4))
            except asyncpg.UniqueViolationError:  # another node was quicker: now its entries can be seen
                continue
            return [_answer(append, *row.values()) for append, row in zip(batch, rows, strict=True)]
        raise LogDown("others write into the same tables all the time")


def _columns(rows: Sequence[tuple[object, ...]], width: int) -> list[list[object]]:
    return [[row[at] for row in rows] for at in range(width)]


def _answer(append: Append, owned: bool, last: int, known: int | None) -> AppendResult:
    if not owned:
        return Fenced()
    if last == append.expected_seq:
        return Written(last + len(append.entries))
    return Conflict(last) if known is None else Duplicate(known)
