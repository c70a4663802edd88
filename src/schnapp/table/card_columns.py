# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false, reportAttributeAccessIssue=false
"""Fields that hold cards, and how they lie in a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import cython

from .columns import number_of
from .errors import BadPosition

if TYPE_CHECKING:
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells
    from .columns import Column

MOST = 127  # cards of a kind


class Sorted(Column):
    """Cards whose order does not matter, as a sorted list."""

    def __init__(self, field: str, cells: Cells, kinds: Sequence[str]) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(sorted(kinds))
        self.numbers = {kind: number for number, kind in enumerate(kinds)}
        self.kinds = tuple(self.numbers[name] for name in self.names)


class Cards(Sorted):
    """Cards whose order does not matter, as a sorted list; in the state copies of each kind."""

    def dump(self, state: State, at: int) -> Any:
        first = at * len(self.kinds)
        found: list[str] = []
        for n in range(len(self.kinds)):
            kind = self.kinds[n]
            copies = self.cells.get(state, first + kind)
            while copies > 0:
                found.append(self.names[n])
                copies -= 1
        return found

    def count(self, state: State, at: int) -> int:
        total = 0
        first = at * len(self.kinds)
        for n in range(len(self.kinds)):
            total += self.cells.get(state, first + n)
        return total

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        self.cells.put(state, at * len(self.kinds), count)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        first = at * len(self.kinds)
        for n in range(len(self.kinds)):
            self.cells.put(state, first + n, 0)
        for name in value:
            kind = number_of(self.field, name, self.numbers)
            copies = self.cells.get(state, first + kind)
            if copies == MOST:
                raise BadPosition(self.field, f"there are more than {MOST} cards {name}")
            self.cells.put(state, first + kind, copies + 1)


class Bits(Sorted):
    """Cards of which there is one of each, as a sorted list; in the state a bit for each."""

    def dump(self, state: State, at: int) -> Any:
        mask = self.cells.get(state, at)
        found: list[str] = []
        for n in range(len(self.kinds)):
            kind = self.kinds[n]
            if mask >> kind & 1:
                found.append(self.names[n])
        return found

    def count(self, state: State, at: int) -> int:
        mask = self.cells.get(state, at)
        total = 0
        while mask:
            mask &= mask - 1
            total += 1
        return total

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        self.cells.put(state, at, (1 << count) - 1)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        mask = 0
        for name in value:
            bit = 1 << number_of(self.field, name, self.numbers)
            if mask & bit:
                raise BadPosition(self.field, f"there is only one {name}")
            mask |= bit
        self.cells.put(state, at, mask)


class BitsOfSeat(Column):
    """Of what each seat has of its own some, as a sorted list; in the state a bit for each, one seat's above the other's."""

    def __init__(self, field: str, cells: Cells, names: Sequence[str], of_each: int) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.of_each = of_each
        self.numbers = {name: number for number, name in enumerate(names)}
        self.names = tuple(sorted(names, key=lambda name: (self.numbers[name] // of_each, name)))
        self.kinds = tuple(self.numbers[name] for name in self.names)

    def dump(self, state: State, at: int) -> Any:
        mask = self.cells.get(state, 0)
        found: list[str] = []
        for n in range(at * self.of_each, (at + 1) * self.of_each):
            kind = self.kinds[n]
            if mask >> kind & 1:
                found.append(self.names[n])
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        mask = self.cells.get(state, 0)
        for name in value:
            number = number_of(self.field, name, self.numbers)
            if number // self.of_each != at:
                raise BadPosition(self.field, f"{name!r} is of another player")
            mask |= 1 << number
        self.cells.put(state, 0, mask)


class Heap(Column):
    """Cards whose order does not matter, as a sorted list; in the state one after the other, the lowest number first, and
    another field counts them."""

    def __init__(self, field: str, cells: Cells, height: Cells, kinds: Sequence[str]) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.height = height
        self.names = tuple(kinds)
        self.numbers = {kind: number for number, kind in enumerate(kinds)}

    def dump(self, state: State, at: int) -> Any:
        first = at * self.cells.each
        found: list[str] = []
        for n in range(self.height.get(state, at)):
            found.append(self.names[self.cells.get(state, first + n)])
        found.sort()
        return found

    def count(self, state: State, at: int) -> int:
        return self.height.get(state, at)

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        self.height.put(state, at, count)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if len(value) > self.cells.last:
            raise BadPosition(self.field, f"there are at most {self.cells.last} cards")
        first = at * self.cells.each
        cards = sorted([number_of(self.field, name, self.numbers) for name in value])
        for n in range(len(cards)):
            self.cells.put(state, first + n, cards[n])
        self.height.put(state, at, len(cards))


class Pile(Column):
    """Cards one upon the other; in the state the top card is the last one, and another field counts them."""

    def __init__(self, field: str, cells: Cells, height: Cells, kinds: Sequence[str], top_first: bool) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.height = height
        self.names = tuple(kinds)
        self.numbers = {kind: number for number, kind in enumerate(kinds)}
        self.top_first = top_first

    def dump(self, state: State, at: int) -> Any:
        first = at * self.cells.each
        high = self.height.get(state, at)
        found: list[str] = []
        for n in range(high):
            found.append(self.names[self.cells.get(state, first + (high - 1 - n if self.top_first else n))])
        return found

    def count(self, state: State, at: int) -> int:
        return self.height.get(state, at)

    def top(self, state: State, at: int) -> Any:
        high = self.height.get(state, at)
        return self.names[self.cells.get(state, at * self.cells.each + high - 1)] if high > 0 else None

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        self.height.put(state, at, count)
        if top is not None:
            self.cells.put(state, at * self.cells.each + count - 1, number_of(self.field, top, self.numbers))

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if len(value) > self.cells.last:
            raise BadPosition(self.field, f"there are at most {self.cells.last} cards")
        first = at * self.cells.each
        cards = list(reversed(value)) if self.top_first else value
        for n in range(len(cards)):
            self.cells.put(state, first + n, number_of(self.field, cards[n], self.numbers))
        self.height.put(state, at, len(cards))


class Chain(Column):
    """Cards one upon the other, the lowest first, of which there are many stacks that share their room: in the state each card
    lies on a slip, which knows the slip below it; free slips are a chain, too, -1 ends every chain."""

    def __init__(
        self, field: str, highest: Cells, card: Cells, under: Cells, free: Cells, kinds: Sequence[str]
    ) -> None:
        Column.__init__(self, field)
        self.highest = highest
        self.card = card
        self.under = under
        self.free = free
        self.names = tuple(kinds)
        self.numbers = {kind: number for number, kind in enumerate(kinds)}

    def dump(self, state: State, at: int) -> Any:
        found: list[str] = []
        slip = self.highest.get(state, at)
        while slip >= 0:
            found.append(self.names[self.card.get(state, slip)])
            slip = self.under.get(state, slip)
        found.reverse()
        return found

    def count(self, state: State, at: int) -> int:
        total = 0
        slip = self.highest.get(state, at)
        while slip >= 0:
            total += 1
            slip = self.under.get(state, slip)
        return total

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        self.highest.put(state, at, -1)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        below = -1
        for name in value:
            slip = self.free.get(state, 0)
            if slip < 0:
                raise BadPosition(self.field, "there are more cards than the game has")
            self.free.put(state, 0, self.under.get(state, slip))
            self.card.put(state, slip, number_of(self.field, name, self.numbers))
            self.under.put(state, slip, below)
            below = slip
        self.highest.put(state, at, below)


class Slots(Column):
    """Places in a row, each with a card or none; in the state -1 is none."""

    def __init__(self, field: str, cells: Cells, kinds: Sequence[str]) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(kinds)
        self.numbers = {kind: number for number, kind in enumerate(kinds)}

    def dump(self, state: State, at: int) -> Any:
        first = at * self.cells.each
        found: list[str | None] = []
        for n in range(self.cells.last):
            number = self.cells.get(state, first + n)
            found.append(self.names[number] if number >= 0 else None)
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if len(value) != self.cells.last:
            raise BadPosition(self.field, f"has {self.cells.last} places")
        first = at * self.cells.each
        for n in range(self.cells.last):
            number = -1 if value[n] is None else number_of(self.field, value[n], self.numbers)
            self.cells.put(state, first + n, number)
