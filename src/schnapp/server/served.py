"""What is served: the tables, the files of the page, and where other devices find both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import HTTPConnection

from .registry import TableRegistry
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class Served:
    registry: TableRegistry
    pages: Mapping[str, Sheet | Path]
    """By address; a path: read when it is asked for."""
    lan: str | None = None
    """An address for other devices, if they can reach it."""


def served(connection: HTTPConnection) -> Served:
    """By the application that a request or a socket has come to."""
    found: Served = connection.app.served
    return found
