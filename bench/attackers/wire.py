"""HTTP and WebSockets as bytes: an attacker spends as little as possible, and keeps to no rule."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from typing import Any

HERE = "127.0.0.1"  # where the attacker comes from; those who play come from other addresses of this machine
TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10
UNMASKED = bytes(4)  # the mask that changes nothing


def frame(payload: bytes = b"", kind: int = TEXT, last: bool = True) -> bytes:
    """Of a client, at most 65,535 bytes."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | kind]) + length + UNMASKED + payload


def message(**fields: Any) -> bytes:
    return frame(json.dumps(fields).encode())


class Connection:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, address: str = HERE) -> Connection:
        return cls(*await asyncio.open_connection(HERE, port, local_addr=(address, 0)))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def discard(self) -> None:
        """Hear everything, and forget it."""
        with contextlib.suppress(OSError):
            while await self.reader.read(1 << 16):
                pass

    async def request(self, path: str, body: Any = None, encoding: str = "gzip") -> tuple[int, bytes]:
        """Status and body as it came. Raises OSError, IncompleteReadError when the other side hangs up."""
        content = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: {encoding}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        await self.send(head.encode() + content)
        return await self.answer()

    async def answer(self) -> tuple[int, bytes]:
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines if ": " in line)
        status = int(first.split()[1])
        if headers.get("transfer-encoding") == "chunked":
            return status, await self._chunks()
        return status, await self.reader.readexactly(int(headers.get("content-length", 0)))

    async def _chunks(self) -> bytes:
        found = b""
        while size := int(await self.reader.readline(), 16):
            found += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
        await self.reader.readexactly(2)
        return found

    def close(self) -> None:
        """At once, without goodbye."""
        self.writer.transport.abort()


async def enter(port: int, table: str, address: str = HERE, hello: bool = True) -> Connection | None:
    """A socket at a table, as a spectator; None if the door stays shut."""
    line = await Connection.open(port, address)
    key = base64.b64encode(os.urandom(16)).decode()
    try:
        await line.send(
            f"GET /ws/tables/{table} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )
        answered = await line.reader.readuntil(b"\r\n\r\n")
        if b" 101 " in answered.split(b"\r\n")[0]:
            if hello:
                await line.send(message(t="hello", name="Mallory"))
            return line
    except (OSError, asyncio.IncompleteReadError):
        pass
    line.close()
    return None


async def opened(port: int, address: str = HERE, **fields: Any) -> dict[str, Any]:
    """The answer of a new table. Raises RuntimeError."""
    line = await Connection.open(port, address)
    try:
        wanted = {"game": "snatch-it", "names": ["Anna"], "seats": 3, "pace_ms": 0, **fields}
        status, body = await line.request("/api/tables", wanted, encoding="identity")
    finally:
        line.close()
    if status != 201:
        raise RuntimeError(f"no table was opened: {status} {body.decode()}")
    found: dict[str, Any] = json.loads(body)
    return found
