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


def _cells(*names: str) -> dict[str, Cells]:
    return {name: Cells(Snails, name) for name in names}


NUMBERS = _cells(
    *("asking", "here", "turn_result", "playing", "attack", "aims_left", "leaders_left", "eagles_left", "fury", "hit"),
    *("target_field", "target_snail", "targets", "outcome", "neutral", "depth", "trail_count"),
)
ROWS = {  # each with what says how many of its numbers mean anything
    "depth": _cells("doing", "step_of", "arg_a", "arg_b", "arg_c", "arg_m"),
    "trail_count": _cells("trail_snail", "trail_field"),
}
DICE, BURNING, DYING, TILE, LEVEL = _cells("dice", "burning", "dying", "tile", "level").values()


def recall(table: Snails) -> dict[str, Any] | None:
    """All of it, as JSON, whose truth values are numbers as in compiled rules; None where a position says everything."""
    if table.at != RESOLVING:
        return None
    numbers = {name: int(cells.get(table, 0)) for name, cells in NUMBERS.items()}
    rows = {
        name: [int(cells.get(table, at)) for at in range(numbers[count])]
        for count, row in ROWS.items()
        for name, cells in row.items()
    }
    fields = range(table.fields)
    return {
        "owing": table.owing,
        "numbers": numbers,
        "rows": rows,
        "dice": [int(DICE.get(table, die)) for die in range(DICE.length)],
        "burning": [field for field in fields if BURNING.get(table, field)],
        "dying": {str(field): TILE.get(table, _top(table, field)) for field in fields if DYING.get(table, field)},
    }


def recollect(table: Snails, known: Mapping[str, Any]) -> None:
    """Put it in place."""
    table.owing = known["owing"]
    for name, number in known["numbers"].items():
        NUMBERS[name].put(table, 0, number)
    for row in ROWS.values():
        for name, cells in row.items():
            _fill(table, cells, known["rows"][name])
    _fill(table, DICE, known["dice"])
    for field in known["burning"]:
        BURNING.put(table, field, 1)
    for field, tile in known["dying"].items():
        DYING.put(table, int(field), 1)
        TILE.put(table, _top(table, int(field)), tile)


def _top(table: State, field: int) -> int:
    """Where the topmost tile of a field stands."""
    return TILE.each * field + LEVEL.get(table, field) - 1


def _fill(table: State, cells: Cells, numbers: list[int]) -> None:
    for at, number in enumerate(numbers):
        cells.put(table, at, number)
