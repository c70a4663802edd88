"""A damaged position is refused with its field, or it is a position after all: then it loads as it stands."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.table.canonical import canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadPosition

from .tables import TABLES, Table, random_game

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
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
)


def altered(value: Any, chance: Dealer) -> Any:
    """The same value with one thing in it replaced, lost, doubled or moved."""
    if isinstance(value, dict) and value and chance.below(8):
        name = list(value)[chance.below(len(value))]
        if chance.below(12) == 0:
            return {key: part for key, part in value.items() if key != name}
        return value | {name: altered(value[name], chance)}
    if isinstance(value, list) and value and chance.below(8):
        at = chance.below(len(value))
        how = chance.below(5)
        if how == 0:
            return value[:at] + value[at + 1 :]
        if how == 1:
            return [*value, value[at]]
        if how == 2:
            return [*value[:at], *value[at + 1 :], value[at]]
        return [*value[:at], altered(value[at], chance), *value[at + 1 :]]
    return STRANGE[chance.below(len(STRANGE))]


@every_table
def test_a_damaged_position_is_refused_or_loads_as_it_stands(table: Table) -> None:
    chance = Dealer(stream("damage", "places"))
    match = table.match("damage")
    refused = 0
    for number, step in enumerate(random_game(match, "damage")):
        for _ in range(12 if number % 4 == 0 else 0):
            damaged = altered(step.before, chance)
            try:
                loaded = table.resumed(damaged, "damage")
            except BadPosition as error:
                assert error.field
                refused += 1
                continue
            assert canonical(loaded.position()) == canonical(damaged)
            assert loaded.over or all(loaded.legal(seat) for seat in loaded.owed())
            assert loaded.over == (damaged["state"] == "OVER")
    assert refused > 30
