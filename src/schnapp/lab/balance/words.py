"""A comparison for people: a table on the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

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
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("", "", ""):
        table.add_column(head)
    for head in ("first", "second", "change", "95 %"):
        table.add_column(head, justify="right", no_wrap=True)
    for each in comparison.differences:
        table.add_row(
            *each.place,
            _said(each.first),
            _said(each.second),
            _said(each.change),
            _range(each.change),
        )
    console.print(table)


def _said(figure: Figure) -> str:
    return number(figure.value, figure.unit)


def _range(figure: Figure) -> str:
    assert figure.low is not None
    assert figure.high is not None
    return f"{number(figure.low, figure.unit, short=True)} to {number(figure.high, figure.unit, short=True)}"
