"""Where the tables are kept: in a SQLite file or in PostgreSQL, as the address says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from schnapp.limits import Limits

from . import database as file
from .analyses import KeptAnalyses
from .database import VOTED
from .handover import Codes
from .log import Log
from .ownership import Ownership, SoleOwner
from .sqlite import SqliteLog
from .vote_file import VoteFile
from .votes import Votes

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(database: Path | str) -> bool:
    return isinstance(database, str) and database.startswith(POSTGRES)


@contextmanager
def opened(database: Path | str) -> Generator[Path | str]:
    """The database for a server, made ready; a file belongs to this process until the end. Raises BadDatabase."""
    if is_postgres(database):
        from .postgres_session import prepare  # it needs a package that not everybody has

        asyncio.run(prepare(str(database)))
        yield database
    else:
        with file.opened(Path(database)) as path:
            yield path


@dataclass(frozen=True, slots=True)
class Node:
    """One server of those that share a database."""

    name: str
    address: str
    """Where programs reach it, such as http://10.0.0.5:8000."""


@dataclass(frozen=True, slots=True)
class Store:
    """What the nodes share."""

    log: Log
    ownership: Ownership
    codes: Codes | None
    analyses: KeptAnalyses | None
    """None for both: kept in memory, where a server is alone."""
    votes: Votes


@asynccontextmanager
async def log_of(database: Path | str) -> AsyncGenerator[Log]:
    if is_postgres(database):
        from .postgres import PostgresLog

        async with PostgresLog(str(database)) as log:
            yield log
    else:
        async with SqliteLog(database) as log:
            yield log


@asynccontextmanager
async def tables_of(
    database: Path | str, node: Node, lost: Callable[[str], None]
) -> AsyncGenerator[tuple[Log, Ownership]]:
    """The tables alone, and whose they are. `lost` is told of each that another node has claimed or may claim."""
    async with log_of(database) as log:
        if is_postgres(database):
            from .postgres_ownership import PostgresOwnership

            async with PostgresOwnership(str(database), node.name, node.address, lost) as ownership:
                yield log, ownership
        else:
            yield log, SoleOwner()


@asynccontextmanager
async def store_of(
    database: Path | str, node: Node, limits: Limits, lost: Callable[[str], None]
) -> AsyncGenerator[Store]:
    """And what else a server needs. `lost`: see tables_of."""
    if is_postgres(database):
        from .postgres_analyses import PostgresAnalyses
        from .postgres_handover import PostgresCodes
        from .postgres_votes import PostgresVotes

        url = str(database)
        async with (
            tables_of(url, node, lost) as (log, ownership),
            aclosing(PostgresCodes(url, limits.codes_seconds)) as codes,
            aclosing(PostgresAnalyses(url)) as analyses,
            PostgresVotes(url, Path("schnapp").with_suffix(VOTED)) as votes,
        ):
            yield Store(log, ownership, codes, analyses, votes)
    else:
        async with (
            tables_of(database, node, lost) as (log, ownership),
            VoteFile(Path(database).with_suffix(VOTED)) as votes,
        ):
            yield Store(log, ownership, None, None, votes)
