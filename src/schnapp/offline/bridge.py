"""Carries what a page asks to an ASGI application, and its answers back, in one process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import unquote

import msgspec

from .page import Ear

Message = MutableMapping[str, Any]
Application = Callable[
    [Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]
]

logger = logging.getLogger("schnapp.server")

decode = msgspec.json.Decoder(list[tuple[str, str]]).decode
encode = msgspec.json.Encoder().encode

GONE = 1001  # the close code of a page that leaves
BROKEN = 1011  # … and of an application that failed


class Bridge:
    """Every request and every socket is a task of its own."""

    def __init__(self, app: Application, ear: Ear, plain: Callable[[object], object]) -> None:
        """`plain`: makes bytes what the page understands."""
        self.app = app
        self.ear = ear
        self.plain = plain
        self._heard: dict[
            int, asyncio.Queue[Message]
        ] = {}  # by request or socket: what the application has still to hear
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._life: asyncio.Queue[Message] = asyncio.Queue()
        self._living: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Wait until the application is ready."""
        self._life.put_nowait({"type": "lifespan.startup"})
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                ready.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                ready.set_exception(RuntimeError(message.get("message", "")))

        self._living = asyncio.create_task(self._live(send))
        await ready

    async def _live(self, send: Callable[[Message], Awaitable[None]]) -> None:
        await self.app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, self._life.get, send)

    async def end(self) -> None:
        """Everybody hangs up, and the application ends in order."""
        tasks = list(self._tasks.values())
        for id in self.running:
            self.leave(id)
        await asyncio.gather(*tasks)
        self._life.put_nowait({"type": "lifespan.shutdown"})
        if self._living is not None:
            await self._living

    @property
    def running(self) -> set[int]:
        """Requests and sockets that are not over."""
        return set(self._tasks)

    # ---- requests

    def ask(self, id: int, method: str, path: str, headers: str, body: str) -> None:
        """`headers`: JSON, pairs of name and value, names in small letters."""
        self._begin(id, {"type": "http.request", "body": body.encode(), "more_body": False})
        pairs = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in decode(headers)]
        self._run(id, {**_scope("http", path), "method": method, "headers": pairs}, self._answer, self._failed)

    async def _answer(self, id: int, message: Message) -> None:
        if message["type"] == "http.response.start":
            pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message.get("headers", ())]
            self.ear.head(id, message["status"], encode(pairs).decode())
        elif message["type"] == "http.response.body":
            if part := message.get("body", b""):
                self.ear.body(id, self.plain(part))
            if not message.get("more_body", False):
                self.ear.end(id)

    def _failed(self, id: int) -> None:
        self.ear.head(id, 500, "[]")
        self.ear.end(id)

    # ---- sockets

    def open(self, id: int, path: str) -> None:
        self._begin(id, {"type": "websocket.connect"})
        self._run(id, _scope("websocket", path), self._tell, lambda id: self.ear.closed(id, BROKEN))

    def say(self, id: int, text: str) -> None:
        if heard := self._heard.get(id):
            heard.put_nowait({"type": "websocket.receive", "text": text})

    async def _tell(self, id: int, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.ear.opened(id)
        elif message["type"] == "websocket.send":
            text = message.get("text")
            self.ear.said(id, message["bytes"].decode() if text is None else text)
        elif message["type"] == "websocket.close":
            self.ear.closed(id, message.get("code", 1000))

    # ---- both

    def leave(self, id: int) -> None:
        """The page hangs up, or waits for the answer no longer."""
        if heard := self._heard.get(id):
            heard.put_nowait({"type": "http.disconnect"})
            heard.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def _begin(self, id: int, first: Message) -> None:
        self._heard[id] = asyncio.Queue()
        self._heard[id].put_nowait(first)

    def _run(
        self, id: int, scope: Message, send: Callable[[int, Message], Awaitable[None]], failed: Callable[[int], None]
    ) -> None:
        heard = self._heard[id]
        kind = scope["type"]

        async def receive() -> Message:
            while True:
                message = await heard.get()
                if message["type"].startswith(kind):
                    return message

        async def run() -> None:
            try:
                await self.app(scope, receive, lambda message: send(id, message))
            except Exception:
                logger.exception("%s failed", scope["path"])
                failed(id)
            finally:
                del self._heard[id], self._tasks[id]

        self._tasks[id] = asyncio.create_task(run())


def _scope(kind: str, path: str) -> dict[str, Any]:
    address, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(address),
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [],
        "client": ("127.0.0.1", 0),
        "server": ("localhost", 80),
    }
