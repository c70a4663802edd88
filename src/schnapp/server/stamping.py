"""The time of an act in a timed game: the sender's own time, as the server has arbitrated it.

Everybody lives in a time of their own. A strike counts from when the category was sent to them (`race`), every other act
from when they must have sent it at the latest: the shortest round trip before it came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .race import Measured, RoundTripEstimate


@dataclass(frozen=True, slots=True)
class Stamp:
    """`t` in ms of the game's clock; `measured` is what it was derived from, for the log and nobody else."""

    t: int
    measured: dict[str, Any] | None = None


def of_strike(now: float, reaction: Measured) -> Stamp:
    """Ordered by reaction."""
    shown = now - reaction.apparent
    return Stamp(round(shown + reaction.reaction), {"received": round(now, 1)} | told(reaction))


def of_act(now: float, estimate: RoundTripEstimate) -> Stamp:
    """Any other act of a person."""
    least = min(estimate.least, now)
    return Stamp(round(now - least), {"received": round(now, 1), "least": round(least, 1)})


def told(reaction: Measured) -> dict[str, Any]:
    """A measurement as it stands in the log, to a tenth of a millisecond."""
    fields = ("apparent", "claimed", "least", "spread", "believed", "cut", "reaction")
    values = ((name, getattr(reaction, name)) for name in fields)
    return {name: None if value is None else round(value, 1) for name, value in values}
