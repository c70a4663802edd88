"""People who play, each from an address of their own (127.0.0.2 and so on): what the attacker does is not their fault."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .wire import opened

Json = Any
PATIENCE = 15.0  # seconds until somebody gives up waiting
WORD = "aeioulmnrst"


class Lost(Exception):
    """The socket has gone, or nothing came for too long."""


class Person:
    """One socket. Knows the newest that it was shown."""

    _numbers = itertools.count(1)

    def __init__(self, port: int, table: str, secret: str | None, address: str) -> None:
        self.port, self.table, self.secret, self.address = port, table, secret, address
        self.now: Json = {"seq": 0, "legal": [], "owed": []}  # the newest scene or happening
        self.table_view: Json = None
        self.seq = 0
        self.goodbye: str | None = None
        self.on_message: Callable[[Json], None] = lambda message: None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._grown = asyncio.Event()
        self._gone = False
        self._reader: asyncio.Task[None] | None = None

    async def come(self) -> Person:
        """Say hello and wait for the scene. Raises Lost."""
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{self.table}"
        try:
            self.socket: ClientConnection = await connect(
                address,
                local_addr=(self.address, 0),
                proxy=None,
                max_size=None,
                compression=None,
                open_timeout=PATIENCE,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Lost(repr(error)) from error
        assert self.socket.local_address[0] == self.address, "the server must not take everybody for one"
        self.seq, self.table_view, self._gone = 0, None, False
        self._reader = asyncio.create_task(self._hear())
        await self.socket.send(json.dumps({"t": "hello", "secret": self.secret}))
        await self.wait(lambda: self.table_view is not None)
        return self

    async def go(self) -> None:
        """Also after having come in vain."""
        if self._reader is not None:
            await self.socket.close()
            await self._reader

    async def _hear(self) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async for text in self.socket:
                await self._take(json.loads(text))
        self._gone = True
        self._grow()

    async def _take(self, message: Json) -> None:
        kind = message["t"]
        if kind == "probe":
            await self.socket.send(json.dumps({"t": "echo", "probe": message["probe"]}))
        if kind in ("scene", "happened"):
            self.now = message
        if kind in ("scene", "people"):
            self.table_view = message["table"]
        if kind == "goodbye":
            self.goodbye = message["reason"]
        if kind in ("done", "refused", "advised") and (waiting := self._answers.pop(message["id"], None)) is not None:
            waiting.set_result(message)
        if kind not in ("done", "refused", "advised"):
            self.seq = max(self.seq, message.get("seq", 0))
        self.on_message(message)
        self._grow()

    def _grow(self) -> None:
        grown, self._grown = self._grown, asyncio.Event()
        grown.set()

    async def wait(self, question: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Until it is so. Raises Lost."""
        try:
            async with asyncio.timeout(patience):
                while not question():
                    if self._gone:
                        raise Lost(self.goodbye or "the socket has gone")
                    await self._grown.wait()
        except TimeoutError:
            raise Lost("nothing came") from None

    async def tell(self, t: str, **fields: Json) -> asyncio.Future[Json]:
        """Send a command; its answer is to come."""
        id = f"bench-{next(self._numbers):08d}-{random.randrange(1 << 30)}"
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"t": t, "id": id, **fields}))
        except (WebSocketException, OSError) as error:
            raise Lost(repr(error)) from error
        return answer

    async def ask(self, t: str, **fields: Json) -> Json:
        """A command, and its answer with all that it caused. Raises Lost."""
        answer = await self.tell(t, **fields)
        await self.wait(answer.done)
        said = answer.result()
        if said["t"] == "done":
            await self.wait(lambda: self.seq >= said["seq"])
        return said

    async def play(self, act: Json) -> Json:
        return await self.ask("play", act=act, match=self.table_view["match"])


class Company:
    """The people of one table, all of them in this process: whoever may act does."""

    def __init__(self, people: list[Person], table: str, secrets: list[str]) -> None:
        self.people, self.table, self.secrets = people, table, secrets
        self.refused = 0

    @classmethod
    async def sit(cls, port: int, number: int = 3, first: int = 2, **fields: Json) -> Company:
        """A new table. The first of them comes from 127.0.0.`first`, the others from the addresses after it."""
        names = [f"P{n}" for n in range(1, number + 1)]
        wanted = {"names": names, "seats": number, "start": True, "away_s": 0, **fields}
        told = await opened(port, f"127.0.0.{first}", **wanted)
        return await cls.come(port, told["table"]["id"], [held["secret"] for held in told["held"]], first)

    @classmethod
    async def come(cls, port: int, table: str, secrets: list[str], first: int = 2) -> Company:
        people = [Person(port, table, secret, f"127.0.0.{first + at}") for at, secret in enumerate(secrets)]
        return cls([await person.come() for person in people], table, secrets)

    async def go(self) -> None:
        for person in self.people:
            await person.go()

    async def act(self) -> float:
        """One legal act of whoever has one; how long it took until they saw it, seconds. Raises Lost."""
        begin = time.perf_counter()
        newest = max(person.seq for person in self.people)
        for person in self.people:
            await person.wait(lambda person=person: person.seq >= newest)
        if self.people[0].table_view["stage"] != "playing":
            await self.again()
            begin = time.perf_counter()
        able = [person for person in self.people if person.now["legal"]]
        if not able:
            raise Lost("nobody may act")
        person = random.choice(able)
        act = one_of(random.choice(person.now["legal"]))
        said = await person.play(act)
        took = time.perf_counter() - begin
        if said["t"] == "refused":
            self.refused += 1
            if said["reason"] == "too_many_messages":
                await asyncio.sleep(0.3)
        return took

    async def again(self) -> None:
        """Everybody wants another game."""
        game = self.people[0].table_view["match"] + 1
        for person in self.people:
            if (await person.ask("rematch"))["t"] != "done":
                await asyncio.sleep(0.3)  # they were quicker than they may be
                return await self.again()
        for person in self.people:
            await person.wait(
                lambda person=person: person.table_view["match"] == game and person.table_view["stage"] == "playing"
            )
        return None

    async def play_until(self, question: Callable[[], bool]) -> None:
        while not question():
            await self.act()

    @property
    def over(self) -> bool:
        return all(person.table_view["stage"] == "over" for person in self.people)

    @property
    def seq(self) -> int:
        return max(person.seq for person in self.people)


def one_of(act: Json) -> Json:
    """An act as it can be played: an entry of Snails' planning stands for many, and so does an array or "*" in the race."""
    if "count" not in act:
        return {name: _one_value(value) for name, value in act.items()}
    active = random.choice(act["active"])
    inactive = random.choice([snail for snail in act["inactive"] if snail != active])
    return {"type": act["type"], "active": active, "inactive": inactive, "slots": random.sample(act["cards"], 5)}


def _one_value(value: Json) -> Json:
    """Of a word one that no list has."""
    if value == "*":
        return "Xqzwort"
    return random.choice(value) if isinstance(value, list) else value


def some_word(letter: str) -> str:
    """One that no list has."""
    return letter.removeprefix("letter_")[0].upper() + "q" + "".join(random.choice(WORD) for _ in range(8))
