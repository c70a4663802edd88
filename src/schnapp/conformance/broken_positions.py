"""A damaged position is refused with its field, or it is a position after all: then it loads as it stands."""

from __future__ import annotations

from itertools import islice
from typing import Any

from schnapp.table.acting import go_on
from schnapp.table.canonical import canonical, is_array, is_object
from schnapp.table.dealer import stream
from schnapp.table.errors import BadPosition
from schnapp.table.match import Match
from schnapp.table.rng import Rng

from .tables import Table, random_game
from .under_test import Position

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    30,
    99,
    10**30,
    "",
    "x",
    "s1",
    "swarm",
    "pass",
    [],
    {},
    [[]],
    "\u0663",
    "a\ud800",
)


def altered(value: Any, strange: tuple[Any, ...], chance: Rng) -> Any:
    """The same value with one thing in it replaced, lost, doubled or moved."""
    if is_object(value) and value and chance.below(8):
        name = list(value)[chance.below(len(value))]
        if chance.below(12) == 0:
            return {key: part for key, part in value.items() if key != name}
        return value | {name: altered(value[name], strange, chance)}
    if is_array(value) and value and chance.below(8):
        at = chance.below(len(value))
        how = chance.below(5)
        if how == 0:
            return value[:at] + value[at + 1 :]
        if how == 1:
            return [*value, value[at]]
        if how == 2:
            return [*value[:at], *value[at + 1 :], value[at]]
        return [*value[:at], altered(value[at], strange, chance), *value[at + 1 :]]
    return strange[chance.below(len(strange))]


def a_damaged_position_is_refused_or_loads_as_it_stands(table: Table) -> None:
    chance = Rng(stream("damage", "places"))
    strange = (*STRANGE, *table.tested.strange)
    steps = random_game(table.match("damage"), "damage")
    moments = [step.before for step in steps if table.tested.loadable(step.before)][::4]
    refused = 0
    for moment in moments:
        for _ in range(max(12, 150 // len(moments))):
            damaged = altered(moment, strange, chance)
            try:
                loaded = table.standing(damaged, "damage")
            except BadPosition as error:
                assert error.field
                refused += 1
                continue
            assert canonical(loaded.position()) == canonical(damaged)
            if table.tested.stage is not None:
                assert loaded.over == (damaged[table.tested.stage] == table.tested.over)
            _play(loaded, damaged)
    assert refused > 30


def _play(loaded: Match, damaged: Position) -> None:
    """Whatever loads can be played."""
    try:
        go_on(loaded.game, loaded.state, loaded.dealer)
        assert loaded.over or all(loaded.legal(seat) for seat in loaded.owed())
        assert loaded.over or loaded.owed() or loaded.deadline is not None
        for _ in islice(random_game(loaded, "damage"), 40):
            pass
    except Exception as error:
        error.add_note(f"in a damaged position that `check` does not refuse: {canonical(damaged)}")
        raise
