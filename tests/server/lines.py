"""Phones at the end of long lines, and a clock that moves in small steps: races without a network and without waiting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from schnapp.server.entries import Acted, Dealt, decode
from schnapp.server.registry import TableRegistry
from schnapp.server.table import LiveTable

from .client import command_id
from .registry import HandClock, Phone, open_table, settle

STEP = 4  # ms


async def pass_ms(clock: HandClock, ms: float) -> None:
    """Let so much time pass, in small steps, with everything that happens meanwhile."""
    for _ in range(round(ms / STEP)):
        clock.tick(STEP / 1000)
        await settle(1, 0.001)
    await settle()


class Far(Phone):
    """A phone whose messages need `delay` ms each way. It echoes probes like a browser."""

    def __init__(self, registry: TableRegistry, table: str, secret: str, clock: HandClock, delay: float = 0) -> None:
        self.clock = clock
        self.delay = delay / 1000
        self.probed = 0
        self.late = 0.0  # seconds that a forger's echoes wait
        self.raw: list[str] = []
        self.shown: float | None = None  # when it last showed a category
        self._lines: set[asyncio.Task[None]] = set()
        super().__init__(registry, table, secret)

    async def send(self, text: str) -> None:
        self._later(self.delay, lambda: self._hear(text))

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] == "probe":
            self.probed += 1
            frame = json.dumps({"t": "echo", "probe": message["probe"]})
            return self._later(self.delay + self.late, lambda: self._said.put_nowait(frame))
        self.raw.append(text)
        self.heard.append(message)
        if any(event["type"] == "category" for event in message.get("events", ())):
            self.shown = self.clock.now()
        return None

    def ping(self, heard: Callable[[float], None]) -> None:
        """The browser answers, whatever the page does with probes."""
        self._later(2 * self.delay, lambda: heard(2000 * self.delay))

    def _later(self, seconds: float, then: Any) -> None:
        async def wait() -> None:
            await self.clock.wait(asyncio.Event(), self.clock.now() + seconds)
            then()

        task = asyncio.create_task(wait())
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)

    def act(self, type: str, claimed: float | None = None, **fields: Any) -> str:
        """Send an act; a strike claims the reaction that this device has measured, unless told otherwise."""
        id = command_id()
        play = {"t": "play", "id": id, "act": {"type": type, **fields}, "match": 1}
        if type == "strike" and self.shown is not None:
            play["reaction_ms"] = (self.clock.now() - self.shown) * 1000 if claimed is None else claimed
        self._later(self.delay, lambda: self._said.put_nowait(json.dumps(play)))
        return id

    @property
    def events(self) -> list[Any]:
        """Everything that has happened before these eyes."""
        return [event for m in self.heard if m["t"] == "happened" for event in m["events"]]

    @property
    def view(self) -> Any:
        return self.now["view"]


class Races:
    """A table of people, each at the end of a line; Anna turns the categories."""

    def __init__(self, table: LiveTable, clock: HandClock, phones: list[Far], secrets: list[str]) -> None:
        self.table = table
        self.secrets = secrets
        self.clock = clock
        self.phones = phones

    @classmethod
    async def begin(cls, registry: TableRegistry, clock: HandClock, *delays: float, **fields: Any) -> Races:
        names = ["Anna", "Bert", "Cleo", "Dora"][: len(delays)]
        options = {"reveal_ms": 0, **fields.pop("options", {})}
        fields = {"game": "schnapp-land-fluss", "names": names, "seats": len(names), "options": options, **fields}
        (table, secrets) = await cls._open(registry, fields)
        phones = [Far(registry, table.state.id, s, clock, d) for s, d in zip(secrets, delays, strict=True)]
        races = cls(table, clock, phones, secrets)
        await pass_ms(clock, 200 + 14 * max(delays))  # six echoes
        return races

    @staticmethod
    async def _open(registry: TableRegistry, fields: dict[str, Any]) -> tuple[LiveTable, list[str]]:
        secrets: list[str] = []
        opening = registry.open

        async def noted(asked: Any) -> Any:
            table, found = await opening(asked)
            secrets.extend(found)
            return table, found

        registry.open = noted  # type: ignore[method-assign]
        try:
            return await open_table(registry, **fields), secrets
        finally:
            registry.open = opening  # type: ignore[method-assign]

    async def turn(self) -> None:
        """Anna turns a category, and everybody has it."""
        self.phones[0].act("turn_category")
        for _ in range(100):
            if all(phone.view["state"] in ("OPEN", "RUSH") for phone in self.phones):
                return
            await pass_ms(self.clock, STEP)
        raise AssertionError("no category was turned")

    async def react(self, **reactions: float) -> dict[str, str]:
        """Each player strikes so many ms after the category was shown to them, each another card; command ids."""
        ids: dict[str, str] = {}
        named = {place.name.lower(): at for at, place in enumerate(self.table.state.places)}
        while len(ids) < len(reactions):
            for name, ms in reactions.items():
                phone = self.phones[named[name]]
                if name not in ids and phone.shown is not None and self.clock.now() >= phone.shown + ms / 1000:
                    ids[name] = phone.act("strike", slot=f"t{named[name] + 1}")
            self.clock.tick(STEP / 1000)
            await settle(1, 0.001)
        return ids

    async def rest(self, ms: float = 600) -> None:
        """Until everything that is on its way has come and gone."""
        await pass_ms(self.clock, ms)

    @property
    def acts(self) -> list[Any]:
        return [step.act for step in self.table.state.games[-1].steps if step.act is not None]

    @property
    def strikes(self) -> list[tuple[int, int]]:
        """Who, when (since the category)."""
        begin = max(e["t"] for e in self.events if e["type"] == "category")
        return [(e["player"], e["t"] - begin) for e in self.events if e["type"] == "struck"]

    @property
    def events(self) -> list[Any]:
        steps = self.table.state.games[-1].steps
        return [entry["event"] for step in steps for entry in step.entries if "event" in entry]

    async def logged(self) -> list[Acted | Dealt]:
        """The acts as they stand in the log."""
        rows = await self.table.pen.log.read(self.table.state.id)
        return [entry for row in rows if isinstance(entry := decode(row.body), Acted | Dealt)]
