"""Bots at work: in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

Act = dict[str, Any]


class Thinkers(Protocol):
    async def choose(
        self, game: str, level: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value]
    ) -> Act:
        """One of the legal acts for the seat `view["viewer"]`."""
        ...


def think(
    game: str, level: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], seed: bytes
) -> Act:
    """Runs in a worker: a bot gets its view, its legal acts and chance of its own, and nothing else."""
    return bot(level, game).choose(GAMES[game], view, legal, options, Dealer(seed))


def begin_work() -> None:
    """First thing in a worker. Ctrl-C reaches all processes of a terminal: a worker leaves it to the server. But it
    does not outlive the server, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Workers:
    """A few worker processes, started when first needed and again if one dies."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, level: str, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value]
    ) -> Act:
        task = (game, level, view, legal, options, secrets.token_bytes(32))
        pool = self._open()
        try:
            return await self._run(pool, task)
        except BrokenProcessPool:  # a worker was killed: its work is done again by a new one
            if self._pool is pool:
                self.close()
            return await self._run(self._open(), task)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            start = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.number, mp_context=start, initializer=begin_work)
        return self._pool

    @staticmethod
    async def _run(pool: ProcessPoolExecutor, task: tuple[Any, ...]) -> Act:
        return await asyncio.get_running_loop().run_in_executor(pool, think, *task)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
