"""What a search knows of each game: it plays by the rules, knows who has won, and imagines only what could be."""

from __future__ import annotations

import pytest

from schnapp.bots.policies import POLICIES, policy_of
from schnapp.bots.search import Search
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import view_of

PLAYERS = 3
GAMES_EACH = 6

each_game = pytest.mark.parametrize("name", POLICIES)


def by_policy(name: str, number: int) -> tuple[Match, Dealer]:
    match = Match.start(GAMES[name], list("ABC"), {}, Dealer(stream(f"policies/{number}", "deal")))
    return match, Dealer(stream(f"policies/{number}", "players"))


@each_game
def test_it_finishes_games_and_knows_who_has_won(name: str) -> None:
    policy = policy_of(name)
    for number in range(GAMES_EACH):
        match, chance = by_policy(name, number)
        policy.rollout(match.state, 1_000_000, chance, chance)
        result = match.result()
        assert result is not None
        winners = result["ranks"].count(1)
        assert policy.win_probabilities(match.state) == [(rank == 1) / winners for rank in result["ranks"]]


@each_game
def test_prospects_are_chances(name: str) -> None:
    """At every moment one win is shared out, and every feature is a number that a network can work with."""
    policy = policy_of(name)
    lengths: set[int] = set()
    for number in range(GAMES_EACH):
        match, chance = by_policy(name, number)
        while match.state.owing:
            notes = policy.seat_features(match.state)
            lengths |= {len(features) for features in notes}
            assert len(notes) == PLAYERS and all(-20 < value < 20 for features in notes for value in features)
            chances = policy.win_probabilities(match.state)
            assert sum(chances) == pytest.approx(1) and min(chances) >= 0
            policy.rollout(match.state, 1 + chance.below(7), chance, chance)
    assert len(lengths) == 1


@each_game
def test_what_is_imagined_looks_the_same(name: str) -> None:
    """To the seat for which it is imagined, however often; the others' cards do move."""
    policy, game = policy_of(name), GAMES[name]
    moved = 0
    for number in range(GAMES_EACH):
        match, chance = by_policy(name, number)
        while match.state.owing:
            seat = match.owed()[0]
            view, world = match.view(seat), match.state.copy()
            search = Search(policy, seat, [[0]], world)
            for _ in range(3):
                search.resample(world, chance)
                assert view_of(game, world, seat) == view
                moved += world.key() != match.state.key()
            policy.rollout(match.state, 1 + chance.below(5), chance, chance)
    assert moved > 100
