"""A comparison for people: a table on the terminal."""

from __future__ import annotations

from rich.console import Console

from schnapp.lab import tables
from schnapp.lab.tables import Column
from schnapp.table.canonical import shown

from .comparison import TOLD, Comparison
from .figure import Figure, number


def show(comparison: Comparison, console: Console) -> None:
    """Print what differs, and between what."""
    for key in TOLD:
        one, other = comparison.first.get(key), comparison.second.get(key)
        if one != other:
            console.print(f"{key}: {shown(one)} and {shown(other)}", markup=False, soft_wrap=True)
    if not comparison.differences:
        console.print(f"Of {comparison.compared:,} figures none differs by more than noise.")
        return
    console.print(f"{len(comparison.differences):,} of {comparison.compared:,} figures differ by more than noise:")
    differences = comparison.differences
    names = Column("", [" · ".join(part for part in each.place if part) for each in differences])
    found = [Column("first", [_said(each.first) for each in differences])]
    found.append(Column("second", [_said(each.second) for each in differences]))
    change = [Column("change", [_said(each.change) for each in differences])]
    change.append(Column("95 %", [_range(each.change) for each in differences]))
    tables.show(names, [found, change], console)


def _said(figure: Figure) -> str:
    return number(figure.value, figure.unit)


def _range(figure: Figure) -> str:
    assert figure.low is not None
    assert figure.high is not None
    return f"{number(figure.low, figure.unit, short=True)} to {number(figure.high, figure.unit, short=True)}"
