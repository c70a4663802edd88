# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of an eye are typed in eye.pxd)
"""What a learner sees of a declared position, written as numbers: the sights of its columns, made ready once and carried out
again and again. `seeing.py` says what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import cython

from .part import Part, extent, starts
from .seeing import If, NoNumbers, Show, Sight

if TYPE_CHECKING:
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells
if not cython.compiled:
    from .cells import INT8, INT16, INT32
    from .fields import furnish, lowest
    from .seeing import Field, Step

COPY, HOT, NUMBER, BITS, MASK, TOTAL, BIT_COUNT, COUNTS, TOP, THERE, HIDDEN, SIZE, OTHER = map(int, Show)
CASE, POSITIVE, BIT, SOME, SEEN = map(int, If)
NONE = -1
ABSENT, SHOWN, VEILED = range(3)
GUARDS, PLACES = 4, 62  # of a step, at most
VIEWERS, GATHERED, CODE_COUNT = 8, 192, 5  # numbers that are gathered of a kind, at most
SIZES = {INT8: 1, INT16: 2, INT32: 4}


class Eye:
    """Sees the states of one table."""

    def __init__(self, players: int, sights: Iterable[Sight]) -> None:
        if not cython.compiled:
            furnish(self)
            self.steps = [Step() for _ in self.steps]
            self.guard_cell = [Field() for _ in self.guard_cell]
        self.players = players
        self.cells = []
        self.columns = []
        self.veils = []
        self.maps = {}
        found: dict[str, Part] = {}
        steps = merged(sights)
        for sight in steps:
            found.setdefault(sight.name, sight.part)
        self.parts = tuple(found.values())
        places = dict(zip(found, starts(self.parts), strict=False))
        self.size = extent(self.parts)
        for sight in steps:
            self.add(sight, places[sight.name])

    def step(self, n: int) -> Step:
        """The step of this number."""
        if cython.compiled:
            return cython.address(self.steps[n])  # pyright: ignore
        return self.steps[n]

    def add(self, sight: Sight, to: int) -> None:
        """One more thing to look at."""
        sight = simpler(sight)
        rows = sight.rows
        if cython.compiled and self.gathers(sight, to):
            return
        n = self.count
        step = self.step(n)
        self.count += 1
        step.show = sight.show
        step.to = to
        step.width = sight.width
        step.room = rows.room
        step.each = rows.each
        step.own = rows.own
        step.within = sight.within
        step.turned = sight.turned
        step.alike = self.mapped(sight.alike)
        step.cell = self.field(sight.cells)
        step.beside = self.field(sight.beside)
        step.height = self.field(rows.height)
        step.owner = self.field(rows.owner)
        step.case = self.field(None)
        step.when = sight.when
        step.plus = sight.show == NUMBER
        if sight.show == NUMBER and not sight.turned and not sight.alike:
            step.show = COPY
        self.columns.append(sight.column)
        if rows.room > PLACES and any(guard.when != CASE for guard in rows.guards):
            raise NoNumbers(sight.name, f"a learner sees at most {PLACES} places of what is not always there")
        for guard in rows.guards:
            if guard.when == CASE:
                step.case = self.field(guard.cells)
                step.values = guard.values
                continue
            g = GUARDS * n + step.guards
            step.guards += 1
            self.guard[g] = guard.when
            self.guard_cell[g] = self.field(guard.cells)
            self.single[g] = guard.cells is not None and not guard.cells.shape
            self.veils += [None] * (g + 1 - len(self.veils))
            self.veils[g] = guard.veil

    def gathers(self, sight: Sight, to: int) -> bool:
        """Numbers that are always there, and few: compiled, each viewer has a list of where they stand."""
        rows = sight.rows
        cells = sight.cells
        count = (self.players * rows.each if rows.each and not rows.own else rows.room) * sight.width
        if sight.show != Show.COPY or rows.guards or rows.height or sight.beside is not None or self.players > VIEWERS:
            return False
        if cells is None or cells.offset < 0 or cells.code not in SIZES or self.gathered[cells.code] + count > GATHERED:
            return False
        for viewer in range(self.players):
            first = viewer * (rows.room if rows.own else rows.each) * sight.width
            for n in range(count):
                at = first + n if rows.own else (first + n) % count
                place = GATHERED * cells.code + self.gathered[cells.code] + n
                self.source[GATHERED * CODE_COUNT * viewer + place] = cells.offset + at * SIZES[cells.code]
                self.target[place] = to + n
        self.gathered[cells.code] += count
        return True

    def field(self, cells: Cells | None) -> Field:
        """A field of the state, to be read."""
        if not cython.compiled:
            field = Field()
        field.number = NONE
        if cells is not None:
            field.number = len(self.cells)
            field.offset = cells.offset
            field.code = cells.code
            self.cells.append(cells)
        return field

    def mapped(self, alike: tuple[int, ...]) -> int:
        """Where the kinds of cards begin in the pool."""
        if not alike:
            return NONE
        if alike not in self.maps:
            self.maps[alike] = self.pooled
            for number in range(len(alike)):
                self.pool[self.pooled] = alike[number]
                self.pooled += 1
        return self.maps[alike]

    # ---- Looking -------------------------------------------------------------------------------------------------

    def observe(self, state: State, viewer: int, into: list[int]) -> int:
        """Write what a seat sees into `size` zeros; how many they are."""
        if cython.compiled:
            gather(self, state, viewer, into)  # noqa: F821  # pyright: ignore
        for n in range(self.count):
            step = self.step(n)
            if step.case.number >= 0 and not step.values >> self.number(state, step.case, 0) & 1:
                continue
            first = 0
            count = step.room
            end = count
            if step.own:
                first = viewer * count
                end = first + count
            elif step.each:
                first = viewer * step.each
                count = end = self.players * step.each
            elif step.height.number >= 0:
                count = end = self.number(state, step.height, 0)
            if step.show == HOT and count == 1 and step.guards == 0:
                value = self.relative(n, state, self.number(state, step.cell, first), viewer)
                if 0 <= value and value < step.width:
                    into[step.to + value] = 1
                continue
            if step.guards:
                if step.show != HIDDEN:  # it is asked of what has just been looked at
                    seen = hidden = 0
                    for i in range(count):
                        at = first + i
                        if at >= end:
                            at -= end
                        found = self.holds(n, state, at, viewer)
                        seen |= cython.cast(cython.longlong, found == SHOWN) << i
                        hidden |= cython.cast(cython.longlong, found == VEILED) << i
                left = hidden if step.show == HIDDEN else seen
                while left:
                    i = lowest(left)
                    left &= left - 1
                    at = first + i
                    if at >= end:
                        at -= end
                    self.look(n, state, viewer, at, 1, into, step.to + i * step.width)
                continue
            self.look(n, state, viewer, first, end - first, into, step.to)
            if first > 0 and not step.own:
                self.look(n, state, viewer, 0, first, into, step.to + (end - first) * step.width)
        return self.size

    def number(self, state: State, field: Field, at: int) -> int:
        """A number of the state."""
        if cython.compiled and field.offset >= 0:
            return stands(state, field.offset, field.code, at)  # noqa: F821  # pyright: ignore
        cells = self.cells[field.number]
        return cells.get(state, at)

    def holds(self, n: int, state: State, at: int, viewer: int) -> int:
        """Is this shown of this place, or is it there and veiled?"""
        for g in range(GUARDS * n, GUARDS * n + self.step(n).guards):
            when = self.guard[g]
            c = self.guard_cell[g]
            place = 0 if self.single[g] else at
            if when == POSITIVE:
                if self.number(state, c, place) <= 0:
                    return ABSENT
            elif when == SOME:
                if self.number(state, c, place) < 0:
                    return ABSENT
            elif when == BIT:
                if not self.number(state, c, 0) >> at & 1:
                    return ABSENT
            else:
                veil = self.veils[g]
                if not veil.sees(state, at, self.viewer_of(n, state, at, viewer)):
                    return VEILED
        return SHOWN

    def viewer_of(self, n: int, state: State, at: int, viewer: int) -> int:
        """Who looks: within a thing its owner is called like it."""
        step = self.step(n)
        if step.owner.number < 0:
            return viewer
        return at if self.number(state, step.owner, at) == viewer else NONE

    def look(self, n: int, state: State, viewer: int, first: int, count: int, into: list[int], to: int) -> int:
        """Write the numbers of so many places."""
        step = self.step(n)
        show = step.show
        width = step.width
        c = step.cell
        if show == COPY:
            return self.copy(n, state, first * width, count * width, into, to)
        if show == HOT or show == NUMBER:
            for i in range(count):
                value = self.relative(n, state, self.number(state, c, first + i), viewer)
                if show == NUMBER:
                    into[to + i] = value + 1 if value >= 0 else 0
                elif 0 <= value and value < width:
                    into[to + i * width + value] = 1
        elif show == BITS:
            bits = self.number(state, c, 0)
            if step.when == BIT:
                bits &= self.number(state, step.beside, 0)
            for i in range(count * width):
                into[to + i] = bits >> first * width + i & 1
        elif show == TOTAL:
            return self.totals(n, state, first, count, into, to)
        elif show == COUNTS:
            within = step.within
            for i in range(count):
                for at in range(
                    (first + i) * within, (first + i) * within + self.number(state, step.beside, first + i)
                ):
                    into[to + i * width + self.kind(n, self.number(state, c, at))] += 1
        elif show == TOP:
            for i in range(count):
                height = self.number(state, step.beside, first + i)
                if height > 0:
                    value = self.kind(n, self.number(state, c, (first + i) * step.within + height - 1))
                    if width == 1:
                        into[to + i] = value + 1
                    else:
                        into[to + i * width + value] = 1
        elif show == THERE or show == HIDDEN:
            for i in range(count):
                into[to + i] = self.number(state, c, first + i) >= 0
        else:
            for i in range(count):
                self.look_closely(n, state, viewer, first + i, into, to + i * width)
        return 0

    def relative(self, n: int, state: State, value: int, viewer: int) -> int:
        """A number as the observer counts: by kinds, and from the own seat on."""
        step = self.step(n)
        if value < 0:
            return value
        value = self.kind(n, value)
        if step.turned and value < self.players * step.turned:
            value -= viewer * step.turned
            if value < 0:
                value += self.players * step.turned
        return value

    def kind(self, n: int, card: int) -> int:
        """What cards are alike."""
        step = self.step(n)
        return card if step.alike < 0 else self.pool[step.alike + card]

    def copy(self, n: int, state: State, first: int, count: int, into: list[int], to: int) -> int:
        """Numbers as they are, or 1 more; with a field beside them, only where this says that there is something."""
        step = self.step(n)
        c = step.cell
        plus = step.plus
        when = step.when
        if cython.compiled and c.code == INT8 and c.offset >= 0 and (when == 0 or step.beside.code == INT8):
            numbers = eight_bits(state, c.offset) + first  # noqa: F821  # pyright: ignore
            heights = eight_bits(state, step.beside.offset) + first  # noqa: F821  # pyright: ignore
            if when == 0:
                for i in range(count):
                    into[to + i] = numbers[i] + plus
            elif when == POSITIVE:
                for i in range(count):
                    into[to + i] = numbers[i] + plus if heights[i] > 0 else 0
            else:
                for i in range(count):
                    into[to + i] = numbers[i] + plus if heights[i] >= 0 else 0
            return 0
        bits = self.number(state, step.beside, 0) if when == BIT else 0
        for i in range(count):
            if when == BIT:
                if not bits >> first + i & 1:
                    continue
            elif when:
                height = self.number(state, step.beside, first + i)
                if height < 0 or (height == 0 and when == POSITIVE):
                    continue
            into[to + i] = self.number(state, c, first + i) + plus
        return 0

    def totals(self, n: int, state: State, first: int, count: int, into: list[int], to: int) -> int:
        """Copies of all kinds together."""
        step = self.step(n)
        c = step.cell
        within = step.within
        if cython.compiled and c.code == INT8 and c.offset >= 0:
            numbers = eight_bits(state, c.offset) + first * within  # noqa: F821  # pyright: ignore
            for i in range(count):
                total = 0
                for at in range(within):
                    total += numbers[at]
                numbers += within
                into[to + i] = total
            return 0
        for i in range(count):
            total = 0
            for at in range((first + i) * within, (first + i + 1) * within):
                total += self.number(state, c, at)
            into[to + i] = total
        return 0

    def look_closely(self, n: int, state: State, viewer: int, at: int, into: list[int], to: int) -> int:
        """What is seldom enough to take its time."""
        step = self.step(n)
        show = step.show
        c = step.cell
        if show == MASK or show == BIT_COUNT:
            bits = self.number(state, c, at)
            for i in range(step.within):
                if show == MASK:
                    into[to + i] = bits >> i & 1
                else:
                    into[to] += bits >> i & 1
        elif show == SIZE:
            column = self.columns[n]
            into[to] = column.count(state, at)
        else:
            column = self.columns[n]
            told = column.shown_to(state, at, viewer)
            for i in range(len(told)):
                into[to + i] = told[i]
        return 0


def simpler(sight: Sight) -> Sight:
    """A single condition that can be looked up while the numbers are copied is none on its own."""
    cases, rows = by_case(sight)
    if len(rows.guards) != 1 or rows.height or rows.owner:
        return sight
    (guard,) = rows.guards
    only = replace(rows, guards=tuple(cases))
    if guard.when == SOME and guard.cells is sight.cells and sight.show in (Show.HOT, Show.NUMBER):
        return replace(sight, rows=only)
    copied = sight.show == COPY or (sight.show == NUMBER and not sight.turned and not sight.alike)
    there = (
        guard.when != SEEN and guard.cells is not None and (guard.when == BIT or rows.room == 1 or guard.cells.shape)
    )
    if sight.width > 1 or not there or not (copied or (sight.show == BITS and guard.when == BIT)):
        return sight
    return replace(sight, rows=only, beside=guard.cells, when=guard.when)


def merged(sights: Iterable[Sight]) -> list[Sight]:
    """Of the cases of a field those that show the same become one."""
    found: list[Sight] = []
    for sight in sights:
        cases, rest = by_case(sight)
        for place, other in enumerate(found):
            others, same = by_case(other)
            if cases and others and alike(replace(sight, rows=rest), replace(other, rows=same)):
                found[place] = replace(
                    other, rows=same.only(replace(others[0], values=others[0].values | cases[0].values))
                )
                break
        else:
            found.append(sight)
    return found


def by_case(sight: Sight) -> tuple[list[Any], Any]:
    """The case in which something is shown, and its rows without it."""
    cases = [guard for guard in sight.rows.guards if guard.when == If.CASE]
    return cases, replace(sight.rows, guards=tuple(guard for guard in sight.rows.guards if guard.when != If.CASE))


def alike(one: Sight, other: Sight) -> bool:
    """Do they show the same? A field of the state is known by its name."""
    return told(one) == told(other)


def told(sight: Sight) -> tuple[Any, ...]:
    guards = [(guard.when, guard.values, guard.cells and guard.cells.name) for guard in sight.rows.guards]
    return sight.name, sight.show, sight.part, sight.cells and sight.cells.name, guards
