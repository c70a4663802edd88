"""Every seat's chance to win, seen by somebody who sees all cards: where the lines of a game's course come from.

Learned, where a game brings a value network along; elsewhere the position is played out often, by the game's policy or at
random. How well either of them foretells the winner is measured in every report (calibration).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from schnapp.bots.playouts import played_out
from schnapp.bots.policies import POLICIES
from schnapp.bots.random import play_out
from schnapp.table.dealer import Dealer
from schnapp.table.errors import LONGEST
from schnapp.table.game import Game
from schnapp.table.policy import RolloutPolicy
from schnapp.table.state import State

PLAYOUTS = 400  # of a position; the standard error of a chance is then at most 0.025
FEW = 100  # where many games are compared; at most 0.05
TRIAL = 60  # of an option, in each of several trials


class WinProbabilities(Protocol):
    """States are compiled ones, as `core_of` gives them; chances are by seat, 0 … 1, and add up to 1."""

    exact: bool
    """Equal positions have equal chances; else chances have an error of their own, which looks as if acts had moved them."""

    def of(self, state: State, chance: Dealer) -> list[float]:
        """The chances in a position. It stays as it is."""
        ...

    def options(self, state: State, seat: int, legal: list[dict[str, object]], chance: Dealer) -> list[list[int]]:
        """What this seat can do, each as the actions of which it is made."""
        ...

    def after(self, state: State, seat: int, actions: Sequence[int], chance: Dealer) -> list[float]:
        """The chances once these actions have been carried out. The position stays as it is."""
        ...


class LearnedWinProbabilities:
    """By the value network that a game has learned from self-play."""

    exact = True

    def __init__(self, game: Game, policy: RolloutPolicy) -> None:
        self.game = game
        self.policy = policy

    def of(self, state: State, chance: Dealer) -> list[float]:
        return self.policy.win_probabilities(state)

    def options(self, state: State, seat: int, legal: list[dict[str, object]], chance: Dealer) -> list[list[int]]:
        return [candidate.actions for candidate in self.policy.candidates(self.game, state, seat, legal, chance)]

    def after(self, state: State, seat: int, actions: Sequence[int], chance: Dealer) -> list[float]:
        """Others go on by the policy to the next quiet boundary."""
        trial = state.copy()
        for action in actions[:-1]:
            trial.apply(seat, action, chance)
        self.policy.carry_through(trial, seat, actions[-1], chance)
        return self.policy.win_probabilities(trial)


class PlayedWinProbabilities:
    """By playing on to the end, many times: by the policy, or at random where there is none."""

    exact = False

    def __init__(self, game: Game, playouts: int, policy: RolloutPolicy | None) -> None:
        self.game = game
        self.playouts = playouts
        self.policy = policy

    def of(self, state: State, chance: Dealer) -> list[float]:
        return self._played_out(state, chance, self.playouts)

    def after(self, state: State, seat: int, actions: Sequence[int], chance: Dealer) -> list[float]:
        trial = state.copy()
        for action in actions:
            trial.apply(seat, action, chance)
        return self._played_out(trial, chance, TRIAL)

    def options(self, state: State, seat: int, legal: list[dict[str, object]], chance: Dealer) -> list[list[int]]:
        return [[action] for action in state.actions(seat)]

    def _played_out(self, state: State, chance: Dealer, playouts: int) -> list[float]:
        if self.policy is None:
            return played_out(self.game, state, playouts, lambda end: play_out(end, chance, chance))
        policy = self.policy
        return played_out(self.game, state, playouts, lambda end: policy.rollout(end, LONGEST, chance, chance))


def win_probabilities_of(game: Game, playouts: int = PLAYOUTS) -> WinProbabilities:
    """The better of the two that there is for this game."""
    policy = POLICIES[game.name]() if game.name in POLICIES else None
    if policy is not None and policy.value_network is not None:
        policy.searching_seat = -1  # all play alike
        return LearnedWinProbabilities(game, policy)
    return PlayedWinProbabilities(game, playouts, policy)
