"""How fast the engine is on this machine: what `schnapp bench` measures. Every figure is the median of repeats.

Random play flatters every engine: no bot thinks and no event is told. The figures compare builds of this engine with
each other; they say nothing about how fast a server or a search plays.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from schnapp.bots import random as random_play
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, play
from schnapp.table.acting import deal
from schnapp.table.dealer import Dealer, stream
from schnapp.table.fields import is_compiled
from schnapp.table.positions import core_of
from schnapp.table.state import State

REPEATS = 5
SECONDS = 0.25  # a repeat goes on for at least so long
SIMULATING = """
from schnapp.lab.simulation import Plan, play
from schnapp.lab.speed import most_held
for number in range(1, 101):
    play(Plan({game!r}, {players}, "bench"), number)
print(most_held())
"""


@dataclass(frozen=True, slots=True)
class Speed:
    """The figures of one game."""

    game: str
    players: int
    compiled: bool
    playout: float  # decisions/s in compiled random play, events off
    driven: float  # decisions/s driven from Python, one action at a time
    copy: float  # ns to copy a state
    start: float  # s until `schnapp --help` has been shown
    memory: float | None  # MiB, the most that a simulating process held; None where the system does not tell
    load: float | None  # other work for each core of the machine when the measuring began; above 0.5 it disturbs

    def figures(self) -> dict[str, str | int | float | bool | None]:
        return asdict(self)

    def lines(self) -> Iterator[str]:
        """For people."""
        yield f"{self.game}, {self.players} players, {'compiled' if self.compiled else 'not compiled: plain Python'}"
        yield f"random playouts, events off   {self.playout / 1e6:8.2f} M decisions/s"
        yield f"driven from Python            {self.driven / 1e6:8.2f} M decisions/s"
        yield f"copy of a state               {self.copy:8.0f} ns"
        yield f"start of schnapp --help       {self.start:8.2f} s"
        if self.memory is not None:
            yield f"memory of a simulation        {self.memory:8.0f} MiB"
        if self.load is not None and self.load > 0.5:
            yield f"Other work kept this machine busy (load {self.load:.1f} a core): it is faster than these figures."


def measure(game: str, players: int) -> Speed:
    """All figures; takes some five seconds. Raises Endless."""
    busy = load()
    play(Plan(game, players, "bench"), 1)
    return Speed(
        game=game,
        players=players,
        compiled=is_compiled(type(_table(game, players)[2])),
        playout=rate(lambda: playout(game, players)),
        driven=rate(lambda: driven(game, players)),
        copy=1e9 / rate(lambda: copies(game, players)),
        start=median(start() for _ in range(REPEATS)),
        memory=memory(game, players),
        load=busy,
    )


def rate(work: Callable[[], int]) -> float:
    """Units of work per second. `work` does some and says how many."""
    rates: list[float] = []
    for _ in range(REPEATS):
        done = 0
        began = perf_counter()
        while perf_counter() - began < SECONDS:
            done += work()
        rates.append(done / (perf_counter() - began))
    return median(rates)


def playout(game: str, players: int, games: int = 100) -> int:
    """Deal and play out games at random, in compiled code; the number of decisions."""
    dealer, chance, empty = _table(game, players)
    decisions = 0
    for _ in range(games):
        state = _dealt(game, empty, dealer)
        decisions += random_play.play_out(state, dealer, chance)
    return decisions


def driven(game: str, players: int, games: int = 10) -> int:
    """The same with Python asking for the legal actions and applying one at a time."""
    dealer, chance, empty = _table(game, players)
    decisions = 0
    for _ in range(games):
        state = _dealt(game, empty, dealer)
        while (seat := state.next_seat()) >= 0:
            choices = state.all_choices(seat)
            state.apply(seat, choices[chance.below(len(choices))], dealer)
            decisions += not state.between()
    return decisions


def copies(game: str, players: int, count: int = 20_000) -> int:
    """Copy a state in its first round into new states."""
    dealer, chance, empty = _table(game, players)
    state = _dealt(game, empty, dealer)
    for _ in range(4 * players):
        seat = state.next_seat()
        actions = state.actions(seat)
        state.apply(seat, actions[chance.below(len(actions))], dealer)
    for _ in range(count):
        state.copy()
    return count


def start() -> float:
    """Seconds for `schnapp --help`."""
    began = perf_counter()
    subprocess.run([sys.executable, "-m", "schnapp", "--help"], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began


def memory(game: str, players: int) -> float | None:
    """MiB that a process simulating 100 games held at most."""
    program = SIMULATING.format(game=game, players=players)
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.strip()
    return None if told == "None" else float(told)


def most_held() -> float | None:
    """MiB that this process held at most, None where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():  # Linux: `resource` would count what the parent held before this process began
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 2**10
    if sys.platform == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    return None


def load() -> float | None:
    """The system's load average of the last minute for each core; None where there is none."""
    if not hasattr(os, "getloadavg"):
        return None
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def _dealt(game: str, empty: State, dealer: Dealer) -> State:
    """The compiled state of a new game."""
    state = empty.copy()
    deal(state, dealer)
    return core_of(GAMES[game], state)


def _table(game: str, players: int) -> tuple[Dealer, Dealer, State]:
    """A dealer, a chance stream for the players, and a state before the deal."""
    rules = GAMES[game]
    empty = rules.new(players, rules.resolve(players, {}))
    return Dealer(stream("bench", "deal")), Dealer(stream("bench", "chance")), empty
