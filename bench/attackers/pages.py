"""Requests as fast as they are answered, by 16 connections that keep nothing: the page's script, and something small."""

from __future__ import annotations

import asyncio
import re
from collections import Counter

from .attack import Attack, Given, Ready
from .served import Served
from .wire import Connection

CONNECTIONS = 16


async def ask_on(port: int, paths: list[str], counts: Counter[str]) -> None:
    """One connection that asks for the same things without end; opened anew whenever it is closed."""
    at = 0
    while True:
        try:
            line = await Connection.open(port)
        except OSError:
            counts["shut doors"] += 1
            await asyncio.sleep(0.05)
            continue
        try:
            while True:
                status, body = await line.request(paths[at % len(paths)])
                counts[f"answers {status}"] += 1
                counts["kB"] += len(body) // 1000
                at += 1
        except (OSError, asyncio.IncompleteReadError):
            counts["hung up"] += 1
        finally:
            line.close()


class Script(Attack):
    name = "script"
    number = 2
    about = f"the page's script, uncached, over {CONNECTIONS} connections"

    async def prepare(self, served: Served) -> Given:
        line = await Connection.open(served.port, "127.0.0.9")
        _, page = await line.request("/", encoding="identity")
        line.close()
        script = re.search(r'src="\.?(/assets/[^"]+\.js)"', page.decode())
        if script is None:
            raise RuntimeError("the page has no script: build the client first")
        return {"path": script[1]}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        await asyncio.gather(*(ask_on(port, [given["path"]], counts) for _ in range(CONNECTIONS)))


class Requests(Attack):
    name = "requests"
    number = 2
    about = f"small requests far beyond the budget, over {CONNECTIONS} connections"

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        await ready()
        await asyncio.gather(*(ask_on(port, ["/api/games", "/", "/api/reach"], counts) for _ in range(CONNECTIONS)))
