"""The application: everything of this package, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from litestar import Litestar, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.datastructures import CacheControlHeader
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from schnapp.limits import Limits
from schnapp.table.texts import LANGUAGES

from .health import HEALTH
from .names import bot_name
from .offer import look_at_guests, offered
from .pages import everything, page
from .pauses import short_pauses
from .problem import HANDLERS, sentence
from .registry import TableRegistry
from .rest import ROUTES
from .sockets import watch
from .store import Node, store_of, votes_of
from .thinking import Workers
from .votes import Votes

BODY = 16_384  # bytes of a request


ALONE = Node("alone", "")


def create_app(
    database: Path | str,
    limits: Limits | None = None,
    lan: str | None = None,
    node: Node = ALONE,
    bots: int | None = None,
    metrics: tuple[str, int] | None = None,
    keep_days: int | None = None,
) -> Litestar:
    """An ASGI application over a database: a SQLite file or the address of a PostgreSQL.

    `lan`: its address for other devices, if they can reach it. `bots`: processes for each kind of their decisions. `metrics`: host
    and port at which it is asked how it does. `keep_days`: after which tables go at which nobody plays; None: never.
    """
    bounds = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        look_at_guests()
        read_ahead(app)
        app.state.lan = lan
        app.state.pages = everything()
        app.state.registry = None
        async with AsyncExitStack() as until_the_end:
            workers = until_the_end.enter_context(closing(Workers(bots)))
            store = await until_the_end.enter_async_context(
                store_of(database, node, bounds, lambda table: app.state.registry.lost(table))
            )
            log = store.log
            if metrics is not None:
                from .metrics import measured  # it needs a package that not everybody has

                log = until_the_end.enter_context(measured(log, lambda: app.state.registry, workers.lanes, *metrics))
            votes = await until_the_end.enter_async_context(Votes(votes_of(database)))
            registry = TableRegistry(log, workers, bounds, votes=votes, ownership=store.ownership, codes=store.codes)
            app.state.registry = registry
            tidy = asyncio.create_task(registry.tidy())
            until_the_end.callback(registry.close)
            until_the_end.callback(tidy.cancel)
            if keep_days is not None:
                until_the_end.callback(asyncio.create_task(registry.keep(keep_days)).cancel)
            await until_the_end.enter_async_context(short_pauses(registry))
            yield

    rest = Router("/", route_handlers=ROUTES, cache_control=CacheControlHeader(no_store=True))
    return Litestar(
        [rest, watch, page, *HEALTH],
        lifespan=[lifespan],
        logging_config=None,  # see logs.speak
        exception_handlers=HANDLERS,
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Schnapp",
            version="1",
            description="Tables over REST; the game itself runs over the socket, see docs/wire.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


def read_ahead(app: Litestar) -> None:
    """What the first request would otherwise wait for: everybody's texts and the description of the requests."""
    for language in LANGUAGES:
        sentence(language, "internal")
        for game in offered():
            bot_name(game, language)
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
