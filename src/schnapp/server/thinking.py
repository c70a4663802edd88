"""Bots at work: in processes of their own, never in the event loop.

Those that play, those that advise and those that judge finished games share no process: whoever asks for a hint keeps no
table waiting, and whoever has a game judged nobody at all.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, ParamSpec, Protocol, TypeVar

from schnapp.bots import analysis
from schnapp.bots.analysis import Course, Inquiry, Moment, Steps
from schnapp.bots.bot import Advice, Adviser, Bot
from schnapp.bots.levels import LEVELS, in_haste, spec_of
from schnapp.bots.roster import adviser, bot
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

Act = dict[str, Any]
P = ParamSpec("P")
T = TypeVar("T")

HINT = "flat:150ms"  # how a hint is found: as the master plays


class Thinkers(Protocol):
    async def choose(
        self, game: str, level: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value]
    ) -> Act:
        """One of the legal acts for the seat `view["viewer"]`."""
        ...

    async def advise(
        self, game: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value]
    ) -> list[Advice]:
        """What a good bot thinks of these acts, the best first."""
        ...

    async def judge(self, inquiry: Inquiry) -> Moment:
        """What it thinks of an act of a finished game."""
        ...

    async def course(self, game: str, players: list[str], options: Mapping[str, Value], steps: Steps) -> Course:
        """How everybody's chance to win changed in a finished game, and the acts to be judged."""
        ...


@cache
def _bot(spec: str, game: str) -> Bot:
    """What a bot has learned is read once in every process."""
    return bot(spec, game)


@cache
def _adviser(spec: str, game: str) -> Adviser:
    return adviser(spec, game)


def think(
    game: str,
    level: str,
    view: Mapping[str, Any],
    legal: list[Act],
    options: Mapping[str, Value],
    seed: bytes,
    share: int = 1,
) -> Act:
    """Runs in a worker: a bot gets its view with what it has witnessed, its legal acts and chance of its own, and no more. `share`: so many
    decisions have to be made in the time of one."""
    spec = spec_of(level, game) if level in LEVELS else level
    return _bot(in_haste(spec, share), game).choose(GAMES[game], view, legal, options, Dealer(seed))


def advise(
    game: str,
    view: Mapping[str, Any],
    legal: list[Act],
    options: Mapping[str, Value],
    seed: bytes,
    spec: str = HINT,
) -> list[Advice]:
    """Runs in a worker: a hint comes from what the seat sees and has seen, and nothing else."""
    return _adviser(spec, game).advise(GAMES[game], view, legal, options, Dealer(seed))


def begin_work(nice: int = 0) -> None:
    """First thing in a worker. Ctrl-C reaches all processes of a terminal: a worker leaves it to the server. But it
    does not outlive the server, however that ended. A `nice` one steps back where others want to work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Pool:
    """A few worker processes, started when first needed and again if one dies."""

    def __init__(self, number: int = 1, nice: int = 0) -> None:
        self.number = number
        self.nice = nice
        self.busy = 0  # so many tasks are being done or wait
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        pool = self._open()
        self.busy += 1
        try:
            return await self._run(pool, task, *given, **named)
        except BrokenProcessPool:  # a worker was killed: its work is done again by a new one
            if self._pool is pool:
                self.close()
            return await self._run(self._open(), task, *given, **named)
        finally:
            self.busy -= 1

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            start = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.number, mp_context=start, initializer=begin_work, initargs=(self.nice,)
            )
        return self._pool

    @staticmethod
    async def _run(pool: ProcessPoolExecutor, task: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        return await asyncio.wrap_future(pool.submit(task, *given, **named))

    def close(self, wait: bool = False) -> None:
        """`wait` until what is being done is done: then nothing of the processes is left behind."""
        if self._pool is not None:
            self._pool.shutdown(wait=wait, cancel_futures=True)
            self._pool = None


class Workers:
    """The processes of a server: `number` for bots that play, one for hints, one for finished games."""

    def __init__(self, number: int = 1) -> None:
        self.players = Pool(number)
        self.advisers = Pool()
        self.judges = Pool(nice=10)

    async def choose(
        self, game: str, level: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value]
    ) -> Act:
        """The more bots think at once, the less time each takes: together they need little more than one alone."""
        share = 1 + self.players.busy // self.players.number
        return await self.players.run(think, game, level, view, legal, options, secrets.token_bytes(32), share)

    async def advise(
        self, game: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value]
    ) -> list[Advice]:
        return await self.advisers.run(advise, game, view, legal, options, secrets.token_bytes(32))

    async def judge(self, inquiry: Inquiry) -> Moment:
        return await self.judges.run(analysis.judged, inquiry)

    async def course(self, game: str, players: list[str], options: Mapping[str, Value], steps: Steps) -> Course:
        return await self.judges.run(analysis.course_of, game, players, options, steps)

    def close(self) -> None:
        for pool in (self.players, self.advisers, self.judges):
            pool.close(wait=True)
