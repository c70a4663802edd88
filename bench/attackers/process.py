"""The attacker's process: it steps back where others want the processor, so that the server is measured and not the machine."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import resource
import time
from collections import Counter
from multiprocessing.connection import Connection
from typing import Any

from . import ATTACKS
from .attack import Given

NICE = 15
PATIENCE = 90.0  # seconds until an attacker is in place


class Attacker:
    """`with Attacker(…) as attacker:` starts it; nothing of it is left behind."""

    def __init__(self, name: str, port: int, given: Given) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._line, there = spawn.Pipe()
        self._process = spawn.Process(target=_run, args=(name, port, given, there), daemon=True)

    def __enter__(self) -> Attacker:
        self._process.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()

    async def ready(self) -> None:
        """Until all is in place. Raises RuntimeError."""
        await asyncio.to_thread(self._hear)

    def go(self, seconds: float) -> None:
        self._line.send(seconds)

    async def result(self) -> dict[str, Any]:
        """What was done, and with how much processor time: `counts`, `cpu`. Raises RuntimeError."""
        return await asyncio.to_thread(self._hear)

    def _hear(self) -> Any:
        try:
            if self._line.poll(PATIENCE):
                return self._line.recv()
        except EOFError:
            pass
        raise RuntimeError("the attacker has gone, see above")


def _step_back() -> None:
    if os.sched_getscheduler(0) == os.SCHED_RR:  # started by `chrt`, before all other work of the machine
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    else:
        os.nice(NICE)


def _run(name: str, port: int, given: Given, line: Connection) -> None:
    _step_back()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(_attack(name, port, given, line))


async def _attack(name: str, port: int, given: Given, line: Connection) -> None:
    counts: Counter[str] = Counter()
    begun = asyncio.Event()
    spent = 0.0
    seconds = 0.0

    async def ready() -> None:
        nonlocal spent, seconds
        line.send("ready")
        seconds = await asyncio.to_thread(line.recv)
        spent = time.process_time()
        begun.set()

    attack = asyncio.create_task(ATTACKS[name].attack(port, given, counts, ready))
    waiting = asyncio.create_task(begun.wait())
    await asyncio.wait({attack, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if begun.is_set():
        await asyncio.wait({attack}, timeout=seconds)
    told = {"counts": dict(counts), "cpu": time.process_time() - spent}
    if attack.done():
        attack.result()  # an attack that ends by itself has failed: its trace is seen
    line.send(told)
    attack.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await attack
