"""What bots learn from, and that they do."""

from __future__ import annotations

import numpy as np
import pytest

from schnapp.bots.policies import POLICIES, policy_of
from schnapp.games import GAMES
from schnapp.table.acting import deal
from schnapp.table.dealer import Dealer, stream
from schnapp.table.positions import view_of
from tools.adam import Adam, Weights
from tools.train import Positions, chances, foreseen, learn, parted, self_play
from tools.train_policy import Tried, practice
from tools.train_policy import learn as learn_acts
from tools.training_plan import training_plan


def test_every_game_that_learns_has_a_training_plan_at_tables_that_there_are() -> None:
    assert set(training_plan()) == set(POLICIES)
    for game, lesson in training_plan().items():
        for table in lesson["tables"]:
            GAMES[game].resolve(table["players"], table.get("options", {}))


@pytest.mark.parametrize("name", POLICIES)
def test_a_game_gives_positions_and_who_has_won(name: str) -> None:
    found = self_play(name, 3, {}, 4, "lessons")
    assert found.features.shape[:2] == found.wins.shape and len(found.wins) >= 4 * 3
    assert found.wins.sum(axis=1) == pytest.approx(1)
    assert found.features.std(axis=0).max() > 0.1, "positions differ"


def test_snails_learns_from_the_beginnings_of_rounds() -> None:
    """There a search judges: in the middle of a round all depends on cards that lie face down."""
    game, policy = GAMES["snails"], policy_of("snails")
    state, dealer = game.new(2, game.resolve(2, {})), Dealer(stream("lesson", "deal"))
    deal(state, dealer)
    rounds: list[int] = []
    policy.next_training_position(state, dealer, dealer)
    while state.owing:
        view = view_of(game, state, None)
        assert view["at"] in ("draw", "program")
        rounds.append(view["round"])
        policy.next_training_position(state, dealer, dealer)
    assert rounds == list(range(1, len(rounds) + 1)) and len(rounds) > 1


def test_a_network_learns_who_wins_at_tables_of_two_and_of_three() -> None:
    draw = np.random.default_rng(1)

    def table(seats: int) -> Positions:
        """Who has most of the first feature wins; the second means nothing."""
        features = draw.normal(0, 1, (20_000, seats, 2)).astype(np.float32)
        wins = (features[..., :1] == features[..., :1].max(axis=1, keepdims=True))[..., 0].astype(np.float32)
        return Positions(features, wins, np.arange(20_000, dtype=np.int32))

    network = learn(*parted([table(2), table(3)]), hidden=4)
    for seats in 2, 3:
        features, wins, _ = table(seats)
        _, found = chances(network, features)
        assert (found.argmax(axis=1) == wins.argmax(axis=1)).mean() > 0.95


def test_what_comes_later_in_a_game_teaches_what_came_before() -> None:
    """Here whoever has the feature wins; the last position of each game keeps how it really ended."""
    network = Weights(np.array([[9.0]], np.float32), np.zeros(1, np.float32), np.ones(1, np.float32))
    features = np.array([[[1], [0]], [[0], [1]], [[1], [0]], [[0], [1]]], np.float32)
    wins = np.array([[0.5, 0.5]] * 4, np.float32)
    found = foreseen(Positions(features, wins, np.array([1, 1, 1, 2], np.int32)), network, 1)
    assert found.wins[:, 0] == pytest.approx([0, 1, 0.5, 0.5], abs=0.001)
    assert wins[0, 0] == 0.5, "the positions themselves stay as they are"


def test_whoever_trains_a_policy_tries_every_act_with_the_same_luck() -> None:
    tables = training_plan()["schnuff"]["practice"]["tables"]
    for table in tables:
        GAMES["schnuff"].resolve(table["players"], table.get("options", {}))
    found, again = (practice("schnuff", tables, None, 60, "practice") for _ in range(2))
    assert len(found.choices) >= 60 and found.choices.min() > 1
    assert found.choices.sum() == len(found.features) == len(found.worths)
    assert (found.worths == again.worths).all()
    assert found.worths.min() >= 0 and 0.1 < found.worths.max() <= 1 and found.worths.std() > 0.01


def test_acts_are_learned_by_how_much_they_differ() -> None:
    """What all acts of a decision have in common is nothing to learn from."""
    draw = np.random.default_rng(2)
    features = draw.normal(0, 1, (40_000, 3)).astype(np.float32)
    common = np.repeat(draw.normal(0, 5, 10_000), 4)
    some = Tried(features, (features[:, 0] - features[:, 1] + common).astype(np.float32), np.full(10_000, 4, np.int32))
    adam = Adam(Weights.random(3, 8, draw))
    left = [learn_acts(adam, some, 1e-2, draw) for _ in range(60)]
    assert left[-1] < 0.05 < left[0]
