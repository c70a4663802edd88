"""Two reports side by side: only what differs by more than noise."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any

from schnapp.lab import wilson
from schnapp.table.canonical import is_object, shown
from schnapp.table.errors import SchnappError

from .figure import Figure, unit_of_change
from .noise import RATE, beyond, chance_of

TOLD = ("game", "players", "bot", "options", "ruleset", "commit")  # what is said of both where it differs


class BadReport(SchnappError):
    """A file that is not the JSON of a balance report."""


@dataclass(frozen=True, slots=True)
class Named:
    """A figure and where it stands: `place` for people, `key` for programs."""

    key: str
    place: tuple[str, str, str]  # section and table, row, column
    figure: Figure


@dataclass(frozen=True, slots=True)
class Difference:
    """Of the same figure in two reports, the second less the first, with its 95% interval."""

    place: tuple[str, str, str]
    key: str
    first: Figure
    second: Figure
    change: Figure


@dataclass(frozen=True, slots=True)
class Comparison:
    """`compared`: how many figures both reports have, with an interval."""

    first: dict[str, Any]
    second: dict[str, Any]
    compared: int
    differences: list[Difference]

    def said(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "lab_comparison": 1,
            "first": _told(self.first),
            "second": _told(self.second),
            "compared": self.compared,
            "rate": RATE,
            "differences": [
                {
                    "key": each.key,
                    "place": list(each.place),
                    "first": each.first.said(),
                    "second": each.second.said(),
                    "change": each.change.said(),
                }
                for each in self.differences
            ],
        }


def read(path: Path) -> dict[str, Any]:
    """The JSON of a report. Raises BadReport, OSError."""
    try:
        report = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        report = None
    if not is_object(report) or report.get("lab") != 1 or "sections" not in report:
        raise BadReport(f"{path} is not the JSON of a balance report (schnapp lab GAME writes one)")
    return report


def compared(first: dict[str, Any], second: dict[str, Any]) -> Comparison:
    """Figures are taken for independent of each other: where both reports have deals in common, differences are rather
    more certain than is said."""
    others = {named.key: named for named in _figures(second)}
    both = [(named, others[named.key].figure) for named in _figures(first) if named.key in others]
    tested = [(named, other) for named, other in both if named.figure.error is not None and other.error is not None]
    chances = [chance_of(other.value - named.figure.value, _error(named.figure, other)) for named, other in tested]
    differences = [
        Difference(named.place, named.key, named.figure, other, _change(named.figure, other))
        for (named, other), found in zip(tested, beyond(chances), strict=True)
        if found
    ]
    return Comparison(first, second, len(tested), differences)


def _figures(report: Mapping[str, Any]) -> Iterator[Named]:
    """All figures of all tables. What is known to be equal in both reports by definition does no harm."""
    try:
        for section in report["sections"]:
            for table in section["tables"]:
                for row in table["rows"]:
                    for key, column, cell in zip(table["keys"], table["columns"], row["cells"], strict=True):
                        if is_object(cell):
                            place = (f"{section['title']}: {table['title']}", str(row["label"]), str(column))
                            name = f"{section['key']}/{table['key']}/{row['key']}/{key}"
                            yield Named(name, place, Figure.read(cell))
    except (KeyError, TypeError, ValueError) as error:
        raise BadReport(f"a report has a table that cannot be read: {shown(str(error))}") from None


def _error(one: Figure, other: Figure) -> float:
    return hypot(one.error or 0.0, other.error or 0.0)


def _change(one: Figure, other: Figure) -> Figure:
    change, reach = other.value - one.value, wilson.SURE * _error(one, other)
    return Figure(change, change - reach, change + reach, min(one.n, other.n), unit_of_change(one.unit))


def _told(report: Mapping[str, Any]) -> dict[str, Any]:
    return {key: report.get(key) for key in TOLD}
