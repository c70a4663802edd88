# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false, reportAttributeAccessIssue=false
"""Fields that are made of others: what every seat has, objects by name, records and rows of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import cython

from .columns import ALL_EYES, EVERYTHING, in_use, number_of, place_of, seats
from .errors import BadPosition
from .seeing import Guard, If, Rows, Sight, one_of

if TYPE_CHECKING:
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells
    from .columns import Column, Numbered


class BySeat(Column):
    """One value for every seat."""

    def __init__(self, field: str, each: Column) -> None:
        Column.__init__(self, field)
        self.each = each

    def explain(self, means: str, most: int, count: Cells | None) -> None:
        self.each.explain(means, most, count)

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.each.sights(name, rows.of_seats(self.field))

    def dump(self, state: State, at: int) -> Any:
        found: list[Any] = []
        for seat in range(state.players):
            found.append(self.each.dump(state, seat))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[Any] = []
        for seat in range(state.players):
            found.append(self.each.seen(state, seat, viewer))
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        players = state.players
        if len(value) != players:
            raise BadPosition(self.field, f"must have one entry for each of the {players} seats")
        for seat in range(players):
            self.each.load(state, seat, value[seat], viewer)


class OfSome(Column):
    """A value for some of the seats: seat as text → value; of the others it is none."""

    def __init__(self, field: str, each: Column) -> None:
        Column.__init__(self, field)
        self.each = each

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.each.sights(name, rows.of_seats(self.field))

    def dump(self, state: State, at: int) -> Any:
        found: dict[str, Any] = {}
        for seat in range(state.players):
            value = self.each.dump(state, seat)
            if value is not None:
                found[str(seat)] = value
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        seats = [str(seat) for seat in range(state.players)]
        given: dict[str, Any] = {} if value is None else value
        if unknown := [name for name in given if name not in seats]:
            raise BadPosition(self.field, f"{unknown[0]!r} is not a seat")
        for seat, name in enumerate(seats):
            self.each.load(state, seat, given.get(name), viewer)


class ByName(Column):
    """An object by the names of the seats."""

    def __init__(self, field: str, names: Sequence[str], each: Column) -> None:
        Column.__init__(self, field)
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.each = each

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.each.sights(name, rows.of_seats(self.field))

    def places(self, state: State) -> int:
        """For so many places there may be something."""
        return state.players

    def holds(self, state: State, at: int) -> bool:
        """Is there something at this place?"""
        return True

    def name(self, state: State, at: int) -> Any:
        """What a place is called."""
        return self.names[at]

    def dump(self, state: State, at: int) -> Any:
        found: dict[str, Any] = {}
        for n in range(self.places(state)):
            if self.holds(state, n):
                found[self.name(state, n)] = self.each.dump(state, n)
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: dict[str, Any] = {}
        for n in range(self.places(state)):
            if self.holds(state, n):
                found[self.name(state, n)] = self.each.seen(state, n, viewer)
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        seats = self.names[: state.players]
        if set(value) != set(seats):
            raise BadPosition(self.field, f"must be an object with {', '.join(seats)}")
        for seat in range(state.players):
            self.each.load(state, seat, value[seats[seat]], viewer)


class SomeByName(ByName):
    """An object by those names for which there is something: whose bit is set in the field `there`, or who have more than 0 in it
    if it is one for each of them. With `used` the table has only some of the names (see `Placed`).

    It is put into a new state, in which there is nothing under a name that it does not have."""

    def __init__(
        self, field: str, names: Sequence[str], each: Column, there: Cells, used: Cells | None, of_each: int = 0
    ) -> None:
        ByName.__init__(self, field, names, each)
        self.where = there
        self.used = used
        self.of_each = of_each
        self.masked = not there.shape

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        if self.of_each:
            rows = rows.of_seats(self.field, self.of_each)
        else:
            rows = rows.in_row(in_use(self.used, rows.state) if self.used is not None else len(self.names))
        return self.each.sights(name, rows.only(Guard(If.BIT if self.masked else If.POSITIVE, self.where)))

    def places(self, state: State) -> int:
        return len(self.names) if self.used is None else self.used.length

    def holds(self, state: State, at: int) -> bool:
        if self.masked:
            return self.where.get(state, 0) >> at & 1 == 1
        return self.where.get(state, at) > 0

    def name(self, state: State, at: int) -> Any:
        return self.names[at if self.used is None else self.used.get(state, at)]

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        for name, part in value.items():
            if self.used is None:
                place = number_of(self.field, name, self.numbers)
            else:
                place = place_of(self.field, name, self.numbers, self.used, state)
            if self.masked:
                self.where.put(state, 0, self.where.get(state, 0) | 1 << place)
            self.each.load(state, place, part, viewer)


class Owned(Column):
    """Things that belong to seats, as a list for every seat; in the state one after the other, those with names by their
    numbers, and the seat to which each belongs. Within a thing its owner, and nobody else, is the viewer who is called like it; ALL_EYES stay what they are."""

    def __init__(
        self, field: str, count: Cells, owner: Cells, each: Column, order: str, named: Numbered | None
    ) -> None:
        Column.__init__(self, field)
        self.counted_by = count
        self.owner = owner
        self.each = each
        self.order = order
        self.named = named

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        rows = rows.in_row(self.owner.last, self.counted_by, self.owner)
        return [
            *one_of(f"{name}.owner", rows, self.owner, seats(rows), "", turned=1),
            *self.each.sights(name, rows),
        ]

    def dump(self, state: State, at: int) -> Any:
        found: list[list[Any]] = [[] for _ in range(state.players)]
        for thing in range(self.counted_by.get(state, 0)):
            found[self.owner.get(state, thing)].append(self.each.dump(state, thing))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[list[Any]] = [[] for _ in range(state.players)]
        others = ALL_EYES if viewer == ALL_EYES else -1
        for thing in range(self.counted_by.get(state, 0)):
            owner = self.owner.get(state, thing)
            found[owner].append(self.each.seen(state, thing, thing if owner == viewer else others))
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        players = state.players
        if len(value) != players:
            raise BadPosition(self.field, f"must have one entry for each of the {players} seats")
        lying: list[tuple[int, int, Any]] = []
        for seat in range(players):
            for thing in value[seat]:
                number = len(lying) if self.named is None else self.named.number(thing[self.order])
                lying.append((number, seat, thing))
        if len({number for number, _, _ in lying}) < len(lying):
            raise BadPosition(self.field, "two have the same name")
        if len(lying) > self.owner.last:
            raise BadPosition(self.field, f"there are at most {self.owner.last}")
        lying.sort(key=first)
        for place in range(len(lying)):
            _, seat, thing = lying[place]
            self.owner.put(state, place, seat)
            self.each.load(state, place, thing, EVERYTHING if viewer == EVERYTHING else place if seat == viewer else -1)
        self.counted_by.put(state, 0, len(lying))


class Parts(Column):
    """An object with fields of its own; optional, it is null where the field `there` is 0, or else its first field is null."""

    def __init__(self, field: str, columns: dict[str, Column], optional: bool, there: Cells | None = None) -> None:
        Column.__init__(self, field)
        self.names = tuple(columns)
        self.columns = tuple(columns.values())
        self.optional = optional
        self.where = there
        self.blank: dict[str, Any] = dict.fromkeys(columns)  # a copy of it need not grow

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        if self.where is not None:
            rows = rows.only(Guard(If.POSITIVE, self.where))
        elif self.optional:
            rows = rows.only(self.columns[0].there())
        found: list[Sight] = []
        for part in range(len(self.names)):
            found += self.columns[part].sights(f"{name}.{self.names[part]}" if name else self.names[part], rows)
        return found

    def part(self, name: str) -> Column:
        """One of its fields."""
        return self.columns[self.names.index(name)]

    def dump(self, state: State, at: int) -> Any:
        if self.where is not None and self.where.get(state, at) == 0:
            return None
        found = self.blank.copy()
        for n in range(len(self.names)):
            column = self.columns[n]
            found[self.names[n]] = column.dump(state, at)
            if n == 0 and self.optional and self.where is None and found[self.names[0]] is None:
                return None
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        if self.where is not None and self.where.get(state, at) == 0:
            return None
        found = self.blank.copy()
        for n in range(len(self.names)):
            column = self.columns[n]
            found[self.names[n]] = column.seen(state, at, viewer)
            if n == 0 and self.optional and self.where is None and found[self.names[0]] is None:
                return None
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if self.where is not None:
            self.where.put(state, at, 0 if value is None else 1)
        for n in range(len(self.names)):
            self.columns[n].load(state, at, None if value is None else value[self.names[n]], viewer)


class Several(Column):
    """Objects one after the other; in the state a row of each of their fields, and how many there are."""

    def __init__(self, field: str, height: Cells, each: Column, most: int) -> None:
        Column.__init__(self, field)
        self.height = height
        self.each = each
        self.room = most

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.each.sights(name, rows.in_row(self.room, self.height))

    def dump(self, state: State, at: int) -> Any:
        found: list[Any] = []
        for n in range(self.height.get(state, 0)):
            found.append(self.each.dump(state, n))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[Any] = []
        for n in range(self.height.get(state, 0)):
            found.append(self.each.seen(state, n, viewer))
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if len(value) > self.room:
            raise BadPosition(self.field, f"there are at most {self.room}")
        self.height.put(state, 0, len(value))
        for n in range(len(value)):
            self.each.load(state, n, value[n], viewer)


class Filled(Column):
    """Objects at places of a row, or of the row of each seat, as a list of those that are there: where a field is more than 0."""

    def __init__(self, field: str, each: Column, there: Cells) -> None:
        Column.__init__(self, field)
        self.each = each
        self.where = there

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.each.sights(name, rows.deeper(self.where.last).only(Guard(If.POSITIVE, self.where)))

    def dump(self, state: State, at: int) -> Any:
        found: list[Any] = []
        first = at * self.where.last
        for n in range(first, first + self.where.last):
            if self.where.get(state, n) > 0:
                found.append(self.each.dump(state, n))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[Any] = []
        first = at * self.where.last
        for n in range(first, first + self.where.last):
            if self.where.get(state, n) > 0:
                found.append(self.each.seen(state, n, viewer))
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if len(value) > self.where.last:
            raise BadPosition(self.field, f"there are at most {self.where.last} places")
        for n in range(len(value)):
            self.each.load(state, at * self.where.last + n, value[n], viewer)


class Cases(Column):
    """An object whose fields depend on a field that stands before it, or null; `check` holds it against the case's record."""

    def __init__(
        self,
        field: str,
        cells: Cells,
        names: Sequence[str],
        cases: dict[str, Column],
        check: Callable[[str, Any], None],
    ) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(names)
        self.cases = tuple(cases.get(name) for name in names)
        self.check = check

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        found: list[Sight] = []
        for number, case in enumerate(self.cases):
            if case is not None:
                found += case.sights(name, rows.only(Guard(If.CASE, self.cells, 1 << number)))
        return found

    def dump(self, state: State, at: int) -> Any:
        case = self.cases[self.cells.get(state, 0)]
        return None if case is None else case.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        case = self.cases[self.cells.get(state, 0)]
        return None if case is None else case.seen(state, at, viewer)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        number = self.cells.get(state, 0)
        case = self.cases[number]
        if case is None:
            if value is not None:
                raise BadPosition(self.field, f"must be null in {self.names[number]}")
            return
        if viewer == EVERYTHING:
            if value is None:
                raise BadPosition(self.field, f"is needed in {self.names[number]}")
            self.check(self.names[number], value)
        case.load(state, at, value, viewer)


class Derived(Column):
    """A field that says what others say already: it is not put in place."""

    def __init__(self, whole: Column) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return []

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        return


def first(row: tuple[int, int, Any]) -> int:
    """What rows are sorted by."""
    return row[0]
