# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""One field of a state, read and written number by number, compiled or not.

The fields of a compiled state are its rules' own: nobody else can reach them by name. What turns whole states into positions
and back reads them here, by the state's page (`fields.py`).
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import cython

from .fields import offsets, shapes

if TYPE_CHECKING:
    from .state import State

CODES = "bBhHiIqQ"  # as `struct` calls them
INT8, UINT8, INT16, UINT16, INT32, UINT32, INT64, UINT64 = range(8)


class Part:
    """What a state keeps its fields in, if it is more than they. Compiled, that of the state which was read last is at hand: one view
    reads eighty numbers. A state has the same part as long as it lives."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.whole: Any = None
        self.part: Any = None

    def of(self, state: State) -> State:
        """The part of this state."""
        if not cython.compiled:
            return getattr(state, self.name)  # another thread could come between the two lines below
        if self.whole is not state:
            self.part = getattr(state, self.name)
            self.whole = state
        return self.part


class Cells:
    """A field of a state. Its numbers are counted through: those of a table `hand[6][9]` are 0 … 53, seat after seat."""

    def __init__(self, owner: type, name: str, within: Part | None = None) -> None:
        """`within`: of a state that has the `owner` as a part. Raises KeyError where the page of `owner` has no such field."""
        self.name = name
        self.within = within
        self.shape = shapes(owner)[name]
        self.strides = tuple(prod(self.shape[at + 1 :]) for at in range(len(self.shape)))
        self.each = self.strides[0] if self.shape else 0
        self.last = self.shape[len(self.shape) - 1] if self.shape else 1
        self.length = prod(self.shape)
        offset, code = offsets(owner).get(name, (-1, "q"))
        self.offset = offset
        self.code = CODES.index(code)

    def get(self, state: State, at: int) -> int:
        """A number."""
        if self.within is not None:
            state = self.within.of(state)
        if cython.compiled and self.offset >= 0:
            place = fields(state) + self.offset  # noqa: F821  # pyright: ignore
            if self.code == INT8:
                return cython.cast(cython.p_schar, place)[at]  # pyright: ignore
            if self.code == INT32:
                return cython.cast(cython.p_int, place)[at]  # pyright: ignore
            if self.code == INT16:
                return cython.cast(cython.p_short, place)[at]  # pyright: ignore
            if self.code == UINT16:
                return cython.cast(cython.p_ushort, place)[at]  # pyright: ignore
            if self.code == UINT32:
                return cython.cast(cython.p_uint, place)[at]  # pyright: ignore
            if self.code == UINT8:
                return cython.cast(cython.p_uchar, place)[at]  # pyright: ignore
            return cython.cast(cython.p_longlong, place)[at]  # pyright: ignore
        return self.slow(state, at)

    def put(self, state: State, at: int, value: int) -> int:
        """Write a number; 0."""
        if self.within is not None:
            state = self.within.of(state)
        if cython.compiled and self.offset >= 0:
            place = fields(state) + self.offset  # noqa: F821  # pyright: ignore
            if self.code <= UINT8:
                cython.cast(cython.p_schar, place)[at] = value  # pyright: ignore
            elif self.code <= UINT16:
                cython.cast(cython.p_short, place)[at] = value  # pyright: ignore
            elif self.code <= UINT32:
                cython.cast(cython.p_int, place)[at] = value  # pyright: ignore
            else:
                cython.cast(cython.p_longlong, place)[at] = value  # pyright: ignore
            return 0
        if not self.shape:
            setattr(state, self.name, value)
            return 0
        row: Any = getattr(state, self.name)
        for stride in self.strides[:-1]:
            row = row[at // stride]
            at %= stride
        row[at] = value
        return 0

    def total(self, state: State, first: int, count: int) -> int:
        """The sum of so many numbers from a place on."""
        total: int = 0
        if cython.compiled and self.within is None and self.offset >= 0 and self.code == INT8:
            place = cython.cast(cython.p_schar, fields(state) + self.offset)  # noqa: F821  # pyright: ignore
            for at in range(first, first + count):
                total += place[at]  # pyright: ignore
        else:
            for at in range(first, first + count):
                total += self.get(state, at)
        return total  # pyright: ignore

    def find(self, state: State, value: int) -> int:
        """The first place at which a number stands, -1: nowhere."""
        for at in range(self.length):
            if self.get(state, at) == value:
                return at
        return -1

    def slow(self, state: State, at: int) -> Any:
        """A number of a state that is not compiled."""
        found: Any = getattr(state, self.name)
        for stride in self.strides:
            found = found[at // stride]
            at %= stride
        return found
