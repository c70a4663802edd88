"""Robots that never give up: whatever happens to the server, they knock again and send what was not answered once more."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.attackers.people import one_of
from bench.attackers.wire import opened

Json = Any
SILENCE = 3.0  # seconds without a word, after which a ping is sent …
DEAD = 2.0  # … and this long without an answer to it: the line is dead
KNOCK = 0.2  # seconds before knocking again
OPTIONS = {
    "snails": {"rounds": 1},
    # its usual timers leave nobody anything to do for up to fifteen seconds, though the table goes on
    "schnapp-land-fluss": {"reveal_ms": 1000, "think_ms": 5000, "word_ms": 1000, "vote_ms": 3000},
}
SEATS = 4
BOTS = {"schnapp-land-fluss": 0}  # while one thinks on when all others have passed, nobody has anything to do, either


def digest(view: Json) -> bytes:
    """Of a view, also of the order of its fields."""
    return hashlib.blake2b(json.dumps(view).encode(), digest_size=12).digest()


@dataclass
class Heard:
    """What somebody was shown."""

    person: int
    seq: int
    view: bytes  # its digest: there are millions of them


@dataclass
class Seat:
    """One person at a table, with one socket at a time."""

    ports: list[int]
    table: str
    person: int
    secret: str
    heard: list[Heard] = field(default_factory=list[Heard])
    at: int = 0  # of the ports
    socket: ClientConnection | None = None
    scene: Json = None  # the newest view, legal list and those the table waits for
    view: Json = None  # the table
    here: bool = False  # greeted since the line was lost
    newest: int = 0
    answers: dict[str, Json] = field(default_factory=dict[str, Json])
    grown: asyncio.Event = field(default_factory=asyncio.Event)

    async def live(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._one_line()
            self.here, self.socket = False, None
            self.at = (self.at + 1) % len(self.ports)
            await asyncio.sleep(KNOCK * random.random())

    async def _one_line(self) -> None:
        url = f"ws://127.0.0.1:{self.ports[self.at]}/ws/tables/{self.table}"
        async with connect(
            url, compression=None, proxy=None, open_timeout=DEAD, close_timeout=0.1, ping_interval=None
        ) as socket:
            self.socket = socket
            await socket.send(json.dumps({"t": "hello", "secret": self.secret}))
            while True:
                try:
                    async with asyncio.timeout(SILENCE):
                        text = await socket.recv()
                except TimeoutError:
                    await socket.send('{"t":"ping"}')
                    async with asyncio.timeout(DEAD):
                        text = await socket.recv()
                if not await self._take(json.loads(text)):
                    return

    async def _take(self, message: Json) -> bool:
        kind = message["t"]
        if kind == "probe":
            await self.say({"t": "echo", "probe": message["probe"]})
        if kind in ("scene", "happened"):
            self.scene, self.newest = message, message["seq"]
            self.here = True
            if message["view"] is not None:
                self.heard.append(Heard(self.person, message["seq"], digest(message["view"])))
        if kind in ("scene", "people"):
            self.view = message["table"]
        if kind in ("done", "refused") and message["id"]:
            self.answers[message["id"]] = message
        self.grown.set()
        if kind == "goodbye":
            assert message["reason"] in ("restart", "elsewhere", "slow"), message
        return kind != "goodbye"

    async def say(self, command: Json) -> None:
        if self.socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                await self.socket.send(json.dumps(command))

    async def insist(self, t: str, **fields: Json) -> Json:
        """Until it is answered, with the same id each time: once on every line on which this seat has been greeted."""
        id = f"kill-{secrets.token_hex(8)}"
        said_on: ClientConnection | None = None
        while id not in self.answers:
            self.grown.clear()
            if self.here and self.socket is not said_on:
                said_on = self.socket
                await self.say({"t": t, "id": id, **fields})
            with contextlib.suppress(TimeoutError):  # wait_for of Python 3.11 may swallow that it is cancelled
                async with asyncio.timeout(0.5):
                    await self.grown.wait()
        return {**self.answers.pop(id), "id": id}


@dataclass
class Session:
    """A table of robots."""

    game: str
    id: str
    seats: list[Seat]
    acknowledged: dict[str, Json] = field(default_factory=dict[str, Json])  # command as the log names it → act
    begun: int = 0  # acts that were sent and not refused
    alive: float = 0.0  # when everybody was here and an act was acknowledged, for the last time
    tasks: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])

    @classmethod
    async def open(cls, ports: list[int], game: str) -> Session:
        bots = BOTS.get(game, 1)
        names = [f"R{number}" for number in range(SEATS - bots)]
        told = await opened(
            ports[0], game=game, names=names, seats=SEATS, bots=["easy"] * bots, start=True, pace_ms=0,
            away_s=0, options=OPTIONS.get(game, {}),
        )  # fmt: skip
        id = told["table"]["id"]
        seats = [Seat(ports, id, at + 1, held["secret"], at=at % len(ports)) for at, held in enumerate(told["held"])]
        session = cls(game, id, seats)
        session.tasks = [asyncio.create_task(seat.live()) for seat in seats] + [asyncio.create_task(session._play())]
        return session

    async def _play(self) -> None:
        while True:
            able = [seat for seat in self.seats if seat.here and seat.scene["legal"]]
            over = [seat for seat in self.seats if seat.here and seat.view["stage"] == "over"]
            if able:
                await self._act(random.choice(able))
            elif len(over) == len(self.seats):
                for seat in self.seats:
                    await seat.insist("rematch")
            await asyncio.sleep(0.01)

    async def _act(self, seat: Seat) -> None:
        act = one_of(random.choice(seat.scene["legal"]))
        self.begun += 1
        answer = await seat.insist("play", act=act, match=seat.view["match"])
        if answer["t"] == "done":
            self.acknowledged[f"{seat.person}.{answer['id']}"] = act
        else:
            self.begun -= 1
        if all(each.here for each in self.seats):
            self.alive = time.monotonic()

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for outcome in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
