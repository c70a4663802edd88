# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false
"""What a network sees of a seat or of an act: numbers of about -3 … 3, each a named field.

A game's own class stands in its `features.py` and has nothing but a `.pxd` page, where every field is a double or a row of them.
"""

from __future__ import annotations

from functools import cache
from math import prod

import cython

from .fields import furnish, shapes


class Features:
    """The features of nothing: no field at all."""

    def __init__(self) -> None:
        if not cython.compiled:
            furnish(self)

    def clear(self) -> None:
        """Every field is 0."""
        if cython.compiled:
            memset(first(self), 0, extent(self))  # noqa: F821  # pyright: ignore
        else:
            furnish(self)

    def values(self) -> list[float]:
        """All fields, in the order of the page."""
        if cython.compiled:
            return first(self)  # noqa: F821  # pyright: ignore
        found: list[float] = []
        for name, shape in shapes(type(self)).items():
            found += getattr(self, name) if shape else [getattr(self, name)]
        return found

    def listed(self) -> list[float]:
        """`values`, for Python."""
        values = self.values()
        return [values[at] for at in range(len(names(type(self))))]


@cache
def names(features: type[Features]) -> tuple[str, ...]:
    """What the values are called, in their order: `chips`, `hand[0]`, `hand[1]` …"""
    return tuple(
        f"{name}[{at}]" if shape else name for name, shape in shapes(features).items() for at in range(prod(shape))
    )
