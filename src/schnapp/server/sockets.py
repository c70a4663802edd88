"""The route of sockets: not too many at once. The door has looked at where they come from."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, cast

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from .clock import Clock
from .conversation import Closed, Conversation
from .extensions import OFFER, PING, Heard
from .origin import address
from .served import served
from .tcp_info import connection_of, shortest_round_trip, told_round_trip

GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what a socket raises when the other side has left
SLOWLY = 1.0  # seconds after which a socket too many is refused: whoever tries again at once does not try often
CROWD = 4429  # close code before a socket is accepted: the client sees a failed handshake


def _no(text: bytes) -> bool:
    """Another server than ours: it has to be asked to send."""
    return False


class Frames:
    """A Starlette socket as a conversation needs it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        scope = cast("dict[str, Any]", socket.scope)
        self._connection = connection_of(scope)
        self.told_ms = told_round_trip(scope["headers"])
        extensions = cast("dict[str, Any]", scope.get("extensions") or {})
        self._ping: Callable[[Heard], None] | None = extensions.get(PING)
        self.offer: Callable[[bytes], bool] = extensions.get(OFFER, _no)

    async def receive(self) -> str:
        try:
            message = cast("dict[str, Any]", await self._socket.receive())
        except GONE:
            raise Closed from None
        if message["type"] != "websocket.receive":
            raise Closed
        return message.get("text") or ""

    def wire_ms(self) -> float | None:
        return None if self._connection is None else shortest_round_trip(self._connection)

    async def send(self, text: str) -> None:
        with contextlib.suppress(*GONE):
            await self._socket.send_text(text)

    def ping(self, heard: Heard) -> None:
        if self._ping is not None:
            self._ping(heard)

    async def close(self) -> None:
        with contextlib.suppress(*GONE):
            await self._socket.close()


async def watch(socket: WebSocket) -> None:
    """Hello first, then commands in and messages out: docs/wire.md."""
    registry, who = served(socket).registry, address(socket)
    with registry.crowd.connected(who) as fits:
        if not (fits and registry.crowd.handshakes.take(who)):
            return await _refuse(socket, registry.clock)
        try:
            await socket.accept()
        except GONE:
            return
        await Conversation(registry, Frames(socket), socket.path_params["table"], who).run()


async def _refuse(socket: WebSocket, clock: Clock) -> None:
    await clock.wait(asyncio.Event(), clock.now() + SLOWLY)
    with contextlib.suppress(*GONE):
        await socket.close(CROWD)


SOCKETS = [WebSocketRoute("/ws/tables/{table}", watch)]
