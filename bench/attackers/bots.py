"""A hundred tables of bots that play as fast as they can, all opened by one person."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter

from .attack import Attack, Figure, Given, Ready
from .moves import Times
from .people import Company, Lost
from .served import Served
from .wire import enter, opened

TABLES = 100


class Bots(Attack):
    name = "bots"
    number = 8
    about = f"{TABLES} tables of bots at pace 0, each with a socket that watches"
    seconds = 6.0

    async def prepare(self, served: Served) -> Given:
        """The victim plays against two bots, at a table of their own."""
        told = await opened(served.port, "127.0.0.5", bots=["strong", "strong"], start=True, away_s=0)
        given = {"table": told["table"]["id"], "secret": told["held"][0]["secret"]}
        await self.observe(served, given, 1)  # the bots have started
        return given

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        """The person of each table never comes, so that a bot stands in for them, too."""
        tables: list[str] = []
        for _ in range(TABLES):
            try:
                tables.append((await opened(port, bots=["master", "master"], start=True, away_s=1))["table"]["id"])
            except (RuntimeError, OSError):
                counts["tables refused"] += 1
        await ready()
        counts["tables"] = len(tables)
        lines = [await enter(port, table) for table in tables]
        hearing = [asyncio.create_task(self._count(line.reader, counts)) for line in lines if line is not None]
        counts["sockets"] = len(hearing)
        await asyncio.gather(*hearing)
        await asyncio.sleep(60)

    @staticmethod
    async def _count(reader: asyncio.StreamReader, counts: Counter[str]) -> None:
        with contextlib.suppress(OSError):
            while heard := await reader.read(1 << 16):
                counts["acts of bots"] += heard.count(b'"t":"happened"')

    async def observe(self, served: Served, given: Given, seconds: float) -> list[Figure]:
        """How long the bots at the victim's table take: from when they are to act until everybody sees it."""
        table = await Company.come(served.port, given["table"], [given["secret"]], 5)
        (person,) = table.people
        times, since, end = Times(), time.perf_counter(), time.perf_counter() + seconds

        def listen(message: dict[str, object]) -> None:
            nonlocal since
            if message["t"] == "happened":
                if message["by"] == "bot":
                    times.all.append(time.perf_counter() - since)
                since = time.perf_counter()

        person.on_message = listen
        while (left := end - time.perf_counter()) > 0:
            with contextlib.suppress(Lost):  # the time is over while a bot thinks
                if person.table_view["stage"] == "over":
                    await person.ask("rematch")
                elif person.now["legal"]:
                    await person.play(random.choice(person.now["legal"]))
                else:
                    await person.wait(lambda: bool(person.now["legal"]) or person.table_view["stage"] == "over", left)
        if not person.now["legal"]:
            times.all.append(time.perf_counter() - since)  # at least
        await table.go()
        return [
            Figure("acts of the victim's bots", len(times.all) / seconds, "/s"),
            Figure("their p50", times.quantile(0.5), "ms"),
            Figure("their longest", times.quantile(1), "ms", most=1000),
        ]
