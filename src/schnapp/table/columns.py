# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false, reportAttributeAccessIssue=false
"""How the fields of a position stand in a state, one class for each way: from it to JSON, to what a viewer sees, and back.

Here those of one value; cards are in `card_columns.py`, fields made of others in `part_columns.py`, what not everybody sees in
`secrecy.py`. `schema.py` chooses them by the types of a game's position. `at` is the seat, for what every seat has, else 0;
a viewer who has no seat is -1, who sees what any seat does is ALL_EYES.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import cython

from .errors import BadPosition
from .seeing import HIGHEST, LOWEST, Guard, If, NoNumbers, Rows, Show, Sight, meaning, one_of

if TYPE_CHECKING:
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells

EVERYTHING = -2  # no viewer: everything there is
ALL_EYES = -3  # a viewer from whom nothing is kept that any seat sees
LARGEST = 1_000_000_000  # number where rules are ordinary Python
Bounds = tuple[int | None, int | None]
Alike = tuple[tuple[int, ...], tuple[str, ...]]
USUAL = 200  # numbers whose names are made once


class Column:
    """A field of a position, or a part of one."""

    def __init__(self, field: str) -> None:
        self.field = field
        self.means = ""
        self.most = 0
        self.count_of = None

    def explain(self, means: str, most: int, count: Cells | None) -> None:
        """Say to learners what it is, how many cards there are at most, and which field counts them."""
        self.means = means
        self.most = most
        self.count_of = count

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

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        """Put a value in place whose shape is right: of a position (EVERYTHING), or what a viewer sees. Raises BadPosition."""
        raise NotImplementedError

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        """Put so many cards into a new state, whichever they are; the top one is this, if it is known."""
        raise NotImplementedError

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        """Which numbers show it to learners. Raises NoNumbers."""
        raise NoNumbers(self.field, "a learner cannot see it as it is: say how, with `observed`")

    def counted(self, name: str, rows: Rows) -> list[Sight]:
        """The number that shows how many cards it holds."""
        words = meaning(self.means, "how many")
        if self.count_of is not None:
            return [Sight(name, Show.COPY, rows, 0, self.most or HIGHEST, words, cells=self.count_of)]
        return [Sight(name, Show.SIZE, rows, 0, self.most or HIGHEST, words, column=self)]

    def topmost(self, name: str, rows: Rows) -> list[Sight]:
        """The numbers that show its top card. Raises NoNumbers."""
        raise NoNumbers(self.field, "a learner cannot see its top card: say how, with `observed`")

    def stands(self) -> Cells:
        """The field of the state which is -1 where there is nothing. Raises NoNumbers."""
        raise NoNumbers(self.field, "a learner cannot see whether it is there: say how, with `observed`")

    def there(self) -> Guard:
        """Whether there is something."""
        return Guard(If.SOME, self.stands())

    def shown_to(self, state: State, at: int, viewer: int) -> list[int]:
        """What a learner sees of a field of plain rules."""
        raise NotImplementedError


class Number(Column):
    """An integer, maybe between bounds; optional, in the state -1 is none."""

    def __init__(self, field: str, cells: Cells, optional: bool = False, bounds: Bounds = (None, None)) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.optional = optional
        self.bounds = bounds

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        low, high = within(self.bounds, self.optional)
        return [
            Sight(name, Show.COPY, rows, low, high, meaning(self.means, "-1: none" * self.optional), cells=self.cells)
        ]

    def stands(self) -> Cells:
        return self.cells

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return None if self.optional and number < 0 else number

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        none = -1 if self.optional else 0  # null, not optional: the object of which it is a part is not there
        self.cells.put(state, at, none if value is None else value)


class Flag(Column):
    """A boolean that has a field of its own; optional, in the state -1 is none."""

    def __init__(self, field: str, cells: Cells, optional: bool = False) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.optional = optional

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        words = meaning(self.means, "-1: none" * self.optional)
        return [Sight(name, Show.COPY, rows, -1 if self.optional else 0, 1, words, cells=self.cells)]

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return None if self.optional and number < 0 else number != 0

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        self.cells.put(state, at, -1 if self.optional and value is None else 1 if value else 0)


class FlagOfSeat(Column):
    """A boolean of every seat, as a bit of one number."""

    def __init__(self, field: str, cells: Cells) -> None:
        Column.__init__(self, field)
        self.cells = cells

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return [Sight(name, Show.BITS, rows, 0, 1, self.means, cells=self.cells)]

    def dump(self, state: State, at: int) -> Any:
        return self.cells.get(state, 0) >> at & 1 == 1

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        mask = self.cells.get(state, 0) & ~(1 << at)
        self.cells.put(state, 0, mask | (1 << at if value else 0))


class Named(Column):
    """A name out of a list; in the state its place there, -1: none. So many names in a row may belong to each seat."""

    def __init__(
        self,
        field: str,
        cells: Cells,
        names: Sequence[str],
        optional: bool,
        of_each: int = 0,
        alike: Alike | None = None,
    ) -> None:
        """`alike`: the kind of each name, and the kinds' names, where a learner does not tell those of one kind apart."""
        Column.__init__(self, field)
        self.cells = cells
        self.alike = alike
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.optional = optional
        self.of_each = of_each

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return self.names[number] if number >= 0 else None

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        known = self.names if self.alike is None else self.alike[1]
        alike = () if self.alike is None else self.alike[0]
        return one_of(name, rows, self.cells, known, self.means, turned=self.of_each, alike=alike)

    def stands(self) -> Cells:
        return self.cells

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        self.cells.put(state, at, 0)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        words = meaning(self.means, "its place among those of the table + 1; 0: none")
        return [Sight(name, Show.NUMBER, rows, 0, in_use(self.used, rows.state), words, cells=self.cells)]

    def stands(self) -> Cells:
        return self.cells

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return one_of(name, rows, self.cells, seats(rows), self.means, turned=1)

    def stands(self) -> Cells:
        return self.cells

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
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

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return []

    def there(self) -> Guard:
        return Guard(If.POSITIVE, self.cells)

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

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        self.cells.put(state, at, 0 if value is None else self.number(value))


class Seats(Column):
    """Some of the seats, as a list that ascends; in the state a bit for each."""

    def __init__(self, field: str, cells: Cells) -> None:
        Column.__init__(self, field)
        self.cells = cells

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return [Sight(name, Show.BITS, rows.of_seats(self.field), 0, 1, self.means, cells=self.cells)]

    def dump(self, state: State, at: int) -> Any:
        mask = self.cells.get(state, at)
        return [seat for seat in range(state.players) if mask >> seat & 1]

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
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

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        seats = {str(seat): seat for seat in range(state.players)}
        masks = [0] * len(self.masks)
        for name, choice in value.items():
            if choice not in self.names:
                raise BadPosition(self.field, f"{choice!r} is unknown")
            masks[self.names.index(choice)] |= 1 << number_of(self.field, name, seats | self.numbers)
        for cells, mask in zip(self.masks, masks, strict=True):
            cells.put(state, at, mask)


class Groups(Column):
    """Seats, by number or by name, in groups, in the order in which these came; in the state the number of each seat's group,
    0: none."""

    def __init__(self, field: str, cells: Cells, groups: Cells, names: Sequence[str] | None = None) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.groups = groups
        self.names = None if names is None else tuple(names)

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        words = meaning(self.means, "with which group each seat, 1 for the first; 0: with none")
        return [Sight(name, Show.COPY, rows.of_seats(self.field), 0, rows.most, words, cells=self.cells)]

    def dump(self, state: State, at: int) -> Any:
        players = state.players
        found: list[list[Any]] = []
        for group in range(self.groups.get(state, 0)):
            seats = [seat for seat in range(players) if self.cells.get(state, seat) == group + 1]
            found.append(seats if self.names is None else [self.names[seat] for seat in seats])
        return found

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
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


class Kept(Column):
    """A text that is kept beside the numbers of the state; there it has a number, -1: none."""

    def __init__(
        self, field: str, cells: Cells, text: Callable[[Any, int], str], keep: Callable[[Any, str], int]
    ) -> None:
        Column.__init__(self, field)
        self.cells = cells
        self.text = text
        self.keep = keep

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return []

    def dump(self, state: State, at: int) -> Any:
        number = self.cells.get(state, at)
        return None if number < 0 else self.text(state, number)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        self.cells.put(state, at, -1 if value is None else self.keep(state, value))


class Attribute(Column):
    """A field of a state whose rules are ordinary Python: its value stands there as it stands in a position."""

    def __init__(
        self, field: str, name: str, is_sorted: bool, is_seat: bool, known: Sequence[str], many: bool, bounds: Bounds
    ) -> None:
        """`known`: the names of which it is one, or a list (`many`); `bounds` of an integer."""
        Column.__init__(self, field)
        self.name = name
        self.is_sorted = is_sorted
        self.is_seat = is_seat
        self.known = tuple(known)
        self.many = many
        self.bounds = bounds

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        if self.is_seat or self.known:
            known = seats(rows) if self.is_seat else self.known
            words = f"copies of {', '.join(known)}" if self.many else f"one 1 for {', '.join(known)}"
            high = self.most or HIGHEST if self.many else 1
            return [Sight(name, Show.OTHER, rows, 0, high, meaning(self.means, words), len(known), column=self)]
        if self.many:
            raise NoNumbers(self.field, "a learner cannot see it without its names: Annotated[str, names(...)]")
        low, high = within(self.bounds, False)
        return [Sight(name, Show.OTHER, rows, low, high, self.means, column=self)]

    def shown_to(self, state: State, at: int, viewer: int) -> list[int]:
        value = self.value(state, at)
        return self.shown_of(state, value if self.many else [] if value is None else [value], viewer)

    def shown_of(self, state: State, values: list[Any], viewer: int) -> list[int]:
        """The same of some values."""
        if self.is_seat:
            values = [(seat - viewer) % state.players for seat in values]
            return [values.count(seat) for seat in range(state.players)]
        if self.known:
            return [values.count(name) for name in self.known]
        low, high = within(self.bounds, False)
        return [min(max(int(values[0]), low), high)] if values else [-1]

    def value(self, state: State, at: int) -> Any:
        """What stands there."""
        return getattr(state, self.name)

    def keep(self, state: State, at: int, value: Any) -> None:
        """Let this stand there."""
        setattr(state, self.name, value)

    def dump(self, state: State, at: int) -> Any:
        value = self.value(state, at)
        return sorted(value) if self.is_sorted else deepcopy(value)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        check_plain(self.field, value, state.players if self.is_seat else 0)
        if self.known and value is not None:
            for name in value if self.many else [value]:
                if name not in self.known and not (name is None and viewer != EVERYTHING):
                    raise BadPosition(self.field, f"{name!r} is unknown")
        self.keep(state, at, deepcopy(value))

    def fill(self, state: State, at: int, count: int, top: Any) -> None:
        usual = self.known[0] if self.known else 0
        shown = [] if top is None else [top]
        self.keep(state, at, shown + [usual] * (count - len(shown)))

    def topmost(self, name: str, rows: Rows) -> list[Sight]:
        (cards,) = self.sights(name, rows)
        words = meaning(self.means, f"one 1 for {', '.join(self.known)}")
        return [replace(cards, high=1, meaning=words, column=TopOf(self))]


class TopOf(Column):
    """The top card of a field of plain rules."""

    def __init__(self, cards: Attribute) -> None:
        Column.__init__(self, cards.field)
        self.cards = cards

    def shown_to(self, state: State, at: int, viewer: int) -> list[int]:
        top = self.cards.top(state, at)
        return self.cards.shown_of(state, [] if top is None else [top], viewer)


class AttributeOfSeat(Attribute):
    """The same of what every seat has: an element of a list."""

    def value(self, state: State, at: int) -> Any:
        return getattr(state, self.name)[at]

    def keep(self, state: State, at: int, value: Any) -> None:
        getattr(state, self.name)[at] = value


class Own(Column):
    """A field that its game reads and puts in place by functions of its own; without the second one it is derived."""

    def __init__(self, field: str, dumped: Callable[[Any], Any], loaded: Callable[[Any, Any], None] | None) -> None:
        Column.__init__(self, field)
        self.dumped = dumped
        self.loaded = loaded

    def dump(self, state: State, at: int) -> Any:
        return self.dumped(state)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if self.loaded is not None:
            self.loaded(state, value)


def within(bounds: Bounds, optional: bool) -> tuple[int, int]:
    """The bounds of an integer as learners see it, who have 16 bits for it."""
    low, high = bounds
    low, high = LOWEST if low is None else max(low, LOWEST), HIGHEST if high is None else min(high, HIGHEST)
    return min(low, -1) if optional else low, high


def seats(rows: Rows) -> tuple[str, ...]:
    """The seats, as a learner counts them."""
    return ("the observer", *(f"seat {shift} to the left" for shift in range(1, rows.most)))


def in_use(used: Cells, state: State) -> int:
    """How many of some names a table has."""
    return sum(used.get(state, at) >= 0 for at in range(used.length))


def number_of(field: str, name: str, numbers: dict[str, int]) -> int:
    """The number of a name. Raises BadPosition."""
    number = numbers.get(name)
    if number is None:
        raise BadPosition(field, f"{name!r} is unknown")
    return number


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


def check_plain(field: str, value: Any, players: int) -> None:
    """An integer that fits into a journal, and into the seats where it is one (`players`). Raises BadPosition."""
    if isinstance(value, int) and players:
        check_seat(field, value, players)
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise BadPosition(field, f"must be an integer of at most {LARGEST:,}")
