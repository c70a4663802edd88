"""Is it slower than it was? Two checkouts side by side in one run: `python bench/paired.py CHECKOUT [--repeats 7]`.

CHECKOUT is another checkout of Schnapp, built (`python setup.py build_ext --inplace`). A process of each is asked in turn, again
and again, so that other work on the machine disturbs both alike (a new pair for each line); a figure is the median of the repeats, a ratio (this checkout
to the other one; above 1 is quicker) the median of the repeats' ratios, with the lowest and the highest. Counted is processor
time. With `--count` it is what is done in a billion instructions, which Valgrind counts, from so many pieces of work (games, most of
them) to twice as many: slow and blind for caches, but the same in every run, so that even 1 % is seen. `--only` measures some of:

    playout   compiled random play, events off      batch    random steps of 256 games at once, all arrays filled
    driven    random play, driven from Python       search   trials of `flat:60`, in games of four such bots (fewer seats: fewer)
    copy      copies of a state                     views    whole games in which players get views and answer named acts

Exit code 1 if a median is below `--least` (0.95: 5 % slower).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np

from schnapp.games import GAMES
from schnapp.lab import speed
from schnapp.lab.simulation import Plan, play
from schnapp.rl.batch import Batch
from schnapp.table.errors import SchnappError

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.batch import steps

ROOT = Path(__file__).resolve().parents[1]
ALIKE = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}  # so that each process begins like every other one
KINDS = ("playout", "driven", "copy", "batch", "search", "views")


class Checkout:
    """A process with the packages of this checkout."""

    def __init__(self, root: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
        )

    def rate(self, kind: str, game: str, seconds: float) -> float:
        """How much a second. Raises ValueError where it cannot be done."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([kind, game, seconds]) + "\n")
        self.process.stdin.flush()
        found: Any = json.loads(self.process.stdout.readline())
        if isinstance(found, str):
            raise ValueError(found)
        return float(found)


def counted(root: Path, kind: str, game: str, pieces: int) -> float:
    """How much is done in a billion instructions. Raises ValueError where it cannot be done."""

    def whole(pieces: int) -> tuple[int, int]:
        """Of a process from its beginning: instructions, and what it has done."""
        with TemporaryDirectory() as folder:
            file = Path(folder, "counted")
            command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={file}", sys.executable, __file__]
            done = subprocess.run(
                [*command, "--pieces", kind, game, str(pieces)],
                capture_output=True,
                text=True,
                env={**os.environ, **ALIKE, "PYTHONPATH": str(root / "src")},
            )
            if done.returncode:
                raise ValueError(done.stderr.strip().rpartition("\n")[2])
            summary = re.search(r"^(?:summary|totals): (\d+)", file.read_text("utf-8"), re.MULTILINE)
            assert summary is not None
            return int(summary[1]), int(done.stdout)

    (once, fewer), (twice, more) = whole(pieces), whole(2 * pieces)
    return 1e9 * (more - fewer) / (twice - once)


def played(game: str, players: int, bot: str, each: int) -> Iterator[int]:
    """Games of these bots without end; so much for each decision."""
    for number in count(1):
        yield each * play(Plan(game, players, "paired", (bot,)), number).decisions


def again(work: Callable[[], int]) -> Iterator[int]:
    while True:
        yield work()


def work(kind: str, game: str) -> Iterator[int]:
    """Work without end; yields how much has been done."""
    players = min(4, GAMES[game].seats[-1])
    if kind == "batch":
        return steps(Batch(game, players, 256, "paired"), np.random.default_rng(1))
    if kind == "search":
        return played(game, players, "flat:60", 60)
    if kind == "views":
        return played(game, players, "random", 1)
    return again(partial({"playout": speed.playout, "driven": speed.driven, "copy": speed.copies}[kind], game, players))


def worker() -> None:
    """Answers what a process is asked, by the packages that are its own."""
    open_: dict[tuple[str, str], Iterator[int]] = {}
    for line in sys.stdin:
        kind, game, seconds = json.loads(line)
        found: float | str
        try:
            doing = open_.setdefault((kind, game), work(kind, game))
            next(doing)  # warm
            done, began = 0, process_time()
            while process_time() - began < seconds:
                done += next(doing)
            found = done / (process_time() - began)
        except SchnappError as fault:
            found = str(fault)
        print(json.dumps(found), flush=True)


def pieces(kind: str, game: str, number: str) -> None:
    """Do so many pieces of work, and say how much that was."""
    print(sum(islice(work(kind, game), int(number))))


def rates(given: argparse.Namespace, kind: str, game: str) -> list[tuple[float, float]]:
    """How much the other checkout and this one do, for each repeat. Raises ValueError where it cannot be done."""
    roots = given.checkout.resolve(), ROOT
    if given.count:
        before, now = (counted(root, kind, game, given.count) for root in roots)
        return [(before, now)]
    before, now = map(Checkout, roots)  # fresh: what was played before moves copies in memory
    try:
        return [
            (before.rate(kind, game, given.seconds), now.rate(kind, game, given.seconds)) for _ in range(given.repeats)
        ]
    finally:
        for each in (before, now):
            each.process.kill()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("checkout", type=Path)
    asked.add_argument("--games", nargs="*", default=["snatch-it", "schnuff", "snails", "schnapp-land-fluss"])
    asked.add_argument("--only", nargs="*", choices=KINDS, default=KINDS)
    asked.add_argument("--repeats", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=0.5, help="of each measurement")
    asked.add_argument("--least", type=float, default=0.95)
    asked.add_argument("--count", type=int, metavar="PIECES", help="count instructions, not time")
    given = asked.parse_args()
    if given.count and shutil.which("valgrind") is None:
        sys.exit("valgrind was not found: it counts the instructions")
    slower = False
    print("| what | game | the other | here | ratio (lowest to highest) |\n| --- | --- | --- | --- | --- |")
    for kind in given.only:
        for game in given.games:
            try:
                pairs = rates(given, kind, game)
            except ValueError as fault:
                print(f"| {kind} | {game} | – | – | {fault} |", flush=True)
                continue
            ratios = sorted(now / before for before, now in pairs)
            ratio = median(ratios)
            slower |= ratio < given.least
            figures = " | ".join(f"{median(pair[at] for pair in pairs):,.0f}" for at in (0, 1))
            print(
                f"| {kind} | {game} | {figures} | **{ratio:.3f}** ({ratios[0]:.2f} to {ratios[-1]:.2f}) |", flush=True
            )
    return int(slower)


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        sys.exit(worker())
    sys.exit(pieces(*sys.argv[2:]) if sys.argv[1:2] == ["--pieces"] else main())
