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
        self.fields: dict[str, tuple[str, ...]] = {act["type"]: tuple(act)[1:] for act in acts}
        self.numbers: dict[str, Any] = {}
        for number, act in enumerate(acts):
            *path, last = act.values()
            branch = self.numbers
            for value in path:
                branch = branch.setdefault(value, {})
            branch[last] = number

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
        names = self.fields.get(act["type"])
        if names is None:
            return None
        count = 1 + len(names)
        for name in BESIDE:
            if name in act:
                count += 1
        if count != len(act):
            return None
        found: Any = self.numbers[act["type"]]
        for name in names:
            value = act.get(name)
            if type(value) is not str and type(value) is not int:  # `true` is no 1, and a list has no number
                return None
            found = found.get(value)
            if found is None:
                return None
        return found
