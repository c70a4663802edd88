"""Work that is too long for the event loop: in a thread, where there are any; else in its place."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS: bool = sys.platform != "emscripten"  # not in a browser


async def beside(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the function finds. Raises what it raises."""
    return await asyncio.to_thread(function, *args, **kwargs) if THREADS else function(*args, **kwargs)
