"""Does a table survive everything? `python -m bench.kills [--kills 500] [--tables 8] [--only alone|pair] [--pause 15]`.

Robots play all four games while nodes are killed (kill -9) and started again, stopped for some seconds and woken (SIGSTOP,
SIGCONT), while the database is killed and started again, its connections are cut, the line to it goes dead for some seconds
without a word to anybody, and processes in which bots think are killed: with two nodes over PostgreSQL, and with one over a
SQLite file. After each of these every table has to go on: all robots are back, and an act of theirs has been acknowledged.

At the end the log is read from its beginning and compared with everything that robots were told. Exit code 1 if an act that was
acknowledged is missing or was carried out twice, if a view that somebody was shown is not that of the log, if a game could not
go on, or if a table took more than 10 seconds to go on (after a node that was stopped has been woken, where there is only one).
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

from bench.killing.audit import Found, audited
from bench.killing.nodes import Alone, Pair, World
from bench.killing.robots import Session
from schnapp.server.log import Row
from schnapp.server.store import log_of
from tools import postgres
from tools.lines import Line

GAMES = ("snatch-it", "schnuff", "snails", "schnapp-land-fluss")
GOES_ON = 10.0  # seconds
TOLD = 25  # kills after which one hears how far it is


async def played(name: str, world: World, kills: int, tables: int) -> bool:
    for node in world.nodes:
        node.start()
    ports = [node.port for node in world.nodes]
    sessions = [await Session.open(ports, GAMES[at % len(GAMES)]) for at in range(tables)]
    await all_alive(sessions, time.monotonic())
    happened: Counter[str] = Counter()
    slowest: dict[str, float] = {}
    late = 0
    kinds = world.kinds()
    each = list(dict.fromkeys(kinds))  # once for certain, then by chance
    for number in range(kills):
        kind = each[number] if number < len(each) else random.choice(kinds)
        took = await survived(sessions, world, kind)
        happened[kind] += 1
        slowest[kind] = max(took, slowest.get(kind, 0.0))
        late += took > GOES_ON
        if (number + 1) % TOLD == 0:
            print(
                f"{name}: {number + 1} of {kills}, {late} too late, slowest {max(slowest.values()):.1f} s",
                file=sys.stderr,
                flush=True,
            )
    for session in sessions:
        await session.stop()
    found = Found()
    for session in sessions:
        audited(session, await rows_of(world, session.id), found)
    told = ", ".join(f"{kind} {number} (slowest {slowest[kind]:.1f} s)" for kind, number in sorted(happened.items()))
    faults = [fault for node in world.nodes for fault in node.traces()]
    print(
        f"| {name} | {sum(happened.values())}: {told} | {found.acknowledged:,} | {found.lost} | {found.doubled} "
        f"| {found.contradicted} of {found.views:,} | {late} | {len(faults)} |",
        flush=True,
    )
    for fault, times in Counter(faults).most_common(3):
        print(f"told {times} times in a server's log: {fault}", file=sys.stderr)
    for why in found.ended:
        print(f"a game ended because it could not go on: {why}", file=sys.stderr)
    return found.is_clean and not late


async def survived(sessions: list[Session], world: World, kind: str) -> float:
    """How long it took from the blow until every table had gone on, and from when everything ran again that can; the longer one,
    seconds."""
    loop, struck = asyncio.get_running_loop(), asyncio.Event()
    falls = partial(loop.call_soon_threadsafe, struck.set)
    doing = asyncio.create_task(asyncio.to_thread(world.happen, kind, falls))
    doing.add_done_callback(lambda _: struck.set())  # it may have failed before
    await struck.wait()
    if doing.done():
        await doing
    took = await all_alive(sessions, time.monotonic())
    await doing
    again = await all_alive(sessions, time.monotonic())  # an answer may have been on its way when the blow fell
    return max(took, again)


async def all_alive(sessions: list[Session], since: float) -> float:
    """Until every table has gone on since then: how long the last one took, seconds. Nobody waits for ever."""
    while (left := [one for one in sessions if one.alive <= since]) and time.monotonic() - since < 60:
        dead = [task for one in left for task in one.tasks if task.done()]
        for task in dead:
            task.result()
        await asyncio.sleep(0.02)
    return max((one.alive for one in sessions), default=since) - since if not left else time.monotonic() - since


async def rows_of(world: World, table: str) -> list[Row]:
    async with log_of(world.nodes[0].database) as log:
        return await log.read(table)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--kills", type=int, default=500, help="of both together")
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--only", choices=["alone", "pair"])
    asked.add_argument(
        "--pause", type=float, default=15.0, help="seconds that a stopped node or a dead line stands still"
    )
    given = asked.parse_args()
    signal.signal(signal.SIGTERM, stopped)
    worlds = [given.only] if given.only else ["alone", "pair"]
    kills = -(-given.kills // len(worlds))
    print(
        "| | what happened | acts acknowledged | lost | doubled | views that contradict the log | went on too late | traces |"
    )
    print("|---|---|---|---|---|---|---|---|", flush=True)
    good = True
    for world in worlds:
        with tempfile.TemporaryDirectory() as folder:
            good &= (
                in_pair(Path(folder), kills, given.tables, given.pause)
                if world == "pair"
                else alone(Path(folder), kills, given.tables, given.pause)
            )
    sys.exit(0 if good else 1)


def stopped(number: int, frame: object) -> None:
    """Nodes and database go with it."""
    sys.exit(1)


def alone(folder: Path, kills: int, tables: int, pause: float) -> bool:
    world = Alone(folder, pause)
    try:
        return asyncio.run(played("one node, SQLite", world, kills, tables))
    finally:
        for node in world.nodes:
            node.kill()


def in_pair(folder: Path, kills: int, tables: int, pause: float) -> bool:
    programs = postgres.found()
    if programs is None:
        raise SystemExit("no PostgreSQL here: install one, or let ./check do it")
    with postgres.Cluster(programs) as cluster:
        database = asyncio.run(cluster.new_database())
        with Line(database) as line, Line(database) as another:
            world = Pair(folder, pause, cluster, [line, another])
            try:
                return asyncio.run(played("two nodes, PostgreSQL", world, kills, tables))
            finally:
                for node in world.nodes:
                    node.kill()


if __name__ == "__main__":
    main()
