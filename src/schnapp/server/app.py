"""The application of a server: its tables in a database, its bots in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING

from schnapp.games import BUILT_IN
from schnapp.limits import Limits
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match
from schnapp.table.texts import LANGUAGES
from schnapp.words.lexicon import lexicon

from .asgi import Application
from .deal import release
from .description import description
from .names import bot_name
from .offer import listed, offered
from .pauses import short_pauses
from .problem import sentence
from .registry import TableRegistry
from .rest import ENDPOINTS
from .store import Node, store_of
from .thinking import Workers

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

ALONE = Node("alone", "")


def create_app(
    database: Path | str,
    limits: Limits | None = None,
    lan: str | None = None,
    node: Node = ALONE,
    bots: int | None = None,
    metrics: CollectorRegistry | None = None,
    keep_days: int | None = None,
) -> Application:
    """An ASGI application over a database: a SQLite file or the address of a PostgreSQL.

    `lan`: its address for other devices, if they can reach it and it is known. `bots`: processes for each kind of their decisions.
    `metrics`: is told how it does. `keep_days`: after which tables go at which nobody plays; None: never.
    """
    bounds = limits or Limits()

    @asynccontextmanager
    async def tables() -> AsyncGenerator[TableRegistry]:
        read_ahead()
        registry: TableRegistry | None = None

        def lost(table: str) -> None:
            if registry is not None:
                registry.lost(table)

        async with AsyncExitStack() as until_the_end:
            workers = until_the_end.enter_context(closing(Workers(bots)))
            store = await until_the_end.enter_async_context(store_of(database, node, bounds, lost))
            log = store.log
            if metrics is not None:
                from .metrics import measured  # it needs a package that not everybody has

                log = measured(log, lambda: registry, workers.lanes, metrics)
            registry = TableRegistry(
                log,
                workers,
                bounds,
                votes=store.votes,
                ownership=store.ownership,
                codes=store.codes,
                analyses=store.analyses,
            )
            if keep_days is not None:
                keeping = registry.keep(keep_days)
                until_the_end.callback(asyncio.create_task(keeping).cancel)
            await until_the_end.enter_async_context(short_pauses(registry))
            yield registry

    return Application(tables, lan)


def read_ahead() -> None:
    """What whoever comes first would otherwise wait for, and everybody with them: texts, words, boards, what is offered and by
    which release, and the description of the requests."""
    for language in LANGUAGES:
        sentence(language, "internal")
        lexicon(language)
        for name in offered():
            bot_name(name, language)
    for game in BUILT_IN.values():
        Match.start(game, [""] * game.seats[0], {}, Dealer(bytes(32)))
    listed(tuple(offered().values()))
    release()
    description(ENDPOINTS)
