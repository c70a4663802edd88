"""How often one bot beats three others: `python bench/strength.py [--games 8000] [--one greedy] [--others random]`.

The one bot sits on every seat equally often, so that no seat's advantage counts. A shared win counts in equal parts.
"""

from __future__ import annotations

import argparse

from schnapp.lab.simulation import Plan, simulate
from schnapp.lab.strength import Strength


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="snatch-it")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=8000, help="altogether, shared out over the seats")
    asked.add_argument("--one", default="greedy")
    asked.add_argument("--others", default="random")
    asked.add_argument("--seed", default="1")
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    found = Strength()
    for seat in range(given.players):
        bots = tuple(given.one if place == seat else given.others for place in range(given.players))
        plan = Plan(given.game, given.players, f"{given.seed}/{seat}", bots)
        for played in simulate(plan, given.games // given.players, given.jobs):
            found.add(played, seat)
    low, high = found.interval()
    print(
        f"{given.game}, {given.players} players, {given.one} against {given.players - 1} × {given.others}: "
        f"wins {found.share():.1%} of {found.games} games (95 % interval {low:.1%} to {high:.1%}, seed {given.seed})"
    )


if __name__ == "__main__":
    main()
