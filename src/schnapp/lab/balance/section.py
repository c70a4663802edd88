"""A section of a report as data: tables of figures, drawings, and what stands out, said in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .figure import Figure
from .noise import beyond

Cell = Figure | str | None


@dataclass(slots=True)
class Row:
    """`key` names the row for programs, `label` for people; `stands_out` marks columns that are beyond noise; `norm` says what is
    usual."""

    key: str
    label: str
    cells: list[Cell]
    help: str = ""
    norm: str = ""
    stands_out: list[bool] = field(default_factory=list[bool])

    def said(self) -> dict[str, Any]:
        cells = [cell.said() if isinstance(cell, Figure) else cell for cell in self.cells]
        return {
            "key": self.key,
            "label": self.label,
            "cells": cells,
            "help": self.help,
            "norm": self.norm,
            "stands_out": self.stands_out,
        }


@dataclass(slots=True)
class Table:
    """`keys` name the columns for programs, `columns` for people."""

    key: str
    title: str
    note: str
    keys: list[str]
    columns: list[str]
    rows: list[Row]

    def said(self) -> dict[str, Any]:
        rows = [row.said() for row in self.rows]
        return {
            "key": self.key,
            "title": self.title,
            "note": self.note,
            "keys": self.keys,
            "columns": self.columns,
            "rows": rows,
        }


@dataclass(slots=True)
class Section:
    """`intro` says what the section is about; `plots` are what `plots.py` draws; `sentences` stand out."""

    key: str
    title: str
    intro: str
    sentences: list[str] = field(default_factory=list[str])
    tables: list[Table] = field(default_factory=list[Table])
    plots: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    def said(self) -> dict[str, Any]:
        return {
            "key": self.key,
            "title": self.title,
            "intro": self.intro,
            "sentences": self.sentences,
            "tables": [table.said() for table in self.tables],
            "plots": self.plots,
        }


def mark(rows: Sequence[Row]) -> None:
    """Mark the figures that differ from what is expected of them by more than noise, all of these rows taken together."""
    tested: list[tuple[Row, int, float]] = []
    for row in rows:
        row.stands_out = [False] * len(row.cells)
        for at, cell in enumerate(row.cells):
            if isinstance(cell, Figure) and (chance := cell.chance) is not None:
                tested.append((row, at, chance))
    for (row, at, _), found in zip(tested, beyond([chance for *_, chance in tested]), strict=True):
        row.stands_out[at] = found


def plotted(kind: str, title: str, rows: Sequence[Row], column: int, **more: float) -> dict[str, Any]:
    """A column of figures for a drawing; rows that have none there are left out."""
    known = [(row.label, cell) for row in rows if isinstance(cell := row.cells[column], Figure)]
    return {
        "kind": kind,
        "title": title,
        "labels": [label for label, _ in known],
        "figures": [cell.said() for _, cell in known],
        **more,
    }
