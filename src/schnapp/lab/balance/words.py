"""A comparison for people: a table on the terminal."""

from __future__ import annotations

from rich.console import Console

from schnapp.lab import tables
from schnapp.lab.tables import Column
from schnapp.table.canonical import shown

from .comparison import TOLD, Comparison
from .figure import Figure
from .speech import Speech


def show(comparison: Comparison, console: Console, speech: Speech) -> None:
    """Print what differs, and between what."""
    for key in TOLD:
        one, other = comparison.first.get(key), comparison.second.get(key)
        if one != other:
            title = speech.text(f"compare-key-{key}")
            line = speech.text("compare-of-both", key=title, first=shown(one), second=shown(other))
            console.print(line, markup=False, soft_wrap=True)
    compared, differences = comparison.compared, comparison.differences
    if not differences:
        console.print(speech.text("compare-nothing", compared=compared))
        return
    console.print(speech.text("compare-found", found=len(differences), compared=compared))
    names = Column("", [" · ".join(part for part in each.place if part) for each in differences])
    found = [Column(speech.text("compare-first"), [_said(each.first, speech) for each in differences])]
    found.append(Column(speech.text("compare-second"), [_said(each.second, speech) for each in differences]))
    change = [Column(speech.text("compare-change"), [_said(each.change, speech) for each in differences])]
    change.append(Column(speech.text("percent", number=95), [speech.range(each.change) for each in differences]))
    tables.show(names, [found, change], console)


def _said(figure: Figure, speech: Speech) -> str:
    return speech.number(figure.value, figure.unit)
