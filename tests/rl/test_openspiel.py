"""OpenSpiel's own tests of conformance, for every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from schnapp.rl.errors import NoLearning
from schnapp.rl.spiel import name_of, options_of

from .settings import every_table


def loaded(game: str, players: int, options: dict[str, Any]) -> Any:
    written = ";".join(f"{name}:{str(value).lower()}" for name, value in options.items())
    return pyspiel.load_game(name_of(game), {"players": players, "options": written})


@every_table
def test_random_games_in_c(game: str, players: int, options: dict[str, Any]) -> None:
    """Legal actions, chance, utilities, clones, serialisation, observations: as OpenSpiel tests its own games."""
    pyspiel.random_sim_test(loaded(game, players, options), num_sims=1, serialize=True, verbose=False)


@every_table
def test_random_games_in_python(game: str, players: int, options: dict[str, Any]) -> None:
    """Clones, pickles and serialises on the way."""
    games_sim_test.GamesSimTest("sim_game").sim_game(loaded(game, players, options))


@every_table
def test_observations_are_those_of_the_other_faces(game: str, players: int, options: dict[str, Any]) -> None:
    table = loaded(game, players, options)
    seen = make_observation(table)
    state = table.new_initial_state()
    rng = np.random.default_rng(1)
    seen.set_from(state, 0)
    assert not seen.tensor.any()
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
    numbers = np.zeros(table.setting.observer.size, np.int16)
    for player in range(players):
        seen.set_from(state, player)
        table.setting.observer.write(state.moment.state, player, numbers)
        assert np.array_equal(seen.tensor, numbers)
        for part in table.setting.observer.fields:
            assert seen.dict[part.name].shape == part.shape
        assert seen.string_from(state, player) == state.observation_string(player)


def test_chance_is_uniform_and_explicit() -> None:
    """The first card of a shuffle is one of all, the next one of the rest."""
    state = loaded("snatch-it", 3, {}).new_initial_state()
    outcomes: list[int] = []
    while state.is_chance_node():
        chances = state.chance_outcomes()
        outcomes.append(len(chances))
        assert {share for _, share in chances} == {1 / len(chances)}
        state.apply_action(0)
    assert outcomes == [*range(117, 1, -1), 7, 3]  # the deck, the height of Last Bite, who begins


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(NoLearning, match="perfect recall"):
        table = loaded("schnuff", 2, {})
        table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(NoLearning, match="name:value"):
        options_of("rounds=3")
    assert options_of("rounds:3;layout:volcano;short_game:true") == {
        "rounds": 3,
        "layout": "volcano",
        "short_game": True,
    }
