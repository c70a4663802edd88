"""Bots in worker processes: never in the server's own, not lost when a worker is, and not waited for without end."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from schnapp.games import GAMES
from schnapp.server import worker as workers_of
from schnapp.server.lane import Lane
from schnapp.server.thinkers import Overdue
from schnapp.server.thinking import Workers
from schnapp.server.turns import Asker
from schnapp.server.worker import Worker
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match
from schnapp.table.search_request import SearchRequest

from .client import Client, open_table
from .registry import settle, until
from .serving import Server

ASKER = Asker("", "table")


def task(level: str, seat: int = 1) -> tuple[Asker, str, SearchRequest, float]:
    match = Match.start(GAMES["snatch-it"], ["A", "B", "C"], {}, FairDealer(bytes(32)))
    return ASKER, level, match.request(seat), 1.0


def process(lane: Lane) -> int:
    """The number of the lane's first process."""
    worker = lane.hands[0]
    assert isinstance(worker, Worker) and worker.process is not None
    return worker.process


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def hired(worker: Worker) -> Iterator[Worker]:
    try:
        yield worker
    finally:
        worker.close()


async def test_a_worker_that_is_killed_is_replaced() -> None:
    workers = Workers(1)
    try:
        assert await workers.choose(*task("greedy")) in task("greedy")[2].legal
        worker = process(workers.quick)
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        thinking = [asyncio.create_task(workers.choose(*task("greedy"))) for _ in range(3)]
        assert all([await thought in task("greedy")[2].legal for thought in thinking])
        assert process(workers.quick) != worker
    finally:
        workers.close()


async def test_a_worker_leaves_ctrl_c_to_the_server() -> None:
    workers = Workers(1)
    try:
        await workers.choose(*task("random"))
        worker = process(workers.quick)
        os.kill(worker, signal.SIGINT)
        await asyncio.sleep(0.1)
        await workers.choose(*task("random"))
        assert process(workers.quick) == worker
    finally:
        workers.close()


async def test_a_job_that_does_not_end_costs_its_own_time_and_no_more() -> None:
    with hired(Worker()) as worker:
        first = await worker.run(5, os.getpid)
        with pytest.raises(Overdue):
            await worker.run(0.2, partial(time.sleep, 60))
        assert await worker.run(5, os.getpid) != first
        await until(lambda: not lives(first))


async def test_a_job_that_ends_its_process_fails_and_the_next_one_is_done() -> None:
    with hired(Worker()) as worker:
        with pytest.raises(BrokenProcessPool):
            await worker.run(5, partial(os._exit, 1))
        assert await worker.run(5, partial(abs, -3)) == 3


async def test_a_process_that_begins_too_late_is_ended_and_given_no_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number is not known yet, so nobody could end it with a job that does not end."""
    begun, goes_on, pools = threading.Event(), threading.Event(), list[ProcessPoolExecutor]()
    begin = Worker._begin

    def late(worker: Worker) -> tuple[ProcessPoolExecutor, Future[int]]:
        begun.set()
        goes_on.wait(10)
        pool, started = begin(worker)
        pools.append(pool)
        return pool, started

    monkeypatch.setattr(Worker, "_begin", late)
    with hired(Worker()) as worker:
        monkeypatch.setattr(workers_of, "START", 0.01)
        with pytest.raises(Overdue):
            await worker.run(5, os.getpid)
        assert begun.is_set()
        goes_on.set()
        await until(lambda: pools != [])
        await settle()
        with pytest.raises(RuntimeError, match="shutdown"):
            pools[0].submit(os.getpid)
        monkeypatch.setattr(workers_of, "START", 60)
        assert await worker.run(5, os.getpid) == worker.process


async def test_nobody_waits_for_a_worker_that_does_not_end() -> None:
    worker = Worker()
    await worker.run(5, os.getpid)
    sleeping = asyncio.create_task(worker.run(60, partial(time.sleep, 60)))
    await asyncio.sleep(0.1)
    began = time.monotonic()
    worker.close()
    assert time.monotonic() - began < 5
    sleeping.cancel()
    await asyncio.gather(sleeping, return_exceptions=True)


async def test_those_who_play_and_those_who_advise_are_different_processes() -> None:
    asker, _, request, _ = task("master")
    workers = Workers(1)
    try:
        found = await workers.advise(asker, request)
        assert {str(one.act) for one in found} == {str(act) for act in request.legal}
        assert isinstance(workers.deep.hands[0], Worker) and workers.deep.hands[0].process is None
        several = [workers.choose(*task("master")) for _ in range(5)]
        assert all([act in request.legal for act in await asyncio.gather(*several)])
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
    for _ in range(200):
        if not Path(f"/proc/{worker}").exists():
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the worker lives on")


def children_of(pid: int) -> list[int]:
    """The worker processes (the resource tracker of multiprocessing is none)."""
    found = [int(p) for task in Path(f"/proc/{pid}/task").iterdir() for p in (task / "children").read_text().split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
