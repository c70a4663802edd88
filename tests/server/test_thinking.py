"""Bots in worker processes: never in the server's own, and not lost when a worker is."""

from __future__ import annotations

import asyncio
import os
import signal

from schnapp.games import GAMES
from schnapp.server.thinking import Workers
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match


async def test_a_worker_that_is_killed_is_replaced() -> None:
    match = Match.start(GAMES["snatch-it"], ["A", "B", "C"], {}, FairDealer(bytes(32)))
    task = ("snatch-it", "greedy", match.view(1), match.legal(1), match.options)
    workers = Workers(1)
    try:
        assert await workers.choose(*task) in match.legal(1)
        assert workers._pool is not None
        (worker,) = workers._pool._processes
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        thinking = [asyncio.create_task(workers.choose(*task)) for _ in range(3)]
        assert all([await thought in match.legal(1) for thought in thinking])
        (other,) = workers._pool._processes
        assert other != worker
    finally:
        workers.close()


async def test_a_worker_leaves_ctrl_c_to_the_server() -> None:
    match = Match.start(GAMES["snatch-it"], ["A", "B", "C"], {}, FairDealer(bytes(32)))
    task = ("snatch-it", "random", match.view(0), match.legal(0), match.options)
    workers = Workers(1)
    try:
        await workers.choose(*task)
        assert workers._pool is not None
        (worker,) = workers._pool._processes
        os.kill(worker, signal.SIGINT)
        await asyncio.sleep(0.1)
        await workers.choose(*task)
        assert list(workers._pool._processes) == [worker]
    finally:
        workers.close()
