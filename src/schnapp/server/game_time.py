"""The clock of a timed game: milliseconds since the setup. It stands while nobody is there and runs on from the log."""

from __future__ import annotations

from .clock import Clock


class GameTime:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._zero = clock.now()  # seconds of the server's clock

    @property
    def now(self) -> float:
        return (self.clock.now() - self._zero) * 1000

    def set(self, ms: float) -> float:
        """It is so late now. By how much the clock was put forward."""
        forward = ms - self.now
        self._zero -= forward / 1000
        return forward

    def moment(self, ms: float) -> float:
        """When it will be so late, in seconds of the server's clock."""
        return self._zero + ms / 1000
