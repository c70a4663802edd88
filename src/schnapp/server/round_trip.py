"""The measuring of one socket's round trip: probes that go out, echoes that come back."""

from __future__ import annotations

from .messages import Probe
from .race import LONGEST, RoundTripEstimate

FIRST = 6  # probes in a row, each as soon as the one before is back
EVERY = 3.0  # seconds between the later ones, while a game is played …
IDLE = 30.0  # … and while none is: a table at which nothing happens costs next to nothing
UNANSWERED = 10  # so many are kept
NEARER = 20.0  # ms that a far socket must have come nearer before it counts as near again


class RoundTrip:
    def __init__(self) -> None:
        self.estimate = RoundTripEstimate()
        self._last: float | None = None  # seconds of the server's clock
        self.is_far = False  # longer than a race can even out
        self._number = 0
        self._sent: dict[int, float] = {}

    def due(self, now: float, playing: bool) -> float:
        """When to probe again: seconds of the server's clock."""
        return now if self._last is None else self._last + (EVERY if playing else IDLE)

    def probe(self, now: float) -> Probe:
        """To be sent at once; `now` in seconds."""
        self._number += 1
        self._sent[self._number] = now
        if len(self._sent) > UNANSWERED:
            del self._sent[min(self._sent)]
        self._last = now
        return Probe(self._number)

    def echo(self, number: int, now: float) -> bool:
        """It has come back. Does the next one have to follow at once? What was never sent is no echo."""
        sent = self._sent.pop(number, None)
        if sent is None:
            return False
        self.estimate.hear(now * 1000, (now - sent) * 1000)
        if number >= FIRST:
            self.is_far = self.estimate.usual > LONGEST - (NEARER if self.is_far else 0)
        return number < FIRST
