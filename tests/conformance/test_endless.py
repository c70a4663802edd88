"""A game that never ends fails the tests for all games: it does not hang them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from schnapp.games.schnuff.game import SchnuffGame
from schnapp.table.acting import perform
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match
from schnapp.table.state import State
from tests.games.schnuff.under_test import SCHNUFF

from . import tables, test_games
from .tables import Table, random_game


class Standstill(SchnuffGame):
    """Schnuff in which acts are allowed and change nothing."""

    def perform(self, state: State, seat: int, act: Act, dealer: Dealer) -> None:
        return


class Eternal(SchnuffGame):
    """Schnuff in which the clock's act puts everything back to where it was before."""

    def clock_act(self, state: State, seat: int, chance: Dealer) -> Act:
        self.before = state.copy()
        return super().clock_act(state, seat, chance)

    def perform(self, state: State, seat: int, act: Act, dealer: Dealer) -> None:
        perform(super(), state, seat, act, dealer)
        state.copy_from(self.before)


@pytest.mark.parametrize("game", [Standstill(), Eternal()], ids=lambda game: type(game).__name__)
def test_a_clock_that_never_ends_a_game_is_found(game: SchnuffGame) -> None:
    table = Table(replace(SCHNUFF, game=game), 2, {})
    with pytest.raises(AssertionError, match=f"schnuff is not over after {tables.MOST_STEPS} steps"):
        test_games.test_the_clock_always_finds_a_legal_act(table)


def test_random_games_that_never_end_are_found() -> None:
    match: Match = Table(replace(SCHNUFF, game=Standstill()), 2, {}).match("endless")
    with pytest.raises(AssertionError, match="schnuff is not over"):
        for _ in random_game(match, "endless"):
            pass
