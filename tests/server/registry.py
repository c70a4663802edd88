"""Tables without a network, whose clock stands still until a test moves it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from schnapp.bots.bot import Advice
from schnapp.limits import Limits
from schnapp.server.commands import entries_for
from schnapp.server.conversation import Closed, Conversation
from schnapp.server.in_place import InPlace
from schnapp.server.jobs import advise, think
from schnapp.server.log import Log
from schnapp.server.messages import NewTable
from schnapp.server.registry import TableRegistry
from schnapp.server.secret import hashed
from schnapp.server.sqlite import SqliteLog
from schnapp.server.standstill import LATE
from schnapp.server.table import LiveTable
from schnapp.server.table_state import TableState
from schnapp.server.turns import Asker
from schnapp.server.viewer import Viewer
from schnapp.table.search_request import SearchRequest

from .client import command_id

ONES = {"number_1": 54} | dict.fromkeys(("number_2", "number_3", "number_4", "pass", "reverse", "snap", "risk"), 0)
"""A deck of Schnuff without surprises."""


class HandClock:
    """Time goes on when a test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._tick = asyncio.Event()

    def now(self) -> float:
        return self.time

    async def wait(self, bell: asyncio.Event, until: float | None) -> None:
        ringing = asyncio.ensure_future(bell.wait())
        try:
            while not ringing.done() and (until is None or self.time < until):
                ticking = asyncio.ensure_future(self._tick.wait())
                await asyncio.wait({ringing, ticking}, return_when=asyncio.FIRST_COMPLETED)
                ticking.cancel()
        finally:
            ringing.cancel()

    async def go(self, seconds: float) -> None:
        """Let time pass, in steps that no table takes for an outage, and everything happen that is due by then."""
        while seconds > 0:
            step = min(seconds, LATE * 0.6)
            seconds -= step
            self.tick(step)
            await settle(1, 0.004)
            await settle(12, 0)  # on a busy machine those few milliseconds may be over before anybody has had a turn
        await settle()

    async def stand_still(self, seconds: float) -> None:
        """The process was stopped: the next time it looks, it is so much later."""
        self.tick(seconds)
        await settle()

    def tick(self, seconds: float) -> None:
        self.time += seconds
        passed, self._tick = self._tick, asyncio.Event()
        passed.set()


class BusyLog(SqliteLog):
    """Knows how many wait for the disk."""

    waiting = 0

    async def append(self, *args: Any, **more: Any) -> Any:
        with self._busy():
            return await super().append(*args, **more)

    async def read(self, *args: Any, **more: Any) -> Any:
        with self._busy():
            return await super().read(*args, **more)

    @contextmanager
    def _busy(self) -> Generator[None]:
        BusyLog.waiting += 1
        try:
            yield
        finally:
            BusyLog.waiting -= 1


async def settle(looks: int = 12, pause: float = 0.005) -> None:
    """Until everything that runs has come to rest: nobody waits for the disk, at so many looks on end.

    `pause`: seconds before each look.
    """
    quiet = 0
    while quiet < looks:
        await asyncio.sleep(pause)
        quiet = 0 if BusyLog.waiting else quiet + 1


async def until(question: Callable[[], object]) -> None:
    """Wait until it is so; fail after ten seconds: other tests run beside it."""
    for _ in range(2000):
        if question():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to be so")


class HereThinkers(InPlace):
    """Bots that think at once, and note what they were asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.advised: list[int] = []
        self.remembered: list[Any] = []  # what each of them was told besides its view
        self.gate: asyncio.Event | None = None  # no advice before it opens

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Any:
        self.asked.append(request.view["viewer"])
        self.remembered.append(request.memory)
        return think(level, request, bytes(range(32)))

    async def advise(self, asker: Asker, request: SearchRequest) -> list[Advice]:
        self.advised.append(request.view["viewer"])
        self.remembered.append(request.memory)
        if self.gate is not None:
            await self.gate.wait()
        return advise(request, bytes(range(32)), "flat:120")


class Listener:
    """The end of a socket: what was heard there, in order."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.seq = 0

    def hear(self, text: str) -> None:
        """One more message. The number of the log that they tell of never falls."""
        message = json.loads(text)
        assert message.get("seq", self.seq) >= self.seq, f"{message} after {self.seq}"
        self.seq = message.get("seq", self.seq)
        self.heard.append(message)

    def offer(self, text: bytes) -> bool:
        """Nothing is taken at once here."""
        return False

    def last(self, t: str) -> Any:
        return next(message for message in reversed(self.heard) if message["t"] == t)

    @property
    def now(self) -> Any:
        return next(message for message in reversed(self.heard) if message["t"] in ("scene", "happened"))


class Ear(Listener):
    """A viewer whose messages end in a list. `deaf` never takes one."""

    def __init__(self, person: int | None, deaf: bool = False) -> None:
        super().__init__()
        self.raw: list[str] = []
        self.closed = False
        self.deaf = deaf
        self.viewer = Viewer(self, person)
        self._pump = asyncio.create_task(self.viewer.pump())

    async def send(self, text: str) -> None:
        if self.deaf:
            await asyncio.Event().wait()
        self.raw.append(text)
        self.hear(text)

    async def close(self) -> None:
        self.closed = True

    def ping(self, heard: Callable[[float], None]) -> None:
        """What is below the page is not asked here."""


SILENT = "not a word"


class Phone(Listener):
    """One socket without a network: a whole conversation from hello to goodbye, message by message.

    With the secret SILENT it does not even say hello.
    """

    told_ms: float | None = None

    def __init__(self, registry: TableRegistry, table: str, secret: str | None = None, address: str = "") -> None:
        super().__init__()
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        if secret != SILENT:
            self.say("hello", secret=secret)
        self._talk = asyncio.create_task(Conversation(registry, self, table, address).run())

    def say(self, t: str, **fields: Any) -> str:
        """Send a command; its id."""
        sent = fields if t in ("hello", "ping") else {"id": command_id(), **fields}
        self._said.put_nowait(json.dumps({"t": t, **sent}))
        return sent.get("id", "")

    def play(self, type: str = "play", **fields: Any) -> str:
        """A card of ONES, unless told otherwise."""
        act = {"type": type, "card": "number_1"} if type == "play" else {"type": type}
        return self.say("play", **{"act": act, "match": 1, **fields})

    def answers(self, id: str) -> list[Any]:
        return [m for m in self.heard if m["t"] in ("done", "refused") and m["id"] == id]

    async def hang_up(self) -> None:
        self._said.put_nowait(None)
        await self._talk

    async def receive(self) -> str:
        said = await self._said.get()
        if said is None:
            raise Closed
        return said

    def wire_ms(self) -> float | None:
        return None

    async def send(self, text: str) -> None:
        self.hear(text)

    async def close(self) -> None:
        pass

    def ping(self, heard: Callable[[float], None]) -> None:
        """What is below the page is not asked here."""


@asynccontextmanager
async def registry_at(
    path: Path, clock: HandClock | None = None, limits: Limits | None = None
) -> AsyncGenerator[TableRegistry]:
    async with BusyLog(path) as log:
        registry = TableRegistry(log, HereThinkers(), limits or Limits(), clock or HandClock())
        watching = asyncio.create_task(registry.watch())
        await asyncio.sleep(0)
        yield registry
        watching.cancel()
        registry.close()
        await settle()


async def sit(table: LiveTable, *persons: int | None) -> list[Ear]:
    """Persons (by number; None watches) open a socket each."""
    ears = [Ear(person) for person in persons]
    for ear in ears:
        await table.attach(ear.viewer)
    await settle()
    return ears


async def open_table(registry: TableRegistry, **fields: Any) -> LiveTable:
    """Anna, Bert and Cleo are persons 1, 2 and 3 on seats 0, 1 and 2."""
    wanted = {
        "game": "snatch-it",
        "names": ["Anna", "Bert", "Cleo"],
        "seats": 3,
        "start": True,
        "pace_ms": 1000,
        **fields,
    }
    return (await registry.open(NewTable(**wanted)))[0]


async def perform(table: LiveTable, person: int | None, command: Any) -> int:
    return await table.commit(lambda state: entries_for(state, person, command), f"{person}.{command.id}")


async def fold(log: Log, id: str) -> TableState:
    """The table as the log alone tells it."""
    return TableState.of(id, await log.read(id))


def person_of(table: LiveTable, secret: str) -> int | None:
    return table.state.holder(hashed(secret))
