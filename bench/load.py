"""How many moves a second does one server on one core carry, every move on the disk? `python -m bench.load [--tables 64] [--seconds 8]`.

Robots play all four games as fast as they can: at each table four sockets, one act at a time, the next one when all four have
been shown what came of it. Printed for each game, with robots alone and with three bots beside one robot:
- moves a second, and the processor time that the server took for one;
- how long it took from an act to the last of the four screens, half of the time and in the worst hundredth.
Then `--thinking` tables whose players take three seconds for a move (0: not at all); with `--growth` one node over a PostgreSQL and
two nodes over the same; and, in the same run, a tiny game on boardgame.io's server (0.50.2, in memory, as it comes; `--alone` leaves
it out).

The server is kept on the first processor, the robots on the second: on a machine with other work, compare within a run. Of two nodes
the second one shares the last processor with the robots: where there are but two, compare the processor time of a move, which says
whether a second machine carries as much as the first.
Exit code 1 if we carry fewer moves of Snatch It! than boardgame.io of its game.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.attackers.people import one_of
from bench.attackers.served import UNLIMITED, Served, free_port, prepared
from bench.attackers.wire import opened
from tools import postgres

BESIDE = Path(__file__).with_name("boardgame")
GAMES = ("snatch-it", "schnuff", "snails", "schnapp-land-fluss")
SEATS = 4


class Stands(msgspec.Struct):
    """What it reads of a table."""

    match: int


class Told(msgspec.Struct):
    """What a robot reads of a message."""

    t: str
    seq: int = 0
    owed: list[int] = []
    legal: list[dict[str, Any]] = []
    probe: Any = None
    table: Stands | None = None


read = msgspec.json.Decoder(Told).decode


class Robot:
    """One socket; it plays when it is told to."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket, self.seat = socket, seat
        self.now = Told("scene")
        self.seq = 0
        self.match = 1
        self.grown = asyncio.Event()
        self.refused: Callable[[], None] = lambda: None

    async def hear(self) -> None:
        async for text in self.socket:
            told = read(text)
            if told.t in ("scene", "happened"):
                self.now = told
            if told.t == "probe":
                await self.socket.send(json.dumps({"t": "echo", "probe": told.probe}))
            if told.t == "goodbye":
                raise RuntimeError(f"a robot was sent away: {text!r}")
            if told.t not in ("done", "refused"):
                self.seq = max(self.seq, told.seq)
            if told.t == "scene" and told.table:
                self.match = told.table.match
            if told.t == "refused":
                self.refused()
            if told.t in ("scene", "happened"):
                self.grown.set()


def shares(servers: list[Served], tables: int) -> list[int]:
    """The ports of so many tables: every server has as many."""
    return [servers[at % len(servers)].port for at in range(tables)]


class Playing:
    """A table of robots."""

    def __init__(self, robots: list[Robot]) -> None:
        self.robots = robots
        self.took: list[float] = []
        self._number = 0
        self._plays = self._refused = False  # what was asked for is an act; it came too late
        for robot in robots:
            robot.refused = self._give_up

    async def say(self, robot: Robot, t: str, **fields: Any) -> None:
        self._number += 1
        await robot.socket.send(json.dumps({"t": t, "id": f"load-{id(self)}-{self._number}", **fields}))

    async def act(self) -> None:
        """One act of one of those who may, seen by all."""
        able = [robot for robot in self.robots if robot.now.legal]
        awaited = [robot for robot in able if robot.seat in robot.now.owed]
        begun, before = time.perf_counter(), max(robot.seq for robot in self.robots)
        self._plays, self._refused = bool(able), False
        for robot in self.robots:
            robot.grown.clear()
        if able:
            robot = random.choice(awaited or able)
            await self.say(robot, "play", act=one_of(random.choice(robot.now.legal)), match=robot.match)
        elif not any(robot.now.owed for robot in self.robots):  # it is over, or the clock goes on: then this is refused
            for robot in self.robots:
                await self.say(robot, "rematch")
        await asyncio.gather(*(self._seen(robot, before) for robot in self.robots))
        if able and not self._refused:
            self.took.append(time.perf_counter() - begun)

    async def _seen(self, robot: Robot, before: int) -> None:
        """Until this screen shows something new, or the act was refused."""
        while robot.seq <= before and not self._refused:
            await robot.grown.wait()
            robot.grown.clear()

    def _give_up(self) -> None:
        if not self._plays:
            return
        self._refused = True
        for robot in self.robots:
            robot.grown.set()


async def dealt(port: int, game: str, bots: int = 0) -> dict[str, Any]:
    """The answer of a new table at which a game has begun."""
    people = SEATS - bots
    wish: dict[str, Any] = {
        "game": game,
        "names": [f"R{n}" for n in range(people)],
        "seats": SEATS,
        "bots": ["medium"] * bots,
        "away_s": 0,
    }
    options = {"draw_mode": "auto"} if game == "schnuff" else {}  # else everybody waits for who may draw
    return await opened(port, start=True, pace_ms=0, options=options, **wish)


async def sit(port: int, told: dict[str, Any]) -> Playing:
    robots: list[Robot] = []
    for seat, held in enumerate(told["held"]):
        url = f"ws://127.0.0.1:{port}/ws/tables/{told['table']['id']}"
        socket = await connect(url, compression=None, proxy=None, max_size=None, max_queue=None)
        await socket.send(json.dumps({"t": "hello", "secret": held["secret"]}))
        robots.append(Robot(socket, seat))
    return Playing(robots)


async def seated(told: list[tuple[int, dict[str, Any]]]) -> tuple[list[Playing], list[asyncio.Task[None]]]:
    """These tables of servers at these ports, when everybody has been shown how things stand."""
    found: list[Playing] = []
    hearing: list[asyncio.Task[None]] = []
    for port, each in told:
        found.append(await sit(port, each))
        hearing += [asyncio.create_task(robot.hear()) for robot in found[-1].robots]
    for robot in (robot for playing in found for robot in playing.robots):
        await robot.grown.wait()
    return found, hearing


async def company(
    servers: list[Served], game: str, tables: int, bots: int
) -> tuple[list[Playing], list[asyncio.Task[None]]]:
    return await seated([(port, await dealt(port, game, bots)) for port in shares(servers, tables)])


async def flat_out(servers: list[Served], game: str, tables: int, seconds: float, bots: int, beside: str = "") -> None:
    found, hearing = await company(servers, game, tables, bots)

    async def play(playing: Playing) -> None:
        while True:
            await playing.act()

    name = f"{game}{', three bots' if bots else ''}{beside}"
    await measured(servers, name, found, [play(one) for one in found], seconds)
    await leave(found, hearing)


async def thinking(servers: list[Served], game: str, tables: int, seconds: float, pause: float) -> None:
    found, hearing = await company(servers, game, tables, 0)

    async def play(playing: Playing) -> None:
        due = time.perf_counter() + random.random() * pause
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
            await playing.act()

    await measured(servers, f"{game}, {tables} tables that think", found, [play(one) for one in found], seconds)
    await leave(found, hearing)


async def measured(servers: list[Served], name: str, found: list[Playing], plays: list[Any], seconds: float) -> None:
    def cpu() -> float:
        return sum(server.cpu() for server in servers)

    gc.collect()
    gc.disable()  # a pause of the robots is none of the server's
    tasks = [asyncio.create_task(play) for play in plays]
    await asyncio.sleep(min(2.0, seconds / 4))
    for playing in found:
        playing.took.clear()
    begun, spent = time.perf_counter(), cpu()
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    lasted, spent = time.perf_counter() - begun, cpu() - spent
    gc.enable()
    for task in done:
        task.result()
    for task in tasks:
        task.cancel()
    took = sorted(one for playing in found for one in playing.took)
    RATES[name] = len(took) / lasted
    tell(name, RATES[name], took, spent / max(1, len(took)))


async def leave(found: list[Playing], hearing: list[asyncio.Task[None]]) -> None:
    for task in hearing:
        task.cancel()
    await asyncio.gather(*(robot.socket.close() for playing in found for robot in playing.robots))


RATES: dict[str, float] = {}


def tell(name: str, rate: float, took: list[float], cpu: float | None) -> None:
    half, worst = (statistics.median(took), took[int(0.99 * (len(took) - 1))]) if took else (0.0, 0.0)
    spent = "" if cpu is None else f"{1000 * cpu:.2f}"
    print(f"| {name} | {rate:,.0f} | {spent} | {1000 * half:.1f} | {1000 * worst:.1f} |", flush=True)


def beside(tables: int, seconds: float) -> float:
    """Moves a second of a tiny game on boardgame.io's server."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("boardgame.io needs Node.js and npm; --alone leaves it out")
    if not (BESIDE / "node_modules").exists():
        subprocess.run(
            [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"], cwd=BESIDE, check=True
        )
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.js", str(port)], cwd=BESIDE, stdout=subprocess.PIPE, preexec_fn=partial(prepared, None, 0)
    )
    assert server.stdout is not None
    server.stdout.readline()
    try:
        robots = ["node", "robots.js", str(port), str(tables), str(seconds)]
        told = json.loads(subprocess.run(robots, cwd=BESIDE, stdout=subprocess.PIPE, check=True).stdout)
    finally:
        server.kill()
        server.wait()
    rate = told["moves"] / told["seconds"]
    print(
        f"| boardgame.io, four add numbers, in memory | {rate:,.0f} | | {told['p50']:.1f} | {told['p99']:.1f} |",
        flush=True,
    )
    return rate


async def ours(given: argparse.Namespace, folder: Path) -> None:
    server = Served(folder, *UNLIMITED, database=given.database, files=None, core=0)
    server.start()
    try:
        for game in given.games:
            await flat_out([server], game, given.tables, given.seconds, 0)
            if given.bots:
                await flat_out([server], game, given.tables, given.seconds, SEATS - 1)
        if given.thinking:
            await thinking([server], "snatch-it", given.thinking, max(12.0, given.seconds), 3.0)
    finally:
        server.stop()


async def growing(given: argparse.Namespace, folder: Path, database: str) -> None:
    """The first game with one node, then with two, each with as many tables as the one had."""
    flags, cores = (*UNLIMITED, "--bots", "1"), os.cpu_count() or 1
    nodes = [
        Served(folder, "--node", name, *flags, name=name, database=database, files=None, core=core)
        for name, core in (("ada", 0), ("bob", cores - 1))
    ]
    with ExitStack() as running:
        for number, node in enumerate(nodes, 1):
            node.start()
            running.callback(node.stop)
            beside = f", {number} node{'s' * (number > 1)} over PostgreSQL"
            await flat_out(nodes[:number], given.games[0], number * given.tables, given.seconds, 0, beside)


def grows(given: argparse.Namespace, folder: Path) -> None:
    programs = postgres.found()
    if programs is None:
        raise SystemExit("no PostgreSQL here: install one, or let ./check do it")
    with postgres.Cluster(programs) as cluster:
        uvloop.run(growing(given, folder, asyncio.run(cluster.new_database())))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", nargs="+", default=list(GAMES))
    asked.add_argument("--tables", type=int, default=64)
    asked.add_argument("--seconds", type=float, default=8)
    asked.add_argument("--bots", action="store_true", help="with three bots beside one robot, too")
    asked.add_argument("--thinking", type=int, default=1000)
    asked.add_argument("--growth", action="store_true", help="one node and two over a PostgreSQL, too")
    asked.add_argument("--database", help="a URL; without it a file in a new folder")
    asked.add_argument("--alone", action="store_true", help="without boardgame.io")
    given = asked.parse_args()
    prepared(None)
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    print("| | moves/s | server, ms of processor a move | p50 ms | p99 ms |\n|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(ours(given, Path(folder)))
        if given.growth:
            grows(given, Path(folder))
    if not given.alone and beside(given.tables, given.seconds) > RATES.get("snatch-it", 0):
        sys.exit(1)


if __name__ == "__main__":
    main()
