"""Strangers who know the address of a table: they write, or they come and go."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

from .attack import Attack, Figure, Given, Ready
from .people import Lost, Person
from .served import Served
from .wire import enter, message, opened

LOOPS = 8
LINES = 6  # that one socket may write at once
STAYING = 40


class Chat(Attack):
    name = "chat"
    number = 5
    about = "a stranger writes six lines, comes again, writes six more"

    async def prepare(self, served: Served) -> Given:
        return {"table": (await opened(served.port, "127.0.0.5"))["table"]["id"]}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        await asyncio.gather(*(self._write(port, given["table"], counts) for _ in range(LOOPS)))

    @staticmethod
    async def _write(port: int, table: str, counts: Counter[str]) -> None:
        while True:
            line = await enter(port, table)
            if line is None:
                counts["shut doors"] += 1
                await asyncio.sleep(0.05)
                continue
            counts["sockets"] += 1
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                for _ in range(LINES):
                    counts["lines"] += 1
                    await line.send(message(t="say", id=f"line-{counts['lines']:08d}", text=f"Ha {counts['lines']}!"))
                async with asyncio.timeout(0.5):
                    for _ in range(LINES):
                        await line.reader.readuntil(b'"t":"said"')
            line.close()

    async def observe(self, served: Served, given: Given, seconds: float) -> list[Figure]:
        """A witness counts the lines that go into the log."""
        lines = 0

        def listen(message: dict[str, object]) -> None:
            nonlocal lines
            lines += message["t"] == "said"

        witness = await Person(served.port, given["table"], None, "127.0.0.6").come()
        witness.on_message = listen
        await asyncio.sleep(seconds)
        await witness.go()
        return [Figure("lines into the log", lines / seconds, "/s", most=4)]


class Watchers(Attack):
    name = "watchers"
    number = 5
    about = f"{STAYING} watch a table, others come and go as fast as they can"

    async def prepare(self, served: Served) -> Given:
        return {"table": (await opened(served.port))["table"]["id"]}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        staying = [await enter(port, given["table"]) for _ in range(STAYING)]
        hearing = [asyncio.create_task(line.discard()) for line in staying if line is not None]
        counts["staying"] = len(hearing)
        await ready()
        await asyncio.gather(*(self._come_and_go(port, given["table"], counts) for _ in range(LOOPS)))

    @staticmethod
    async def _come_and_go(port: int, table: str, counts: Counter[str]) -> None:
        while True:
            line = await enter(port, table)
            if line is None:
                counts["shut doors"] += 1
                await asyncio.sleep(0.05)
                continue
            counts["came and went"] += 1
            with contextlib.suppress(OSError):
                await line.reader.read(100)
            line.close()


class Spectators(Attack):
    name = "spectators"
    number = 9
    about = "a stranger fills a table with spectators; whoever holds a seat comes back"
    sockets = 90

    async def prepare(self, served: Served) -> Given:
        told = await opened(served.port, "127.0.0.5")
        return {"table": told["table"]["id"], "secret": told["held"][0]["secret"]}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        await asyncio.gather(*(self._stay(port, given["table"], counts) for _ in range(self.sockets)))

    @staticmethod
    async def _stay(port: int, table: str, counts: Counter[str]) -> None:
        """One spectator; comes again whenever they are sent away."""
        while True:
            line = await enter(port, table)
            if line is None:
                counts["shut doors"] += 1
            else:
                counts["sockets"] += 1
                await line.discard()
                line.close()
            await asyncio.sleep(0.2)

    async def observe(self, served: Served, given: Given, seconds: float) -> list[Figure]:
        return await comes_back(served, given, seconds)


async def comes_back(served: Served, given: Given, seconds: float) -> list[Figure]:
    """Three times a second somebody shows their secret at the door, after the crowd has come."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(seconds / 4)
    end, tries, let_in, slowest = loop.time() + seconds * 3 / 4, 0, 0, 0.0
    while loop.time() < end:
        tries += 1
        begin = loop.time()
        holder = Person(served.port, given["table"], given["secret"], "127.0.0.5")
        with contextlib.suppress(Lost):
            await holder.come()
            let_in += 1
        slowest = max(slowest, loop.time() - begin)
        await holder.go()
        await asyncio.sleep(0.3)
    return [
        Figure("seat holder let in", 100 * let_in / tries, "%", least=100),
        Figure("slowest", slowest * 1000, "ms", most=1000),
    ]
