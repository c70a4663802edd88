"""Whoever plans ahead tries things on a copy: it goes on as its original does, and neither knows of the other."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import schnapp
from schnapp.games import GAMES
from schnapp.rl.aec import TurnEnv
from schnapp.rl.batch import Batch
from schnapp.rl.parallel import TogetherEnv
from schnapp.rl.solo import SoloEnv
from schnapp.table.dealer import stream
from schnapp.table.fair import FairDealer

from .settings import every_table

STEPS = 30  # before the copy is made, and after


class Players:
    """Every face alike: games go on and on, by the last and the first of the legal actions in turn."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.told: Any = None
        self.over = True  # or not begun

    def step(self, number: int) -> tuple[Any, ...]:
        if isinstance(self.env, Batch):
            batch = self.env
            batch.step(batch.legal[np.arange(batch.count), (batch.counts - 1) * (number % 2)])
            return tuple(
                getattr(batch, name).tobytes() for name in ("observations", "mask", "seats", "rewards", "ended")
            )
        if isinstance(self.env, TurnEnv):
            if not self.env.agents:
                self.env.reset(seed=None)
            agent = self.env.agent_selection
            seen, over = self.env.observe(agent), self.env.terminations[agent]
            self.env.step(None if over else _one(seen["action_mask"], number))
            return agent, over, self.env.rewards, seen["observation"].tobytes()
        if isinstance(self.env, TogetherEnv):
            if self.told is None or not self.env.agents:
                self.told, _ = self.env.reset()
            actions = {agent: _one(self.told[agent]["action_mask"], number) for agent in self.env.agents}
            self.told, rewards, *_ = self.env.step(actions)
            return *(seen["observation"].tobytes() for seen in self.told.values()), *rewards.values()
        if self.over:
            _, self.told = self.env.reset()
        seen, reward, self.over, _, self.told = self.env.step(_one(self.told["action_mask"], number))
        return seen.tobytes(), reward, self.over


def _one(mask: Any, number: int) -> int:
    return int(np.flatnonzero(mask)[-(number % 2)])


def begun(face: str, game: str, players: int, options: dict[str, Any]) -> Any:
    if face == "batch":
        return Batch(game, players, 3, 5, options)
    env: Any = {
        "turn": lambda: TurnEnv(game, players, options),
        "together": lambda: TogetherEnv(game, players, options),
        "solo": lambda: SoloEnv(game, players, ("random", "greedy"), 0, options),
    }[face]()
    env.reset(seed=5)
    return env


@pytest.mark.parametrize("face", ["batch", "turn", "together", "solo"])
@every_table
def test_a_copy_goes_on_alike_and_by_itself(game: str, players: int, options: dict[str, Any], face: str) -> None:
    one = Players(begun(face, game, players, options))
    for number in range(STEPS):
        one.step(number)
    other, pickled = copy.deepcopy(one), pickle.dumps(one)
    theirs = [other.step(number) for number in range(STEPS)]
    assert [
        one.step(number) for number in range(STEPS)
    ] == theirs  # what happened in the copy did not reach the original
    again: Players = pickle.loads(pickled)
    assert [again.step(number) for number in range(STEPS)] == theirs


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_copied_with_its_record(game: str) -> None:
    table = schnapp.new(game, seed=1)
    table.play("random", acts=20)
    twin = copy.deepcopy(table)
    twin.play("random")
    assert len(table.record()) < len(twin.record())
    table.play("random")
    assert table.record() == twin.record()


def test_a_state_of_another_build_is_not_taken_for_one_of_this() -> None:
    state = TurnEnv("schnuff", 2).play.state
    with pytest.raises(TypeError, match="this Schnuff was pickled by another build of Schnapp"):
        state.__setstate__((2, 0, b"short"))


def test_the_chance_of_a_server_is_not_copied() -> None:
    with pytest.raises(TypeError, match="a FairDealer cannot be copied"):
        copy.deepcopy(FairDealer(stream(1, "fair")))
