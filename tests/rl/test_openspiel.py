"""OpenSpiel's own tests of conformance, for every game."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from schnapp.rl.errors import IllegalAction, NoLearning
from schnapp.rl.spiel import Moment, name_of, options_of, written

from .settings import every_table


def loaded(game: str, players: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(name_of(game), {"players": players, "options": written(options)})


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


@pytest.mark.parametrize(
    ("wrong", "said"),
    [(6, "chance draws a number from 0 to 5, not 6"), (-3, "not -3"), (1_000_000, "not 1000000")],
)
def test_a_draw_that_cannot_be_is_refused(wrong: int, said: str) -> None:
    """The rules believe their dealer: such a draw would reach behind an array."""
    state = loaded("schnuff", 2, {}).new_initial_state()
    with pytest.raises(IllegalAction, match=said):
        state.apply_action(wrong)
    assert state.history() == [] == state.moment.past == state.moment.draws


def test_an_illegal_action_changes_nothing() -> None:
    state = dealt(loaded("schnuff", 2, {}))
    before = str(state), state.history(), state.moment.past.copy()
    for wrong in (-3, 1000, *(action for action in range(11) if action not in state.legal_actions())):
        with pytest.raises(IllegalAction):
            state.apply_action(wrong)
    assert before == (str(state), state.history(), state.moment.past)
    assert str(state.clone()) == str(pickle.loads(pickle.dumps(state))) == str(state)
    moment: Moment = state.moment
    moment.seat = -1
    with pytest.raises(IllegalAction, match="the game is over"):
        moment.go_on(0)


def dealt(table: Any) -> Any:
    state, rng = table.new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
    return state


DECK = {"number_1": 8, "number_2": 8, "number_3": 8, "number_4": 8, "pass": 5, "reverse": 7, "snap": 4, "risk": 4, "schnuff": 2}  # fmt: skip


def test_options_with_commas_go_through_a_string() -> None:
    """OpenSpiel parts the parameters of a game at commas."""
    table = loaded("schnuff", 2, {"deck": DECK, "chips": 3})
    assert 'deck:{"number_1":8|"number_2":8|' in str(table)
    assert pyspiel.load_game(str(table)).setting.options == table.setting.options
    assert pickle.loads(pickle.dumps(table)).setting.options["deck"] == DECK
    state = dealt(table)
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(table, state))
    assert (str(again), str(other)) == (str(table), str(state))
    commas = pyspiel.load_game(
        "python_schnapp_schnuff", {"players": 2, "options": str(table.table[2]).replace("|", ",")}
    )
    assert str(commas) == str(table)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (3, "3"),
        (True, "true"),
        ("volcano", "volcano"),
        ("true", '"true"'),
        ("", '""'),
        ([1, "b"], '[1|"b"]'),
        ('Lea, "Ann" (x)=|;', '"Lea\\u002c \\"Ann\\" \\u0028x\\u0029\\u003d\\u007c\\u003b"'),
    ],
)
def test_options_are_written_as_they_are_read(value: object, text: str) -> None:
    assert written({"name": value, "rounds": 3}) == f"name:{text};rounds:3"
    assert options_of(f"name:{text};rounds:3") == {"name": value, "rounds": 3}


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ({"perfect_recall": True}, "none with perfect recall"),
        ({"private_info": pyspiel.PrivateInfoType.NONE}, "none of public things only"),
        ({"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}, "or of all hands"),
        ({"public_info": False}, "of private things only"),
    ],
)
def test_only_what_a_seat_sees_can_be_observed(kind: dict[str, Any], said: str) -> None:
    asked = pyspiel.IIGObservationType(**{"perfect_recall": False, **kind})
    with pytest.raises(NoLearning, match=said):
        make_observation(loaded("schnuff", 2, {}), asked)


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(NoLearning, match="name:value"):
        options_of("rounds=3")
    assert options_of("rounds:3;layout:volcano;short_game:true") == {
        "rounds": 3,
        "layout": "volcano",
        "short_game": True,
    }


@every_table
def test_draws_of_a_shuffle_are_not_tried_one_by_one(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a shuffle draws is certain beforehand. Where every draw is tried anew, all nodes are the same."""
    tries: Counter[int] = Counter()
    carried_out = Moment._try

    def counted(moment: Moment) -> None:
        tries[id(moment)] += 1
        carried_out(moment)

    monkeypatch.setattr(Moment, "_try", counted)
    quick, slow = (Moment(game, players, written(options)) for _ in range(2))
    rng = np.random.default_rng(3)
    for _ in range(300):
        if quick.over:
            break
        slow.certain = min(slow.certain, 1)
        assert (quick.seat, quick.pending, quick.wanted) == (slow.seat, slow.pending, slow.wanted)
        number = int(rng.integers(quick.wanted)) if quick.pending is not None else int(rng.choice(quick.legal()))
        quick.go_on(number)
        slow.go_on(number)
    assert tries[id(quick)] + 20 < tries[id(slow)]
