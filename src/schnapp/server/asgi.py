"""The ASGI application over tables, wherever they are kept: requests, sockets, and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

from .health import HEALTH
from .offer import look_at_guests
from .pages import elsewhere, everything
from .problem import HANDLERS
from .registry import TableRegistry
from .rest import REST
from .served import Served
from .sockets import SOCKETS


def tidy_path(path: str) -> str:
    """What is served for it: as often as a slash is said, it counts once."""
    return "/" + "/".join(part for part in path.split("/") if part)


class Application:
    served: Served
    """From when it has started."""

    def __init__(
        self, tables: Callable[[], AbstractAsyncContextManager[TableRegistry]], lan: str | None = None
    ) -> None:
        """`tables` opens them at the start, and closes what is behind them at the end. `lan`: an address for other devices."""
        routes = [*REST, *SOCKETS, *HEALTH]
        router = Router(routes, redirect_slashes=False, default=elsewhere, lifespan=self._lifespan)
        self._within = ExceptionMiddleware(router, HANDLERS)
        self._tables = tables
        self._lan = lan

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        if scope["type"] != "lifespan":
            scope["path"] = tidy_path(scope["path"])
        await self._within(scope, receive, send)

    @asynccontextmanager
    async def _lifespan(self, _: Application) -> AsyncGenerator[None]:
        look_at_guests()
        pages = everything()
        async with self._tables() as registry:
            self.served = Served(registry, pages, self._lan)
            beside = [asyncio.create_task(each) for each in (registry.watch(), registry.tidy())]
            try:
                yield
            finally:
                for task in beside:
                    task.cancel()
                registry.close()
