"""Is the race fair? `python bench/race.py [--sessions 300] [--races 40] [--seed 1]`.

Drives `schnapp.server.race`, the module that the live server uses, through races of four players with one-way delays of
8, 15, 35 and 90 ms, and sets it beside the rule “who arrives first”. Exit code 1 if a goal is missed.

The model
- Every message takes its one-way delay, plus jitter (gamma with shape 2, mean 0.5 ms + 5 % of the delay), plus, once in
  50 messages, a spike (20 ms + exponential, mean 100 ms). Ways there and back are drawn independently.
- A category is seen with the next frame (uniform 0 to 16.7 ms after its arrival). The hand is noticed by the touch screen
  up to 8 ms late, and the program needs up to 3 ms to send. The server probes each line six times at the beginning and
  four times between two races (every three seconds); an echo takes the program up to 3 ms.
- Reaction = 600 ms + log-normal time to find a word, the same for all players, so that each one's fair share is a quarter.
  Three paces: `tight` (median 300 ms, spread 0.6; everybody knows a word at once. It is chosen so that the rule of
  arrival finds the right winner in 72 % of the races, the case that needs a fair race most), `quick` (450 ms, 0.5)
  and `thoughtful` (1500 ms, 0.5).
- The right winner is the one with the shortest true reaction, from seeing to touching, however small his lead was: ties
  of the rules (150 ms) are left out, they would only hide wrong orders. A claim carries the errors of frame and touch.
- A strike is committed when the table has waited for `race.lag`; one that comes later has lost to those before it.
- Forgers know everything. All of them claim a reaction of 0. `claims` only does that; `delays` also answers every probe
  100 ms late; `delays more` as late as helps most (the way counts as 250 ms). The worst seat for the others is shown.
- `seen`: the server sees the connections itself, so the kernel has measured the way (the shortest of its measurements).
  `proxied`: it stands behind a proxy, and against delayed echoes there is only the quota.

Not in the model: screens and touch panels that are slow by a constant (no server can see them, they are as unfair under
any rule), a forger who delays his whole connection (his strikes are delayed as well: he gains nothing), and two forgers
who play together.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from schnapp.lab.wilson import interval
from schnapp.server.race import LONGEST, Line, Quota, lag

DELAYS = (8.0, 15.0, 35.0, 90.0)  # one way, ms
FAIR = 1 / len(DELAYS)
FAR = len(DELAYS) - 1
PACES = {
    "tight": (300.0, 0.6),
    "quick": (450.0, 0.5),
    "thoughtful": (1500.0, 0.5),
}  # median ms and spread of the search
BASE = 600.0  # ms that nobody is below
SPIKES = 1 / 50
GAME = 15  # races
FORGERS = {"claims": 0.0, "delays": 100.0, "delays more": LONGEST}
RIGHT, OFF, FORGED = 0.96, 0.02, 0.40  # the goals


@dataclass
class Count:
    """Races that were won."""

    races: int = 0
    right: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * len(DELAYS))

    def add(self, winner: int, quickest: int) -> None:
        self.races += 1
        self.right += winner == quickest
        self.wins[winner] += 1

    def share(self, player: int) -> float:
        return self.wins[player] / self.races


@dataclass(frozen=True)
class Model:
    """`forger`: his seat, and by how many ms he delays his echoes."""

    pace: str = "tight"
    seen: bool = False
    forger: tuple[int, float] | None = None

    def lies(self, player: int) -> bool:
        return self.forger is not None and self.forger[0] == player


def way(chance: random.Random, player: int) -> float:
    """One message, one way."""
    delay = DELAYS[player]
    jitter = chance.gammavariate(2, (0.5 + 0.05 * delay) / 2)
    spike = 20 + chance.expovariate(1 / 100) if chance.random() < SPIKES else 0.0
    return delay + jitter + spike


def probe(chance: random.Random, model: Model, player: int, line: Line, now: float) -> None:
    pure = way(chance, player) + way(chance, player)
    if model.seen:
        line.wire = min(line.wire or pure, pure)
    late = model.forger[1] if model.forger is not None and model.lies(player) else 0.0
    pretended = min(pure + late, max(pure, LONGEST))
    line.hear(now, pretended + chance.uniform(0, 3))


def session(chance: random.Random, model: Model, races: int) -> Iterator[tuple[int, int, int]]:
    """Races of four who stay together: the quickest, the first to arrive, and whom the server takes for the first."""
    median, spread = PACES[model.pace]
    lines = {player: Line() for player in range(len(DELAYS))}
    quota = Quota()
    now = 0.0
    for race in range(races):
        for _ in range(4 if race else 6):
            now += 3000 if race else 10
            for player, line in lines.items():
                probe(chance, model, player, line, now)
        wait = lag(lines)
        true = [BASE + median * math.exp(chance.gauss(0, spread)) for _ in DELAYS]
        arrivals: list[float] = []
        believed: dict[int, float] = {}
        limits = {player: quota.limit(player, lines) for player in lines}
        for player, line in lines.items():
            shown = way(chance, player) + chance.uniform(0, 16.7)
            touched = shown + true[player] + chance.uniform(0, 8)
            arrived = touched + chance.uniform(0, 3) + way(chance, player)
            claimed = 0.0 if model.lies(player) else touched - shown
            arrivals.append(arrived)
            believed[player] = line.reaction(arrived, claimed, limits[player]).reaction
        quota.count(believed)
        committed = min(max(arrivals[player], believed[player] + wait) for player in lines)
        in_time = [player for player in lines if arrivals[player] <= committed]
        yield (
            min(lines, key=lambda player: true[player]),
            min(lines, key=lambda player: arrivals[player]),
            min(in_time, key=lambda player: (believed[player], arrivals[player])),
        )


def play(model: Model, sessions: int, races: int, seed: str) -> tuple[Count, Count]:
    """By arrival, and by our rule."""
    arrival, ours = Count(), Count()
    for number in range(sessions):
        chance = random.Random(f"{seed}/{number}")
        for quickest, first, ruled in session(chance, model, races):
            arrival.add(first, quickest)
            ours.add(ruled, quickest)
    return arrival, ours


def worst(seen: bool, late: float, sessions: int, races: int, seed: str) -> tuple[int, Count]:
    """The forger who wins most, nearest or farthest, and what he wins."""
    found = [
        (seat, play(Model("tight", seen, (seat, late)), sessions, races, f"{seed}/{seat}")[1]) for seat in (0, FAR)
    ]
    return max(found, key=lambda one: one[1].share(one[0]))


def percent(count: int, races: int) -> str:
    """With its 95 % interval."""
    low, high = interval(count / races, races)
    return f"{count / races:6.1%} ({low:.1%} to {high:.1%})"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--sessions", type=int, default=300, help="evenings: lines are measured anew, quotas begin anew")
    asked.add_argument("--races", type=int, default=40, help=f"of one evening; a game has about {GAME}")
    asked.add_argument("--seed", default="1")
    given = asked.parse_args()
    missed: list[str] = []

    def goal(reached: bool, name: str) -> str:
        if not reached:
            missed.append(name)
        return "reached" if reached else "MISSED"

    print(
        f"one-way delays {', '.join(f'{delay:.0f}' for delay in DELAYS)} ms; {given.sessions} evenings of {given.races} races"
    )
    print("\nEverybody is honest\n")
    for pace in PACES:
        for seen in (False, True):
            model = Model(pace, seen)
            arrival, ours = play(model, given.sessions, given.races, f"{given.seed}/{pace}")
            print(f"{pace}, {'seen' if seen else 'proxied'}")
            for name, count in (("arrival", arrival), ("ours", ours)):
                shares = "  ".join(f"{count.share(player):6.1%}" for player in range(len(DELAYS)))
                print(f"  {name:8} right winner {percent(count.right, count.races)}   shares {shares}")
            right, off = ours.right / ours.races, abs(ours.share(FAR) - FAIR)
            print(f"  right winners at least {RIGHT:.0%}: {goal(right >= RIGHT, f'right winners, {pace}')}")
            print(
                f"  the far player within {OFF * 100:.0f} points of {FAIR:.0%}: {goal(off <= OFF, f'far share, {pace}')}"
            )
    print(
        f"\nOne forger, pace tight. His fair share is {FAIR:.0%}; by arrival the nearest player has the first share above\n"
    )
    for seen in (True, False):
        where = "seen" if seen else "proxied"
        for name, late in FORGERS.items():
            seat, count = worst(seen, late, given.sessions, given.races, given.seed)
            reached = goal(count.share(seat) < FORGED, f"forger {name}, {where}")
            print(
                f"  {where:8} {name:12} {percent(count.wins[seat], count.races)} from {DELAYS[seat]:.0f} ms; "
                f"below {FORGED:.0%}: {reached}"
            )
    seat, count = worst(False, LONGEST, given.sessions, GAME, given.seed)
    print(
        f"  the last one in his first {GAME} races, before the quota knows him: {percent(count.wins[seat], count.races)}"
    )
    print(f"\n{'every goal is reached' if not missed else 'missed: ' + ', '.join(missed)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
