"""Where a request comes from: only pages of this house may change something or open a socket."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: AnyConnection) -> bool:
    """Browsers always tell the origin of a page; whoever tells none is a program and not some other site's page."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client is not None else ""
