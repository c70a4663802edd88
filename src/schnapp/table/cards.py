"""Cards as lists of names: multisets, piles, ranks. What boxes, records and re-dealings of all games do with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .rng import Rng

T = TypeVar("T")


def by_number(kinds: Sequence[str]) -> dict[str, int]:
    """Kind → its number."""
    return {kind: number for number, kind in enumerate(kinds)}


def multiset(kinds: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Counts by kind as a sorted list of names."""
    found: list[str] = []
    for kind, count in zip(kinds, counts, strict=True):
        if count:
            found += [kind] * count
    found.sort()
    return found


def multisets(kinds: Sequence[str], counts: Sequence[int]) -> list[list[str]]:
    """The same of many, seat after seat."""
    return [multiset(kinds, counts[at : at + len(kinds)]) for at in range(0, len(counts), len(kinds))]


def shuffled(cards: list[T], chance: Rng) -> list[T]:
    """The same list, shuffled in place."""
    for at in range(len(cards) - 1, 0, -1):
        other = chance.below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]
    return cards


def taken(pile: list[str], count: int) -> list[str]:
    """So many cards from the end of a pile, which loses them."""
    cards = pile[len(pile) - count :]
    del pile[len(pile) - count :]
    return cards


def ranks(merits: Sequence[int]) -> list[int]:
    """Competition ranks (1, 1, 3), the highest merit first."""
    best_first = sorted(merits, reverse=True)
    return [1 + best_first.index(merit) for merit in merits]


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Every seat's part of the win, 0 … 1: those who have won together have equal parts."""
    return [(rank == 1) / ranks.count(1) for rank in ranks]
