"""An application that is asked in this process, by nothing but its ASGI interface: no server, no socket, no thread."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from schnapp.server.asgi import Application

Json = Any


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body)


@asynccontextmanager
async def running(application: Application) -> AsyncGenerator[Application]:
    """From its start to its end."""
    asked: asyncio.Queue[Json] = asyncio.Queue()
    said: asyncio.Queue[Json] = asyncio.Queue()
    living = asyncio.create_task(application({"type": "lifespan"}, asked.get, said.put))
    try:
        await asked.put({"type": "lifespan.startup"})
        assert (await said.get())["type"] == "lifespan.startup.complete"
        yield application
    finally:
        await asked.put({"type": "lifespan.shutdown"})
        await living


async def ask(
    application: Application, method: str, path: str, told: Json = None, headers: Mapping[str, str] | None = None
) -> Answer:
    body = b"" if told is None else json.dumps(told).encode()
    coming: asyncio.Queue[Json] = asyncio.Queue()
    await coming.put({"type": "http.request", "body": body})
    said: list[Json] = []

    async def send(message: Json) -> None:
        said.append(message)

    scope = {
        "type": "http",
        "method": method,
        "path": path.partition("?")[0],
        "raw_path": path.partition("?")[0].encode(),
        "query_string": path.partition("?")[2].encode(),
        "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
        "client": ("127.0.0.1", 1),
    }
    await application(scope, coming.get, send)
    start, *parts = said
    told_headers = {name.decode(): value.decode() for name, value in start["headers"]}
    return Answer(start["status"], told_headers, b"".join(part["body"] for part in parts))


Saying = Callable[[Json], Awaitable[None]]
Hearing = Callable[[], Awaitable[Json]]


@asynccontextmanager
async def talk(application: Application, table: str, secret: str) -> AsyncGenerator[tuple[Saying, Hearing]]:
    """A socket at a table: what is said there, and the next message that is heard."""
    coming: asyncio.Queue[Json] = asyncio.Queue()
    said: asyncio.Queue[Json] = asyncio.Queue()
    scope = {"type": "websocket", "path": f"/ws/tables/{table}", "headers": [], "client": ("127.0.0.1", 1)}
    talking = asyncio.create_task(application(scope, coming.get, said.put))

    async def say(message: Json) -> None:
        await coming.put({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear() -> Json:
        heard = await said.get()
        return json.loads(heard["text"]) if heard["type"] == "websocket.send" else await hear()

    await coming.put({"type": "websocket.connect"})
    await say({"t": "hello", "secret": secret})
    try:
        yield say, hear
    finally:
        await coming.put({"type": "websocket.disconnect", "code": 1000})
        await talking
