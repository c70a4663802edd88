# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What a position is worth to each seat: who has won, or else what a network has learned to tell by its features."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from .network import Network
    from .state import State
if not cython.compiled:
    from .features import Features
    from .fields import furnish

EVALUATION = [0.0] * 32  # of every seat


class Evaluator:
    """Of no game: nothing is worth anything."""

    def __init__(self, value_network: Network | None = None) -> None:
        if not cython.compiled:
            furnish(self)
        self.value_network = value_network
        self.features = Features()
        self.act_features = Features()

    def quiet_boundary(self, state: State) -> int:
        """A number that grows by one at every boundary at which a position is quiet enough to be evaluated."""
        return 0

    def extract(self, state: State, seat: int) -> None:
        """What speaks for and against a seat, into `features`."""
        return

    def settled(self, state: State, into: list[float]) -> bool:
        """Is the game over? Then also each seat's share of the win, 0 … 1."""
        if state.owing != 0:
            return False
        winners = 0
        best = state.returns(0)
        for seat in range(state.players):
            best = max(best, state.returns(seat))
        for seat in range(state.players):
            winners += state.returns(seat) == best
        for seat in range(state.players):
            into[seat] = 1.0 / winners if state.returns(seat) == best else 0.0
        return True

    def evaluate(self, state: State, into: list[float]) -> None:
        """What the position is worth to each seat: the chance to win, 0 … 1."""
        if self.settled(state, into):
            return
        assert self.value_network is not None
        best = -1e9
        count = state.players
        for seat in range(count):
            self.extract(state, seat)
            into[seat] = self.value_network.weigh(self.features)
            best = max(best, into[seat])
        total = 0.0
        for seat in range(count):
            into[seat] = exp(into[seat] - best)
            total += into[seat]
        for seat in range(count):
            into[seat] /= total

    def seat_features(self, state: State) -> list[list[float]]:
        """The features of every seat, for training and for whoever is curious."""
        found: list[list[float]] = []
        for seat in range(state.players):
            self.extract(state, seat)
            found.append(self.features.listed())
        return found

    def act_features_of(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        """The actions among which a seat has a real choice, each with its features: for who practises acts."""
        return []

    def win_probabilities(self, state: State) -> list[float]:
        """What the position is worth to each seat, for training and for whoever is curious."""
        self.evaluate(state, EVALUATION)
        return [EVALUATION[seat] for seat in range(state.players)]
