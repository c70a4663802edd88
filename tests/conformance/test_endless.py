"""A game that never ends fails the tests for all games: it does not hang them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from schnapp.conformance import Table, games, tables
from schnapp.conformance.tables import random_game
from schnapp.games.schnuff.game import SchnuffGame
from schnapp.table import match
from schnapp.table.acting import perform
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.rng import Rng
from schnapp.table.state import State
from tests.games.schnuff.under_test import SCHNUFF


def nothing(game: Game, state: State, seat: int, act: Act, dealer: Dealer) -> None:
    """Acts are allowed and change nothing."""


class Eternal(SchnuffGame):
    """Schnuff in which the clock's act puts everything back to where it was before."""

    def clock_act(self, state: State, seat: int, chance: Rng) -> Act:
        self.before = state.copy()
        return super().clock_act(state, seat, chance)


ETERNAL = Eternal()


def back(game: Game, state: State, seat: int, act: Act, dealer: Dealer) -> None:
    perform(game, state, seat, act, dealer)
    state.copy_from(ETERNAL.before)


@pytest.mark.parametrize("carried_out", [nothing, back])
def test_a_clock_that_never_ends_a_game_is_found(
    carried_out: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "perform", carried_out)
    table = Table(replace(SCHNUFF, game=ETERNAL), 2, {})
    with pytest.raises(AssertionError, match=f"schnuff is not over after {tables.MOST_STEPS} steps"):
        games.the_clock_always_finds_a_legal_act(table)


def test_random_games_that_never_end_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "perform", nothing)
    endless = Table(SCHNUFF, 2, {}).match("endless")
    with pytest.raises(AssertionError, match="schnuff is not over"):
        for _ in random_game(endless, "endless"):
            pass
