"""PettingZoo's own tests of conformance, for every game; its warnings are failures."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from schnapp.rl.aec import TurnEnv
from schnapp.rl.parallel import TogetherEnv

from .settings import every_table

pytestmark = [
    pytest.mark.filterwarnings("error"),
    # what it says of every environment with an action mask outside its own list of names, its own documented form
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@every_table
def test_one_after_the_other(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(TurnEnv(game, players, options), num_cycles=1000)


@every_table
def test_one_after_the_other_from_a_seed(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: TurnEnv(game, players, options), num_cycles=30)


@every_table
def test_all_together(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(TogetherEnv(game, players, options), num_cycles=1000)


@every_table
def test_all_together_from_a_seed(game: str, players: int, options: dict[str, Any]) -> None:
    """The test chooses actions without a look at the mask."""
    parallel_seed_test(lambda: TogetherEnv(game, players, options, illegal="lose"), num_cycles=30)
