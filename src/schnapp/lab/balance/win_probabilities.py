"""Every seat's chance to win, seen by somebody who sees all cards: where the lines of a game's course come from.

Learned, where a game brings a value network along; elsewhere the position is played out often, by the game's policy or at
random. How well either of
them foretells the winner is measured in every report (calibration).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from schnapp.bots.policies import POLICIES
from schnapp.bots.random import play_out
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.outcomes import result_of
from schnapp.table.policy import RolloutPolicy
from schnapp.table.state import State

PLAYOUTS = 400  # of a position; the standard error of a chance is then at most 0.025
FEW = 100  # where many games are compared; at most 0.05
ENDLESS = 1_000_000  # acts; no game has so many
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

    def __init__(self, game: Game, players: int, playouts: int, policy: RolloutPolicy | None) -> None:
        self.game = game
        self.players = players
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
        shares = [0.0] * self.players
        for _ in range(playouts):
            trial = state.copy()
            if self.policy is None:
                play_out(trial, chance, chance)
            else:
                self.policy.rollout(trial, ENDLESS, chance, chance)
            result = result_of(self.game, trial)
            assert result is not None, "played out"
            winners = result["ranks"].count(1)
            for seat, rank in enumerate(result["ranks"]):
                shares[seat] += (rank == 1) / winners
        return [share / playouts for share in shares]


def win_probabilities_of(game: Game, players: int, playouts: int = PLAYOUTS) -> WinProbabilities:
    """The better of the two that there is for this game."""
    policy = POLICIES[game.name]() if game.name in POLICIES else None
    if policy is not None and policy.value_network is not None:
        policy.searching_seat = -1  # all play alike
        return LearnedWinProbabilities(game, policy)
    return PlayedWinProbabilities(game, players, playouts, policy)
