# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false
"""A network with one hidden layer, small enough for every leaf of a search.

The weights are learned from self-play by `tools/train.py` and stand beside the game they belong to (`learned.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from .features import Features

MOST = 64  # hidden units
WIDEST = 80  # features


class Network:
    """Features of a seat or of an act (at most 80 numbers, about -3 … 3) to a number that compares: more is better."""

    def __init__(self, first: Sequence[Sequence[float]], threshold: Sequence[float], second: Sequence[float]) -> None:
        """Weights: `first` by feature and hidden unit, `threshold` and `second` by hidden unit."""
        self.inputs = len(first)
        self.hidden = len(second)
        if self.inputs > WIDEST or self.hidden > MOST:
            raise ValueError(f"a network has at most {WIDEST} features and {MOST} hidden units")
        if not cython.compiled:
            self.first = [[0.0] * MOST for _ in range(WIDEST)]
            self.threshold = [0.0] * MOST
            self.second = [0.0] * MOST
            self.within = [0.0] * MOST
        for unit in range(self.hidden):
            self.threshold[unit] = threshold[unit]
            self.second[unit] = second[unit]
            for feature in range(self.inputs):
                self.first[feature][unit] = first[feature][unit]

    def weigh(self, features: Features) -> float:
        """How good the prospects are."""
        answer = 0.0
        values = features.values()
        for unit in range(self.hidden):
            self.within[unit] = self.threshold[unit]
        for feature in range(self.inputs):
            value = values[feature]
            if value != 0.0:
                for unit in range(self.hidden):
                    self.within[unit] += value * self.first[feature][unit]
        for unit in range(self.hidden):
            if self.within[unit] > 0.0:
                answer += self.within[unit] * self.second[unit]
        return answer
