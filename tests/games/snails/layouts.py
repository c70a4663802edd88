"""Layouts of every kind and the rule that each of them breaks, for `layouts.json`: the page's editor is held to it too.

After a change of the rules for layouts: python -m tests.games.snails.layouts
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from schnapp.games.snails import board
from schnapp.table.errors import BadOptions

NO_ROWS: tuple[Any, ...] = (None, [], {}, [1], [{}])
NO_FIELDS: tuple[Any, ...] = (None, {}, [5], [[0]], [[0, 0, 0]], [["0", 0]], [[0, 99]], [[20, 20]])
FILE = Path(__file__).with_name("layouts.json")
Table = dict[str, Any]


def table(name: str) -> Table:
    """One of the three boards as players would draw it."""
    laid = board.layout(name)
    rows = [
        {"r": r, "q_min": min(q for q, s in laid.fields if s == r), "q_max": max(q for q, s in laid.fields if s == r)}
        for r in sorted({r for _, r in laid.fields})
    ]
    land = {
        kind: [list(field) for field, height in zip(laid.fields, laid.heights, strict=True) if height == tiles]
        for tiles, kind in enumerate(board.KINDS, 1)
    }
    return {"id": "custom", "rows": rows, **land}


def strip(*counts: int) -> Table:
    """One row with so many fields of each kind, then two of water."""
    places = iter(range(-20, 21))
    land = {kind: [[next(places), 0] for _ in range(count)] for kind, count in zip(board.KINDS, counts, strict=True)}
    return {"id": "custom", "rows": [{"r": 0, "q_min": -20, "q_max": -19 + sum(counts)}], **land}


def changed(**parts: Any) -> Table:
    return {**table("corners"), **parts}


def rows(*given: tuple[int, int, int]) -> list[dict[str, int]]:
    return [{"r": r, "q_min": first, "q_max": last} for r, first, last in given]


def broken() -> Iterator[Table | Any]:
    corners = table("corners")
    yield from (None, [], 5, {}, {**corners, "name_en": "Mine"}, {**corners, "id": "corners"})
    yield {key: value for key, value in corners.items() if key != "III"}
    yield from (changed(rows=wrong) for wrong in (*NO_ROWS, rows((0, 2, 1)), rows((21, 0, 1))))
    yield from (changed(rows=rows(*wrong)) for wrong in (((0, 0, 1), (0, 3, 4)), ((0, -21, 0),), ((0, 0, 21),)))
    yield from (changed(rows=[{"r": wrong, "q_min": 0, "q_max": 1}]) for wrong in (None, True, 0.5, "0"))
    yield changed(rows=[{"r": 0, "q_min": 0, "q_max": 1, "q": 1}])
    yield changed(rows=rows(*((r, -20, 20) for r in range(4))))
    yield from (changed(I=wrong) for wrong in NO_FIELDS)
    yield changed(I=[*corners["I"], corners["I"][0]])
    yield changed(I=[*corners["I"], corners["II"][0]])
    yield changed(II=corners["II"][1:])
    yield changed(II=corners["II"][1:], I=[*corners["I"], corners["II"][0]])
    yield changed(rows=[*corners["rows"], {"r": 5, "q_min": 0, "q_max": 2}])
    yield changed(rows=[*corners["rows"], {"r": 4, "q_min": 0, "q_max": 2}])
    yield changed(rows=[*corners["rows"], {"r": 4, "q_min": 3, "q_max": 9}])


def drawn(chance: random.Random) -> Table:
    """Rows side by side, and land at random."""
    lines = chance.randint(1, 9)
    wide = [(r, chance.randint(-6, 1), chance.randint(2, 8)) for r in range(lines)]
    fields = [[q, r] for r, first, last in wide for q in range(first, last + 1)]
    chance.shuffle(fields)
    land: Table = {}
    for kind, most in zip(board.KINDS, (8, 10, 7), strict=True):
        land[kind] = [fields.pop() for _ in range(min(chance.randint(0, most), len(fields)))]
    return {"id": "custom", "rows": rows(*wide), **land}


def layouts() -> Iterator[Any]:
    yield from map(table, board.LAYOUTS)
    yield from broken()
    for count in ((5, 9, 6), (4, 10, 6), (5, 8, 7), (5, 12, 4), (12, 9, 0), (9, 0, 0), (2, 3, 1), (8, 3, 0), (1, 1, 6)):
        yield strip(*count)
    yield from (
        strip(*count) for count in ((0, 9, 6), (1, 5, 6), (6, 0, 0), (0, 0, 6), (0, 2, 4), (1, 4, 4), (15, 5, 0))
    )
    chance = random.Random(4)
    yield from (drawn(chance) for _ in range(60))


def rule(layout: Any, players: int, partial: bool) -> str | None:
    """The rule that it breaks, as the server says it."""
    try:
        board.custom(copy.deepcopy(layout), players, partial)
    except BadOptions as bad:
        return str(bad).rsplit("(", 1)[1].rstrip(")")
    return None


def judged() -> list[dict[str, Any]]:
    return [
        {
            "layout": layout,
            "judged": [
                {"players": players, "partial": partial, "rule": rule(layout, players, partial)}
                for players in (2, 3, 4)
                for partial in (False, True)
            ],
        }
        for layout in layouts()
    ]


def written() -> str:
    """A line for each layout."""
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in judged()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
