"""A board of places in rows: what it is called, and how it stands in a state whose rules are ordinary Python.

Piece = Annotated[str, names(("cross", "ring"))]

class Position(Struct):
    board: Annotated[Slots[Piece], grid(3, 3)]

class Place(Act):
    place: Annotated[int, between(0, 8), at("board")]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .columns import Column
from .errors import BadPosition
from .seeing import MOST_LISTED, Rows, Show, Sight, meaning

if TYPE_CHECKING:
    from .state import State

LETTERS = 26  # of the alphabet: columns beyond them are called by two


@dataclass(frozen=True, slots=True)
class grid:
    """So many places across and down. They are numbered from 0, row by row from the top."""

    across: int
    down: int

    @property
    def places(self) -> int:
        return self.across * self.down

    def name(self, place: int) -> str:
        """As on a chess board: "A1" is on the left at the bottom."""
        row, column = divmod(place, self.across)
        return f"{column_name(column)}{self.down - row}"


@dataclass(frozen=True, slots=True)
class at:
    """A number is that of a place in this field of the position."""

    field: str


class Places(Column):
    """The places of a grid, each with the name of a piece or None."""

    def __init__(self, field: str, name: str, known: Sequence[str], size: grid) -> None:
        super().__init__(field)
        self.name = name
        self.known = tuple(known)
        self.size = size

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        """For every place one number for each piece."""
        known = self.known if len(self.known) <= MOST_LISTED else (f"{len(self.known)} names",)
        words = meaning(self.means, f"for each place, row by row, one 1 for {', '.join(known)}")
        return [Sight(name, Show.OTHER, rows, 0, 1, words, self.size.places * len(self.known), column=self)]

    def shown_to(self, state: State, at: int, viewer: int) -> list[int]:
        return [int(piece == name) for piece in getattr(state, self.name) for name in self.known]

    def dump(self, state: State, at: int) -> Any:
        return list(getattr(state, self.name))

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if len(value) != self.size.places:
            raise BadPosition(self.field, f"has {self.size.places} places")
        for piece in value:
            if piece is not None and piece not in self.known:
                raise BadPosition(self.field, f"{piece!r} is unknown")
        setattr(state, self.name, list(value))


def column_name(column: int) -> str:
    """What a column is called: "A" on the left."""
    before, letter = divmod(column, LETTERS)
    return (_letter(before - 1) if before else "") + _letter(letter)


def _letter(number: int) -> str:
    return chr(ord("A") + number)
