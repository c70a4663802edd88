"""What a learner sees of a declared position, as numbers: the sights of its columns, carried out one after the other.
`seeing.py` says what they mean. Of compiled games `tools/eyes.py` writes the same as code, which is quick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any
from zlib import crc32

from .hashing import hash_combine
from .learner_fields import ObservationField, extent, starts
from .seeing import Guard, If, Rows, Secrecy, Show, Sight

if TYPE_CHECKING:
    from .cells import Cells
    from .state import State


class Eye:
    """Sees the states of one table."""

    def __init__(self, players: int, sights: Iterable[Sight]) -> None:
        self.players = players
        self.sights = merged(sights)
        found: dict[str, ObservationField] = {}
        for sight in self.sights:
            found.setdefault(sight.name, sight.part)
        self.fields = tuple(found.values())
        self.starts = dict(zip(found, starts(self.fields), strict=False))
        self.size = extent(self.fields)
        self.room = next((sight.rows.room for sight in self.sights if sight.rows.varies), 0)
        self.mark = crc32(repr([(sight.width, sight.alike, told(sight)) for sight in self.sights]).encode()) >> 1

    def observe(self, state: State, viewer: int) -> list[int]:
        """What a seat sees: `size` numbers."""
        numbers = [0] * self.size
        for sight in self.sights:
            if not all(in_case(state, guard) for guard in sight.rows.guards):
                continue
            for i, at in enumerate(self.places(state, sight.rows, viewer)):
                if self.holds(sight, state, at, viewer):
                    first = self.starts[sight.name] + i * sight.width
                    shown = self.look(sight, state, at, viewer)  # of a table with fewer seats they are fewer
                    numbers[first : first + len(shown)] = shown
        return numbers

    def fingerprint(self, state: State, viewer: int, blank: int) -> int:
        """A hash of what a seat sees, but for its hand: of every number that is not 0, as the state has it, and of where it stands."""
        print_ = blank
        for group in hashed_together(self.sights):
            if not all(in_case(state, guard) for guard in group[0][1].rows.guards):
                continue
            for at in self.all_places(state, group[0][1], viewer):
                for number, sight in group:
                    if self.holds(sight, state, at, viewer):
                        for place, value in enumerate(self.bare(sight, state, at, viewer), at * extent_of(sight)):
                            if value:
                                print_ = hash_combine(print_ + number, place << 16 | value & 0xFFFF)
        return print_

    def all_places(self, state: State, sight: Sight, viewer: int) -> Iterable[int]:
        """Where there may be something, in the order of the state; of rows that not every table has alike all that there could be."""
        rows = sight.rows
        if rows.height is not None:
            return range(rows.height.get(state, 0))
        if rows.own:
            return range(viewer * rows.each, (viewer + 1) * rows.each)
        if rows.each:
            return range(state.players * rows.each)
        return range(sight.cells.length if rows.varies and sight.cells is not None else rows.room)

    def bare(self, sight: Sight, state: State, at: int, viewer: int) -> list[int]:
        """The numbers of one place, as the state has them; 0 is none."""
        cells, beside = sight.cells, sight.beside
        if sight.show in (Show.COUNTS, Show.TOP):
            assert cells is not None and beside is not None
            first, height = at * sight.within, beside.get(state, at)
            cards = (
                range(first, first + height) if sight.show is Show.COUNTS else range(first + height - 1, first + height)
            )
            return [cells.get(state, card) + 1 for card in cards] if height > 0 else []
        if sight.show in (Show.HOT, Show.NUMBER):
            assert cells is not None
            return [cells.get(state, at) + 1]
        if sight.show is Show.COPY:
            assert cells is not None
            return [cells.get(state, at * sight.width + n) for n in range(sight.width)]
        return self.look(sight, state, at, viewer)

    def places(self, state: State, rows: Rows, viewer: int) -> list[int]:
        """Where there may be something, the observer's own places first."""
        if rows.height is not None:
            return list(range(rows.height.get(state, 0)))
        if not rows.each:
            return list(range(rows.room))
        count = self.players * rows.each
        return [(viewer * rows.each + i) % count for i in range(rows.room if rows.own else count)]

    def holds(self, sight: Sight, state: State, at: int, viewer: int) -> bool:
        """Is it there, and shown; of what says that it is hidden, there and hidden?"""
        for guard in sight.rows.guards:
            if guard.secrecy is not None:
                if not self.sees(guard.secrecy, sight.rows, state, at, viewer):
                    return sight.show is Show.HIDDEN
            elif guard.when is not If.CASE:
                assert guard.cells is not None
                if guard.when is If.BIT:
                    there = guard.cells.get(state, 0) >> at & 1 == 1
                else:
                    there = guard.cells.get(state, at if guard.cells.shape else 0) >= (guard.when is If.POSITIVE)
                if not there:
                    return False
        return sight.show is not Show.HIDDEN

    def sees(self, secrecy: Secrecy, rows: Rows, state: State, at: int, viewer: int) -> bool:
        """Does this viewer see what is there?"""
        own = (at // secrecy.of_each if rows.owner is None else rows.owner.get(state, at)) == viewer
        if secrecy.cells is None:
            return (own and stands(secrecy.owner, secrecy.owners, state)) or stands(
                secrecy.everybody, secrecy.everybodys, state
            )
        number = secrecy.cells.get(state, at)
        secret = secrecy.secret if secrecy.up is None else ~secrecy.up.get(state, 0)
        return own or number < 0 or not secret >> number & 1

    def look(self, sight: Sight, state: State, at: int, viewer: int) -> list[int]:
        """The numbers of one place."""
        width, cells, beside = sight.width, sight.cells, sight.beside
        match sight.show:
            case Show.SIZE | Show.OTHER:
                assert sight.column is not None
                if sight.show is Show.SIZE:
                    return [sight.column.count(state, at)]
                return sight.column.shown_to(state, at, viewer)
            case Show.HOT | Show.NUMBER | Show.TOP:
                assert cells is not None
                if beside is None:
                    value = self.relative(sight, cells.get(state, at), viewer)
                else:
                    height = beside.get(state, at)
                    top = cells.get(state, at * sight.within + height - 1) if height > 0 else -1
                    value = self.relative(sight, top, viewer)
                return [value + 1] if width == 1 else [int(value == place) for place in range(width)]
            case Show.COUNTS:
                assert cells is not None and beside is not None
                first = at * sight.within
                cards = [cells.get(state, n) for n in range(first, first + beside.get(state, at))]
                kinds = [self.relative(sight, card, viewer) for card in cards]
                return [kinds.count(kind) for kind in range(width)]
            case _:
                assert cells is not None
        match sight.show:
            case Show.COPY:
                return [min(max(cells.get(state, at * width + n), sight.low), sight.high) for n in range(width)]
            case Show.BITS:
                return [cells.get(state, 0) >> at * width + n & 1 for n in range(width)]
            case Show.MASK:
                return [cells.get(state, at) >> n & 1 for n in range(width)]
            case Show.TOTAL:
                return [sum(cells.get(state, n) for n in range(at * sight.within, (at + 1) * sight.within))]
            case Show.BIT_COUNT:
                return [sum(cells.get(state, at) >> n & 1 for n in range(sight.within))]
            case _:
                return [int(cells.get(state, at) >= 0)]

    def relative(self, sight: Sight, value: int, viewer: int) -> int:
        """A number as the observer counts: by kinds, and from the own seat on."""
        if value < 0:
            return value
        if sight.alike:
            value = sight.alike[value]
        count = self.players * sight.turned
        return (value - viewer * sight.turned) % count if value < count else value


def hashed_together(sights: Iterable[Sight]) -> list[list[tuple[int, Sight]]]:
    """What a hash is made of, each with its number; together what stands at the same places, and is shown in the same cases."""
    numbered = [(number, sight) for number, sight in enumerate(sights) if not is_hand(sight)]
    return [list(group) for _, group in groupby(numbered, key=lambda one: where(one[1]))]


def where(sight: Sight) -> tuple[Any, ...]:
    """At which places something stands, and in which cases."""
    rows = sight.rows
    room = sight.cells.length if rows.varies and sight.cells is not None else rows.room
    return rows.each, rows.own, room, rows.height and rows.height.name, rows.guards, sight.show is Show.HIDDEN


def is_hand(sight: Sight) -> bool:
    """Does it show the cards of which others see how many there are?"""
    return sight.rows.own and sight.show in (Show.COPY, Show.MASK, Show.COUNTS)


def extent_of(sight: Sight) -> int:
    """How many numbers of the state one place has at most."""
    return (
        sight.within
        if sight.show is Show.COUNTS
        else 1
        if sight.show in (Show.HOT, Show.NUMBER, Show.TOP)
        else sight.width
    )


def stands(cells: Cells | None, value: int, state: State) -> bool:
    """Has a field this value?"""
    return cells is not None and cells.get(state, 0) == value


def in_case(state: State, guard: Guard) -> bool:
    """Is it one of the cases in which something is shown, if it depends on that?"""
    return guard.when is not If.CASE or (guard.cells is not None and guard.values >> guard.cells.get(state, 0) & 1 == 1)


def merged(sights: Iterable[Sight]) -> list[Sight]:
    """Of the cases of a field those that show the same become one."""
    found: list[Sight] = []
    for sight in sights:
        cases, rest = by_case(sight)
        for place, other in enumerate(found):
            others, same = by_case(other)
            if cases and others and told(replace(sight, rows=rest)) == told(replace(other, rows=same)):
                values = others[0].values | cases[0].values
                found[place] = replace(other, rows=same.only(replace(others[0], values=values)))
                break
        else:
            found.append(sight)
    return found


def by_case(sight: Sight) -> tuple[list[Guard], Rows]:
    """The case in which something is shown, and its rows without it."""
    cases = [guard for guard in sight.rows.guards if guard.when is If.CASE]
    return cases, replace(sight.rows, guards=tuple(guard for guard in sight.rows.guards if guard.when is not If.CASE))


def told(sight: Sight) -> tuple[Any, ...]:
    """What is shown; a field of the state is known by its name."""
    guards = [(guard.when, guard.values, guard.cells and guard.cells.name) for guard in sight.rows.guards]
    shape = () if sight.rows.varies else sight.part.shape
    return sight.name, sight.show, shape, sight.cells and sight.cells.name, guards
