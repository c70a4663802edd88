"""Health checks: does the server live, and can it open tables?"""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.datastructures import State

from .log import LogDown
from .registry import TableRegistry

PATIENCE = 2.0  # seconds for the log
PATHS = ALIVE, READY = "/healthz", "/readyz"


@get(ALIVE, media_type=MediaType.TEXT, include_in_schema=False)
async def alive() -> str:
    """The loop turns."""
    return "ok\n"


@get(READY, media_type=MediaType.TEXT, include_in_schema=False)
async def ready(state: State) -> Response[str]:
    """The log answers."""
    registry: TableRegistry = state.registry
    try:
        async with asyncio.timeout(PATIENCE):
            await registry.log.read("", 0)
    except (LogDown, TimeoutError):
        return Response("the log does not answer\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ready\n", media_type=MediaType.TEXT)


HEALTH = [alive, ready]
