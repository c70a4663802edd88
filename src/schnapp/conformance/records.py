"""Records of random games: whole ones replay, damaged ones are caught at the line that is wrong."""

from __future__ import annotations

import json
from typing import Any

from schnapp.table import record
from schnapp.table.canonical import is_array, is_object
from schnapp.table.dealer import stream
from schnapp.table.protocols import Timed
from schnapp.table.record import Recorder
from schnapp.table.replay import Divergence, check
from schnapp.table.rng import Rng

from .tables import Table, random_game


def recorded(table: Table, seed: str, verbose: bool) -> list[str]:
    """The lines of the record of a random game."""
    match = table.match(seed)
    recorder = Recorder(match, verbose, table.start)
    last = None
    for step in random_game(match, seed):
        if last is not None:
            recorder.act(last.act, last.entries)
        last = step
    assert last is not None
    recorder.act(last.act, last.entries)
    return recorder.text().split("\n")[:-1]


def checked(table: Table, lines: list[str]) -> Divergence | None:
    """The first line at which it parts from the rules."""
    game = table.tested.game
    try:
        return check(record.parsed("\n".join([*lines, ""]).encode()), {game.name: game})
    except record.BadRecord as error:
        assert error.line is not None
        return Divergence(error.line, error.why)


def own_records_replay(table: Table, verbose: bool) -> None:
    for seed in ("replay", "again"):
        assert checked(table, recorded(table, seed, verbose)) is None


def a_record_may_end_whenever_somebody_has_to_decide(table: Table) -> None:
    lines = recorded(table, "unfinished", verbose=False)
    acts = [at for at, line in enumerate(lines) if line.startswith('{"act"')]
    for at in acts[:: max(1, len(acts) // 5)]:
        assert checked(table, lines[:at]) is None


def places(lines: list[str], count: int) -> range:
    """So many places after the header."""
    return range(1, len(lines), max(1, len(lines) // count))


def a_lost_line_is_missed_where_it_stood(table: Table) -> None:
    lines = recorded(table, "lost", verbose=True)
    for at in places(lines, 8):
        found = checked(table, lines[:at] + lines[at + 1 :])
        assert found is not None, lines[at]
        if not lines[at].startswith(('{"chance"', '{"act"')):  # then a chance further on may be blamed
            assert found.line == at + 1


def a_doubled_line_is_found(table: Table) -> None:
    lines = recorded(table, "doubled", verbose=True)
    for at in places(lines, 8):
        found = checked(table, [*lines[:at], lines[at], *lines[at:]])
        assert found is not None, lines[at]
        assert at < found.line
        if not lines[at].startswith('{"chance"'):  # then the results further on are shifted, and one of them is blamed
            assert found.line <= at + 3


def an_altered_value_is_found(table: Table) -> None:
    """Every kind of line, one value in it changed."""
    lines = recorded(table, "altered", verbose=True)
    chance = Rng(stream("altered", "places"))
    for at in places(lines, 16):
        ((key, value),) = json.loads(lines[at]).items()
        altered = _altered(value, chance)
        found = checked(table, [*lines[:at], json.dumps({key: altered}), *lines[at + 1 :]])
        if found is None and key == "act":
            assert {name for name in value if value[name] != altered[name]} <= table.tested.unheeded
            continue
        assert found is not None, (lines[at], altered)
        assert at < found.line
        if key != "chance":  # one that is possible shows in what follows from it
            later = key == "act" and (
                found.line == at + 2 or isinstance(table.tested.game, Timed)
            )  # a time or a word shows in the end
            assert found.line == at + 1 or later


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
