"""Tests that wait for a server's clock come first: with several workers others reckon meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

WAITING = Path(__file__).with_name("server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.is_relative_to(WAITING))
