"""A PostgreSQL for all tests that need one. Tests that wait for a server's clock come first: with several workers others reckon meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import postgres

WAITING = Path(__file__).with_name("server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.is_relative_to(WAITING))


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of our own. It is not skipped where there is none."""
    programs = postgres.found()
    assert programs is not None, "no PostgreSQL here: install one, or let ./check do it"
    with postgres.Cluster(programs) as running:
        yield running
