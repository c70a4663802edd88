"""Frames that are cheap to send: one socket, as many as the line takes."""

from __future__ import annotations

import asyncio
from collections import Counter

from .attack import Attack, Given, Ready
from .served import Served
from .wire import CONTINUATION, PING, PONG, enter, frame, opened

AT_ONCE = 30_000  # bytes


class Flood(Attack):
    number = 1
    first = b""  # sent once, after the greeting
    each = b""

    async def prepare(self, served: Served) -> Given:
        return {"table": (await opened(served.port))["table"]["id"]}

    async def attack(self, port: int, given: Given, counts: Counter[str], ready: Ready) -> None:
        number = AT_ONCE // len(self.each)
        await ready()
        while True:
            line = await enter(port, given["table"], hello=counts["sockets"] % 2 == 0)
            if line is None:
                counts["shut doors"] += 1
                await asyncio.sleep(0.05)
                continue
            counts["sockets"] += 1
            heard = asyncio.create_task(line.discard())
            try:
                await line.send(self.first)
                while not heard.done():
                    await line.send(self.each * number)
                    counts["frames"] += number
            except OSError:
                pass
            finally:
                heard.cancel()
                line.close()


class Frames(Flood):
    name = "frames"
    about = "a text frame without an end, then empty continuation frames"
    first = frame(b"{", last=False)
    each = frame(kind=CONTINUATION, last=False)


class Pings(Flood):
    name = "pings"
    about = "pings of the WebSocket without end"
    each = frame(kind=PING)


class Pongs(Flood):
    name = "pongs"
    about = "pongs that nobody asked for"
    each = frame(kind=PONG)


class Messages(Flood):
    name = "messages"
    about = "messages as long as may be, which mean nothing"
    each = frame(b"[" * 8_000)
