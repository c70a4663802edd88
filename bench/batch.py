"""How fast games are stepped in batches: `python bench/batch.py [GAME …] [--count 256] [--repeats 5] [--json]`.

Every figure is the median of the repeats, by the processor time of one thread: random play through `schnapp.rl.batch`, all arrays filled at every
step (observations, masks, legal lists, seats, rewards). The random choice is part of what is measured: one draw for each
game and a look into the legal list, in NumPy. `steps` are answers of one seat; a programme of Snails is answered in up to
seven steps and counts as one decision; in the other games a step is a decision.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from statistics import median
from time import thread_time
from typing import Any

import numpy as np

from schnapp.games import GAMES
from schnapp.lab.speed import load
from schnapp.rl.batch import Batch

SECONDS = 0.5  # a repeat goes on for at least so long
WANTED = 1e6  # decisions/s


def steps(batch: Batch, rng: np.random.Generator) -> Iterator[int]:
    """Random steps without end; yields the decisions of each."""
    games = np.arange(batch.count)
    while True:
        luck = rng.random(batch.count, dtype=np.float32)
        batch.step(batch.legal[games, (luck * batch.counts).astype(np.int32)])
        yield batch.count - batch.between()


def told(found: dict[str, Any]) -> str:
    """The figures in words."""
    return (
        f"{found['game']}, {found['players']} players: {found['decisions'] / 1e6:.2f} M decisions/s, "
        f"{found['steps'] / 1e6:.2f} M steps/s ({found['observation']} numbers seen, {found['actions']} actions)"
    )


def measure(game: str, players: int, count: int, repeats: int) -> dict[str, Any]:
    """Medians of decisions/s and steps/s."""
    batch = Batch(game, players, count, "bench")
    playing = steps(batch, np.random.default_rng(1))
    rates: list[tuple[float, float]] = []
    for _ in range(repeats + 1):  # the first one warms up
        decisions = done = 0
        began = thread_time()
        while (spent := thread_time() - began) < SECONDS:
            for _ in range(20):
                decisions += next(playing)
            done += 20 * count
        rates.append((decisions / spent, done / spent))
    return {
        "game": game,
        "players": players,
        "count": count,
        "observation": batch.observer.size,
        "actions": batch.observer.actions,
        "decisions": median(rate for rate, _ in rates[1:]),
        "steps": median(rate for _, rate in rates[1:]),
        "load": load(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--count", type=int, default=256, help="games in a batch")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one object a line")
    asked = parser.parse_args()
    missed = False
    for game in asked.games or GAMES:
        for players in (GAMES[game].seats[0], GAMES[game].seats[-1]):
            found = measure(game, players, asked.count, asked.repeats)
            missed |= found["decisions"] < WANTED
            print(json.dumps(found) if asked.json else told(found), flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
