"""Learn what positions are worth from self-play: `python -m tools.train GAME [--players N] [--games M] [--seed S]`.

Sensible players (the game's instinct) play many games, by each of the `--options` in turn. At random moments the features
of every seat are noted, and at the end who has won. A network with one hidden layer learns to give each seat a number
whose softmax over the seats is the chance to win; its weights are written to the game's folder as `weights.npz`, the
arrays of `table/judgement.py`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schnapp.bots.instincts import instinct_of
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream

Floats = NDArray[np.float32]

APART = (4, 18)  # acts between two positions of a game that are noted
KEPT_BACK = 0.05  # part of the positions on which the network is tested
EPOCHS = 12
BATCH = 1024
RATE = 2e-3  # of learning, at the beginning
HIDDEN = 24


class Positions(NamedTuple):
    """Features by position, seat and feature; shares of the win by position and seat. Games lie one after the other."""

    features: Floats
    wins: Floats


class Network(NamedTuple):
    """By feature and hidden unit; by hidden unit; by hidden unit."""

    first: Floats
    threshold: Floats
    second: Floats


def self_play(game_name: str, players: int, games: int, seed: str, options: list[dict[str, Any]]) -> Positions:
    """Positions of so many games, and how they ended."""
    game = GAMES[game_name]
    instinct = instinct_of(game_name)
    agreed = [game.resolve(players, given) for given in options]
    features: list[list[list[float]]] = []
    wins: list[list[float]] = []
    for number in range(games):
        dealer = Dealer(stream(f"{seed}/{number}", "deal"))
        chance = Dealer(stream(f"{seed}/{number}", "players"))
        state = game.new(players, agreed[number % len(agreed)])
        game.deal(state, dealer)
        noted = 0
        instinct.go_on(state, chance.below(APART[0]), dealer, chance)
        while state.owing:
            features.append(instinct.notes(state))
            noted += 1
            instinct.go_on(state, APART[0] + chance.below(APART[1] - APART[0]), dealer, chance)
        wins += [instinct.prospects(state)] * noted
    return Positions(np.array(features, np.float32), np.array(wins, np.float32))


def chances(network: Network, features: Floats) -> tuple[Floats, Floats]:
    """What the hidden units say, by position, seat and unit; the chances to win, by position and seat."""
    units = np.maximum(features @ network.first + network.threshold, 0)
    answers = units @ network.second
    powers = np.exp(answers - answers.max(axis=1, keepdims=True))
    return units, powers / powers.sum(axis=1, keepdims=True)


def surprise(network: Network, positions: Positions) -> float:
    """The mean logarithmic loss, nats."""
    _, found = chances(network, positions.features)
    return float(-(positions.wins * np.log(found + 1e-9)).sum(axis=1).mean())


def learn(positions: Positions, seed: int = 0) -> Network:
    """Fit a network by Adam (Kingma and Ba, 2015), with a rate that falls like a cosine."""
    draw = np.random.default_rng(seed)
    inputs = positions.features.shape[2]
    network = Network(
        draw.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        draw.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
    )
    network.first[~positions.features.any(axis=(0, 1))] = 0  # of what these games never show, nothing is learned
    means = [np.zeros_like(weights) for weights in network]
    squares = [np.zeros_like(weights) for weights in network]
    cut = int(len(positions.features) * (1 - KEPT_BACK))
    taught = Positions(positions.features[:cut], positions.wins[:cut])
    kept = Positions(positions.features[cut:], positions.wins[cut:])
    step = 0
    for epoch in range(EPOCHS):
        order = draw.permutation(cut)
        rate = RATE * (0.5 + 0.5 * np.cos(np.pi * epoch / EPOCHS))
        for start in range(0, cut, BATCH):
            step += 1
            batch = order[start : start + BATCH]
            features = taught.features[batch]
            units, found = chances(network, features)
            error = (found - taught.wins[batch]) / len(batch)
            passed = error[..., None] * network.second * (units > 0)
            slopes = (
                np.tensordot(features, passed, ([0, 1], [0, 1])),
                passed.sum(axis=(0, 1)),
                np.tensordot(error, units, ([0, 1], [0, 1])),
            )
            for weights, slope, mean, square in zip(network, slopes, means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        print(f"epoch {epoch + 1}: surprise {surprise(network, taught):.4f}, on others {surprise(network, kept):.4f}")
    return network


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=sorted(GAMES))
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=60_000)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--options", type=json.loads, nargs="+", default=[{}], metavar="JSON")
    given = asked.parse_args()
    positions = self_play(given.game, given.players, given.games, given.seed, given.options)
    print(f"{len(positions.features)} positions with {positions.features.shape[2]} features a seat")
    network = learn(positions)
    folder = Path("src/schnapp/games") / str(given.game).replace("-", "_")
    np.savez(folder / "weights.npz", first=network.first, threshold=network.threshold, second=network.second)
    print(f"{folder / 'weights.npz'} is written")


if __name__ == "__main__":
    main()
