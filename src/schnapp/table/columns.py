# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false, reportAttributeAccessIssue=false
"""How the fields of a position stand in a state, one class for each way: from it to JSON, to what a viewer sees, and back.

`declaration.py` chooses them by the types of a game's position. `at` is the seat, for what every seat has, else 0; a viewer
who has no seat is -1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import cython

from .errors import BadPosition

if TYPE_CHECKING:
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells

MOST = 127  # cards of a kind
LARGEST = 1_000_000_000  # number where rules are ordinary Python
USUAL = 200  # numbers whose names are made once


class Column:
    """A field of a position, or a part of one."""

    def __init__(self, field: str) -> None:
        self.field = field

    def dump(self, state: State, at: int) -> Any:
        """Its value in a position."""
        raise NotImplementedError

    def seen(self, state: State, at: int, viewer: int) -> Any:
        """What a viewer sees of it."""
        return self.dump(state, at)

    def count(self, state: State, at: int) -> int:
        """How many cards it holds."""
        return len(self.dump(state, at))

    def top(self, state: State, at: int) -> Any:
        """The card that lies on top of its cards, None if there is none."""
        cards = self.dump(state, at)
        return cards[0] if cards else None

    def load(self, state: State, at: int, value: Any) -> None:
        """Put a value in place whose shape is right. Raises BadPosition."""
        raise NotImplementedError


class Within(Column):
    """A field that stands in a part of the state: its compiled one, where the whole is not."""

    def __init__(self, part: str, column: Column) -> None:
        Column.__init__(self, column.field)
        self.part = part
        self.column = column

    def dump(self, state: State, at: int) -> Any:
        return self.column.dump(getattr(state, self.part), at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.column.seen(getattr(state, self.part), at, viewer)

    def count(self, state: State, at: int) -> int:
        return self.column.count(getattr(state, self.part), at)

    def top(self, state: State, at: int) -> Any:
        return self.column.top(getattr(state, self.part), at)

    def load(self, state: State, at: int, value: Any) -> None:
        self.column.load(getattr(state, self.part), at, value)


class Number(Column):
    """An integer; optional, in the state -1 is none."""

    def __init__(self, field: str, cells: Cells, optional: bool = False) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.optional = optional

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return None if self.optional and number < 0 else number

    def load(self, state: State, at: int, value: Any) -> None:
        none = -1 if self.optional else 0  # null, not optional: the object of which it is a part is not there
        self.cells.put(state, at, none if value is None else value)


class Flag(Column):
    """A boolean that has a field of its own; optional, in the state -1 is none."""

    def __init__(self, field: str, cells: Cells, optional: bool = False) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.optional = optional

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return None if self.optional and number < 0 else number != 0

    def load(self, state: State, at: int, value: Any) -> None:
        self.cells.put(state, at, -1 if self.optional and value is None else 1 if value else 0)


class FlagOfSeat(Column):
    """A boolean of every seat, as a bit of one number."""

    def __init__(self, field: str, cells: Cells) -> None:
        Column.__init__(self, field)
        self.cells = cells

    def dump(self, state: State, at: int) -> Any:
        return self.cells.get(state, 0) >> at & 1 == 1

    def load(self, state: State, at: int, value: Any) -> None:
        mask = self.cells.get(state, 0) & ~(1 << at)
        self.cells.put(state, 0, mask | (1 << at if value else 0))


class Named(Column):
    """A name out of a list; in the state its place there, -1: none. So many names in a row may belong to each seat."""

    def __init__(self, field: str, cells: Cells, names: Sequence[str], optional: bool, of_each: int = 0) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.optional = optional
        self.of_each = of_each

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return self.names[number] if number >= 0 else None

    def load(self, state: State, at: int, value: Any) -> None:
        number = -1 if value is None else number_of(self.field, value, self.numbers)
        if self.of_each and number >= self.of_each * state.players:
            raise BadPosition(self.field, f"{value!r} does not play")
        self.cells.put(state, at, number)


class Placed(Column):
    """A name out of a list of which each table uses some; in the state its place among these, -1: none. Another field says
    where each of them stands in the whole list."""

    def __init__(self, field: str, cells: Cells, names: Sequence[str], used: Cells) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.used = used

    def dump(self, state: State, at: int) -> Any:
        place = self.cells.get(state, at)
        return self.names[self.used.get(state, place)] if place >= 0 else None

    def load(self, state: State, at: int, value: Any) -> None:
        place = -1 if value is None else place_of(self.field, value, self.numbers, self.used, state)
        self.cells.put(state, at, place)


class Place(Column):
    """A seat; in the state -1 is nobody; who acts beside the seats is called by a name, and has a number there."""

    def __init__(self, field: str, cells: Cells, optional: bool, called: Mapping[int, str]) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.optional = optional
        self.called = dict(called)
        self.numbers = {name: number for number, name in called.items()}

    def dump(self, state: State, at: int) -> Any:
        seat = self.cells.get(state, at)
        return None if seat < 0 else self.called.get(seat, seat) if self.called else seat

    def load(self, state: State, at: int, value: Any) -> None:
        if isinstance(value, str):
            value = number_of(self.field, value, self.numbers)
        elif value is not None:
            check_seat(self.field, value, state.players)
        self.cells.put(state, at, -1 if value is None else value)


class Numbered(Column):
    """A name made of a letter and a number from 1 on (`s4`); in the state the number, 0: none."""

    def __init__(self, field: str, cells: Cells, letter: str, furthest: int) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.letter = letter
        self.furthest = furthest
        self.usual = (None, *(f"{letter}{number}" for number in range(1, USUAL)))

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return self.usual[number] if 0 <= number < USUAL else f"{self.letter}{number}"

    def number(self, name: str) -> int:
        """The number in a name. Raises BadPosition."""
        digits = name[len(self.letter) :] if name.startswith(self.letter) else ""
        if not (digits.isascii() and digits.isdecimal()) or len(digits) > 10 or digits[0] == "0":
            raise BadPosition(self.field, f"{name!r} is not {self.letter} and a number")
        if (number := int(digits)) > self.furthest:
            raise BadPosition(self.field, f"the number of {name} is greater than {self.furthest}")
        return number

    def load(self, state: State, at: int, value: Any) -> None:
        self.cells.put(state, at, 0 if value is None else self.number(value))


class Seats(Column):
    """Some of the seats, as a list that ascends; in the state a bit for each."""

    def __init__(self, field: str, cells: Cells) -> None:
        Column.__init__(self, field)
        self.cells = cells

    def dump(self, state: State, at: int) -> Any:
        mask = self.cells.get(state, at)
        return [seat for seat in range(state.players) if mask >> seat & 1]

    def load(self, state: State, at: int, value: Any) -> None:
        mask = 0
        for seat in value:
            check_seat(self.field, seat, state.players)
            mask |= 1 << seat
        self.cells.put(state, at, mask)


class Chosen(Column):
    """What some have chosen: seat as text, or the name of who acts beside the seats → a name out of a list; in the state,
    for each name, one bit for everybody who has chosen it."""

    def __init__(self, field: str, masks: Sequence[Cells], names: Sequence[str], called: Mapping[int, str]) -> None:
        Column.__init__(self, field)
        self.masks = tuple(masks)
        self.names = tuple(names)
        self.called = dict(called)
        self.numbers = {name: number for number, name in called.items()}

    def dump(self, state: State, at: int) -> Any:
        anybody = 0
        for n in range(len(self.masks)):
            cells = self.masks[n]
            anybody |= cells.get(state, at)
        found: dict[str, str] = {}
        who = 0
        while anybody >> who:
            for n in range(len(self.masks)):
                cells = self.masks[n]
                mask = cells.get(state, at)
                if mask >> who & 1:
                    found[self.called.get(who) or str(who)] = self.names[n]
            who += 1
        return found

    def load(self, state: State, at: int, value: Any) -> None:
        seats = {str(seat): seat for seat in range(state.players)}
        masks = [0] * len(self.masks)
        for name, choice in value.items():
            if choice not in self.names:
                raise BadPosition(self.field, f"{choice!r} is unknown")
            masks[self.names.index(choice)] |= 1 << number_of(self.field, name, seats | self.numbers)
        for cells, mask in zip(self.masks, masks, strict=True):
            cells.put(state, at, mask)


class Cards(Column):
    """Cards whose order does not matter, as a sorted list; in the state copies of each kind."""

    def __init__(self, field: str, cells: Cells, kinds: Sequence[str]) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(sorted(kinds))
        self.numbers = {kind: number for number, kind in enumerate(kinds)}
        self.kinds = tuple(self.numbers[name] for name in self.names)

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

    def load(self, state: State, at: int, value: Any) -> None:
        first = at * len(self.kinds)
        for n in range(len(self.kinds)):
            self.cells.put(state, first + n, 0)
        for name in value:
            kind = number_of(self.field, name, self.numbers)
            copies = self.cells.get(state, first + kind)
            if copies == MOST:
                raise BadPosition(self.field, f"there are more than {MOST} cards {name}")
            self.cells.put(state, first + kind, copies + 1)


class Bits(Column):
    """Cards of which there is one of each, as a sorted list; in the state a bit for each."""

    def __init__(self, field: str, cells: Cells, kinds: Sequence[str]) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.names = tuple(sorted(kinds))
        self.numbers = {kind: number for number, kind in enumerate(kinds)}
        self.kinds = tuple(self.numbers[name] for name in self.names)

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

    def load(self, state: State, at: int, value: Any) -> None:
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

    def load(self, state: State, at: int, value: Any) -> None:
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

    def load(self, state: State, at: int, value: Any) -> None:
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

    def load(self, state: State, at: int, value: Any) -> None:
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

    def load(self, state: State, at: int, value: Any) -> None:
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

    def load(self, state: State, at: int, value: Any) -> None:
        if len(value) != self.cells.last:
            raise BadPosition(self.field, f"has {self.cells.last} places")
        first = at * self.cells.each
        for n in range(self.cells.last):
            number = -1 if value[n] is None else number_of(self.field, value[n], self.numbers)
            self.cells.put(state, first + n, number)


class BySeat(Column):
    """One value for every seat."""

    def __init__(self, field: str, each: Column) -> None:
        Column.__init__(self, field)
        self.each = each

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

    def load(self, state: State, at: int, value: Any) -> None:
        players = state.players
        if len(value) != players:
            raise BadPosition(self.field, f"must have one entry for each of the {players} seats")
        for seat in range(players):
            self.each.load(state, seat, value[seat])


class Owned(Column):
    """Things that belong to seats, as a list for every seat; in the state one after the other, those with names by their
    numbers, and the seat to which each belongs. Within a thing its owner, and nobody else, is the viewer who is called like it."""

    def __init__(
        self, field: str, count: Cells, owner: Cells, each: Column, order: str, named: Numbered | None
    ) -> None:
        Column.__init__(self, field)
        self.counted = count
        self.owner = owner
        self.each = each
        self.order = order
        self.named = named

    def dump(self, state: State, at: int) -> Any:
        found: list[list[Any]] = [[] for _ in range(state.players)]
        for thing in range(self.counted.get(state, 0)):
            found[self.owner.get(state, thing)].append(self.each.dump(state, thing))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[list[Any]] = [[] for _ in range(state.players)]
        for thing in range(self.counted.get(state, 0)):
            owner = self.owner.get(state, thing)
            found[owner].append(self.each.seen(state, thing, thing if owner == viewer else -1))
        return found

    def load(self, state: State, at: int, value: Any) -> None:
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
            self.each.load(state, place, thing)
        self.counted.put(state, 0, len(lying))


class OfSome(Column):
    """A value for some of the seats: seat as text → value; of the others it is none."""

    def __init__(self, field: str, each: Column) -> None:
        Column.__init__(self, field)
        self.each = each

    def dump(self, state: State, at: int) -> Any:
        found: dict[str, Any] = {}
        for seat in range(state.players):
            value = self.each.dump(state, seat)
            if value is not None:
                found[str(seat)] = value
        return found

    def load(self, state: State, at: int, value: Any) -> None:
        seats = [str(seat) for seat in range(state.players)]
        given: dict[str, Any] = {} if value is None else value
        if unknown := [name for name in given if name not in seats]:
            raise BadPosition(self.field, f"{unknown[0]!r} is not a seat")
        for seat, name in enumerate(seats):
            self.each.load(state, seat, given.get(name))


class ByName(Column):
    """An object by the names of the seats."""

    def __init__(self, field: str, names: Sequence[str], each: Column) -> None:
        Column.__init__(self, field)
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.each = each

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

    def load(self, state: State, at: int, value: Any) -> None:
        seats = self.names[: state.players]
        if set(value) != set(seats):
            raise BadPosition(self.field, f"must be an object with {', '.join(seats)}")
        for seat in range(state.players):
            self.each.load(state, seat, value[seats[seat]])


class SomeByName(ByName):
    """An object by those names for which there is something: whose bit is set in the field `there`, or who have more than 0 in it
    if it is one for each of them. With `used` the table has only some of the names (see `Placed`).

    It is put into a new state, in which there is nothing under a name that it does not have."""

    def __init__(self, field: str, names: Sequence[str], each: Column, there: Cells, used: Cells | None) -> None:
        ByName.__init__(self, field, names, each)
        self.there = there
        self.used = used
        self.masked = not there.shape

    def places(self, state: State) -> int:
        return len(self.names) if self.used is None else self.used.length

    def holds(self, state: State, at: int) -> bool:
        if self.masked:
            return self.there.get(state, 0) >> at & 1 == 1
        return self.there.get(state, at) > 0

    def name(self, state: State, at: int) -> Any:
        return self.names[at if self.used is None else self.used.get(state, at)]

    def load(self, state: State, at: int, value: Any) -> None:
        for name, part in value.items():
            if self.used is None:
                place = number_of(self.field, name, self.numbers)
            else:
                place = place_of(self.field, name, self.numbers, self.used, state)
            if self.masked:
                self.there.put(state, 0, self.there.get(state, 0) | 1 << place)
            self.each.load(state, place, part)


class Filled(Column):
    """A row of places for each seat, as a list of those at which something lies: where the field `there` is more than 0."""

    def __init__(self, field: str, each: Column, there: Cells) -> None:
        Column.__init__(self, field)
        self.each = each
        self.there = there

    def dump(self, state: State, at: int) -> Any:
        found: list[Any] = []
        first = at * self.there.last
        for n in range(first, first + self.there.last):
            if self.there.get(state, n) > 0:
                found.append(self.each.dump(state, n))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[Any] = []
        first = at * self.there.last
        for n in range(first, first + self.there.last):
            if self.there.get(state, n) > 0:
                found.append(self.each.seen(state, n, viewer))
        return found

    def load(self, state: State, at: int, value: Any) -> None:
        if len(value) > self.there.last:
            raise BadPosition(self.field, f"there are at most {self.there.last} places")
        for n in range(len(value)):
            self.each.load(state, at * self.there.last + n, value[n])


class Groups(Column):
    """Seats, by number or by name, in groups, in the order in which these came; in the state the number of each seat's group,
    0: none."""

    def __init__(self, field: str, cells: Cells, groups: Cells, names: Sequence[str] | None = None) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.groups = groups
        self.names = None if names is None else tuple(names)

    def dump(self, state: State, at: int) -> Any:
        players = state.players
        found: list[list[Any]] = []
        for group in range(self.groups.get(state, 0)):
            seats = [seat for seat in range(players) if self.cells.get(state, seat) == group + 1]
            found.append(seats if self.names is None else [self.names[seat] for seat in seats])
        return found

    def load(self, state: State, at: int, value: Any) -> None:
        players = state.players
        if len(value) > players:
            raise BadPosition(self.field, f"there are at most {players} groups")
        for seat in range(players):
            self.cells.put(state, seat, 0)
        for number, group in enumerate(value, 1):
            if not group:
                raise BadPosition(self.field, "a group is never empty")
            for one in group:
                seat = self.seat(one, players)
                if self.cells.get(state, seat):
                    raise BadPosition(self.field, f"seat {seat} stands there twice")
                self.cells.put(state, seat, number)
        self.groups.put(state, 0, len(value))

    def seat(self, called: Any, players: int) -> int:
        """A seat as it is called. Raises BadPosition."""
        if self.names is not None and called not in self.names[:players]:
            raise BadPosition(self.field, f"{called!r} does not play")
        seat = called if self.names is None else self.names.index(called)
        check_seat(self.field, seat, players)
        return seat


class Parts(Column):
    """An object with fields of its own; optional, it is null where the flag `there` is not set, or else its first field is
    null."""

    def __init__(self, field: str, columns: dict[str, Column], optional: bool, there: Column | None = None) -> None:
        Column.__init__(self, field)
        self.names = tuple(columns)
        self.columns = tuple(columns.values())
        self.optional = optional
        self.there = there

    def part(self, name: str) -> Column:
        """One of its fields."""
        return self.columns[self.names.index(name)]

    def dump(self, state: State, at: int) -> Any:
        if self.there is not None and not self.there.dump(state, at):
            return None
        found: dict[str, Any] = {}
        for n in range(len(self.names)):
            column = self.columns[n]
            found[self.names[n]] = column.dump(state, at)
            if n == 0 and self.optional and found[self.names[0]] is None:
                return None
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        if self.there is not None and not self.there.dump(state, at):
            return None
        found: dict[str, Any] = {}
        for n in range(len(self.names)):
            column = self.columns[n]
            found[self.names[n]] = column.seen(state, at, viewer)
            if n == 0 and self.optional and found[self.names[0]] is None:
                return None
        return found

    def load(self, state: State, at: int, value: Any) -> None:
        if self.there is not None:
            self.there.load(state, at, value is not None)
        for n in range(len(self.names)):
            self.columns[n].load(state, at, None if value is None else value[self.names[n]])


class Several(Column):
    """Objects one after the other; in the state a row of each of their fields, and how many there are."""

    def __init__(self, field: str, height: Column, each: Column, most: int) -> None:
        Column.__init__(self, field)
        self.height = height
        self.each = each
        self.most = most

    def dump(self, state: State, at: int) -> Any:
        found: list[Any] = []
        for n in range(self.height.dump(state, 0)):
            found.append(self.each.dump(state, n))
        return found

    def seen(self, state: State, at: int, viewer: int) -> Any:
        found: list[Any] = []
        for n in range(self.height.dump(state, 0)):
            found.append(self.each.seen(state, n, viewer))
        return found

    def load(self, state: State, at: int, value: Any) -> None:
        if len(value) > self.most:
            raise BadPosition(self.field, f"there are at most {self.most}")
        self.height.load(state, 0, len(value))
        for n in range(len(value)):
            self.each.load(state, n, value[n])


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

    def dump(self, state: State, at: int) -> Any:
        case = self.cases[self.cells.get(state, 0)]
        return None if case is None else case.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        case = self.cases[self.cells.get(state, 0)]
        return None if case is None else case.seen(state, at, viewer)

    def load(self, state: State, at: int, value: Any) -> None:
        number = self.cells.get(state, 0)
        case = self.cases[number]
        if case is None:
            if value is not None:
                raise BadPosition(self.field, f"must be null in {self.names[number]}")
            return
        if value is None:
            raise BadPosition(self.field, f"is needed in {self.names[number]}")
        self.check(self.names[number], value)
        case.load(state, at, value)


class OnlyCount(Column):
    """Nobody sees more of it than how many there are."""

    def __init__(self, whole: Column) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.whole.count(state, at)

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class TopAndCount(Column):
    """Everybody sees the top card and how many there are."""

    def __init__(self, whole: Column) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return {"count": self.whole.count(state, at), "top": self.whole.top(state, at)}

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class OnlyOwner(Column):
    """Of every seat: only its owner sees it, others how many there are; of a single card that it is there (`hidden`). Every
    seat has so many of it (`of_each`)."""

    def __init__(self, whole: Column, hidden: str | None, of_each: int = 1) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole
        self.hidden = hidden
        self.of_each = of_each

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        if at // self.of_each == viewer:
            return self.whole.dump(state, at)
        if self.hidden is None:
            return self.whole.count(state, at)
        value = self.whole.dump(state, at)
        return None if value is None else self.hidden if self.covers(state, at, value) else value

    def covers(self, state: State, at: int, value: Any) -> bool:
        """Is this value hidden now?"""
        return True

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class Attribute(Column):
    """A field of a state whose rules are ordinary Python: its value stands there as it stands in a position."""

    def __init__(self, field: str, name: str, is_sorted: bool, is_seat: bool) -> None:
        Column.__init__(self, field)
        self.name = name
        self.is_sorted = is_sorted
        self.is_seat = is_seat

    def dump(self, state: State, at: int) -> Any:
        value = getattr(state, self.name)
        return sorted(value) if self.is_sorted else deepcopy(value)

    def load(self, state: State, at: int, value: Any) -> None:
        check_plain(self.field, value, state.players if self.is_seat else 0)
        setattr(state, self.name, deepcopy(value))


class AttributeOfSeat(Column):
    """The same of what every seat has: an element of a list."""

    def __init__(self, field: str, name: str, is_sorted: bool, is_seat: bool) -> None:
        Column.__init__(self, field)
        self.name = name
        self.is_sorted = is_sorted
        self.is_seat = is_seat

    def dump(self, state: State, at: int) -> Any:
        value = getattr(state, self.name)[at]
        return sorted(value) if self.is_sorted else deepcopy(value)

    def load(self, state: State, at: int, value: Any) -> None:
        check_plain(self.field, value, state.players if self.is_seat else 0)
        getattr(state, self.name)[at] = deepcopy(value)


class Open(Column):
    """Its owner sees it while one field of the state is what it has to be, everybody while another one is; others see null."""

    def __init__(
        self, whole: Column, owner: Cells | None, owners: int, everybody: Cells | None, everybodys: int
    ) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole
        self.owner = owner
        self.owners = owners
        self.everybody = everybody
        self.everybodys = everybodys

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        if at == viewer and self.owner is not None and self.owner.get(state, 0) == self.owners:
            return self.whole.dump(state, at)
        if self.everybody is not None and self.everybody.get(state, 0) == self.everybodys:
            return self.whole.dump(state, at)
        return None

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class SeenAs(Column):
    """A field in whose place viewers see a record of its own."""

    def __init__(self, whole: Column, look: Column) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole
        self.look = look

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.look.seen(state, at, viewer)

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class Derived(Column):
    """A field that says what others say already: it is not put in place."""

    def __init__(self, whole: Column) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def load(self, state: State, at: int, value: Any) -> None:
        return


class Secret(OnlyOwner):
    """Of some values others see the sign `hidden` only."""

    def __init__(self, whole: Column, hidden: str, of_each: int, secret: Sequence[str]) -> None:
        OnlyOwner.__init__(self, whole, hidden, of_each)
        self.secret = tuple(secret)

    def covers(self, state: State, at: int, value: Any) -> bool:
        return value in self.secret


class FaceDown(OnlyOwner):
    """Others see the sign `hidden` only, while the state says at the same place of another field that it lies face down."""

    def __init__(self, whole: Column, hidden: str, of_each: int, cells: Cells, down: int) -> None:
        OnlyOwner.__init__(self, whole, hidden, of_each)
        self.cells = cells
        self.down = down

    def covers(self, state: State, at: int, value: Any) -> bool:
        return self.cells.get(state, at) == self.down


class TurnedUp(OnlyOwner):
    """Others see the sign `hidden` only, until it is turned up: then the bit of its number is set in another field."""

    def __init__(self, whole: Column, hidden: str, of_each: int, cells: Cells, up: Cells) -> None:
        OnlyOwner.__init__(self, whole, hidden, of_each)
        self.cells = cells
        self.up = up

    def covers(self, state: State, at: int, value: Any) -> bool:
        return self.up.get(state, 0) >> self.cells.get(state, at) & 1 == 0


class Shown(Column):
    """A field of which a viewer sees what a function of its game says."""

    def __init__(self, whole: Column, shown: Callable[[Any, int], Any]) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole
        self.shown = shown

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.shown(state, viewer)

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class Covered(Column):
    """A field of whose value a viewer sees what a function of its game makes of it."""

    def __init__(self, whole: Column, covered: Callable[[Any, int], Any]) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole
        self.covered = covered

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.covered(self.whole.dump(state, at), viewer)

    def load(self, state: State, at: int, value: Any) -> None:
        self.whole.load(state, at, value)


class Kept(Column):
    """A text that is kept beside the numbers of the state; there it has a number, -1: none."""

    def __init__(
        self, field: str, number: Column, text: Callable[[Any, int], str], keep: Callable[[Any, str], int]
    ) -> None:
        Column.__init__(self, field)
        self.number = number
        self.text = text
        self.keep = keep

    def dump(self, state: State, at: int) -> Any:
        number = self.number.dump(state, at)
        return None if number is None else self.text(state, number)

    def load(self, state: State, at: int, value: Any) -> None:
        self.number.load(state, at, None if value is None else self.keep(state, value))


class Own(Column):
    """A field that its game reads and puts in place by functions of its own; without the second one it is derived."""

    def __init__(self, field: str, dumped: Callable[[Any], Any], loaded: Callable[[Any, Any], None] | None) -> None:
        Column.__init__(self, field)
        self.dumped = dumped
        self.loaded = loaded

    def dump(self, state: State, at: int) -> Any:
        return self.dumped(state)

    def load(self, state: State, at: int, value: Any) -> None:
        if self.loaded is not None:
            self.loaded(state, value)


def first(row: tuple[int, int, Any]) -> int:
    """What rows are sorted by."""
    return row[0]


def number_of(field: str, name: str, numbers: dict[str, int]) -> int:
    """The number of a name. Raises BadPosition."""
    number = numbers.get(name)
    if number is None:
        raise BadPosition(field, f"{name!r} is unknown")
    return number


def check_plain(field: str, value: Any, players: int) -> None:
    """An integer that fits into a journal, and into the seats where it is one (`players`). Raises BadPosition."""
    if isinstance(value, int) and players:
        check_seat(field, value, players)
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise BadPosition(field, f"must be an integer of at most {LARGEST:,}")


def place_of(field: str, name: str, numbers: dict[str, int], used: Cells, state: State) -> int:
    """The place of a name among those that a table uses. Raises BadPosition."""
    place = used.find(state, number_of(field, name, numbers))
    if place < 0:
        raise BadPosition(field, f"{name!r} is not of this table")
    return place


def check_seat(field: str, seat: int, players: int) -> None:
    """Raises BadPosition."""
    if not 0 <= seat < players:
        raise BadPosition(field, f"must be an integer 0 to {players - 1}")
