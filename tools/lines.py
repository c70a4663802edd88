"""A line to another program that can go dead: then it takes what is sent and hands nothing on, as where a cable was pulled."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

CHUNK = 1 << 16  # bytes


class Line:
    """`with Line(url) as line:`; then `line.url` is the same address by way of this line. It has a thread of its own."""

    def __init__(self, url: str) -> None:
        self._there = urlsplit(url)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._stands = threading.Event()

    def __enter__(self) -> Self:
        self._thread.start()
        self._stands.wait()
        user, at, _ = self._there.netloc.rpartition("@")
        self.url = self._there._replace(netloc=f"{user}{at}127.0.0.1:{self._port}").geturl()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join()

    def dies(self) -> None:
        self._loop.call_soon_threadsafe(self._lively.clear)

    def revives(self) -> None:
        """What was sent meanwhile arrives, as far as its sender still wants it."""
        self._loop.call_soon_threadsafe(self._lively.set)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lively, self._ended = asyncio.Event(), asyncio.Event()
        self._lively.set()
        server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self._port: int = server.sockets[0].getsockname()[1]
        self._stands.set()
        await self._ended.wait()
        server.close()

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._lively.wait()
        try:
            there = await asyncio.open_connection(self._there.hostname, self._there.port)
        except OSError:
            writer.close()
            return
        with contextlib.suppress(asyncio.CancelledError):  # at the end of all: the library would complain
            await asyncio.gather(self._hand_on(reader, there[1]), self._hand_on(there[0], writer))

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):  # either side may hang up
            while data := await reader.read(CHUNK):
                await self._lively.wait()
                writer.write(data)
                await writer.drain()
        await self._lively.wait()
        writer.close()
