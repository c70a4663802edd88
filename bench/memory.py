"""How much memory tables take: `python bench/memory.py [--games 6] [--tables 40] [--seed 1]`.

Has greedy bots play a game of each kind and folds its log as the server does, again and again at one table, without a network.
Printed are
- the memory of the process before there are tables, with so many tables of each game, and when they are forgotten;
- by tracemalloc, in bytes: what a table takes with one game, just finished (the newest is kept whole, everybody still looks
  at it); what the registry takes it for (`TableState.weight`), which keeps the sum below its limit; what each further game
  leaves behind when it is over and another one was dealt.

Exit code 1 if a goal is missed: at most 4 kB for a game that is over, an estimate within a factor of two, two thirds of the
process's growth given back (the rest are pages that are not quite empty).
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import tracemalloc
from pathlib import Path

from schnapp.games import BUILT_IN
from schnapp.lab.simulation import Plan, acts, dealt
from schnapp.server.commands import opened
from schnapp.server.deal import new_seal
from schnapp.server.entries import Acted, Dealt, Entry, encode
from schnapp.server.freed import give_back
from schnapp.server.log import Row
from schnapp.server.messages import NewTable
from schnapp.server.table_state import TableState

SEATS = 4
MOST = 4_000  # bytes of a game that is over and not the newest


def rows(game: str, games: int, seed: int) -> tuple[list[Row], int]:
    """The log of a table at which the same game was played so many times, and where the first one ends."""
    new_table = NewTable(game, ["Anna"], SEATS, ["medium"] * (SEATS - 1))
    entries: list[Entry] = list(opened(new_table, ["secret"]))
    first = 0
    plan = Plan(game, SEATS, str(seed), ("greedy",), called=tuple(f"P{seat}" for seat in range(SEATS)))
    for number in range(1, games + 1):
        match = dealt(plan, 1)
        entries.append(Dealt(number, match.players, dict(match.options), match.entries_at_start))
        entries += [Acted(act, match.act(act)) for act in acts(plan, 1, match)]
        entries.append(new_seal(number + 1))
        first = first or len(entries)
    return [
        Row(seq, encode(entry), f"1.command-{seq:06}" if isinstance(entry, Acted) and not seq % SEATS else None)
        for seq, entry in enumerate(entries, 1)
    ], first


def bytes_of(log: list[Row], tables: int) -> tuple[int, TableState]:
    """What one of so many equal tables takes, and one of them."""
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    states = [TableState.of(f"table {number}", log) for number in range(tables)]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    return (after - before) // tables, states[0]


def resident() -> float:
    """The memory of this process, MB: now (Linux), else the most there ever was."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6, help="finished games at each table (at least 2)")
    parser.add_argument("--tables", type=int, default=40, help="tables of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    logs = {game: rows(game, given.games, given.seed) for game in BUILT_IN}
    TableState.of("", logs["snatch-it"][0])  # whatever is made once
    missed: list[str] = []

    before = resident()
    tables = [
        TableState.of(f"{game} {number}", log) for game, (log, _) in logs.items() for number in range(given.tables)
    ]
    full, number, weight = resident(), len(tables), sum(table.weight for table in tables)
    del tables
    gc.collect()
    give_back()
    after = resident()
    print(
        f"{number} tables, taken for {weight / 1e6:.0f} MB: the process has {before:.0f} MB before, {full:.0f} MB with them,"
    )
    print(f"{after:.0f} MB when they are forgotten\n")
    if after - before > (full - before) / 3:
        missed.append("what was forgotten is not given back")

    print(f"{'':20}{'acts':>8}{'log':>10}{'table':>10}{'estimate':>10}{'further game':>14}")
    for game, (log, first) in logs.items():
        tracemalloc.start()
        one, state = bytes_of(log[:first], 5)
        all, last = bytes_of(log, 5)
        tracemalloc.stop()
        further = (all - one) // (given.games - 1)
        size = sum(len(row.body) for row in log[:first])
        print(f"{game:20}{first:8,}{size:10,}{one:10,}{state.weight:10,}{further:14,}")
        if further > MOST:
            missed.append(f"{game}: a game that is over takes {further:,} bytes")
        if not 0.5 < last.weight / all < 2:
            missed.append(f"{game}: {all:,} bytes were taken for {last.weight:,}")

    for goal in missed:
        print(f"missed: {goal}", file=sys.stderr)
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
