"""How long does any single request keep everybody else waiting? `python bench/loop.py [--times 20] [--json] [PART …]`.

Runs the server with a metered event loop and asks it one thing after the other, each several times: every request,
every command of a socket, pages, waking and opening tables, votes, floods of frames, collections of garbage. For each kind
it tells the processor time that the loop spent: in one callback (nobody else is heard meanwhile), and in all callbacks
until the server was quiet again, without what the loop does by itself meanwhile. Goal: at most 5 ms for any single request:
in the longest callback that was seen, and in all of them at the median of its kind (a sum over many callbacks takes up
what disturbs the machine; a stall does not hide in a median of the other). Exit code 1 if it is missed.

Parts: rest, socket, play, votes, waking, frames, memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from attackers.asking import PARTS, Bench
from attackers.metered import Load
from attackers.votes import voted_before

MOST = 5.0  # ms
WITHOUT_SUM = ("bots play", "5,000")  # many requests, of which only the longest callback means something


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)]


def row(kind: str, loads: list[Load]) -> dict[str, Any]:
    at_once = [load.longest for load in loads]
    in_all = [load.total for load in loads]
    counts = not kind.startswith(WITHOUT_SUM)
    worst = max(loads, key=lambda load: load.longest)
    return {
        "kind": kind,
        "times": len(loads),
        "p50": quantile(at_once, 0.5),
        "p99": quantile(at_once, 0.99),
        "max": max(at_once),
        "all_p50": quantile(in_all, 0.5) if counts else None,
        "all_max": max(in_all) if counts else None,
        "culprit": culprit(worst) if max(at_once) > MOST else "",
        "reached": max(at_once) <= MOST and (not counts or quantile(in_all, 0.5) <= MOST),
    }


def culprit(load: Load) -> str:
    """What the loop was seen at, and whether garbage was collected just then."""
    collected = max((ms for _, ms in load.collections), default=0.0)
    return load.culprit + (f"; {collected:.0f} ms of it to collect garbage" if collected > MOST else "")


async def measure(parts: list[str], times: int) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="schnapp-bench-") as folder:
        bench = Bench(Path(folder), times)
        if "votes" in parts:
            voted_before(bench.database)
        bench.server.start()
        try:
            await bench.begun()
            for part in parts:
                await PARTS[part](bench)
        finally:
            bench.server.stop()
        return [row(kind, loads) for kind, loads in bench.found.items()]


def show(rows: list[dict[str, Any]]) -> None:
    print(f"{'ms of processor time on the loop':40} {'in one callback':>26}  {'in all':>17}")
    print(f"{'':34} times {'p50':>8} {'p99':>8} {'max':>8} {'p50':>9} {'max':>8}   wanted: {MOST:g}")
    for each in rows:
        in_all = (
            f"{each['all_p50']:9.2f} {each['all_max']:8.2f}" if each["all_max"] is not None else f"{'–':>9} {'–':>8}"
        )
        print(
            f"{each['kind'][:34]:34} {each['times']:5} {each['p50']:8.2f} {each['p99']:8.2f} {each['max']:8.2f} {in_all}   "
            f"{'reached' if each['reached'] else 'MISSED'}"
        )
        if each["culprit"]:
            print(f"      longest: {each['culprit']}")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("parts", nargs="*", metavar="PART", help="without any all of them")
    asked.add_argument("--times", type=int, default=20, help="that each thing is asked for")
    asked.add_argument("--json", action="store_true", help="for programs")
    given = asked.parse_args()
    if unknown := [part for part in given.parts if part not in PARTS]:
        asked.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    random.seed(1)
    rows = asyncio.run(measure(given.parts or list(PARTS), given.times))
    if given.json:
        print(json.dumps(rows, indent=1))
    else:
        show(rows)
    missed = [each["kind"] for each in rows if not each["reached"]]
    if not given.json:
        print(f"\n{'missed: ' + '; '.join(missed) if missed else 'all reached'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
