"""How long the moves of other tables take: the measure that every attack is seen by."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass, field

from .people import Company, Lost

TABLES = 2
PACE = 25.0  # moves of a table in a second


@dataclass
class Times:
    """Seconds, one for each move that was due."""

    all: list[float] = field(default_factory=list)
    lost: int = 0

    def quantile(self, share: float) -> float:
        """Milliseconds; the smallest value that so many are not above."""
        ordered = sorted(self.all)
        return ordered[max(0, math.ceil(share * len(ordered)) - 1)] * 1000 if ordered else math.inf

    def told(self) -> dict[str, float]:
        return {
            "moves": len(self.all),
            "p50": self.quantile(0.5),
            "p99": self.quantile(0.99),
            "max": self.quantile(1),
            "lost": self.lost,
        }


class Victims:
    """Tables at which a move is due every 40 ms, whatever happens: who waits misses the next ones, too.

    A move that is due while the one before it still waits has waited as long as until that one was done. Without this a
    server that stands still for three seconds would be slow once and not 75 times.
    """

    def __init__(self, tables: list[Company]) -> None:
        self.tables = tables

    @classmethod
    async def sit(cls, port: int) -> Victims:
        return cls([await Company.sit(port) for _ in range(TABLES)])

    async def go(self) -> None:
        for table in self.tables:
            await table.go()

    async def play(self, seconds: float) -> Times:
        times = Times()
        await asyncio.gather(*(self._play(table, at, seconds, times) for at, table in enumerate(self.tables)))
        return times

    async def _play(self, table: Company, at: int, seconds: float, times: Times) -> None:
        begin = time.perf_counter() + at / PACE / TABLES
        for number in range(int(seconds * PACE)):
            due = begin + number / PACE
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
                due = time.perf_counter()  # a late alarm clock is nobody else's fault
            elif -early > 1 / PACE:
                times.all.append(-early)
                continue
            try:
                times.all.append(await table.act() + max(0.0, -early))
            except Lost:
                times.lost += 1
                times.all.append(time.perf_counter() - due)
                await self._back(table)

    @staticmethod
    async def _back(table: Company) -> None:
        for person in table.people:
            await person.go()
            try:
                await person.come()
            except Lost:
                await asyncio.sleep(0.5)
