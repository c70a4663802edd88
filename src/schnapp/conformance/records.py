"""Records of random games: whole ones replay, damaged ones are caught at the line that is wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from schnapp.table import record
from schnapp.table.canonical import is_array, is_object, shown
from schnapp.table.dealer import stream
from schnapp.table.protocols import Timed
from schnapp.table.record import Line, Record, Recorder
from schnapp.table.replay import Divergence, check
from schnapp.table.rng import Rng

from .tables import Table, random_game

HEADER = 1  # lines


def recorded(table: Table, seed: str, verbose: bool) -> Record:
    """A random game, written down and read again."""
    match = table.match(seed)
    recorder = Recorder(match, verbose, table.start)
    last = None
    for step in random_game(match, seed):
        if last is not None:
            recorder.act(last.act, last.entries)
        last = step
    assert last is not None
    recorder.act(last.act, last.entries)
    return record.parsed(recorder.text().encode())


def checked(table: Table, read: Record) -> Divergence | None:
    """The first line at which it parts from the rules."""
    return check(read, {table.tested.game.name: table.tested.game})


def damaged(read: Record, lines: Sequence[Line]) -> Record:
    """The same record with other lines after its header. Each of them was read when it was written: they are numbered anew."""
    return replace(read, lines=tuple(replace(line, number=at) for at, line in enumerate(lines, HEADER + 1)))


def own_records_replay(table: Table, verbose: bool) -> None:
    for seed in ("replay", "again"):
        assert checked(table, recorded(table, seed, verbose)) is None


def a_record_may_end_whenever_somebody_has_to_decide(table: Table) -> None:
    read = recorded(table, "unfinished", verbose=False)
    acts = [at for at, line in enumerate(read.lines) if line.key == "act"]
    for at in acts[:: max(1, len(acts) // 5)]:
        assert checked(table, damaged(read, read.lines[:at])) is None


def places(read: Record, count: int) -> range:
    """So many places after the header."""
    return range(0, len(read.lines), max(1, (HEADER + len(read.lines)) // count))


def a_lost_line_is_missed_where_it_stood(table: Table) -> None:
    read = recorded(table, "lost", verbose=True)
    for at in places(read, 8):
        lost = read.lines[at]
        found = checked(table, damaged(read, [*read.lines[:at], *read.lines[at + 1 :]]))
        assert found is not None, shown({lost.key: lost.value})
        if lost.key not in ("chance", "act"):  # then a chance further on may be blamed
            assert found.line == lost.number


def a_doubled_line_is_found(table: Table) -> None:
    read = recorded(table, "doubled", verbose=True)
    for at in places(read, 8):
        twice = read.lines[at]
        found = checked(table, damaged(read, [*read.lines[:at], twice, *read.lines[at:]]))
        assert found is not None, shown({twice.key: twice.value})
        assert found.line >= twice.number
        if twice.key != "chance":  # then the results further on are shifted, and one of them is blamed
            assert found.line <= twice.number + 2


def an_altered_value_is_found(table: Table) -> None:
    """Every kind of line, one value in it changed."""
    read = recorded(table, "altered", verbose=True)
    chance = Rng(stream("altered", "places"))
    for at in places(read, 16):
        line = read.lines[at]
        key, value = line.key, line.value
        altered = record.value_of(json.dumps(_altered(value, chance)).encode(), line.number)
        found = checked(table, damaged(read, [*read.lines[:at], replace(line, value=altered), *read.lines[at + 1 :]]))
        if found is None and key == "act":
            assert {name for name in value if value[name] != altered[name]} <= table.tested.unheeded
            continue
        assert found is not None, (shown({key: value}), altered)
        assert found.line >= line.number
        if key != "chance":  # one that is possible shows in what follows from it
            later = key == "act" and (
                found.line == line.number + 1 or isinstance(table.tested.game, Timed)
            )  # a time or a word shows in the end
            assert found.line == line.number or later


def _altered(value: Any, chance: Rng) -> Any:
    """The same value with one leaf changed."""
    if is_object(value) and value:
        name = list(value)[chance.below(len(value))]
        return value | {name: _altered(value[name], chance)}
    if is_array(value) and value:
        at = chance.below(len(value))
        return [*value[:at], _altered(value[at], chance), *value[at + 1 :]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else "x"
