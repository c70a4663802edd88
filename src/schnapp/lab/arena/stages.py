"""A ranking as a series of races: of all who play somebody comes first, of those who are left somebody comes first …

This is what Plackett and Luce's model counts. Ties come in every order, each with an equal part, just as a shared win
counts. A bot that has several seats runs several times in the same race.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import factorial

Field = tuple[int, ...]  # how often each bot runs in a race
Stage = tuple[int, Field, float]  # which bot comes first, in which field, and how much that counts


@cache
def stages(seated: tuple[int, ...], ranks: tuple[int, ...], bots: int) -> tuple[Stage, ...]:
    """The races of one game, by seat: which bot it is (0 … bots - 1) and its rank. Races of one bot with itself tell nothing."""
    counted: dict[tuple[int, Field], float] = {}
    for rank in set(ranks):
        tied = [bot for bot, other in zip(seated, ranks, strict=True) if other == rank]
        below = [bot for bot, other in zip(seated, ranks, strict=True) if other > rank]
        for order in permutations(tied):
            for at, first in enumerate(order):
                field = _field([*order[at:], *below], bots)
                if sum(map(bool, field)) > 1:
                    counted[first, field] = counted.get((first, field), 0.0) + 1 / factorial(len(tied))
    return tuple((first, field, weight) for (first, field), weight in counted.items())


def _field(running: list[int], bots: int) -> Field:
    return tuple(running.count(bot) for bot in range(bots))
