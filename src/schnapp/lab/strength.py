"""How often a seat wins, with an interval that says how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from .simulation import Played

SURE = 1.959964  # standard deviations on either side of a normal 95 % interval


@dataclass(slots=True)
class Strength:
    """Wins of one player over many games; a shared win counts in equal parts."""

    games: int = 0
    wins: float = 0.0

    def add(self, played: Played, seat: int) -> None:
        self.games += 1
        if played.ranks[seat] == 1:
            self.wins += 1 / played.ranks.count(1)

    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share (a shared win makes it slightly too wide, never too narrow)."""
        return interval(self.share(), self.games)


def interval(share: float, number: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was found in so many cases."""
    z = SURE
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    reach = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
    return middle - reach, middle + reach
