"""Where the tables are kept: in a SQLite file or in PostgreSQL, as the address says."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from . import database as file
from .database import VOTED, BadDatabase
from .log import Log
from .sqlite import SqliteLog

POSTGRES = ("postgresql://", "postgres://")


def is_postgres(database: Path | str) -> bool:
    return isinstance(database, str) and database.startswith(POSTGRES)


@contextmanager
def opened(database: Path | str) -> Generator[Path | str]:
    """The database for a server, made ready; a file belongs to this process until the end. Raises BadDatabase."""
    if is_postgres(database):
        try:
            from .postgres_session import prepare
        except ModuleNotFoundError:
            raise BadDatabase("PostgreSQL needs the package asyncpg: pip install 'schnapp[postgres]'") from None
        asyncio.run(prepare(str(database)))
        yield database
    else:
        with file.opened(Path(database)) as path:
            yield path


@asynccontextmanager
async def log_of(database: Path | str) -> AsyncGenerator[Log]:
    if is_postgres(database):
        from .postgres import PostgresLog  # it needs a package that not everybody has

        async with PostgresLog(str(database)) as log:
            yield log
    else:
        async with SqliteLog(database) as log:
            yield log


def votes_of(database: Path | str) -> Path:
    """The file for the words that people have voted on: beside the database, or in the folder of the server."""
    return Path("schnapp" if is_postgres(database) else database).with_suffix(VOTED)
