"""A process that does one job after the other, each within its time.

A pool of the standard library with one process in it: that one can be killed when a job does not end, and nobody else's
work is lost with it. It is started when it is first needed, and again after it has died.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from .thinkers import Overdue

T = TypeVar("T")

START = 60.0  # seconds until a process has read all it needs, on a machine that has much else to do
KILL: signal.Signals = getattr(signal, "SIGKILL", signal.SIGTERM)


class Worker:
    def __init__(self, ready: Callable[[], int] = os.getpid, nice: int = 0) -> None:
        """`ready` tells the number of the process, from a module that has read what the jobs need: their time does not
        begin before. A `nice` one steps back where others want to work."""
        self.ready = ready
        self.nice = nice
        self.process: int | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._busy = False

    async def run(self, seconds: float, job: Callable[[], T]) -> T:
        """What the job has found. Raises what it has raised, Overdue, BrokenProcessPool."""
        self._busy = True
        try:
            return await self._once(seconds, job)
        except BrokenProcessPool:  # killed, perhaps before it was given the job: a new one does it again
            return await self._once(seconds, job)
        finally:
            self._busy = False

    async def _once(self, seconds: float, job: Callable[[], T]) -> T:
        pool = self._pool or await self._within(START, self._start())
        return await self._within(seconds, self._done(pool, job))

    async def _done(self, pool: ProcessPoolExecutor, job: Callable[[], T]) -> T:
        return await asyncio.wrap_future(pool.submit(job))

    async def _within(self, seconds: float, answer: Awaitable[T]) -> T:
        """Raises Overdue, BrokenProcessPool: then the process has gone."""
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except BrokenProcessPool:
            self._leave(wait=False)
            raise
        except TimeoutError:
            self._kill()
            raise Overdue(f"more than {seconds:g} s") from None

    async def _start(self) -> ProcessPoolExecutor:
        beginning = asyncio.create_task(asyncio.to_thread(self._begin))  # to begin a process takes milliseconds
        try:
            pool, started = await asyncio.shield(beginning)
        except asyncio.CancelledError:  # or so long that nobody waits for it any more
            beginning.add_done_callback(_end)
            raise
        self._pool = pool
        self.process = await asyncio.wrap_future(started)
        return pool

    def _begin(self) -> tuple[ProcessPoolExecutor, Future[int]]:
        pool = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=begin_work, initargs=(self.nice,)
        )
        return pool, pool.submit(self.ready)

    def _kill(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process, KILL)
        self._leave(wait=False)

    def _leave(self, wait: bool) -> None:
        pool, self._pool, self.process = self._pool, None, None
        if pool is not None:
            pool.shutdown(wait, cancel_futures=True)

    def close(self) -> None:
        """Nothing of the process is left behind; a job is not waited for."""
        if self._busy:
            self._kill()
        else:
            self._leave(wait=True)


def _end(begun: asyncio.Task[tuple[ProcessPoolExecutor, Future[int]]]) -> None:
    if not begun.cancelled() and begun.exception() is None:
        begun.result()[0].shutdown(wait=False, cancel_futures=True)


def begin_work(nice: int) -> None:
    """First thing in the process. Ctrl-C reaches all processes of a terminal: this one leaves it to the server. But it
    does not outlive the server, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
