"""Connections to PostgreSQL: how they are set, how they are made anew, and whether the database can be used at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg

from .database import BadDatabase
from .log import down
from .migrations import Unusable, migrate_postgres

OLDEST = 14  # version of PostgreSQL: the first that ends idle sessions, see PostgresOwnership
CONNECTING, ANSWERING = 5.0, 10.0  # seconds
SETTINGS = {
    "application_name": "schnapp",
    "synchronous_commit": "on",  # whatever is usual there
    "default_transaction_isolation": "read committed",
    # a machine that was switched off says no goodbye
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",  # ms, where an answer was on its way to it
}


class Session:
    """One connection: made when it is needed, and anew after it was lost or has failed."""

    def __init__(self, url: str, settings: Mapping[str, str] | None = None, answering: float = ANSWERING) -> None:
        self.url = url
        self.answering = answering
        self.settings = {**SETTINGS, **(settings or {})}
        self._connection: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        """One after the other. Whatever goes wrong costs the connection: nobody knows in which state it is. Raises LogDown."""
        async with self._turn:
            try:
                yield
            except Exception as error:
                self.drop()
                raise down(error) from error

    @property
    def is_open(self) -> bool:
        return self._connection is not None and not self._connection.is_closed()

    async def connection(self) -> asyncpg.Connection:
        """Raises LogDown."""
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await connected(self.url, self.settings, self.answering)
            except Exception as error:
                raise down(error) from error
        return self._connection

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        if self._connection is not None and self.is_open:
            try:
                await self._connection.close(timeout=CONNECTING)
            except Exception:  # it goes in any case
                self._connection.terminate()
        self._connection = None


async def connected(url: str, settings: Mapping[str, str], answering: float | None = ANSWERING) -> asyncpg.Connection:
    connecting = CONNECTING if answering is None else min(CONNECTING, answering)
    return await asyncpg.connect(url, timeout=connecting, command_timeout=answering, server_settings=settings)


async def prepare(url: str) -> None:
    """Connect, and bring the tables up to date. Raises BadDatabase."""
    async with explained(url) as connection:
        await migrate_postgres(connection)


@asynccontextmanager
async def explained(url: str, answering: float | None = ANSWERING) -> AsyncGenerator[asyncpg.Connection]:
    """A connection; why there is none, or why it fails, is one sentence. Raises BadDatabase."""
    try:
        connection = await connected(url, SETTINGS, answering)
        try:
            version = int(await connection.fetchval("SHOW server_version_num")) // 10_000
            if version < OLDEST:
                raise BadDatabase(f"{name_of(url)} is PostgreSQL {version}; Schnapp needs {OLDEST} or newer")
            yield connection
        finally:
            await connection.close(timeout=CONNECTING)
    except Unusable as error:
        raise BadDatabase(f"{name_of(url)} {error}") from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:  # ValueError: no address
        raise BadDatabase(f"{name_of(url)} {_reason(error)}") from error


def name_of(url: str) -> str:
    """The address without a password."""
    host = urlsplit(url).netloc.rpartition("@")[2]
    return f"postgresql://{host}{urlsplit(url).path}"


def _reason(error: Exception) -> str:
    match error:
        case TimeoutError():
            return "does not answer"
        case asyncpg.InvalidCatalogNameError():
            return "does not exist: make it with createdb"
        case asyncpg.InvalidAuthorizationSpecificationError():
            return f"does not let us in: {error}"
        case asyncpg.LockNotAvailableError():
            return "is to be changed for this release, and somebody reads all of it: start again when that has ended"
        case asyncpg.InsufficientPrivilegeError():
            return f"does not let us make our tables: {error}"
        case OSError():
            return f"cannot be reached: {error.strerror or error}"
        case _:
            return f"cannot be used: {str(error).partition(chr(10))[0]}"
