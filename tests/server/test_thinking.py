"""Bots in worker processes: never in the server's own, and not lost when a worker is."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from schnapp.games import GAMES
from schnapp.server.thinking import Workers
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match

from .client import Client, open_table
from .serving import Server


async def test_a_worker_that_is_killed_is_replaced() -> None:
    match = Match.start(GAMES["snatch-it"], ["A", "B", "C"], {}, FairDealer(bytes(32)))
    task = ("snatch-it", "greedy", match.view(1), match.legal(1), match.options)
    workers = Workers(1)
    try:
        assert await workers.choose(*task) in match.legal(1)
        pool = workers.players
        assert pool._pool is not None
        (worker,) = pool._pool._processes
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        thinking = [asyncio.create_task(workers.choose(*task)) for _ in range(3)]
        assert all([await thought in match.legal(1) for thought in thinking])
        (other,) = pool._pool._processes
        assert other != worker
    finally:
        workers.close()


async def test_a_worker_leaves_ctrl_c_to_the_server() -> None:
    match = Match.start(GAMES["snatch-it"], ["A", "B", "C"], {}, FairDealer(bytes(32)))
    task = ("snatch-it", "random", match.view(0), match.legal(0), match.options)
    workers = Workers(1)
    try:
        await workers.choose(*task)
        pool = workers.players
        assert pool._pool is not None
        (worker,) = pool._pool._processes
        os.kill(worker, signal.SIGINT)
        await asyncio.sleep(0.1)
        await workers.choose(*task)
        assert list(pool._pool._processes) == [worker]
    finally:
        workers.close()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
def test_workers_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db")
    opened = open_table(server.base, bots=["greedy", "greedy"], start=True)
    with Client(server.base, opened["held"][0]["table"], opened["held"][0]["secret"]) as anna:
        anna.until("happened")
    (worker,) = children_of(server.process.pid)
    server.process.kill()  # only the server, not its group
    server.process.wait(10)
    for _ in range(100):
        if not Path(f"/proc/{worker}").exists():
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the worker lives on")


def children_of(pid: int) -> list[int]:
    """The worker processes (the resource tracker of multiprocessing is none)."""
    found = [int(p) for task in Path(f"/proc/{pid}/task").iterdir() for p in (task / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
