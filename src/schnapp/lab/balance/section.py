"""A section of a report as data: tables of figures, drawings, and what stands out, said in sentences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .figure import Figure

Cell = Figure | str | None


@dataclass(slots=True)
class Row:
    """`key` names the row for programs, `label` for people; `stands_out` marks columns that are beyond noise."""

    key: str
    label: str
    cells: list[Cell]
    help: str = ""
    stands_out: list[bool] = field(default_factory=list[bool])

    def said(self) -> dict[str, Any]:
        cells = [cell.said() if isinstance(cell, Figure) else cell for cell in self.cells]
        return {"key": self.key, "label": self.label, "cells": cells, "help": self.help, "stands_out": self.stands_out}


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
