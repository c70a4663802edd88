"""How long a bot takes: like a person, and telling nothing.

The time is drawn before the bot looks at its cards, from the same spread for every decision, also a forced one.
"""

from __future__ import annotations

import random

SPREAD = 0.35  # of the logarithm: two of three decisions lie between 0.7 and 1.4 of the middling time
LONGEST = 3.0  # times the middling time

_chance = random.SystemRandom()


def thinking_seconds(pace_ms: int, turn_seconds: int) -> float:
    """Seconds to think, well inside the turn timer if the table has one."""
    seconds = pace_ms / 1000 * min(_chance.lognormvariate(0, SPREAD), LONGEST)
    return min(seconds, turn_seconds * 0.6) if turn_seconds else seconds
