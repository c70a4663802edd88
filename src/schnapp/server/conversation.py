"""One socket from hello to goodbye: reads commands, keeps them within bounds, answers each."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

import msgspec

from .commands import TableCommand, entries_for
from .crowd import Allowance
from .entries import Entry
from .flow import TooSoon
from .log import LogDown
from .messages import (
    AddBot,
    Advise,
    Configure,
    Done,
    Echo,
    Goodbye,
    Hello,
    Leave,
    Ping,
    Play,
    Pong,
    Refused,
    Rematch,
    RemoveSeat,
    Say,
    Start,
)
from .names import tidy_name
from .refusal import Elsewhere, Refusal
from .registry import TableRegistry
from .secret import hashed
from .stamping import Stamp
from .table import LiveTable
from .table_state import TableState
from .viewer import ARRIVALS, Viewer, encode

logger = logging.getLogger("schnapp.server")

TELLING = 20  # refusals in a row that are answered, the others of a flood are dropped in silence
HOSTS = (Start, AddBot, RemoveSeat, Configure)  # commands of the host
LINGER = 2.0  # seconds for the last words to a socket

AfterHello = Play | Say | Start | Rematch | AddBot | RemoveSeat | Configure | Advise | Leave | Ping | Echo
hello_of = msgspec.json.Decoder(Hello).decode
after_hello = msgspec.json.Decoder(AfterHello).decode
MALFORMED = (msgspec.MsgspecError, ValueError, RecursionError)


class Named(msgspec.Struct):
    """The id of a command, whatever else is wrong with it."""

    id: str | None = None


name_of = msgspec.json.Decoder(Named).decode


class Closed(Exception):
    """The other side has gone."""


class Socket(Protocol):
    told_ms: float | None
    """The round trip that a proxy has measured."""

    @property
    def offer(self) -> Callable[[bytes], bool]:
        """See Wire."""
        ...

    async def receive(self) -> str:
        """The next text frame, "" for anything else. Raises Closed."""
        ...

    def wire_ms(self) -> float | None:
        """The shortest round trip that the kernel has measured, if it leads to the device itself."""
        ...

    async def send(self, text: str) -> None: ...

    async def close(self) -> None: ...

    def ping(self, heard: Callable[[float], None]) -> None:
        """Ask below the page for the round trip; `heard` is told it in milliseconds, if it can be known."""
        ...


class Conversation:
    def __init__(self, registry: TableRegistry, socket: Socket, table_id: str, address: str = "") -> None:
        self.registry = registry
        self.limits = registry.limits
        self.socket = socket
        self.table_id = table_id
        self.address = address
        self.allowance = Allowance(registry.crowd, table_id, None, address)  # until a seat's secret was shown
        self.too_many = 0
        self.senseless = 0
        self.arrival = next(ARRIVALS)

    async def run(self) -> None:
        with contextlib.ExitStack() as counted:
            await self._run(counted)

    async def _run(self, counted: contextlib.ExitStack) -> None:
        self.registry.heard += 1
        try:
            viewer, table = await self._welcome(counted)
        except Refusal as refusal:
            address = refusal.address if isinstance(refusal, Elsewhere) else None
            await self.socket.send(encode(Goodbye(refusal.reason, address)).decode())
            await self.socket.close()
            return
        except Closed:
            return
        pump = asyncio.create_task(viewer.pump())
        reader = asyncio.create_task(self._read(viewer, table))
        try:
            await asyncio.wait({pump, reader, viewer.gone}, return_when=asyncio.FIRST_COMPLETED)
            if viewer.gone.done():
                await asyncio.wait({pump}, timeout=LINGER)
        finally:
            for task in (pump, reader):
                task.cancel()
            table.detach(viewer)
            for outcome in await asyncio.gather(pump, reader, return_exceptions=True):
                if isinstance(outcome, Exception):
                    logger.error("a socket of table %s broke", self.table_id, exc_info=outcome)

    async def _welcome(self, counted: contextlib.ExitStack) -> tuple[Viewer, LiveTable]:
        hello = await self._hello()
        if hello.secret is None and not self.registry.requests.take(self.address):
            raise Refusal("flood")
        try:
            table = await self.registry.table(self.table_id)
        except Refusal:
            raise
        except LogDown:
            raise Refusal("restart") from None
        except Exception:
            logger.exception("table %s cannot be shown", self.table_id)
            raise Refusal("restart") from None
        viewer = self._viewer(hello, table)
        self.allowance = Allowance(self.registry.crowd, self.table_id, viewer.person, self.address)
        if not self.allowance.hello():
            raise Refusal("flood")
        if viewer.person is None:
            counted.enter_context(self.registry.crowd.watching(self.table_id, self.address))
        return viewer, table

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.limits.hello_seconds) as patience:
                with self.registry.crowd.arriving(self.address, patience):
                    return hello_of(await self.socket.receive())
        except TimeoutError:
            raise Refusal("silent") from None
        except MALFORMED:
            raise Refusal("malformed") from None

    def _viewer(self, hello: Hello, table: LiveTable) -> Viewer:
        if hello.secret is None:
            name = ""
            with contextlib.suppress(Refusal):
                name = tidy_name(hello.name or "")
            return Viewer(self.socket, None, name, self.address, self.arrival)
        person = table.state.holder(hashed(hello.secret))
        if person is None:
            raise Refusal("wrong_secret")
        return Viewer(self.socket, person, address=self.address, arrival=self.arrival)

    # ---- commands ----------------------------------------------------------------------------------------------

    async def _read(self, viewer: Viewer, table: LiveTable) -> None:
        try:
            await table.attach(viewer)
        except LogDown:
            return viewer.part("restart")
        except Exception:
            logger.exception("table %s cannot be entered", self.table_id)
            return viewer.part("restart")
        with contextlib.suppress(Closed):
            while True:
                text = await self.socket.receive()
                self.registry.heard += 1
                if viewer.gone.done():
                    return
                if not self.allowance.message():
                    self._flooded(viewer, text)
                    continue
                self.too_many = 0
                try:
                    said = after_hello(text)
                except MALFORMED:
                    self._misunderstood(viewer, text)
                else:
                    await self._heed(viewer, table, said)

    def _flooded(self, viewer: Viewer, text: str) -> None:
        self.too_many += 1
        if self.too_many > self.limits.flood:
            viewer.part("flood")
        elif self.too_many <= TELLING:
            viewer.send(Refused(id_in(text), "too_many_messages"))

    def _misunderstood(self, viewer: Viewer, text: str) -> None:
        self.senseless += 1
        if self.senseless > TELLING:
            viewer.part("malformed")
        else:
            viewer.send(Refused(id_in(text), "malformed"))

    async def _heed(self, viewer: Viewer, table: LiveTable, said: AfterHello) -> None:
        """Whatever goes wrong with one message is answered to its sender and disturbs nobody else."""
        try:
            await self._answer(viewer, table, said)
        except Exception:
            self._failed(viewer, getattr(said, "id", None))

    def _failed(self, viewer: Viewer, id: str | None) -> None:
        """Called where an exception is being handled."""
        logger.exception("a message to table %s failed", self.table_id)
        self.senseless += 1
        if self.senseless > TELLING:
            viewer.part("malformed")
        else:
            viewer.send(Refused(id, "internal"))

    async def _answer(self, viewer: Viewer, table: LiveTable, said: AfterHello) -> None:
        if isinstance(said, Ping):
            return viewer.send(Pong())
        if isinstance(said, Echo):
            return self._echo(viewer, table, said)
        if isinstance(said, Advise):
            return self._advise(viewer, table, said)
        command_id = f"{viewer.person or watched(viewer, said)}.{said.id}"
        if isinstance(said, Play):
            carry_out = partial(self._carry_out, viewer, table, said, command_id)
            return await table.flow.play(viewer, said, command_id, carry_out)
        if isinstance(said, Rematch) and self._is_only_said(viewer, table, said, command_id):
            return
        await self._carry_out(viewer, table, said, command_id)

    def _echo(self, viewer: Viewer, table: LiveTable, echo: Echo) -> None:
        now, was_far = self.registry.clock.now(), viewer.round_trip.is_far
        viewer.round_trip.estimate.learn(self.socket.wire_ms(), self.socket.told_ms)
        if viewer.round_trip.echo(echo.probe, now):
            viewer.measure(now)
        if viewer.round_trip.is_far != was_far:
            table.show_people()

    @staticmethod
    def _advise(viewer: Viewer, table: LiveTable, advise: Advise) -> None:
        try:
            table.hints.ask(viewer, advise)
        except Refusal as refusal:
            viewer.refuse(advise.id, refusal)

    @staticmethod
    def _is_only_said(viewer: Viewer, table: LiveTable, rematch: Rematch, command_id: str) -> bool:
        """Whether others are waited for: else it is the last word, and the game is dealt."""
        if command_id in table.state.commands:
            return False
        try:
            begins = table.rematch.say(viewer.person, rematch.wanted)
        except Refusal as refusal:
            viewer.refuse(rematch.id, refusal)
            return True
        if not begins:
            viewer.send(Done(rematch.id, table.state.seq))
        return not begins

    async def _carry_out(
        self, viewer: Viewer, table: LiveTable, command: TableCommand, command_id: str, stamp: Stamp | None = None
    ) -> None:
        """Answers, unless the table was dropped: then nobody knows, and the socket is sent away to ask again.

        Raises TooSoon for an act that is held back.
        """
        try:
            await self._commit(viewer, table, command, command_id, stamp)
        except Refusal as refusal:
            viewer.refuse(command.id, refusal)
        except TooSoon:
            raise
        except LogDown as down:
            logger.error("table %s: the log is down: %s", self.table_id, down)
            viewer.part("restart")
        except Exception:
            self._failed(viewer, command.id)

    def _commit(
        self, viewer: Viewer, table: LiveTable, command: TableCommand, command_id: str, stamp: Stamp | None
    ) -> Awaitable[int]:
        """No coroutine: compiled, that would keep its inner functions, which keep it, and each act would leave garbage."""
        if isinstance(command, Say) and command_id not in table.state.commands and not self.allowance.chat():
            raise Refusal("too_many_messages")

        def acknowledge(seq: int) -> None:
            viewer.send(Done(command.id, seq))
            if isinstance(command, Leave):
                table.audience.part(viewer.person, "left")

        def propose(state: TableState) -> list[Entry]:
            if isinstance(command, Rematch) and state.stage == "over" and not table.rematch.agreed():
                return []  # somebody has changed their mind meanwhile
            return entries_for(state, acting(viewer, table, command), command, viewer.name, stamp)

        return table.commit(propose, command_id, acknowledge)


def acting(viewer: Viewer, table: LiveTable, command: TableCommand) -> int | None:
    """Who does it: while no game is played and the host has gone, anyone seated may do what only hosts may; others would wait
    for ever."""
    state = table.state
    if not isinstance(command, HOSTS) or state.stage == "playing" or viewer.person not in state.sitting:
        return viewer.person
    host = state.host
    return host if host is not None and table.presence.is_gone(host, table.clock.now()) else viewer.person


def watched(viewer: Viewer, said: TableCommand) -> str:
    """Instead of a person's number, before the id of a spectator's command: the same whenever it is sent again, on any socket. Who
    chooses the id of another spectator says something else, and takes no word out of their mouth."""
    return hashed(f"{viewer.name}\n{encode(said).decode()}")[:16]


def id_in(text: str) -> str | None:
    """The id of a command that was not carried out, if it has a decent one."""
    try:
        id = name_of(text).id
    except MALFORMED:
        return None
    return id if id is not None and len(id) <= 40 else None
