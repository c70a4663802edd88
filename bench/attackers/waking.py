"""Tables that sleep in the log, and tables that live in memory: many of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter
from pathlib import Path

from .attack import Attack, Given, Ready
from .people import Company, Lost
from .served import Served
from .wire import Connection, enter

COPIES = 200
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # as in the ids of tables
ENTRIES = 500
CONNECTIONS = 8
LIVE = 900
BEFORE = 600  # of them
PLAYED = 30  # of these
EVERY = 0.02  # seconds: another table wakes


def copied(database: Path, table: str, number: int) -> list[str]:
    """The same table again under other ids. The server must not run."""
    ids = ["".join(random.choices(LETTERS, k=len(table))) for _ in range(number)]
    with contextlib.closing(sqlite3.connect(database)) as log, log:
        columns = ", ".join(row[1] for row in log.execute("PRAGMA table_info(entry)") if row[1] != "tbl")
        for id in ids:
            log.execute(f"INSERT INTO entry (tbl, {columns}) SELECT ?, {columns} FROM entry WHERE tbl = ?", (id, table))
    return ids


async def long_table(port: int) -> Company:
    """A table with 500 entries, in the midst of a game."""
    table = await Company.sit(port, number=6, first=20)
    await table.play_until(lambda: table.seq >= ENTRIES and not table.over)
    await table.go()
    return table


class Waking(Attack):
    name = "waking"
    number = 10
    about = f"tables of {ENTRIES} entries are woken one after the other after a restart, over {CONNECTIONS} connections"

    async def prepare(self, served: Served) -> Given:
        table = await long_table(served.port)
        served.stop()
        tables = copied(served.database, table.table, COPIES)
        served.start()
        return {"tables": tables}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        tables = iter(given["tables"])
        await asyncio.gather(*(self._wake(port, tables, counts) for _ in range(CONNECTIONS)))
        counts["all of them"] += 1
        await asyncio.sleep(60)

    @staticmethod
    async def _wake(port: int, tables: object, counts: Counter[str]) -> None:
        line = await Connection.open(port)
        for table in tables:  # type: ignore[attr-defined]
            status, _ = await line.request(f"/api/tables/{table}")
            counts["woken" if status == 200 else f"status {status}"] += 1
        line.close()


class Memory(Attack):
    name = "memory"
    number = 10
    about = f"{BEFORE} tables live in memory, at {PLAYED} of them somebody plays, {LIVE - BEFORE} more come: garbage is collected"
    seconds = 6.0

    async def prepare(self, served: Served) -> Given:
        table = await Company.sit(served.port, first=20)
        await table.play_until(lambda: table.seq >= 60)
        await table.go()
        served.stop()
        tables = copied(served.database, table.table, LIVE)
        served.start()
        return {"tables": tables, "secrets": table.secrets}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        """Visitors of many addresses: this is no attack of one person but many people at once."""
        tables, secrets = given["tables"], given["secrets"]
        played = [await Company.come(port, table, secrets, 60 + 3 * at) for at, table in enumerate(tables[:PLAYED])]
        counts["tables"] = len(played)
        hearing = [await self._watch(port, at, tables[at], counts) for at in range(PLAYED, BEFORE)]
        await ready()
        playing = [asyncio.create_task(self._play(table, counts)) for table in played]
        for at in range(BEFORE, LIVE):
            hearing.append(await self._watch(port, at, tables[at], counts))
            await asyncio.sleep(EVERY)
        await asyncio.gather(*playing, *(each for each in hearing if each is not None))

    @staticmethod
    async def _watch(port: int, at: int, table: str, counts: Counter[str]) -> asyncio.Task[None] | None:
        line = await enter(port, table, f"127.0.0.{200 + at // 50}")
        counts["tables" if line is not None else "shut doors"] += 1
        return None if line is None else asyncio.create_task(line.discard())

    @staticmethod
    async def _play(table: Company, counts: Counter[str]) -> None:
        while True:
            await asyncio.sleep(random.uniform(0.2, 0.6))
            with contextlib.suppress(Lost):
                await table.act()
                counts["moves there"] += 1
