"""Two reports side by side: only what differs by more than noise."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from typing import Any

from schnapp.table.canonical import is_object, shown
from schnapp.table.errors import SchnappError

from .figure import Figure, unit_of_change
from .noise import RATE, beyond

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
    """`compared`: how many figures both reports have, with an interval and of more than a few deals."""

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
    both = [_difference(named, others[named.key].figure) for named in _figures(first) if named.key in others]
    tested = [(each, chance) for each in both if (chance := each.change.chance) is not None]
    found = beyond([chance for _, chance in tested])
    differences = [each for (each, _), out in zip(tested, found, strict=True) if out]
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


def _difference(named: Named, other: Figure) -> Difference:
    return Difference(named.place, named.key, named.figure, other, change_of(named.figure, other))


def change_of(one: Figure, other: Figure) -> Figure:
    """From one figure to another one. Its interval is made of both, each with the end that counts, as R. G. Newcombe does it
    for shares (Statistics in Medicine 17, 1998, method 10): no difference reaches beyond what is possible."""
    change, n, unit = other.value - one.value, min(one.n, other.n), unit_of_change(one.unit)
    if one.low is None or one.high is None or other.low is None or other.high is None:
        return Figure(change, None, None, n, unit)
    down = hypot(other.value - other.low, one.high - one.value)
    up = hypot(other.high - other.value, one.value - one.low)
    return Figure(change, change - down, change + up, n, unit)


def _told(report: Mapping[str, Any]) -> dict[str, Any]:
    return {key: report.get(key) for key in TOLD}
