"""The way in for sockets: where they come from, how many there are."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .conversation import Closed, Conversation
from .house import House
from .kernel import connection_of, shortest_way
from .origin import address, same_origin

AnySocket = WebSocket[Any, Any, Any]
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what a socket raises when the other side has left
FOREIGN, CROWD = 4403, 4429  # close codes before a socket is accepted: the client sees a failed handshake


class Frames:
    """A Litestar socket as a conversation needs it."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._connection = connection_of(cast("dict[str, Any]", socket.scope))

    async def receive(self) -> str:
        try:
            message = cast("dict[str, Any]", await self._socket.receive())
        except GONE:
            raise Closed from None
        if message["type"] != "websocket.receive":
            raise Closed
        return message.get("text") or ""

    def wire_ms(self) -> float | None:
        return None if self._connection is None else shortest_way(self._connection)

    async def send(self, text: str) -> None:
        with contextlib.suppress(*GONE):
            await self._socket.send_text(text)

    async def close(self) -> None:
        with contextlib.suppress(*GONE):
            await self._socket.close()


@websocket("/ws/tables/{table:str}")
async def watch(socket: AnySocket, table: str) -> None:
    """Hello first, then commands in and messages out: docs/wire.md."""
    house: House = socket.app.state.house
    if not same_origin(socket):
        return await socket.close(FOREIGN)
    with counted(house, address(socket)) as welcome:
        if not welcome:
            return await socket.close(CROWD)
        await socket.accept()
        await Conversation(house, Frames(socket), table).run()


@contextmanager
def counted(house: House, address: str) -> Generator[bool]:
    """One more socket of this address; False if there are too many, or too many came in a short time."""
    number = house.sockets.get(address, 0)
    if number >= house.limits.sockets_of_address or not house.requests.take(address):
        yield False
        return
    house.sockets[address] = number + 1
    try:
        yield True
    finally:
        house.sockets[address] -= 1
        if house.sockets[address] == 0:
            del house.sockets[address]
