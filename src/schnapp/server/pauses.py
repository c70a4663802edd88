"""Pauses of the whole process, kept short: the search for garbage, and other threads that hold the interpreter.

What lives long is not looked at again and again: it is frozen. The rest is looked through when nobody plays at this moment.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .house import House

SWITCH = 0.001  # seconds that another thread may keep the loop waiting
YOUNG, MIDDLE, NEVER = 2_000, 5, 1_000_000  # thresholds: nothing old is looked through by itself
EVERY = 1.0  # seconds between two looks at whether somebody plays
LATEST = 60  # looks; then what is new is looked through though somebody plays
GONE = 50  # tables that were dropped; then everything is looked through, once nobody plays


@dataclass
class Collector:
    """Looks for garbage where `house` is idle."""

    house: House
    heard: int = 0  # messages and requests, at the last look
    busy: int = 0  # looks in a row at which somebody played
    dropped: int = 0  # tables, when everything was looked through last

    def look(self) -> Callable[[], None] | None:
        """What is to be done now."""
        idle = self.house.heard == self.heard
        self.heard = self.house.heard
        self.busy = 0 if idle else self.busy + 1
        if idle and self.house.dropped - self.dropped >= GONE:
            self.dropped = self.house.dropped
            return collect_everything
        if gc.get_count()[2] > 0 and (idle or self.busy >= LATEST):
            self.busy = 0
            return collect_new
        return None


def collect_new() -> None:
    """What has come since the last time; what is alive of it stays out of the way from now on."""
    gc.collect()
    gc.freeze()


def collect_everything() -> None:
    """Also tables that were dropped since: their parts point at each other."""
    gc.unfreeze()
    collect_new()


@asynccontextmanager
async def short_pauses(house: House) -> AsyncGenerator[None]:
    """While a server runs."""
    thresholds, switch = gc.get_threshold(), sys.getswitchinterval()
    collect_new()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(SWITCH)
    looking = asyncio.create_task(_look(Collector(house)))
    try:
        yield
    finally:
        looking.cancel()
        sys.setswitchinterval(switch)
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def _look(collector: Collector) -> None:
    while True:
        await asyncio.sleep(EVERY)
        if (work := collector.look()) is not None:
            work()
