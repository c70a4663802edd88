"""Boards of Snails: the layouts of the data file, and the check of a layout that players have drawn themselves."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated

from msgspec import Struct, ValidationError, convert

from schnapp.table.canonical import Json
from schnapp.table.declaration import between, one_of
from schnapp.table.errors import BadOptions
from schnapp.table.shape import told

KINDS = ("I", "II", "III")  # stacks of one, two and three tiles
COUNTS = (5, 9, 6)
MOST_FIELDS = 127
FARTHEST = 20  # of a coordinate from 0
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SPAN = 2 * FARTHEST + 1
LAYOUTS = ("corners", "volcano", "islets")

Near = Annotated[int, between(-FARTHEST, FARTHEST)]
Field = tuple[int, int]  # q, r


class _Row(Struct, forbid_unknown_fields=True):
    r: Near
    q_min: Near
    q_max: Near


class _Layout(Struct, rename={"ones": "I", "twos": "II", "threes": "III"}):
    """A layout as it is written."""

    rows: list[_Row]
    ones: list[tuple[Near, Near]]
    twos: list[tuple[Near, Near]]
    threes: list[tuple[Near, Near]]

    def fields(self) -> list[Field]:
        return [(q, row.r) for row in self.rows for q in range(row.q_min, row.q_max + 1)]

    def board(self) -> Board:
        fields = sorted(self.fields(), key=lambda field: (field[1], field[0]))
        land = enumerate((self.ones, self.twos, self.threes), 1)
        heights = {field: height for height, kind in land for field in kind}
        return Board(tuple(fields), tuple(heights.get(field, 0) for field in fields))


class _Drawn(_Layout, forbid_unknown_fields=True):
    """A layout that players have drawn."""

    id: Annotated[str, one_of("custom")]


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
    return convert(next(table for table in data["layout"] if table["id"] == id), _Layout).board()


def custom(table: Json, players: int, partial: bool) -> Board:
    """A layout that players have drawn. Raises BadOptions with the rule (V1 … V9 of the specification) it breaks."""
    try:
        drawn = convert(table, _Drawn)
    except ValidationError as wrong:
        path, name, why = told(wrong)
        where = path.lstrip(".")
        rule = "V1" if where.startswith("rows") else "V2" if where.startswith(KINDS) else "V9"
        part = " ".join(filter(None, (where, name))) or "a layout"
        raise BadOptions("custom_layout", f"{part} {why} ({rule})") from None
    for broken, rule, why in _against(drawn, players, partial):
        if broken:
            raise BadOptions("custom_layout", f"{why} ({rule})")
    return drawn.board()


def _against(drawn: _Drawn, players: int, partial: bool) -> Iterator[tuple[bool, str, str]]:
    """Every rule for layouts: is it broken, its number and what is wrong."""
    rows = drawn.rows
    yield any(row.q_min > row.q_max for row in rows), "V1", "in each of rows q_min must not be above q_max"
    yield len({row.r for row in rows}) < len(rows), "V1", "no two of rows have the same r"
    fields = set(drawn.fields())
    yield not 1 <= len(fields) <= MOST_FIELDS, "V1", f"a board has 1 to {MOST_FIELDS} fields, not {len(fields)}"
    for field, times in Counter([*drawn.ones, *drawn.twos, *drawn.threes]).items():
        wrong = times > 1 or field not in fields
        yield wrong, "V2", f"the land field {name(field)} must be one of the fields, and only once"
    count = one, two, three = len(drawn.ones), len(drawn.twos), len(drawn.threes)
    land = sum(count)
    lacking = three > 6 or two + three > 15 or land > 20
    yield lacking, "V3", "there are only 6 mountains, 15 meadows and 20 beaches"
    yield not partial and count != COUNTS, "V3", "all tiles must be used: 5 fields I, 9 fields II and 6 fields III"
    yield land < 3 * players, "V5", f"{players} players need at least {3 * players} land fields"
    room = f"{players} players need room for {4 * players} snails outside the mountains"
    yield 3 * (one + two) < 4 * players, "V6", room
    yield one < 1, "V7", "at least one field is a beach"
    yield not _hangs_together(fields), "V4", "all fields must hang together"


def _hangs_together(fields: set[Field]) -> bool:
    reached, edge = set[Field](), {min(fields)}
    while edge:
        reached |= edge
        edge = {(q + dq, r + dr) for q, r in edge for dq, dr in NEIGHBOURS} & fields - reached
    return reached == fields
