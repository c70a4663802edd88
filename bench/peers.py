"""How fast the engine is beside others: `python bench/peers.py [--repeats 7] [--seconds 0.5] [--json]`.

Crazy Eights is the same game here and in OpenSpiel, node by node (tests/examples), so these two are compared:

- driven from Python: ask for the legal actions, choose one at random, carry it out; in OpenSpiel chance nodes are sampled
  in the same loop, the quickest way there is (they are uniform), here the rules ask the dealer themselves.
- in batch: random play-outs from the same 50 deals, nothing of it in Python: `schnapp.bots.random.play_out` here, there
  `RandomRolloutEvaluator` in C++, reached by an `MCTSBot` with a single simulation, which evaluates the root and no more.

The unit is a decision of a player; chance nodes are carried out by both and counted by neither. The evaluator does not
count, so its decisions are its play-outs times the mean length of ours from these deals.

RLCard and PettingZoo have other games; each is driven from Python by its own loop with random legal actions, and gives
an observation for each decision. Beside them our games: by numbers alone (`driven`), and by whole games in which the
player gets a view and named acts and answers one (`with views`), which is what compares with an observation.

All are measured in turn, again and again, so that other work on the machine disturbs all alike; a figure is the median
of the repeats, a ratio the median of the repeats' ratios, with the lowest and the highest.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from schnapp.table.acting import deal

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from schnapp.bots.random import play_out  # noqa: E402
from schnapp.games import GAMES  # noqa: E402
from schnapp.lab import speed  # noqa: E402
from schnapp.lab.simulation import Plan, play  # noqa: E402
from schnapp.table.dealer import Dealer, stream  # noqa: E402
from schnapp.table.rng import Rng  # noqa: E402
from schnapp.table.state import State  # noqa: E402
from tools.examples import build  # noqa: E402

EIGHTS = "crazy-eights"
DRIVEN, BATCH = "driven from Python", "in batch"
GOALS = {DRIVEN: 4.0, BATCH: 5.0}  # times OpenSpiel
DEALS = 50
RLCARD = ("uno", "gin-rummy", "leduc-holdem")
PETTINGZOO = ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
MISSING = "{}: not installed here; pip install -r requirements/peers.txt brings it."

Work = Callable[[], float]
"""Does some work, and tells how many decisions that was."""


@dataclass
class Contestant:
    """Something to be measured, and its decisions per second in each repeat."""

    whose: str
    game: str
    how: str
    work: Work
    rates: list[float] = field(default_factory=list[float])

    def measure(self, seconds: float) -> None:
        done, began = 0.0, perf_counter()
        while perf_counter() - began < seconds:
            done += self.work()
        self.rates.append(done / (perf_counter() - began))

    @property
    def rate(self) -> float:
        return median(self.rates)


# ---- Crazy Eights, twice -----------------------------------------------------------------------------------------


def bring_eights(folder: str) -> None:
    """Put the example among the games: the installed one, or one built in this folder."""
    if EIGHTS not in GAMES:
        sys.path.insert(0, str(build("crazy_eights", Path(folder) / "crazy_eights")))
        GAMES[EIGHTS] = import_module("crazy_eights.game").CrazyEightsGame()


class Following(Dealer):
    """Deals at random, and makes the other game deal the same."""

    def __init__(self, seed: bytes, other: Any) -> None:
        super().__init__(seed)
        self.other = other

    def below(self, n: int) -> int:
        chosen = super().below(n)
        self.other.apply_action(self.other.chance_outcomes()[chosen][0])
        return chosen


def eights() -> Iterator[Contestant]:
    """Ours and OpenSpiel's, driven and in batch."""
    import pyspiel

    theirs = pyspiel.load_game("crazy_eights(players=2)")
    empty = GAMES[EIGHTS].new(2, GAMES[EIGHTS].resolve(2, {}))
    deals: list[tuple[State, Any]] = []
    for number in range(DEALS):
        state, other = empty.copy(), theirs.new_initial_state()
        deal(state, Following(stream(number, "deal"), other))
        deals.append((state, other))
    dealer, chance = Rng(stream("peers", "deal")), Rng(stream("peers", "chance"))

    def rollouts(each: int) -> int:
        return sum(play_out(state.copy(), dealer, chance) for state, _ in deals for _ in range(each))

    mean = rollouts(400) / (400 * DEALS)

    def their_rollouts(each: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(each, chance.below(1 << 30))
        bot = pyspiel.MCTSBot(theirs, evaluator, 1.0, 1, 1, False, 1, False)
        for _, other in deals:
            bot.step(other)
        return mean * each * DEALS

    def their_driven() -> int:
        decisions = 0
        state = theirs.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[chance.below(len(actions))])
        return decisions

    yield Contestant("Schnapp", EIGHTS, DRIVEN, lambda: speed.driven(EIGHTS, 2))
    yield Contestant("OpenSpiel", EIGHTS, DRIVEN, their_driven)
    yield Contestant("Schnapp", EIGHTS, BATCH, lambda: rollouts(20))
    yield Contestant("OpenSpiel", EIGHTS, BATCH, lambda: their_rollouts(4))


# ---- everybody's own games ---------------------------------------------------------------------------------------


def ours() -> Iterator[Contestant]:
    for game, rules in GAMES.items():
        players = min(4, rules.seats[-1])
        numbers = iter(range(1, 1 << 30))
        plan = Plan(game, players, "peers")
        if game != EIGHTS:
            yield Contestant("Schnapp", game, DRIVEN, lambda game=game, players=players: speed.driven(game, players))
        yield Contestant(
            "Schnapp", game, "with views", lambda plan=plan, numbers=numbers: play(plan, next(numbers)).decisions
        )


def rlcard() -> Iterator[Contestant]:
    make: Callable[[str], Any] = import_module("rlcard").make

    def game(table: Any) -> int:
        decisions = 0
        state, _ = table.reset()
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    for name in RLCARD:
        table = make(name)
        yield Contestant("RLCard", name, "with observations", lambda table=table: game(table))


def pettingzoo() -> Iterator[Contestant]:
    def game(table: Any) -> int:
        decisions = 0
        table.reset()
        for _ in table.agent_iter():
            seen, _, terminated, truncated, told = table.last()
            over = terminated or truncated
            mask = None if over else seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            table.step(None if over else random.choice(mask.nonzero()[0]))
            decisions += not over
        return decisions

    for name in PETTINGZOO:
        table = import_module(f"pettingzoo.classic.{name}").env()
        yield Contestant("PettingZoo", name, "with observations", lambda table=table: game(table))


PEERS: dict[str, tuple[tuple[str, ...], Callable[[], Iterator[Contestant]]]] = {  # who, what it needs
    "OpenSpiel": (("pyspiel",), eights),
    "RLCard": (("rlcard",), rlcard),
    "PettingZoo": (("pettingzoo", "rlcard", "pygame"), pettingzoo),
}


# ---- telling -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ratio:
    """Ours over OpenSpiel's, of each repeat."""

    how: str
    ratios: list[float]

    @property
    def goal(self) -> float:
        return GOALS[self.how]

    def figures(self) -> dict[str, Any]:
        middle, low, high = median(self.ratios), min(self.ratios), max(self.ratios)
        return {"how": self.how, "ratio": middle, "low": low, "high": high, "goal": self.goal}

    def __str__(self) -> str:
        middle = median(self.ratios)
        reached = "reached" if middle >= self.goal else "missed"
        spread = f"{min(self.ratios):.1f} to {max(self.ratios):.1f}"
        return f"{EIGHTS}, {self.how}: {middle:.1f} times OpenSpiel ({spread}); goal {self.goal:g}: {reached}"


def ratios(contestants: list[Contestant]) -> list[Ratio]:
    rates = {(one.whose, one.how): one.rates for one in contestants if one.game == EIGHTS}
    pairs = {how: (rates.get(("Schnapp", how)), rates.get(("OpenSpiel", how))) for how in GOALS}
    return [
        Ratio(how, [mine / theirs for mine, theirs in zip(own, other, strict=True)])
        for how, (own, other) in pairs.items()
        if own and other
    ]


def provenance() -> dict[str, Any]:
    """With what it was measured."""
    commit = subprocess.run(["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return {
        "commit": commit.stdout.strip() or None,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "load": speed.load(),
        **{package: _version(package) for package in ("open_spiel", "rlcard", "pettingzoo")},
    }


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def main() -> int:
    asked = argparse.ArgumentParser(description="How fast the engine is beside others.")
    asked.add_argument("--repeats", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=0.5, help="for each figure of each repeat")
    asked.add_argument("--json", action="store_true", help="figures for programs")
    given = asked.parse_args()
    with TemporaryDirectory(prefix="schnapp-") as folder:
        bring_eights(folder)
        return compare(given.repeats, given.seconds, as_json=given.json)


def compare(repeats: int, seconds: float, *, as_json: bool) -> int:
    """Measure everybody in turn, and tell."""
    found = provenance()
    contestants = list(ours())
    for name, (needed, peer) in PEERS.items():
        if all(find_spec(module) for module in needed):
            contestants += peer()
        else:
            print(MISSING.format(name), file=sys.stderr)
    for _ in range(repeats):
        for one in contestants:
            one.measure(seconds)
    if as_json:
        rows = [{"whose": one.whose, "game": one.game, "how": one.how, "rate": one.rate} for one in contestants]
        print(json.dumps({**found, "rows": rows, "ratios": [ratio.figures() for ratio in ratios(contestants)]}))
        return 0
    for one in sorted(contestants, key=lambda one: (one.how == BATCH, one.game != EIGHTS)):
        print(f"{one.whose:10}  {one.game:18}  {one.how:18} {one.rate:12,.0f} decisions/s")
    print(*ratios(contestants), sep="\n")
    if found["load"] is not None and found["load"] > 0.5:
        print(f"Other work kept this machine busy (load {found['load']:.1f} a core): ratios hold, figures are too low.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
