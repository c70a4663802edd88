"""Learn what positions are worth from self-play: `python -m tools.train GAME [--part P] [--seed S] [--to FILE]`.

Sensible players (the game's policy) play many games at the tables of `training_plan.toml`; one of them plays by what
`tools/train_policy.py` has taught them, where there is such a policy. At moments that the policy chooses the features of
every seat are noted, and at the end who has won. A network with one hidden layer learns to give each seat a number
whose softmax over the seats is the chance to win; its weights are written to the game's folder as `value.weights`
(`table/learned.py`). docs/bots.md tells the whole story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schnapp.bots.policies import policy_of
from schnapp.games import GAMES
from schnapp.table.acting import deal
from schnapp.table.dealer import Dealer, stream
from schnapp.table.features import names
from schnapp.table.rng import Rng

from .adam import Adam, Floats, Weights
from .training_plan import asked, place, training_plan

KEPT_BACK = 0.05  # part of the positions on which the network is tested
EPOCHS = 12
BATCH = 1024
RATE = 2e-3  # of learning, at the beginning


class Positions(NamedTuple):
    """Features by position, seat and feature; shares of the win by position and seat; the number of its game by position.
    Games lie one after the other."""

    features: Floats
    wins: Floats
    games: NDArray[np.int32]

    def some(self, which: slice | NDArray[np.intp]) -> Positions:
        return Positions(self.features[which], self.wins[which], self.games[which])


def self_play(game_name: str, players: int, options: dict[str, Any], games: int, seed: str) -> Positions:
    """Positions of so many games, and how they ended."""
    game = GAMES[game_name]
    policy = policy_of(game_name)
    chosen = game.resolve(players, options)
    features: list[Floats] = []
    wins: list[list[float]] = []
    numbers: list[int] = []
    for number in range(games):
        dealer = Dealer(stream(f"{seed}/{number}", "deal"))
        chance = Rng(stream(f"{seed}/{number}", "players"))
        state = game.new(players, chosen)
        deal(state, dealer)
        policy.searching_seat = number % players
        noted = 0
        policy.next_training_position(state, dealer, chance)
        while state.owing:
            features.append(np.array(policy.seat_features(state), np.float32))  # lists would need ten times the memory
            noted += 1
            policy.next_training_position(state, dealer, chance)
        wins += [policy.win_probabilities(state)] * noted
        numbers += [number] * noted
    return Positions(np.stack(features), np.array(wins, np.float32), np.array(numbers, np.int32))


def foreseen(positions: Positions, network: Weights, ahead: int) -> Positions:
    """The same, but taught by what the network thinks of the position that comes so many later in the game, where there
    is one: that depends less on luck than who wins in the end (temporal differences; Sutton, 1988)."""
    wins = positions.wins.copy()
    same = np.flatnonzero(positions.games[:-ahead] == positions.games[ahead:])
    for some in np.array_split(same, 1 + len(same) // 100_000):
        wins[some] = chances(network, positions.features[some + ahead])[1]
    return positions._replace(wins=wins)


def chances(network: Weights, features: Floats) -> tuple[Floats, Floats]:
    """What the hidden units say, by position, seat and unit; the chances to win, by position and seat."""
    units = network.units(features)
    answers = units @ network.second
    powers = np.exp(answers - answers.max(axis=1, keepdims=True))
    return units, powers / powers.sum(axis=1, keepdims=True)


def cross_entropy(network: Weights, tables: Sequence[Positions]) -> str:
    """The mean logarithmic loss at each of the tables, nats."""
    said: list[str] = []
    for positions in tables:
        _, found = chances(network, positions.features)
        said.append(f"{-(positions.wins * np.log(found + 1e-9)).sum(axis=1).mean():.4f}")
    return " ".join(said)


def gradients(network: Weights, positions: Positions) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """How the cross_entropy grows with each weight."""
    units, found = chances(network, positions.features)
    error = (found - positions.wins) / len(positions.wins)
    return network.gradients(positions.features, units, error)


def batches(tables: Sequence[Positions], draw: np.random.Generator) -> list[Positions]:
    """All positions once, shuffled; those of a batch are of one table, as every table has its number of seats."""
    found: list[Positions] = []
    for positions in tables:
        order = draw.permutation(len(positions.wins))
        found += [positions.some(order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    return [found[at] for at in draw.permutation(len(found))]


def parted(tables: Sequence[Positions]) -> tuple[list[Positions], list[Positions]]:
    """Positions to learn from, and some to see whether it was learned."""
    cuts = [int(len(positions.wins) * (1 - KEPT_BACK)) for positions in tables]
    return (
        [positions.some(slice(cut)) for positions, cut in zip(tables, cuts, strict=True)],
        [positions.some(slice(cut, None)) for positions, cut in zip(tables, cuts, strict=True)],
    )


def learn(tables: Sequence[Positions], others: Sequence[Positions], hidden: int, seed: int = 0) -> Weights:
    """Fit a network, with a rate that falls like a cosine."""
    draw = np.random.default_rng(seed)
    network = Weights.random(tables[0].features.shape[2], hidden, draw)
    shown = np.any([positions.features.any(axis=(0, 1)) for positions in tables], axis=0)
    network.first[~shown] = 0  # of what these games never show, nothing is learned
    adam = Adam(network)
    for epoch in range(EPOCHS):
        rate = RATE * (0.5 + 0.5 * np.cos(np.pi * epoch / EPOCHS))
        for batch in batches(tables, draw):
            adam.step(gradients(network, batch), rate)
        print(
            f"epoch {epoch + 1}: cross_entropy {cross_entropy(network, tables)}, on others {cross_entropy(network, others)}",
            flush=True,
        )
    return network


def main() -> None:
    known = training_plan()
    given = asked(__doc__, known, "games")
    lesson = known[given.game]
    tables: list[Positions] = []
    for number, table in enumerate(lesson["tables"]):
        games = max(20, round(given.part * table["games"]))  # some of them are kept back
        options = table.get("options", {})
        tables.append(self_play(given.game, table["players"], options, games, f"{given.seed}/{number}"))
        print(
            f"{len(tables[-1].wins)} positions of {games} games, {table['players']} players {options or ''}", flush=True
        )
    taught, others = parted(tables)
    network = learn(taught, others, lesson["hidden"])
    if ahead := lesson.get("ahead"):
        network = learn([foreseen(table, network, ahead) for table in taught], others, lesson["hidden"])
    to = place(given, "value.weights")
    network.write(to, names(type(policy_of(given.game).features)))
    print(f"{to} is written")


if __name__ == "__main__":
    main()
