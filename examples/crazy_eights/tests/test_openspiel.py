"""Node by node the same game as that of OpenSpiel: who acts, what may be done, what chance may deal, what it is worth.

Actions have the same numbers in both, so both are driven by the same numbers.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from crazy_eights.game import CrazyEightsGame

from schnapp.table.dealer import Dealer
from schnapp.table.outcomes import result_of

pyspiel = pytest.importorskip("pyspiel")
GAME = CrazyEightsGame()


class Following(Dealer):
    """Deals what chance decides, and tells the other game. What can be dealt must be the same in both."""

    def __init__(self, other: Any, chance: random.Random) -> None:
        super().__init__(bytes(32))
        self.other, self.chance, self.draws = other, chance, 0

    def below(self, n: int) -> int:
        assert self.other.is_chance_node()
        outcomes = self.other.chance_outcomes()
        assert [probability for _, probability in outcomes] == pytest.approx([1 / n] * n)
        chosen = self.chance.randrange(n)
        self.other.apply_action(outcomes[chosen][0])
        self.draws += 1
        return chosen


def same_game(number: int, max_draws: int = 5) -> int:
    """Play both at random, comparing every node; how many there were."""
    chance = random.Random(number)
    other = pyspiel.load_game("crazy_eights", {"players": 2, "max_draw_cards": max_draws}).new_initial_state()
    dealer = Following(other, chance)
    state = GAME.new(2, {"max_draws": max_draws})
    state.deal(dealer)
    decisions = 0
    while (seat := state.next_seat()) >= 0:
        actions = state.actions(seat)
        assert other.current_player() == seat
        assert other.legal_actions() == actions
        action = chance.choice(actions)
        other.apply_action(action)
        state.apply(seat, action, dealer)
        decisions += 1
    assert other.is_terminal()
    result = result_of(GAME, state)
    assert result is not None
    assert other.returns() == result["scores"]
    assert other.move_number() == decisions + dealer.draws
    return decisions + dealer.draws


def test_both_play_the_same_games() -> None:
    assert sum(same_game(number) for number in range(300)) > 20_000
