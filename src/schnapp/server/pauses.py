"""Pauses of the whole process, kept short: the search for garbage, and other threads that hold the interpreter.

What is there when a server begins lives as long as it and is never looked through again. What is new is looked through often,
but between two things that the server does: in the middle of one, all that it is about to tell lives, and would be looked
through for nothing. What has lived for some time is looked through when nobody plays at this moment, and every quarter of an
hour otherwise: tables are made so that there is none.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .registry import TableRegistry

SWITCH = 0.001  # seconds that another thread may keep the loop waiting
FEW = 1_000  # new objects that may stay as they are
MANY, NEVER = 20_000, 1_000_000  # thresholds: by itself only what is new is looked through, and 20,000 take some 2 ms
EVERY = 1.0  # seconds between two looks at whether somebody plays
OFTEN = 5  # looks in that time at what is new, while somebody does
LATEST = 900  # looks; then it is looked through though somebody plays: 0.17 s with 300 tables


@dataclass
class Collector:
    """Says when to look for garbage: while the server is idle."""

    registry: TableRegistry
    heard: int = 0  # messages and requests, at the last look
    busy: int = 0  # looks in a row at which somebody played

    def is_time(self) -> bool:
        """One more look."""
        idle = self.registry.heard == self.heard
        self.heard = self.registry.heard
        self.busy = 0 if idle or self.busy >= LATEST else self.busy + 1
        return any(gc.get_count()[1:]) and (idle or self.busy >= LATEST)


@asynccontextmanager
async def short_pauses(registry: TableRegistry) -> AsyncGenerator[None]:
    """While a server runs."""
    thresholds, switch = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, NEVER, NEVER)
    sys.setswitchinterval(SWITCH)
    looking = asyncio.create_task(_look(Collector(registry)))
    try:
        yield
    finally:
        looking.cancel()
        sys.setswitchinterval(switch)
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def _look(collector: Collector) -> None:
    while True:
        looks = OFTEN if collector.busy else 1
        for _ in range(looks):
            await asyncio.sleep(EVERY / looks)
            if gc.get_count()[0] > FEW:
                gc.collect(0)
        if collector.is_time():
            gc.collect()
