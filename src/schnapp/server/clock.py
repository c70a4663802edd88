"""Time, as an argument: a real clock, or one that a test moves by hand."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds from an arbitrary moment; never goes back."""
        ...

    async def wait(self, bell: asyncio.Event, until: float | None) -> None:
        """Until the bell rings or the time has come, whichever is first."""
        ...


class RealClock:
    now = staticmethod(time.monotonic)

    async def wait(self, bell: asyncio.Event, until: float | None) -> None:
        try:
            async with asyncio.timeout(None if until is None else max(0.0, until - self.now())):
                await bell.wait()
        except TimeoutError:
            return
