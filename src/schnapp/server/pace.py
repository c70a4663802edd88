"""How long a bot takes, and what it forgets: like a person, and telling nothing.

The moment of its act is fixed before the bot looks at its cards: drawn from the same spread for every decision, also a
forced one, and never so early that it could not be done with thinking. If it is late all the same, because the machine is
busy, it acts at one of a few later moments, so that how late it was hardly tells more.
"""

from __future__ import annotations

import random
from math import ceil

from schnapp.bots.levels import PACE_MS, milliseconds

SPREAD = 0.35  # of the logarithm: two of three decisions lie between 0.7 and 1.4 of the middling time
LONGEST = 3.0  # times the middling time
REACTION = 0.65  # seconds until a hand reaches for what nobody waits for
OPENING = 0.5  # of the pace, until a person has acted: nobody waits long for the first move
IN_TIME = 0.8  # of the draw window, at most
MARGIN = 0.03  # seconds; a bot that does not look at the clock is done with thinking by then …
SPARE = 1.2  # … and one that does, by then and so many times what it may take, also if it is held up
LATER = 0.1  # seconds between the moments for those who are late

_chance = random.SystemRandom()


def shortest_seconds(spec: str) -> float:
    """No bot of this specification takes less."""
    return milliseconds(spec) / 1000 * SPARE + MARGIN


def thinking_seconds(pace_ms: int, animation_ms: int, turn_seconds: int, shortest: float) -> float:
    """Seconds to think, well inside the turn timer if the table has one.

    `animation_ms` is what people like to look at before, at the usual pace; a quick table looks less, a slow one longer.
    """
    seconds = max(shortest, _around(pace_ms / 1000) + animation_ms / 1000 * pace_ms / PACE_MS)
    return min(seconds, turn_seconds * 0.6) if turn_seconds else seconds


def reaction_seconds(pace_ms: int, window_ms: int, shortest: float) -> float:
    """Seconds to reach for what one may do unasked, well inside the draw window if the table has one."""
    middle = min(REACTION, pace_ms / 1000)
    if not window_ms:
        return max(shortest, _around(middle))
    window = window_ms / 1000
    return min(max(shortest, _around(min(middle, window / 2))), window * IN_TIME)


def acting(planned: float, done: float) -> float:
    """When a bot acts, in seconds, that meant to act at one moment and was done with thinking at another."""
    return planned + max(0, ceil((done - planned) / LATER)) * LATER


def forgets(percent: int) -> bool:
    """Whether a bot does not think of it this time."""
    return _chance.random() * 100 < percent


def _around(middle: float) -> float:
    return middle * min(_chance.lognormvariate(0, SPREAD), LONGEST)
