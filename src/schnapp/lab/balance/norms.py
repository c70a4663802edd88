"""What is much? Norms for figures: the advantage of White in chess, and the games that come along, measured in the same way.

Sources: W. F. Streeter, Is the first move an advantage?, Chess Review, May 1946 (5,598 games of 1851 to 1932: White scores
53.40 %), and the database of chessgames.com in March 2008 (55.06 %). Which end of a measure is the worrying one follows C. Browne,
Automatic Generation and Evaluation of Recombination Games, Queensland University of Technology 2008: drama, uncertainty, lead
change and duration. He gives no limits, and neither does anybody else we know; so the limit is what the other games here have.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from .measures import UNITS
from .speech import Speech
from .study import spec

CHESS = 0.5506 / 0.5  # times as much as is fair
SCALE = Path(__file__).with_name("scale.toml")
PLAYERS, BOT = 4, "medium"  # with so many, and by this bot, all of the scale is measured
FEWEST = 2  # other games that make a scale

Worry = Literal["much", "little"]
WORRIES: dict[str, Worry] = {
    "shared": "much",
    "wait": "much",
    "longest_wait": "much",
    "watching": "much",
    "forced": "much",
    "gain": "little",
    "lead_changes": "little",
    "decided": "little",
    "comeback": "little",
    "half_time": "much",
    "hopeless": "much",
    "kingmaking": "much",
}
"""Which end of a measure gives reason to worry. Of the other measures nobody can say: how long, how many options, how much
power over others a game should have is a matter of taste."""


@dataclass(frozen=True, slots=True)
class Norm:
    """What is usual: from `low` to `high`. `games` have these two, least first."""

    low: float
    high: float
    games: tuple[str, str]

    def edge(self, worry: Worry) -> float:
        return self.high if worry == "much" else self.low

    def size(self, value: float, worry: Worry) -> float:
        """1 at the edge, 2 as far beyond it as the norm is wide. A norm without width is as wide as its edge is high."""
        width = self.high - self.low or abs(self.edge(worry)) or 1.0
        beyond = value - self.high if worry == "much" else self.low - value
        return 1 + beyond / width


@cache
def scale() -> dict[str, dict[str, float]]:
    """By game, what the lab has measured of it."""
    found = tomllib.loads(SCALE.read_text("utf-8"))
    return {game: measures for game, measures in found.items() if isinstance(measures, dict)}


def is_on_the_scale(game: str, players: int, bot: str) -> bool:
    """Can games that were played so be compared with the others? With more players one waits longer, with better ones a lead
    is worth more."""
    return players == PLAYERS and spec(bot, game) == spec(BOT, game)


def norm_of(measure: str, game: str, measured: Mapping[str, Mapping[str, float]] | None = None) -> Norm | None:
    """What the other games have; None where there are too few of them."""
    others = sorted(
        (measures[measure], other)
        for other, measures in (scale() if measured is None else measured).items()
        if other != game and measure in measures
    )
    if len(others) < FEWEST:
        return None
    (low, least), (high, most) = others[0], others[-1]
    return Norm(low, high, (least, most))


def compared(measure: str, speech: Speech) -> str:
    """The norm of a measure, for the line below it; nothing where there is none."""
    norm = norm_of(measure, speech.game)
    if norm is None:
        return ""
    low, high = (speech.number(end, UNITS[measure]) for end in (norm.low, norm.high))
    least, most = (Speech(speech.language, game).title for game in norm.games)
    return speech.text("norm-others", players=PLAYERS, low=low, least=least, high=high, most=most)
