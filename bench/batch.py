"""How fast games are stepped in batches: `python bench/batch.py [GAME …] [--count 256] [--repeats 5] [--json]`.

Every figure is the median of the repeats, on one core: random play through `schnapp.rl.batch`, all arrays filled at every
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
from time import perf_counter

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


def measure(game: str, players: int, count: int, repeats: int) -> dict[str, object]:
    """Medians of decisions/s and steps/s."""
    batch = Batch(game, players, count, "bench")
    playing = steps(batch, np.random.default_rng(1))
    decisions_rates: list[float] = []
    steps_rates: list[float] = []
    for _ in range(repeats + 1):  # the first one warms up
        decisions = done = 0
        began = perf_counter()
        while (spent := perf_counter() - began) < SECONDS:
            for _ in range(20):
                decisions += next(playing)
            done += 20 * count
        decisions_rates.append(decisions / spent)
        steps_rates.append(done / spent)
    return {
        "game": game,
        "players": players,
        "count": count,
        "observation": batch.observer.size,
        "actions": batch.observer.actions,
        "decisions": median(decisions_rates[1:]),
        "steps": median(steps_rates[1:]),
        "load": load(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--count", type=int, default=256, help="games in a batch")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="one object a line")
    asked = parser.parse_args()
    missed = False
    for game in asked.games:
        for players in (GAMES[game].seats[0], GAMES[game].seats[-1]):
            found = measure(game, players, asked.count, asked.repeats)
            speed = found["decisions"]
            assert isinstance(speed, float)
            missed |= speed < WANTED
            if asked.json:
                print(json.dumps(found), flush=True)
            else:
                print(
                    f"{game}, {players} players: {speed / 1e6:.2f} M decisions/s, {found['steps'] / 1e6:.2f} M steps/s"  # type: ignore[operator]
                    f" ({found['observation']} numbers seen, {found['actions']} actions)",
                    flush=True,
                )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
