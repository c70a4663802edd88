"""Gymnasium's own check of an environment, for every game; its warnings are failures."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from schnapp.bots.roster import UnknownBot, bot
from schnapp.games import GAMES
from schnapp.games.snatch_it.game import SnatchItGame
from schnapp.rl import solo
from schnapp.rl.batch import Batch
from schnapp.rl.errors import IllegalAction, NoLearning
from schnapp.rl.solo import SoloEnv
from schnapp.table.errors import Endless
from schnapp.table.game import Game

from .settings import every_table

pytestmark = pytest.mark.filterwarnings("error")


def made(game: str, **how: Any) -> gymnasium.Env[Any, Any]:
    name = "".join(word.capitalize() for word in game.split("-"))
    return gymnasium.make(f"schnapp.rl.solo:schnapp/{name}-v0", **how)


@every_table
def test_gymnasium_finds_nothing_wrong(game: str, players: int, options: dict[str, Any]) -> None:
    check_env(made(game, players=players, options=options, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_made_by_its_name(game: str) -> None:
    env = made(game, illegal="raise")
    _, info = env.reset(seed=3)
    over = False
    while not over:
        action = int(np.flatnonzero(info["action_mask"])[-1])
        observation, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(observation)
    assert -1 <= float(reward) <= 1


@every_table
def test_its_games_are_those_of_a_batch(game: str, players: int, options: dict[str, Any]) -> None:
    """The first game of a seed is number 1."""
    for seat in range(players):
        env = SoloEnv(game, players, "random", seat, options)
        first, _ = env.reset(seed=5)
        batch = Batch(game, players, 2, 5, options)
        if batch.seats[1] == seat:  # else bots act before
            assert np.array_equal(first, batch.observations[1])


def test_games_that_end_before_the_learner_is_asked_are_counted() -> None:
    """With a single chip others may have gone broke before the last seat has played a card."""
    options = {"chips": 1, "max_rounds": 1, "short_game": True}
    env = SoloEnv("schnuff", 6, "random", 5, options)
    shown: list[float] = []
    skipped: list[float] = []
    for number in range(300):
        _, info = env.reset(seed=1 if number == 0 else None)
        skipped += info["skipped"]
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, reward, over, _, info = env.step(int(legal[number % len(legal)]))
        shown.append(float(reward))
    assert env.games == len(shown) + len(skipped) > len(shown)


def test_the_table_is_drawn_as_the_learner_sees_it() -> None:
    env = made("schnuff", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "Draw pile" in drawn
    assert "Hand:" in drawn
    assert SoloEnv("schnuff", 3).render() is None
    with pytest.raises(NoLearning, match="render_mode is 'ansi' or None, not 'human'"):
        SoloEnv("schnuff", 3, render_mode="human")


@every_table
def test_whole_games_against_bots(game: str, players: int, options: dict[str, Any]) -> None:
    """On every seat, with a random learner; equal seeds play equal games."""
    for seat in range(players):
        told: list[list[Any]] = []
        for _ in range(2):
            env = SoloEnv(game, players, ("random", "greedy"), seat, options, illegal="raise")
            rng = np.random.default_rng(seat)
            observation, info = env.reset(seed=seat)
            story: list[Any] = [observation.tobytes()]
            over = False
            while not over:
                legal = np.flatnonzero(info["action_mask"])
                assert legal.size
                masks = env.action_masks()
                assert masks.dtype == np.bool_
                assert np.array_equal(np.flatnonzero(masks), legal)
                observation, reward, over, cut, info = env.step(int(rng.choice(legal)))
                assert not cut
                assert env.observation_space.contains(observation)
                story += [observation.tobytes(), reward]
            assert not info["action_mask"].any()
            told.append(story)
        assert told[0] == told[1]


def test_an_illegal_action_loses_or_raises() -> None:
    env = SoloEnv("snatch-it", 3)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(illegal)[1:3] == (-1.0, True)
    env = SoloEnv("snatch-it", 3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"seat 0 may not wait \(action 0\) now; legal are lay\["):
        env.step(illegal)


def test_between_two_games_the_learner_cannot_act() -> None:
    env = SoloEnv("schnuff", 2)
    for _ in range(2):  # before the first game, and after its end
        with pytest.raises(IllegalAction, match=r"no game is going on, nobody can act; reset\(\) begins one"):
            env.step(0)
        _, info = env.reset(seed=1)
        with pytest.raises(IllegalAction, match=r"an action is a whole number, not 0\.5"):
            env.step(0.5)  # pyright: ignore[reportArgumentType]
        over = False
        while not over:
            *_, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])


def test_one_name_is_the_bot_of_all_other_seats() -> None:
    assert {type(each) for each in SoloEnv("schnuff", 4, bots="random").bots.values()} == {
        type(bot("random", "schnuff"))
    }
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        SoloEnv("schnuff", 4, bots="clever")


def test_a_game_that_never_ends_does_not_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a deck of ones bots that choose at random play on and on when the learner is out."""
    monkeypatch.setattr(solo, "LONGEST", 40)
    env = SoloEnv("schnuff", 3, bots="random", options={"deck": {"number_1": 54}})
    _, info = env.reset(seed=1)
    with pytest.raises(Endless, match="schnuff with these options and bots is not over after 40 acts of the bots"):
        while True:
            *_, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    with pytest.raises(IllegalAction, match="no game is going on"):
        env.step(0)


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(NoLearning, match="no game 'chess'"):
        SoloEnv("chess", 2)
    with pytest.raises(NoLearning, match="a seat 0 to 2, not 3"):
        SoloEnv("snatch-it", 3, seat=3)
    with pytest.raises(NoLearning, match="a seat 0 to 2, not '0'"):
        SoloEnv("snatch-it", 3, seat="0")  # type: ignore[arg-type]
    with pytest.raises(NoLearning, match="named by a text, not by None"):
        SoloEnv("snatch-it", 3, bots=["greedy", None])  # type: ignore[list-item]
    with pytest.raises(NoLearning, match="at least one bot"):
        SoloEnv("snatch-it", 3, bots=())
    with pytest.raises(UnknownBot, match="no bot 'clever'"):
        SoloEnv("snatch-it", 3, bots=("clever",))
    with pytest.raises(NoLearning, match="has no environments with these options"):
        SoloEnv("schnapp-land-fluss", 3, options={"leader": "Ada"})


SILENT = {name: value for name, value in vars(SnatchItGame).items() if name != "observer"} | {"name": "unobserved"}
Unobserved = type("Unobserved", (Game,), SILENT)  # a game of another package that has nothing for learners


def test_a_game_without_an_observer_is_not_blamed_on_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "unobserved", Unobserved())
    with pytest.raises(NoLearning, match=r"^unobserved has no environments: its acts are not numbered"):
        Batch("unobserved", 3, 1, 1)
