"""Learn which acts bring most, by trying them: `python -m tools.train_policy GAME [--part P] [--seed S] [--to FILE]`.

One player learns at tables of others who are sensible (the game's policy). Wherever they have a choice, every act is tried
with the same luck: all play on to the next quiet boundary, and the game's value network (`tools/train.py`) says what that is
worth. Nothing is resampled: the hidden cards are the real ones, so over many games what others do tells as much of them
as it should. A network with one hidden layer learns by how much acts differ, from what the player sees; from time to
time they begin to play by what they have learned. Its weights are written to the game's folder as `policy.weights`
(`table/learned.py`). The tables stand in `training_plan.toml`.
"""

from __future__ import annotations

import multiprocessing
import os
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schnapp.bots.policies import policy_of
from schnapp.games import GAMES
from schnapp.table.acting import deal
from schnapp.table.dealer import Dealer, stream
from schnapp.table.features import names
from schnapp.table.network import Network
from schnapp.table.policy import RolloutPolicy
from schnapp.table.rng import Rng
from schnapp.table.state import State

from .adam import Adam, Floats, Weights
from .training_plan import asked, place, training_plan

SHARES = 8  # of a round's decisions, whatever the number of processes
LOOKED_AT = 0.35  # part of the decisions: those of one game are alike
BOLD = 0.08  # part of the decisions in which anything is done: to know what comes of it
BEGUN = 4  # rounds before they play by what they have learned …
EVERY = 3  # … and rounds until they learn from themselves again
BATCH = 2048
RATE = 2e-3  # of learning, at the beginning
SCALE = 10.0  # worths differ by a few hundredths


class Tried(NamedTuple):
    """Features by act and feature; by act what came of it; by decision how many acts there were."""

    features: Floats
    worths: Floats
    choices: NDArray[np.int32]


def practice(
    game_name: str, tables: list[dict[str, Any]], policy_network: Weights | None, wanted: int, seed: str
) -> Tried:
    """So many decisions, each act tried once."""
    policy = policy_of(game_name)
    policy.policy_network = None
    if policy_network is not None:
        policy.policy_network = Network(
            policy_network.first.tolist(), policy_network.threshold.tolist(), policy_network.second.tolist()
        )
    draw = np.random.default_rng(list(seed.encode()))
    features: list[list[float]] = []
    worths: list[float] = []
    choices: list[int] = []
    number = 0
    while len(choices) < wanted:
        table = tables[number % len(tables)]
        game = GAMES[game_name]
        dealer, chance = Dealer(stream(f"{seed}/{number}", "deal")), Rng(stream(f"{seed}/{number}", "players"))
        players: int = table["players"]
        state = game.new(players, game.resolve(players, table.get("options", {})))
        deal(state, dealer)
        seat = policy.searching_seat = int(draw.integers(players))
        while policy.to_turn(state, seat, dealer, chance):
            notes = policy.act_features_of(state, seat)
            if len(notes) > 1 and draw.random() < LOOKED_AT:
                features += [noted for _, noted in notes]
                luck = stream(f"{seed}/{number}", f"luck {len(choices)}")
                worths += [tried(policy, state, seat, action, luck) for action, _ in notes]
                choices.append(len(notes))
            if len(notes) > 1 and draw.random() < BOLD:
                state.apply(seat, notes[int(draw.integers(len(notes)))][0], dealer)
            else:
                policy.rollout(state, 1, dealer, chance)
        number += 1
    return Tried(np.array(features, np.float32), np.array(worths, np.float32), np.array(choices, np.int32))


def tried(policy: RolloutPolicy, state: State, seat: int, action: int, luck: bytes) -> float:
    """What comes of an act: the chance to win, judged at the next quiet boundary."""
    after = state.copy()
    policy.carry_through(after, seat, action, Dealer(luck))
    return policy.win_probabilities(after)[seat]


def centred(values: Floats, decision: NDArray[np.intp], choices: NDArray[np.int32]) -> Floats:
    """By how much more each act brings than all acts of its decision on average."""
    return values - (np.bincount(decision, values) / choices)[decision].astype(np.float32)


def learn(adam: Adam, some: Tried, rate: float, draw: np.random.Generator) -> float:
    """Once through what was tried; the part of the differences that is still not explained."""
    network = adam.network
    begins: list[int] = [0, *np.cumsum(some.choices).tolist()]
    left = all_of_it = 0.0
    order = draw.permutation(len(some.choices))
    for start in range(0, len(order), BATCH):
        batch: list[int] = order[start : start + BATCH].tolist()
        choices = some.choices[batch]
        acts = np.array([act for at in batch for act in range(begins[at], begins[at + 1])])
        decision = np.repeat(np.arange(len(batch)), choices)
        features = some.features[acts]
        units = network.units(features)
        wanted = centred(some.worths[acts], decision, choices)
        error = centred(units @ network.second, decision, choices) - wanted
        left += float((error * error).sum())
        all_of_it += float((wanted * wanted).sum())
        adam.step(network.gradients(features, units, error * (SCALE / len(batch))), rate)
    return left / all_of_it


def copied(network: Weights) -> Weights:
    return Weights(*(weights.copy() for weights in network))


def main() -> None:
    practices = {name: lesson["practice"] for name, lesson in training_plan().items() if "practice" in lesson}
    given = asked(__doc__, practices, "rounds")
    lesson = practices[given.game]
    rounds = max(1, round(given.part * lesson["rounds"]))
    draw = np.random.default_rng(list(str(given.seed).encode()))
    adam: Adam | None = None
    policy_network: Weights | None = None
    with multiprocessing.get_context("spawn").Pool(min(SHARES, os.cpu_count() or 1)) as pool:
        for number in range(rounds):
            work = partial(practice, given.game, lesson["tables"], policy_network, lesson["decisions"] // SHARES)
            parts = pool.map(work, [f"{given.seed}/{number}/{share}" for share in range(SHARES)], chunksize=1)
            some = Tried(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
            if adam is None:
                network = Weights.random(some.features.shape[1], lesson["hidden"], draw)
                network.second[:] *= 0.1  # acts differ little
                adam = Adam(network)
            rate = RATE * (0.5 + 0.5 * np.cos(np.pi * number / rounds)) + RATE / 60
            left = learn(adam, some, rate, draw)
            if number >= BEGUN and (number - BEGUN) % EVERY == 0:
                policy_network = copied(adam.network)
            print(f"round {number + 1} of {rounds}: {left:.4f} of the differences not explained", flush=True)
    assert adam is not None
    to = place(given, "policy.weights")
    adam.network.write(to, names(type(policy_of(given.game).act_features)))
    print(f"{to} is written")


if __name__ == "__main__":
    main()
