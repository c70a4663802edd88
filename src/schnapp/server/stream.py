"""An answer that is told part by part, as it is found: for as long as somebody listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .endpoint import NO_STORE


class Stream(Response):
    """Starlette's own goes by a library that looks for threads and TLS: not every place where this server runs has them."""

    def __init__(self, parts: AsyncGenerator[bytes], media_type: str) -> None:
        self.parts = parts
        self.status_code = 200
        self.media_type = media_type
        self.background = None
        self.init_headers(NO_STORE)

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
