"""An answer that is told part by part, as it is found: for as long as somebody listens."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .endpoint import NO_STORE

PART = 65_536  # bytes


class Stream(Response):
    """Starlette's own goes by a library that looks for threads and TLS: not every place where this server runs has them."""

    def __init__(self, parts: AsyncGenerator[bytes], media_type: str, headers: Mapping[str, str] = NO_STORE) -> None:
        self.parts = parts
        self.status_code = 200
        self.media_type = media_type
        self.background = None
        self.init_headers(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        telling = asyncio.create_task(self._tell(send))
        leaving = asyncio.create_task(_left(receive))
        try:
            await asyncio.wait({telling, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if telling.done():
                telling.result()
        finally:
            telling.cancel()
            leaving.cancel()
            await asyncio.gather(telling, leaving, return_exceptions=True)

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        async with aclosing(self.parts) as parts:
            async for part in parts:
                await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def unpacked(packed: bytes) -> AsyncGenerator[bytes]:
    """What was compressed by gzip, in parts: it may be fifty times as large, and whoever takes their time would have all of it wait
    in memory."""
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    while not unpacking.eof:
        yield unpacking.decompress(packed, PART)
        packed = unpacking.unconsumed_tail


def length_of(packed: bytes) -> int:
    """Bytes of the same, unpacked: gzip says so at its end."""
    return int.from_bytes(packed[-4:], "little")
