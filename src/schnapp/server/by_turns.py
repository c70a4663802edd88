"""Work that would keep the event loop for long, part by part: everybody else has their turn in between.

Rules are for one thread: what a compiled rule works with beside its state (a pile that is being shuffled) is there once, and another
thread would find it half done. So whatever plays, also again, does it here and not beside the loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterable
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.002  # seconds


async def by_turns(items: Iterable[T]) -> AsyncGenerator[T]:
    """These items; whoever takes them gives the loop away as soon as it has had it for so long."""
    begun = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = time.perf_counter()
