"""Learners at the limits of the tables: as many seats and acts as there can be, and what is said where there are more."""

from __future__ import annotations

import json

import numpy as np
import pytest

from schnapp.games import GAMES
from schnapp.rl.aec import TurnEnv
from schnapp.rl.batch import Batch
from schnapp.table.errors import BadRules
from tests.builds import assert_both_tell
from tests.examples.wide import WideGame, WiderGame

STORY = """
import numpy as np
from schnapp.games import GAMES
from schnapp.rl import batch
from tests.examples.wide import WideGame
GAMES["wide"] = WideGame()
games = batch.Batch("wide", 32, 2, "limits")
for _ in range(64):
    games.step(games.legal[:, games.seats[0]])
    print(games.rewards.tolist())
print(str(batch.__file__).endswith(".py"))
"""


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (WideGame(), WiderGame()):
        monkeypatch.setitem(GAMES, game.name, game)


def test_as_many_play_as_can_sit_at_a_table() -> None:
    told = assert_both_tell(STORY)
    assert np.unique(json.loads(told[31])[0]).tolist() == pytest.approx(np.linspace(-1, 1, 32))


def test_all_that_is_legal_stands_in_the_arrays() -> None:
    batch = Batch("wide", 2, 3, seed=1)
    for _ in range(4):
        assert batch.legal.shape[1] >= batch.counts.max() == 2500
        assert (batch.mask.sum(1) == 2500).all()
        batch.step(batch.legal[:, 2499])


def test_more_than_there_can_be_is_one_sentence() -> None:
    env = TurnEnv("wider", 2)
    env.reset(seed=1)
    legal = int(np.flatnonzero(env.observe("player_0")["action_mask"])[0])
    sentence = "Wider: 4,900 acts are legal for seat 0; at most 4,096 can be at a time"
    with pytest.raises(BadRules, match=sentence):
        env.step(legal)
    batch = Batch("wider", 2, 2, seed=1)
    with pytest.raises(BadRules, match=sentence):
        batch.step(batch.legal[:, 0])
