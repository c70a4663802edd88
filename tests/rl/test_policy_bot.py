"""What learned from observations sits at tables as a bot: it sees there what it has seen while it learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import schnapp
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, play
from schnapp.rl.arrays import mask, named, observed
from schnapp.rl.errors import IllegalAction, NoLearning
from schnapp.rl.policy_bot import PolicyBot
from schnapp.rl.setting import Setting
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import core_of
from schnapp.table.protocols import Timed
from schnapp.table.rng import Rng

from .settings import TABLES, called

UNTIMED = [table for table in TABLES if not isinstance(GAMES[table[0]], Timed)]
DECISIONS = 150


def any_legal(observation: NDArray[Any], legal: NDArray[Any], chance: Rng) -> int:
    """A policy that knows nothing."""
    actions = np.flatnonzero(legal)
    return int(actions[chance.below(len(actions))])


def differing(setting: Setting, seen: NDArray[Any], wanted: NDArray[Any]) -> dict[str, tuple[list[int], list[int]]]:
    """The parts of two observations that are not the same."""
    ours, theirs = named(setting.observer, seen), named(setting.observer, wanted)
    return {
        part: (ours[part].tolist(), theirs[part].tolist())
        for part in ours
        if not np.array_equal(ours[part], theirs[part])
    }


@pytest.mark.parametrize(("game", "players", "options"), UNTIMED, ids=map(called, UNTIMED))
def test_it_sees_what_a_learner_sees(game: str, players: int, options: dict[str, Any]) -> None:
    """At a table it is given a view only, and what hidden cards are it does not know; in an environment they are there."""
    setting = Setting(game, players, options)
    match = Match.start(
        setting.game, [f"player {seat}" for seat in range(players)], options, Dealer(stream("seen", "deal"))
    )
    chance = Rng(stream("seen", "acts"))
    looks: list[tuple[NDArray[Any], NDArray[Any]]] = []

    def looking(observation: NDArray[Any], legal: NDArray[Any], chance: Rng) -> int:
        looks.append((observation, legal))
        return any_legal(observation, legal, chance)

    bot = PolicyBot(looking)
    for _ in range(DECISIONS):
        if match.over:
            break
        owed = match.owed()
        seat = owed[chance.below(len(owed))]
        state = core_of(setting.game, match.state)
        looks.clear()
        act = bot.choose(match.request(seat), chance)
        assert differing(setting, looks[0][0], observed(setting.observer, state, seat)) == {}
        assert np.array_equal(looks[0][1], mask(setting.observer, list(setting.observer.choices(state, seat))))
        match.act(match.random_act(seat, chance) if act == {"type": "wait"} else match.signed(seat, act))


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not isinstance(game, Timed)])
def test_it_plays_to_the_end(game: str) -> None:
    plan = Plan(game, GAMES[game].seats[0], "whole")
    assert play(plan, 1, [PolicyBot(any_legal) for _ in range(plan.players)]).decisions > 0


def test_a_programme_is_laid_piece_by_piece() -> None:
    """Two snails and five cards, and each piece is seen at the next one."""
    table = schnapp.new("snails", players=2, seed=1)
    laid: list[int] = []
    observer = Setting("snails", 2, {}).observer

    def counting(observation: NDArray[Any], legal: NDArray[Any], chance: Rng) -> int:
        laid.append(int(np.count_nonzero(named(observer, observation)["laid"])))
        return any_legal(observation, legal, chance)

    for act in iter(lambda: table.match.legal(table.to_act[0])[0], None):
        if act["type"] == "program":
            break
        table.play("random", acts=1)
    table.play([PolicyBot(counting), "random"], acts=2)
    assert laid[:7] == [0, 1, 2, 3, 4, 5, 6]


def test_what_its_policy_says_must_be_legal() -> None:
    table = schnapp.new("schnuff", players=2, seed=1)
    with pytest.raises(IllegalAction, match=r"seat . may not wait \(action 0\) now; legal are play"):
        table.play(PolicyBot(lambda observation, legal, chance: 0))
    with pytest.raises(IllegalAction, match="an action is a whole number, not None"):
        table.play(PolicyBot(lambda observation, legal, chance: None))  # type: ignore[arg-type,return-value]


def test_it_does_not_play_by_the_clock() -> None:
    table = schnapp.new("schnapp-land-fluss", players=2, seed=1)
    with pytest.raises(NoLearning, match="has a clock"):
        table.play(PolicyBot(any_legal))


def test_it_plays_the_same_again(tmp_path: Path) -> None:
    """Its chance is the one that it is given."""

    def once() -> str:
        table = schnapp.new("schnuff", players=3, seed=5)
        table.play(PolicyBot(any_legal))
        return table.record()

    assert once() == once()
