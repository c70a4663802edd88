"""One socket at a table: whose it is, and a bounded queue of what it is sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import ClassVar, Protocol

import msgspec

from .messages import Goodbye, Message, Refused
from .refusal import Refusal
from .round_trip import RoundTrip

LINES = 200  # messages; whoever lets more pile up is too slow

encode = msgspec.json.Encoder().encode
ARRIVALS = count()
"""Numbers the sockets as they come: some have to wait until a table is there, and are overtaken."""


class Wire(Protocol):
    """The part of a socket that a viewer needs."""

    @property
    def offer(self) -> Callable[[bytes], bool]:
        """Sends an encoded message at once and says so, unless something waits to be taken."""
        ...

    async def send(self, text: str) -> None: ...

    async def close(self) -> None: ...

    def ping(self, heard: Callable[[float], None]) -> None:
        """Ask below the page for the round trip; `heard` is told it in milliseconds, if it can be known."""
        ...


class Viewer:
    """Sending never waits: what the socket does not take at once stands in a queue that a pump task carries to it, and a full
    queue ends it."""

    refused: ClassVar[Counter[str]] = Counter()
    """Reasons of all refusals of this process, and how often each was told."""

    def __init__(
        self, wire: Wire, person: int | None, name: str = "", address: str = "", arrival: int | None = None
    ) -> None:
        """`arrival`: one of ARRIVALS, from when the socket came; without it, it comes now."""
        self.wire = wire
        self.arrival = next(ARRIVALS) if arrival is None else arrival
        self.person = person
        self.name = name
        self.address = address
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.round_trip = RoundTrip()
        self.shown: float | None = None  # when the category was sent to this socket, ms of the game's clock
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue(LINES)
        self._last: bytes | None = None
        self._free = True  # nothing waits, and nothing of what has waited is on its way

    def send(self, message: Message) -> None:
        if isinstance(message, Refused):
            Viewer.refused[message.reason] += 1
        self.send_text(encode(message))

    def refuse(self, id: str, refusal: Refusal) -> None:
        """The answer to a command that changes nothing."""
        self.send(Refused(id, refusal.reason, refusal.rule, refusal.field))

    def send_text(self, text: bytes) -> None:
        """An encoded message: fan-out encodes once for all who see the same."""
        if (self._free and self.wire.offer(text)) or self.gone.done():
            return
        self._free = False
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self.part("slow")

    def measure(self, now: float) -> None:
        """Measure the round trip of this socket. `now` in seconds."""
        self.send(self.round_trip.probe(now))
        self.wire.ping(partial(self.round_trip.estimate.hear_pong, now * 1000))

    def part(self, reason: str) -> None:
        """Say goodbye and close, as soon as what was sent before is out (at once to a slow one)."""
        if self.gone.done():
            return
        self.gone.set_result(None)
        self._free = False
        self._last = encode(Goodbye(reason))
        if self._out.full():
            while not self._out.empty():
                self._out.get_nowait()
        self._out.put_nowait(None)

    async def pump(self) -> None:
        """Runs beside the socket's reader, to the end of the socket."""
        while (text := await self._out.get()) is not None:
            await self.wire.send(text.decode())
            self._free = self._out.empty() and not self.gone.done()
        if self._last is not None:
            await self.wire.send(self._last.decode())
        await self.wire.close()
