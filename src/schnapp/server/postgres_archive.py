"""See archive: what is different in PostgreSQL."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Collection, Iterable

import asyncpg

from schnapp.words.overlay import Voted

from . import postgres_votes as votes
from .archived import ALL, EMPTY, FULL, SPOKEN, Held
from .database import BadDatabase
from .log import Row
from .migrations import FOREIGN, POSTGRES, missing
from .postgres_session import explained, name_of

logger = logging.getLogger("schnapp.server")

AT_ONCE = 1_000  # rows


async def insist(url: str) -> None:
    async with explained(url) as connection:
        await _recognise(connection, url)


async def _recognise(connection: asyncpg.Connection, url: str) -> None:
    if await connection.fetchval("SELECT to_regclass('schnapp') IS NULL"):
        raise BadDatabase(f"{name_of(url)} {FOREIGN}, or empty")


async def held(url: str) -> AsyncGenerator[Held]:
    async with explained(url, answering=None) as connection:
        await _recognise(connection, url)
        missing(POSTGRES, await connection.fetchval("SELECT version FROM schnapp"))
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            async for row in connection.cursor(ALL, prefetch=AT_ONCE):
                yield row["tbl"], Row(row["seq"], row["body"], row["command"])


async def voted(url: str) -> list[Voted]:
    async with explained(url) as connection:
        if await connection.fetchval("SELECT to_regclass('voted') IS NULL"):  # of an earlier release
            return []
        return votes.words_in(await connection.fetch(votes.ALL))


async def fill(url: str, rows: Iterable[Held], words: Collection[Voted]) -> None:
    async with explained(url, answering=None) as connection, connection.transaction():
        await connection.execute("LOCK TABLE entry IN EXCLUSIVE MODE")  # whoever wants to write waits
        if not await connection.fetchval(EMPTY):
            raise BadDatabase(f"{name_of(url)} {FULL}")
        await connection.copy_records_to_table(
            "entry",
            records=((table, row.seq, row.body, row.command) for table, row in rows),
            columns=["tbl", "seq", "body", "command"],
        )
        if words and await connection.fetchval("SELECT EXISTS (SELECT FROM voted)"):
            raise BadDatabase(f"{name_of(url)} {SPOKEN}")
        for each in words:
            if "\0" in each.word:
                logger.warning("%r (%s) is left out: PostgreSQL has no place for such signs", each.word, each.category)
            else:
                await votes.add(connection, each)
