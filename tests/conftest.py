"""A PostgreSQL for all tests that need one. Tests that wait, for a server's clock or for packages, come first: with several
workers others reckon meanwhile. So do those that take longest, or one worker would be left alone with them in the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import postgres

HERE = Path(__file__).parent
FIRST = (HERE / "server", HERE / "examples", HERE / "web" / "test_without_network.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(map(item.path.is_relative_to, FIRST)))


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of our own. It is not skipped where there is none."""
    programs = postgres.found()
    assert programs is not None, "no PostgreSQL here: install one, or let ./check do it"
    with postgres.Cluster(programs) as running:
        yield running
