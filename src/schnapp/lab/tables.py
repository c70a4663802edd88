"""Tables of figures that stay whole: what is too wide for the terminal goes on in another table below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

GAP = 2  # characters between columns
WIDE = 200  # characters, where the output goes into a file


@dataclass(frozen=True, slots=True)
class Column:
    """A column of figures, with what stands above it."""

    head: str
    cells: Sequence[str]

    @property
    def width(self) -> int:
        """Characters, with the gap to the next column."""
        return max(map(cell_len, (self.head, *self.cells))) + GAP


def show(names: Column, groups: Sequence[Sequence[Column]], console: Console) -> None:
    """Print them, an empty line between two tables."""
    for number, table in enumerate(fitting(names, groups, console.width)):
        if number:
            console.print()
        console.print(table)


def fitting(names: Column, groups: Sequence[Sequence[Column]], width: int) -> Iterator[Table]:
    """Tables of at most so many characters, each beginning with the names; the columns of a group stay together.

    Names that would take more than half of it go on in the next line.
    """
    room = width - min(names.width, width // 2)
    shown: list[Column] = []
    for group in groups:
        if shown and sum(column.width for column in (*shown, *group)) > room:
            yield _table(names, shown)
            shown = []
        shown += group
    yield _table(names, shown)


def _table(names: Column, columns: Sequence[Column]) -> Table:
    table = Table(box=None, padding=(0, GAP, 0, 0), header_style="bold")
    table.add_column(names.head, overflow="fold")
    for column in columns:
        table.add_column(column.head, justify="right", no_wrap=True)
    for cells in zip(names.cells, *(column.cells for column in columns), strict=True):
        table.add_row(*cells)
    return table
