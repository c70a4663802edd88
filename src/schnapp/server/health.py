"""Health checks: does the server live, and can it open tables?"""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from .log import LogDown
from .served import served

PATIENCE = 2.0  # seconds for the log
PATHS = ALIVE, READY = "/healthz", "/readyz"


async def alive(request: Request) -> Response:
    """The loop turns."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """The log answers, it takes what is written, and the server does not go."""
    registry = served(request).registry
    if registry.closed:
        return PlainTextResponse("the server goes\n", status_code=503)
    try:
        async with asyncio.timeout(PATIENCE):
            await registry.log.check()
    except (LogDown, TimeoutError):
        return PlainTextResponse("the log does not answer\n", status_code=503)
    return PlainTextResponse("ready\n")


HEALTH = [Route(ALIVE, alive), Route(READY, ready)]
