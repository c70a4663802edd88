"""Does a crowd keep others waiting? `python bench/crowd.py [--tables 100] [--seconds 12]`.

One table of bots plays by itself, then beside a crowd that comes from another address: so many tables of bots at pace 0,
watched all the time, while records and analyses of finished games are asked for without end and none is kept. A real server,
its log on disk, its worker processes; without a network.

For each of the three it prints
- how late the table's bots are (`late`: beyond the moment for which their act was planned; median, 99th percentile, longest),
- how long the event loop was held up (`loop`: the longest of all its steps that a sleeper of a millisecond notices),
- how many decisions the crowd was given, and how many records and analyses it got.

Exit code 1 if a bot of the single table was later than half a second (99th percentile) beside the crowd.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np

from schnapp.limits import Limits
from schnapp.server.messages import NewTable
from schnapp.server.played import Played
from schnapp.server.registry import TableRegistry
from schnapp.server.sqlite import SqliteLog
from schnapp.server.table import LiveTable
from schnapp.server.thinking import Workers
from schnapp.server.turns import Asker
from schnapp.server.viewer import Viewer

GOAL = 0.5  # seconds


class Silence:
    """A socket that nobody reads from."""

    def offer(self, text: bytes) -> bool:
        """Nothing is taken at once here."""
        return False

    async def send(self, text: str) -> None:
        pass

    async def close(self) -> None:
        pass


async def watched(registry: TableRegistry, address: str, game: str, level: str) -> LiveTable:
    table, _ = await registry.open(NewTable(game, [], 3, bots=[level] * 3, start=True, pace_ms=0, forget_percent=0))
    viewer = Viewer(Silence(), None, address=address)
    tasks.append(asyncio.create_task(viewer.pump()))
    await table.attach(viewer)
    return table


tasks: list[asyncio.Task[Any]] = []


class Counts:
    def __init__(self) -> None:
        self.late: list[float] = []
        self.held = self.acts = self.told = 0.0


async def single(registry: TableRegistry, counts: Counts) -> None:
    """Plays one game after the other, and notes how late each bot is."""
    while True:
        table = await watched(registry, "alone", "snatch-it", "strong")
        planned: dict[int, float] = {}
        while table.state.stage == "playing":
            opened = dict(table.flow.decisions.open)
            planned |= {seat: d.ready for seat, d in opened.items() if d.ready is not None and seat not in planned}
            for seat in set(planned) - set(table.flow.decisions.open):
                counts.late.append(time.monotonic() - planned.pop(seat))
            await asyncio.wait(tasks[:1], timeout=0.002)


async def asking(registry: TableRegistry, table: LiveTable, counts: Counts) -> None:
    """The record and the analysis of a finished game, again and again."""
    (played, *_), asker = table.state.games, Asker("crowd", table.state.id)

    async def found() -> Played:
        return played

    while True:
        await registry.records.record(registry.thinkers, asker, 1, found)
        async for _ in registry.analyses.of(registry.thinkers, asker, 1, played):
            pass
        counts.told += 2


async def feeling(counts: Counts) -> None:
    """How long everything stands still at the longest."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        counts.held = max(counts.held, time.perf_counter() - began - 0.001)


async def measured(registry: TableRegistry, name: str, seconds: float, *beside: Any) -> float:
    counts = Counts()
    work = [
        asyncio.create_task(one) for one in (single(registry, counts), feeling(counts), *(b(counts) for b in beside))
    ]
    await asyncio.wait(work, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in work:
        task.cancel()
    outcome = [o for o in await asyncio.gather(*work, return_exceptions=True) if isinstance(o, Exception)]
    if outcome:
        raise outcome[0]
    late = 1000 * np.array(counts.late)
    print(
        f"{name:42} {len(late):5} decisions, late {np.median(late):6.1f} ms, 99% {np.quantile(late, 0.99):7.1f}, "
        f"longest {late.max():7.1f}; loop {1000 * counts.held:6.1f} ms; told {counts.told:.0f}"
    )
    return float(np.quantile(late, 0.99)) / 1000


@asynccontextmanager
async def a_registry() -> AsyncIterator[TableRegistry]:
    with tempfile.TemporaryDirectory() as folder:
        workers = Workers()
        async with SqliteLog(Path(folder) / "t.db") as log:
            registry = TableRegistry(log, workers, Limits())
            yield registry
            registry.close()
            await asyncio.sleep(0.1)
        workers.close()
        for task in tasks:
            task.cancel()


async def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=12, help="for each of the three")
    given = asked.parse_args()
    async with a_registry() as registry:
        registry.records.shelf.room = 0  # nothing is kept: everything is made anew each time
        first = await watched(registry, "crowd", "snatch-it", "beginner")
        while first.state.stage == "playing":
            await asyncio.wait(tasks[:1], timeout=0.1)
        await measured(registry, "by itself", given.seconds)
        busy = await measured(
            registry,
            "records and analyses are asked for",
            given.seconds,
            lambda counts: asking(registry, first, counts),
        )
        crowd = [await watched(registry, "crowd", "snatch-it", "master") for _ in range(given.tables)]
        began = sum(table.state.seq for table in crowd)
        beside = await measured(
            registry,
            f"beside {given.tables} tables of masters, too",
            given.seconds,
            lambda counts: asking(registry, first, counts),
        )
        print(f"the crowd made {sum(table.state.seq for table in crowd) - began} moves")
    reached = max(busy, beside) < GOAL
    print(f"99% of all bots of another address at most {GOAL:g} s late: {'reached' if reached else 'MISSED'}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
