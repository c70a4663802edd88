# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false, reportAttributeAccessIssue=false
"""Fields that hold cards, and how they lie in a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import cython

from .columns import Alike, number_of
from .errors import BadPosition
from .seeing import HIGHEST, Rows, Show, Sight, counted, kinds_of, meaning, one_of

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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        kinds = tuple(self.numbers)
        words = counted(self.means, kinds)
        return [Sight(name, Show.COPY, rows, 0, self.most or MOST, words, len(kinds), self.cells)]

    def counted(self, name: str, rows: Rows) -> list[Sight]:
        if self.count_of is not None:
            return Column.counted(self, name, rows)
        words = meaning(self.means, "how many")
        return [Sight(name, Show.TOTAL, rows, 0, self.most or HIGHEST, words, 1, self.cells, within=len(self.kinds))]

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
        return self.cells.total(state, at * len(self.kinds), len(self.kinds))

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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        count = len(self.kinds)
        words = meaning(self.means, "1 for each card")
        return [Sight(name, Show.MASK, rows, 0, 1, words, count, self.cells, within=count)]

    def counted(self, name: str, rows: Rows) -> list[Sight]:
        count = len(self.kinds)
        words = meaning(self.means, "how many")
        return [Sight(name, Show.BIT_COUNT, rows, 0, count, words, 1, self.cells, within=count)]

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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return [
            Sight(name, Show.BITS, rows, 0, 1, meaning(self.means, "1 for each that it is"), self.of_each, self.cells)
        ]

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

    def __init__(
        self, field: str, cells: Cells, height: Cells, kinds: Sequence[str], alike: Alike | None = None
    ) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.height = height
        self.names = tuple(kinds)
        self.alike = alike
        self.numbers = {kind: number for number, kind in enumerate(kinds)}

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return one_by_one(self, name, rows, self.cells, self.height, self.names, self.alike)

    def counted(self, name: str, rows: Rows) -> list[Sight]:
        return how_many(self, name, rows, self.cells, self.height)

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

    def __init__(
        self,
        field: str,
        cells: Cells,
        height: Cells,
        kinds: Sequence[str],
        top_first: bool,
        alike: Alike | None = None,
    ) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.height = height
        self.names = tuple(kinds)
        self.alike = alike
        self.numbers = {kind: number for number, kind in enumerate(kinds)}
        self.top_first = top_first

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return one_by_one(self, name, rows, self.cells, self.height, self.names, self.alike)

    def counted(self, name: str, rows: Rows) -> list[Sight]:
        return how_many(self, name, rows, self.cells, self.height)

    def topmost(self, name: str, rows: Rows) -> list[Sight]:
        kinds, alike = kinds_of(self.names, self.alike), self.alike[0] if self.alike else ()
        more: dict[str, Any] = {"beside": self.height, "within": self.cells.each, "alike": alike}
        return one_of(name, rows, self.cells, kinds, self.means, show=Show.TOP, **more)

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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return one_of(name, rows.deeper(self.cells.last), self.cells, self.names, self.means)

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


def one_by_one(
    column: Column,
    name: str,
    rows: Rows,
    cells: Cells,
    height: Cells,
    names: tuple[str, ...],
    alike: Alike | None,
) -> list[Sight]:
    """Cards that lie one after the other, by their kinds."""
    kinds = kinds_of(names, alike)
    high = column.most or min(cells.last, MOST)
    words = counted(column.means, kinds)
    more: dict[str, Any] = {"within": cells.each, "alike": alike[0] if alike else ()}
    return [Sight(name, Show.COUNTS, rows, 0, high, words, len(kinds), cells, height, **more)]


def how_many(column: Column, name: str, rows: Rows, cells: Cells, height: Cells) -> list[Sight]:
    """The field that counts them."""
    return [Sight(name, Show.COPY, rows, 0, column.most or cells.last, meaning(column.means, "how many"), cells=height)]
