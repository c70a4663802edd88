"""Boards of Snails: the layouts of the data file, and the check of a layout that players have drawn themselves."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from schnapp.table.canonical import Json, is_array, is_object
from schnapp.table.errors import BadOptions

KINDS = ("I", "II", "III")  # stacks of one, two and three tiles
COUNTS = {"I": 5, "II": 9, "III": 6}
MOST_FIELDS = 127
FARTHEST = 20  # of a coordinate from 0
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SPAN = 2 * FARTHEST + 1
LAYOUTS = ("corners", "volcano", "islets")

Field = tuple[int, int]  # q, r


@dataclass(frozen=True)
class Board:
    """Fields in the order of (r, q), and how many tiles lie on each at the beginning."""

    fields: tuple[Field, ...]
    heights: tuple[int, ...]

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Where the fields stand in PLACES."""
        return tuple(map(place, self.fields))


def name(field: Field) -> str:
    return f"{field[0]},{field[1]}"


PLACES = tuple(name((q, r)) for r in range(-FARTHEST, FARTHEST + 1) for q in range(-FARTHEST, FARTHEST + 1))
"""All fields that a board may have, by (r, q)."""


def place(field: Field) -> int:
    """Where a field stands in PLACES."""
    return SPAN * (field[1] + FARTHEST) + field[0] + FARTHEST


def called(board: Board) -> dict[str, str]:
    """`"q,r"` → what people call the field: rows A, B, C … from the top, numbers from the left."""
    rows = sorted({r for _, r in board.fields})
    names: dict[str, str] = {}
    for at, row in enumerate(rows):
        line = sorted(field for field in board.fields if field[1] == row)
        names |= {name(field): f"{_letters(at)}{place}" for place, field in enumerate(line, 1)}
    return names


def _letters(at: int) -> str:
    """A … Z, AA, AB …"""
    return (chr(64 + at // 26) if at >= 26 else "") + chr(65 + at % 26)


@cache
def layout(id: str) -> Board:
    """One of the boards of the data file."""
    data = tomllib.loads(Path(__file__).with_name("board.toml").read_text("utf-8"))
    return _board(next(table for table in data["layout"] if table["id"] == id))


def _board(table: dict[str, Any]) -> Board:
    fields = sorted(_rows(table), key=lambda field: (field[1], field[0]))
    heights = {(q, r): KINDS.index(kind) + 1 for kind in KINDS for q, r in table[kind]}
    return Board(tuple(fields), tuple(heights.get(field, 0) for field in fields))


def _rows(table: dict[str, Any]) -> list[Field]:
    return [(q, row["r"]) for row in table["rows"] for q in range(row["q_min"], row["q_max"] + 1)]


def custom(table: Json, players: int, partial: bool) -> Board:
    """A layout that players have drawn. Raises BadOptions with the rule (V1 … V9 of the specification) it breaks."""
    if not is_object(table) or set(table) != {"id", "rows", *KINDS} or table["id"] != "custom":
        raise _bad("V9", "a layout has exactly the keys id (custom), rows, I, II and III")
    fields = _checked_rows(table["rows"])
    land: list[Field] = []
    for kind in KINDS:
        if not is_array(table[kind]) or not all(_is_field(field) for field in table[kind]):
            raise _bad("V2", f"{kind} must be a list of fields [q, r]")
        land += [(int(q), int(r)) for q, r in table[kind]]
    for field in land:
        if field not in fields or land.count(field) > 1:
            raise _bad("V2", f"the land field {name(field)} must be one of the fields, and only once")
    _check_stacks({kind: len(table[kind]) for kind in KINDS}, players, partial)
    if not _is_connected(fields):
        raise _bad("V4", "all fields must hang together")
    return _board(table)


def _checked_rows(rows: Json) -> set[Field]:
    if not is_array(rows) or not all(_is_row(row) for row in rows):
        raise _bad("V1", f"rows have r, q_min and q_max, integers of at most {FARTHEST}, and q_min is not above q_max")
    if len({row["r"] for row in rows}) < len(rows):
        raise _bad("V1", "no two rows have the same r")
    fields = {(q, row["r"]) for row in rows for q in range(row["q_min"], row["q_max"] + 1)}
    if not 1 <= len(fields) <= MOST_FIELDS:
        raise _bad("V1", f"a board has 1 to {MOST_FIELDS} fields, not {len(fields)}")
    return fields


def _is_row(row: Json) -> bool:
    if not is_object(row) or set(row) != {"r", "q_min", "q_max"}:
        return False
    return all(_is_near(value) for value in row.values()) and row["q_min"] <= row["q_max"]


def _is_field(field: Json) -> bool:
    return is_array(field) and len(field) == 2 and all(_is_near(value) for value in field)


def _is_near(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= FARTHEST


def _check_stacks(count: dict[str, int], players: int, partial: bool) -> None:
    tiles = {"III": count["III"], "II": count["II"] + count["III"], "I": sum(count.values())}
    if tiles["III"] > 6 or tiles["II"] > 15 or tiles["I"] > 20:
        raise _bad("V3", "there are only 6 mountains, 15 meadows and 20 beaches")
    if not partial and count != COUNTS:
        raise _bad("V3", "all tiles must be used: 5 fields I, 9 fields II and 6 fields III")
    if tiles["I"] < 3 * players:
        raise _bad("V5", f"{players} players need at least {3 * players} land fields")
    if 3 * (count["I"] + count["II"]) < 4 * players:
        raise _bad("V6", f"{players} players need room for {4 * players} snails outside the mountains")
    if count["I"] < 1:
        raise _bad("V7", "at least one field is a beach")


def _is_connected(fields: set[Field]) -> bool:
    reached = {next(iter(fields))}
    edge = list(reached)
    while edge:
        q, r = edge.pop()
        for dq, dr in NEIGHBOURS:
            near = (q + dq, r + dr)
            if near in fields and near not in reached:
                reached.add(near)
                edge.append(near)
    return reached == fields


def _bad(rule: str, why: str) -> BadOptions:
    return BadOptions("custom_layout", f"{why} ({rule})")
