# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""The acts of a game in which each has a number, and the way between both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .canonical import Act, canonical

BESIDE = "player", "by"  # what every act may have beside its type and its fields


class Numbering:
    """An act's number is its place in the list."""

    def __init__(self, acts: Sequence[Act]) -> None:
        order = sorted(range(len(acts)), key=lambda action: canonical(acts[action]))
        self.acts = tuple(acts)
        self.sorted = tuple(acts[action] for action in order)
        self.places = {action: place for place, action in enumerate(order)}
        self.known: dict[str, tuple[tuple[str, ...], dict[tuple[Any, ...], int]]] = {}
        for action, act in enumerate(acts):
            kind, *values = act.values()
            self.known.setdefault(kind, (tuple(act)[1:], {}))[1][tuple(values)] = action

    def act(self, action: int) -> Act:
        """The act of a number."""
        act = self.acts[action]
        return act.copy()

    def listed(self, actions: list[int]) -> list[Act]:
        """The acts of some numbers, in the order of their canonical texts."""
        places = [self.places[action] for action in actions]
        places.sort()
        found: list[Act] = []
        for place in places:
            act = self.sorted[place]
            found.append(act.copy())
        return found

    def number(self, act: Act) -> int | None:
        """The number of an act, whoever does it; None if there is no such act."""
        known = self.known.get(act["type"])
        if known is None:
            return None
        names, numbers = known
        count = 1
        values: list[Any] = []
        for name in names:
            value = act.get(name)
            if type(value) is not str and type(value) is not int:  # `true` is no 1, and a list has no number
                return None
            values.append(value)
        for name in BESIDE:
            if name in act:
                count += 1
        if count + len(values) != len(act):
            return None
        return numbers.get(tuple(values))
