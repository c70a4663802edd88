"""What is being carried out in the middle of a turn, and which decision of it is open.

No position and no view tells that (docs/records.md), but everybody has seen it begin: so it is remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.table.cells import Cells
from schnapp.table.state import State

from . import box
from .rules import Snails

RESOLVING = box.STAGES.index("resolving")
NUMBERS = (
    *("asking", "here", "turn_result", "playing", "attack", "aims_left", "leaders_left", "eagles_left", "fury", "hit"),
    *("target_field", "target_snail", "targets", "outcome", "neutral", "depth", "trail_count"),
)
ROWS = {  # by what says how many of their numbers mean anything
    "depth": ("doing", "step_of", "arg_a", "arg_b", "arg_c", "arg_m"),
    "trail_count": ("trail_snail", "trail_field"),
}
OF_FIELDS = ("burning", "dying")
CELLS = {name: Cells(Snails, name) for name in (*NUMBERS, "dice", *ROWS["depth"], *ROWS["trail_count"], *OF_FIELDS)}
TILE, LEVEL = Cells(Snails, "tile"), Cells(Snails, "level")


def recall(table: Snails) -> dict[str, Any] | None:
    """All of it, as JSON, whose truth values are numbers as in compiled rules; None where a position says everything."""
    if table.at != RESOLVING:
        return None
    known = {name: _numbers(table, name, 1) for name in NUMBERS} | {"dice": _numbers(table, "dice", 2)}
    for count, names in ROWS.items():
        known |= {name: _numbers(table, name, known[count][0]) for name in names}
    known |= {name: _numbers(table, name, table.fields) for name in OF_FIELDS}
    tiles = {str(field): TILE.get(table, _top(table, field)) for field, dies in enumerate(known["dying"]) if dies}
    return {"owing": table.owing, "numbers": known, "tiles": tiles}


def recollect(table: Snails, known: Mapping[str, Any]) -> None:
    """Put it in place."""
    table.owing = known["owing"]
    for name, numbers in known["numbers"].items():
        for at, number in enumerate(numbers):
            CELLS[name].put(table, at, number)
    for field, tile in known["tiles"].items():
        TILE.put(table, _top(table, int(field)), tile)


def _numbers(table: State, name: str, count: int) -> list[int]:
    return [int(CELLS[name].get(table, at)) for at in range(count)]


def _top(table: State, field: int) -> int:
    """Where the topmost tile of a field stands."""
    return TILE.each * field + LEVEL.get(table, field) - 1
