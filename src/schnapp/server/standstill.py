"""The clock of the tables. After a standstill of the process it waits until every table knows of it: whatever runs first then,
a timer or a message that lay in a socket, finds the time of before, and nobody is late."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from .clock import Clock

BEAT = 0.5  # seconds
LATE = 2.0  # seconds; if a beat comes so late, the process stood still


class TableClock:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._beat = math.inf  # the newest; math.inf: nobody watches, so nothing is noticed
        self._beaten = asyncio.Event()
        self._believed = clock.now()

    def now(self) -> float:
        now = self.clock.now()
        if not self._is_late(now):
            self._believed = now
        return self._believed

    async def wait(self, bell: asyncio.Event, until: float | None) -> None:
        await self.clock.wait(bell, until)
        if self._is_late(self.clock.now()):
            self._beaten.clear()
            await self._beaten.wait()  # it comes at once

    def _is_late(self, now: float) -> bool:
        return now - self._beat > BEAT + LATE

    async def watch(self, forgive: Callable[[float], None]) -> None:
        """Runs beside the tables. `forgive` is told for how many seconds the process stood still."""
        never = asyncio.Event()
        try:
            while True:
                now, before = self.clock.now(), self._beat
                stood, self._beat = self._is_late(now), now
                if stood:
                    forgive(now - before)
                self._beaten.set()
                await self.clock.wait(never, now + BEAT)
        finally:
            self._beat = math.inf
            self._beaten.set()
