"""Begins the server inside a browser. Called by the page's worker, in Pyodide."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

from schnapp.limits import Limits
from schnapp.server.asgi import Application
from schnapp.server.in_place import InPlace
from schnapp.server.registry import TableRegistry

from .bridge import Bridge
from .log import BrowserLog
from .page import Ear, Rows

DAYS = 365  # after which tables go at which nobody plays


async def start(ear: Ear, rows: Rows) -> Bridge:
    """From JavaScript."""
    ffi: Any = import_module("pyodide.ffi")  # only a browser has it
    return await begun(ear, rows, ffi.to_js)


async def begun(ear: Ear, rows: Rows, plain: Callable[[object], object]) -> Bridge:
    """A server that is ready for questions. `plain`: makes lists and bytes what the page understands."""

    @asynccontextmanager
    async def tables() -> AsyncGenerator[TableRegistry]:
        registry = TableRegistry(BrowserLog(rows, plain), InPlace(), Limits())
        keeping = asyncio.create_task(registry.keep(DAYS))
        try:
            yield registry
        finally:
            keeping.cancel()

    bridge = Bridge(Application(tables), ear, plain)
    await bridge.begin()
    return bridge
