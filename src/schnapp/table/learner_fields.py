"""What the numbers of a game mean to a learner: the parts of an observation, and the groups of actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from math import prod


@dataclass(frozen=True, slots=True)
class ObservationField:
    """A part of an observation: an array of this shape, each number of it `low` … `high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class ActionField:
    """Actions of one kind: one for each place of an array of this shape, () for a single one.

    `moves`: each move of the rules that is such an action, with its place; where a place depends on the state, the first one
    that it can be (see `Observer.index`)."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    moves: Mapping[int, int] = field(default_factory=dict[int, int], repr=False, compare=False)

    @property
    def size(self) -> int:
        return prod(self.shape)


def run(first: int, count: int) -> dict[int, int]:
    """So many moves from the first one on, each of which is one action."""
    return {first + place: place for place in range(count)}


def starts(parts: Iterable[ObservationField | ActionField]) -> list[int]:
    """Where each part begins if they lie one behind the other, and at the end of the list where the last one ends."""
    return [0, *accumulate(part.size for part in parts)]


def extent(parts: Iterable[ObservationField | ActionField]) -> int:
    """The size of all of them."""
    return sum(part.size for part in parts)
