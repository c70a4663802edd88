"""Chances by playing on: shared wins count in parts, and what never ends is nobody's."""

from __future__ import annotations

import pytest

from schnapp.bots.playouts import played_out
from schnapp.bots.random import play_out
from schnapp.games import GAMES
from schnapp.table.cards import win_shares
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import LONGEST
from schnapp.table.match import Match
from schnapp.table.positions import core_of
from schnapp.table.state import State

ONES = {"deck": {"number_1": 54}}  # played at random, this need not end


def core(game: str, names: list[str], options: dict[str, object]) -> State:
    match = Match.start(GAMES[game], names, options, Dealer(stream("playouts", "deal")))
    return core_of(match.game, match.state)


@pytest.mark.parametrize(
    ("ranks", "shares"), [([1, 2], [1, 0]), ([2, 1, 1], [0, 0.5, 0.5]), ([1, 1, 1, 1], [0.25] * 4)]
)
def test_those_who_win_together_share(ranks: list[int], shares: list[float]) -> None:
    assert win_shares(ranks) == shares


def test_chances_are_the_shares_of_many_games() -> None:
    chance = Dealer(stream("playouts", "chance"))
    state = core("snatch-it", ["Anna", "Bert", "Cleo"], {})
    before = state.key()
    chances = played_out(GAMES["snatch-it"], state, 200, lambda end: play_out(end, chance, chance))
    assert sum(chances) == pytest.approx(1)
    assert all(0.15 < each < 0.7 for each in chances)
    assert state.key() == before


def test_random_play_stops_where_a_game_does_not_end() -> None:
    chance = Dealer(stream("playouts", "endless"))
    state = core("schnuff", ["Anna", "Bert"], ONES)
    assert play_out(state.copy(), chance, chance) == LONGEST
    assert played_out(GAMES["schnuff"], state, 2, lambda end: play_out(end, chance, chance)) == [0.5, 0.5]
