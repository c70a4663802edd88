"""One server for all tests that only talk to it, and a database of each kind for those that need one of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from schnapp.server.postgres_session import prepare
from tests.chance import hold
from tools import postgres

from .serving import Server

AMPLE = {
    "tables": 10_000,
    "requests": 100_000,
    "pages": 100_000,
    "frames_of_address": 100_000,
    "frames_of_address_per_second": 100_000,
    "messages": 10_000,
    "messages_per_second": 10_000,
    "chat": 1_000,
    "joins": 1_000,
}


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the tables that a test opens itself."""
    hold(monkeypatch.setattr, request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "schnapp.db", **AMPLE)
    yield running
    running.stop()
    assert "Traceback" not in running.said(), "whatever they sent, nothing broke in the server"


@pytest.fixture(scope="session")
def base(server: Server) -> str:
    return server.base


@pytest.fixture(scope="session")
def emptied(cluster: postgres.Cluster) -> str:
    """The address of a database that all tests use in turn: a new one for each would take its time."""
    return asyncio.run(cluster.new_database())


@pytest.fixture
def postgresql(emptied: str) -> str:
    """The address of an empty database that is ready for a log."""
    asyncio.run(anew(emptied))
    return emptied


async def anew(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE")
    await connection.execute("CREATE SCHEMA public")
    await connection.close()
    await prepare(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One of each kind, new: what stands in it is the same."""
    return str(request.getfixturevalue("postgresql") if request.param == "postgresql" else tmp_path / "log.db")
