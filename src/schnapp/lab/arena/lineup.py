"""Who sits at the table in a block.

With as many bots as seats all of them sit down; with fewer the last one fills the seats; with more they take turns: whoever
has played least is next, and among those whoever has met the others least.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from schnapp.table.dealer import stream
from schnapp.table.rng import Rng

LineUp = tuple[str, ...]  # the bots round the table


def line_ups(bots: Sequence[str], players: int, seed: str) -> Iterator[LineUp]:
    """Of every block in turn, without end. Neighbours are drawn, so that nobody always sits behind the same bot."""
    chance = Rng(stream(seed, "line-ups"))
    played: Counter[str] = Counter()
    met: Counter[frozenset[str]] = Counter()
    while True:
        if len(bots) <= players:
            chosen = [*bots, *[bots[-1]] * (players - len(bots))]
        else:
            chosen = _least_seen(_shuffled(bots, chance), players, played, met)
        yield tuple(_shuffled(chosen, chance))


def rotated(line_up: LineUp, turn: int) -> LineUp:
    """Everybody so many seats further on."""
    cut = len(line_up) - turn % len(line_up)
    return line_up[cut:] + line_up[:cut]


def _least_seen(bots: list[str], players: int, played: Counter[str], met: Counter[frozenset[str]]) -> list[str]:
    """Choose and count: no bot is ever more than one block ahead of another."""
    chosen: list[str] = []
    while len(chosen) < players:
        left = [bot for bot in bots if bot not in chosen]
        chosen.append(min(left, key=lambda bot: (played[bot], sum(met[frozenset((bot, other))] for other in chosen))))
    played.update(chosen)
    met.update(frozenset((one, other)) for at, one in enumerate(chosen) for other in chosen[:at])
    return chosen


def _shuffled(bots: Sequence[str], chance: Rng) -> list[str]:
    left = list(bots)
    return [left.pop(chance.below(len(left))) for _ in bots]
