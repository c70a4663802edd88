"""Requests that never end: their headers come line by line, for ever."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

from .attack import Attack, Figure, Given, Ready
from .moves import Times
from .served import Served
from .wire import Connection

HALVES = 1_100
AT_ONCE = 50  # connections being opened
PATIENCE = 3.0  # seconds that a new visitor waits


class Half(Attack):
    name = "half"
    number = 7
    about = f"{HALVES:,} half requests, with another header now and then"
    seconds = 6.0

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        opening = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._hold(port, opening, counts) for _ in range(HALVES)))

    @staticmethod
    async def _hold(port: int, opening: asyncio.Semaphore, counts: Counter[str]) -> None:
        """One half request; begun anew whenever the server ends it."""
        while True:
            try:
                async with opening:
                    line = await Connection.open(port)
                    await line.send(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
            except OSError:
                counts["shut doors"] += 1
                await asyncio.sleep(0.2)
                continue
            counts["begun"] += 1
            hearing = asyncio.create_task(line.discard())
            with contextlib.suppress(OSError):
                while not (await asyncio.wait({hearing}, timeout=2))[0]:
                    await line.send(b"x-more: to come\r\n")
            counts["ended by the server"] += 1
            line.close()
            await asyncio.sleep(1)

    async def observe(self, served: Served, given: Given, seconds: float) -> list[Figure]:
        """Somebody new wants to see the page, four times a second."""
        loop = asyncio.get_running_loop()
        times, end = Times(), loop.time() + seconds
        while loop.time() < end:
            begin = loop.time()
            try:
                async with asyncio.timeout(PATIENCE):
                    await visit(served.port)
                times.all.append(loop.time() - begin)
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                times.lost += 1
            await asyncio.sleep(0.25)
        tries = len(times.all) + times.lost
        return [
            Figure("new visitors let in", 100 * len(times.all) / tries, "%", least=100),
            Figure("slowest of them", times.quantile(1), "ms", most=500),
        ]


async def visit(port: int, address: str = "127.0.0.9") -> None:
    line = await Connection.open(port, address)
    try:
        status, _ = await line.request("/", encoding="identity")
        if status != 200:
            raise OSError(f"status {status}")
    finally:
        line.close()
