"""How good bots are, in words that people use. A level is a budget of thought and a temperature: a weaker bot looks less
closely, is content with less, and misses more of what it could hurry for, but it never plays what it takes for a blunder."""

from __future__ import annotations

import re

LEVELS = ("beginner", "easy", "medium", "strong", "master")
USUAL = "medium"
PACE_MS = 1200  # for a decision, at a new table

_TIME = re.compile(r"(?<=[:x])[0-9]+(?=ms)")
LEAST_MS = 10


def spec_of(level: str, game: str) -> str:
    """The specification behind a level."""
    from schnapp.games import GAMES  # here: whoever wants to know only the levels need not wait for the games

    return GAMES[game].levels[LEVELS.index(level)]


def in_haste(spec: str, share: int) -> str:
    """The same bot with a part of its time, if it has time and not trials: `flat:150ms` with a third of it is
    `flat:50ms`."""
    return _TIME.sub(lambda ms: str(max(LEAST_MS, int(ms[0]) // share)), spec)


def milliseconds(spec: str) -> int:
    """How long a bot of this specification thinks; 0 if it does not look at the clock."""
    found = _TIME.search(spec)
    return int(found[0]) if found else 0
