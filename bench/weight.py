"""What do tables cost at which nothing happens? `python -m bench.weight [--tables 300] [--seconds 20]`.

A real server, Snatch It! with four people at each table. One after the other, the memory that the server takes more for
- each table dealt, before anybody looks at it;
- each socket, when all four look;
- each table, when a game was played to its end and everybody still looks: with what it took when it was dealt;
and the processor time that it takes while nothing happens: for each table that nobody looks at, and for each with four
sockets, whose lines are tried every ten seconds.

Goals: 60 kB, 40 kB, 300 kB; no processor time for tables that nobody looks at. Exit code 1 if one is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from bench.attackers.served import UNLIMITED, Served, prepared
from bench.load import Playing, dealt, leave, seated

DEALT, SOCKET, FINISHED = 60.0, 40.0, 300.0  # kB
NOTHING = 0.005  # of a core, for all tables that nobody looks at: more than this is no error of measurement


async def played(playing: Playing) -> None:
    """To the end of the game."""
    while any(robot.now.owed for robot in playing.robots):
        await playing.act()


async def quiet(server: Served, seconds: float) -> float:
    """The share of a core that the server takes while nobody asks it anything."""
    before = server.cpu()
    await asyncio.sleep(seconds)
    return (server.cpu() - before) / seconds


async def weigh(server: Served, tables: int, seconds: float) -> list[str]:
    first, heard = await seated([(server.port, await dealt(server.port, "snatch-it")) for _ in range(10)])
    await asyncio.gather(*map(played, first))  # whatever is made once
    await leave(first, heard)
    missed: list[str] = []

    def kilobytes(what: str, more: float, number: int, most: float) -> None:
        each = 1000 * more / number
        print(f"{what:44}{each:8.1f} kB   wanted: {most:.0f}", flush=True)
        if each > most:
            missed.append(what)

    alone = await quiet(server, seconds)
    empty = server.megabytes()
    told = [(server.port, await dealt(server.port, "snatch-it")) for _ in range(tables)]
    lying = server.megabytes()
    kilobytes("a table dealt", lying - empty, tables, DEALT)
    idle = await quiet(server, seconds)
    print(
        f"{tables} tables that nobody looks at: {100 * idle:.2f} % of a core; without them {100 * alone:.2f} %",
        flush=True,
    )
    if idle - alone > NOTHING:
        missed.append("tables that nobody looks at")
    found, hearing = await seated(told)
    watched = server.megabytes()
    kilobytes("a socket", watched - lying, 4 * tables, SOCKET)
    busy = await quiet(server, seconds)
    print(f"a table with four sockets: {1e6 * (busy - alone) / tables:.0f} µs of processor time a second", flush=True)
    for first in range(0, tables, 50):
        await asyncio.gather(*map(played, found[first : first + 50]))
    kilobytes("a table with a finished game", lying - empty + server.megabytes() - watched, tables, FINISHED)
    await leave(found, hearing)
    return missed


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=300)
    asked.add_argument("--seconds", type=float, default=20)
    given = asked.parse_args()
    prepared(None)
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), *UNLIMITED, files=None)
        server.start()
        try:
            missed = asyncio.run(weigh(server, given.tables, given.seconds))
        finally:
            server.stop()
    for what in missed:
        print(f"missed: {what}", file=sys.stderr)
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
