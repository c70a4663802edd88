"""One server for all tests that only talk to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "schnapp.db", **AMPLE)
    yield running
    running.stop()
    assert "Traceback" not in running.said(), "whatever they sent, nothing broke in the server"


@pytest.fixture(scope="session")
def base(server: Server) -> str:
    return server.base
