"""Does a server become slow when it grows old? `python -m bench.shelf [--games 100000] [--times 40]`.

Fills a log with so many tables at which a game of Snatch It! was finished, starts one server over it and one over an empty log,
and asks both in turn: how long a start takes, a new table, and a table of that log that is woken up.

Goals: a start below 3 s; a new table in at most half as long again as over the empty log, or 5 ms more. Exit code 1 if one is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bench.attackers.served import UNLIMITED, Served, prepared
from bench.attackers.wire import Connection, opened
from bench.memory import rows
from schnapp.server.log import Written
from schnapp.server.sqlite import SqliteLog

LATEST = 3.0  # seconds until a server answers
AT_ONCE = 256  # tables that are written together
STARTS = 3


def called(number: int) -> str:
    return f"old-{number:08}"


async def fill(path: Path, games: int) -> int:
    """So many tables, each with a log of its own; the number of entries."""
    log, _ = rows("snatch-it", 1, 1)
    bodies = [row.body for row in log]
    async with SqliteLog(path) as written:
        for first in range(0, games, AT_ONCE):
            numbers = range(first, min(games, first + AT_ONCE))
            answers = await asyncio.gather(*(written.append(called(number), 0, bodies) for number in numbers))
            assert all(isinstance(answer, Written) for answer in answers), answers
    return games * len(bodies)


def started(*servers: Served) -> list[float]:
    """Seconds until each of them answers: the median of so many starts, in turn. At the end all of them run."""
    took: list[list[float]] = [[] for _ in servers]
    for turn in range(STARTS):
        for server, times in zip(servers, took, strict=True):
            begun = time.perf_counter()
            server.start()
            times.append(time.perf_counter() - begun)
            if turn < STARTS - 1:
                server.stop()
    return [statistics.median(times) for times in took]


async def woken(port: int, table: str) -> None:
    line = await Connection.open(port)
    status, body = await line.request(f"/api/tables/{table}", encoding="identity")
    line.close()
    assert status == 200, body


async def compare(old: Served, new: Served, games: int, times: int) -> tuple[float, float]:
    """Milliseconds for a new table over the full log and over the empty one."""
    took: dict[str, list[float]] = {"full": [], "empty": [], "woken": []}
    for turn in range(times):
        for name, server in (("full", old), ("empty", new)):
            begun = time.perf_counter()
            await opened(server.port)
            took[name].append(1000 * (time.perf_counter() - begun))
        begun = time.perf_counter()
        await woken(old.port, called(turn * games // times))
        took["woken"].append(1000 * (time.perf_counter() - begun))
    full, empty, wakes = (statistics.median(took[name]) for name in ("full", "empty", "woken"))
    print(f"a new table: {full:.1f} ms, over the empty log {empty:.1f} ms; an old one is woken in {wakes:.1f} ms")
    return full, empty


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--times", type=int, default=40)
    given = asked.parse_args()
    prepared(None)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        begun = time.perf_counter()
        entries = asyncio.run(fill(folder / "old.db", given.games))
        os.sync()  # the disk is done with it
        size = (folder / "old.db").stat().st_size / 1e9
        print(
            f"{given.games:,} finished games, {entries:,} entries, {size:.2f} GB, written in {time.perf_counter() - begun:.0f} s",
            flush=True,
        )
        old = Served(folder, *UNLIMITED, name="old", database=folder / "old.db", files=None)
        new = Served(folder, *UNLIMITED, name="new", database=folder / "new.db", files=None)
        try:
            slow, quick = started(old, new)
            print(f"a start: {slow:.2f} s, over an empty log {quick:.2f} s", flush=True)
            full, empty = asyncio.run(compare(old, new, given.games, given.times))
        finally:
            for server in (old, new):
                server.stop()
    sys.exit(slow > LATEST or full > max(1.5 * empty, empty + 5))


if __name__ == "__main__":
    main()
