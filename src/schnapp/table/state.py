# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""The common base of all games' states: who owes a decision, what is legal, carry it out, copy.

A state is nothing but fixed-shape integers (its `.pxd` page lists them all), so a copy is one copy of memory and a
search written against this class serves every game. The same text runs uncompiled with identical results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import cython

if TYPE_CHECKING:
    from .dealer import Dealer
    from .rng import Rng
if not cython.compiled:
    from .fields import duplicate, furnish, shapes

WAIT = 65_535  # the action of who leaves undone for now what nobody waits for
CHOICES = [0] * 4096  # more can never be legal at a time, in any game: every buffer of actions has this size


class State:
    """One state of one game. Actions are small integers; each game's rules document their layout."""

    def __init__(self) -> None:
        self.players = 0
        self.owing = 0
        if not cython.compiled:
            furnish(self)

    def legal(self, seat: int, into: list[int]) -> int:
        """Write the actions of a seat that owes a decision into a buffer; the number of them."""
        raise NotImplementedError

    def choices(self, seat: int, into: list[int]) -> int:
        """All that the seat that is asked can do: what is legal, and as the last one WAIT where nobody waits for it."""
        return self.legal(seat, into)

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out one of the choices and everything that follows until somebody owes a decision or the game is over."""
        raise NotImplementedError

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat; empty if it owes nothing."""
        if not self.owing >> seat & 1:
            return []
        count = self.legal(seat, CHOICES)
        return [CHOICES[i] for i in range(count)]

    def all_choices(self, seat: int) -> list[int]:
        """`choices`, for Python; empty if the seat owes nothing."""
        if not self.owing >> seat & 1:
            return []
        count = self.choices(seat, CHOICES)
        return [CHOICES[i] for i in range(count)]

    def complain(self) -> None:
        """Raises what has gone wrong in rules of plain Python; compiled ones cannot fail."""

    def next_seat(self) -> int:
        """Who is asked next where one is asked after the other: the lowest seat that owes a decision; -1: the game is over."""
        if self.owing == 0:
            return -1
        seat = 0
        while not self.owing >> seat & 1:
            seat += 1
        return seat

    def returns(self, seat: int) -> int:
        """How well a seat has done, once the game is over: whoever has more is ahead, and equal numbers share a rank."""
        raise NotImplementedError

    def show_declared(self, mark: int, seat: int, room: int, into: list[int]) -> bool:
        """Write what a seat sees into zeros, by code that was made of the declaration of this mark (`tools/eyes.py`); False: there is
        none here, and `Eye` looks. `room`: the length of rows that not every table has alike."""
        return False

    def hash_declared(self, seat: int) -> int:
        """A hash of what a seat sees, but for its hand, by such code; 0: there is none."""
        return 0

    def resample(self, viewer: int, rng: Rng) -> None:
        """Deal anew, in place, what a seat (-1: who watches) cannot see: another table that looks the same to it. How many cards lie
        in a hidden place counts, never which. A game without one has it by its declaration (`resampling.py`)."""
        return

    def settle(self) -> None:
        """Work out what follows from the fields of a position that were put in place."""
        return

    def between(self) -> bool:
        """Is a decision of several pieces half made? Its pieces count as one."""
        return False

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same class."""
        self.players = other.players
        self.owing = other.owing
        if cython.compiled:
            memcpy(fields(self), fields(other), size(self))  # noqa: F821  # pyright: ignore
        else:
            for name in shapes(type(self)):
                setattr(self, name, duplicate(getattr(other, name)))

    def copy(self) -> Self:
        """Another state, equal to this one."""
        if cython.compiled:
            return twin(self)  # noqa: F821  # pyright: ignore
        other = type(self)()
        other.copy_from(self)
        return other

    def key(self) -> bytes:
        """All fields as bytes: equal bytes, equal states (within one build; what a state is made of is not portable)."""
        if cython.compiled:
            return fields(self)[: size(self)]  # noqa: F821  # pyright: ignore
        return repr([getattr(self, name) for name in shapes(type(self))]).encode()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[type[Self], tuple[()], Any]:
        """To another process it goes as it stands in memory: both must run the same build."""
        return type(self), (), self.__getstate__()

    def __getstate__(self) -> Any:
        # the copy refuses a state that is more than its memory
        return self.players, self.owing, self.copy().key() if cython.compiled else self.__dict__

    def __setstate__(self, kept: Any) -> None:
        """Raises TypeError: it is not of this build."""
        self.players, self.owing, own = kept
        kind: Any = bytes if cython.compiled else dict
        if type(own) is not kind or (cython.compiled and len(own) != size(self)):  # noqa: F821  # pyright: ignore
            raise TypeError(f"this {type(self).__name__} was pickled by another build of Schnapp")
        if cython.compiled:
            memcpy(fields(self), cython.cast(cython.p_char, own), size(self))  # noqa: F821  # pyright: ignore
        else:
            self.__dict__.update(own)
