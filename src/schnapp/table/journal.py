# cython: annotation_typing=False, boundscheck=True, wraparound=True
# pyright: reportMissingTypeStubs=false
"""How the values of an event stand in the dealer's journal, one class for each way: what takes them out of its numbers.

`events.py` chooses them by the types of an event's fields. `at` is the place from which on a value stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import cython

from .cards import ranks

if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells

BITS = 15  # of a large number that each of its numbers has


class Take:
    """A value that is one number."""

    def __init__(self, numbers: int = 1, of_each: int = 0) -> None:
        """So many numbers, and so many more for each seat."""
        self.numbers = numbers
        self.of_each = of_each

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        """The value."""
        return numbers[at]


class Optional(Take):
    """A number, -1: none."""

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        return None if number < 0 else number


class Truth(Take):
    """A boolean."""

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        return numbers[at] != 0


class Word(Take):
    """A name out of a list, -1: none. With `used` the table has only some of them, and the numbers are places among these."""

    def __init__(self, known: Sequence[str], used: Cells | None = None) -> None:
        Take.__init__(self)
        self.words = (*known, None)  # the last one is that of -1
        self.used = used

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        if self.used is not None and number >= 0:
            number = self.used.get(state, number)
        return self.words[number]


class Lettered(Take):
    """A letter and a number, 0: none."""

    def __init__(self, letter: str) -> None:
        Take.__init__(self)
        self.letter = letter

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        return f"{self.letter}{number}" if number > 0 else None


class Text(Take):
    """A text that the game keeps beside its state, -1: none."""

    def __init__(self, text: Callable[[Any, int], str]) -> None:
        Take.__init__(self)
        self.text = text

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        return self.text(state, number) if number >= 0 else None


class Actor(Take):
    """A seat, or the name of who acts beside the seats."""

    def __init__(self, names: Mapping[int, str]) -> None:
        Take.__init__(self)
        self.names = dict(names)

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        return self.names.get(number, number)


class Large(Take):
    """A value that is a large number: in several, the low bits first; -1 is none."""

    def __init__(self, single: Take, count: int) -> None:
        Take.__init__(self, count)
        self.single = single

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        if number >= 0:
            for place in range(1, self.numbers):
                part = numbers[at + place]
                if part:  # as most of them are 0
                    number += part << BITS * place
        return self.single.take(state, [number], 0)


class Ranks(Take):
    """Ranks by the value of another field."""

    def __init__(self, merits: Take) -> None:
        Take.__init__(self, 0)
        self.merits = merits

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        return ranks(self.merits.take(state, numbers, at))


class OfState(Take):
    """What the state tells, and the journal does not."""

    def __init__(self, told: Callable[[Any], Any]) -> None:
        Take.__init__(self, 0)
        self.told = told

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        return self.told(state)


class Behind(Take):
    """A value behind lists with so many numbers of each seat."""

    def __init__(self, value: Take, before: int) -> None:
        Take.__init__(self, value.numbers, value.of_each)
        self.value = value
        self.before = before

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        return self.value.take(state, numbers, at + self.before * state.players)


class Record(Take):
    """An object: one part behind the other."""

    def __init__(self, parts: Mapping[str, Take]) -> None:
        Take.__init__(self, sum(part.numbers for part in parts.values()))
        self.names = tuple(parts)
        self.parts = tuple(parts.values())

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        found: dict[str, Any] = {}
        for n in range(len(self.names)):
            part = self.parts[n]
            found[self.names[n]] = part.take(state, numbers, at)
            at += part.numbers
        return found


class Row(Take):
    """A list: to the last number of the entry; with so many values (`exact`), or with one for each seat."""

    def __init__(self, one: Take, exact: int = -1, *, by_seat: bool = False) -> None:
        Take.__init__(self, 0 if by_seat else exact * one.numbers if exact >= 0 else 1, one.numbers if by_seat else 0)
        self.one = one
        self.exact = exact
        self.by_seat = by_seat

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        end = len(numbers)
        if self.by_seat:
            end = at + self.one.numbers * state.players
        elif self.exact >= 0:
            end = at + self.numbers
        found: list[Any] = []
        while at < end:
            found.append(self.one.take(state, numbers, at))
            at += self.one.numbers
        return found


class Cards(Row):
    """A list whose order does not matter, sorted."""

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        return sorted(Row.take(self, state, numbers, at))


class OfSome(Row):
    """A value for some of the seats: seat as text → value; none: the seat has none."""

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        values = Row.take(self, state, numbers, at)
        return {str(seat): value for seat, value in enumerate(values) if value is not None}


class Chosen(Take):
    """What some have chosen: a bit mask for each name; none where the first is -1."""

    def __init__(self, names: Sequence[str], called: Mapping[int, str]) -> None:
        Take.__init__(self, len(names))
        self.names = tuple(names)
        self.called = dict(called)

    def take(self, state: Any, numbers: list[int], at: int) -> Any:
        masks = numbers[at : at + len(self.names)]
        if masks[0] < 0:
            return None
        return {
            self.called.get(who, str(who)): name
            for who in range(max(masks).bit_length())
            for name, mask in zip(self.names, masks, strict=True)
            if mask >> who & 1
        }


class Reader:
    """Makes an event of the numbers of an entry: names of fields, what takes their values, and where these begin. Of what is
    private only the seat at `player` is told, and who sits nowhere nothing; `left_out` are fields that are not there if they
    are null."""

    def __init__(
        self,
        kind: str,
        told: Sequence[tuple[str, Take, int]],
        private: Sequence[tuple[str, Take, int]],
        left_out: Sequence[str],
        player: int,
    ) -> None:
        self.kind = kind
        self.names = tuple(name for name, _, _ in (*told, *private))
        self.takes = tuple(take for _, take, _ in (*told, *private))
        self.places = tuple(at for _, _, at in (*told, *private))
        self.open = len(told)  # so many of them everybody is told
        self.left_out = tuple(left_out)
        self.player = player

    def entry(self, state: Any, numbers: list[int]) -> dict[str, Any]:
        """An entry of a record."""
        return {"event": self.read(state, numbers)}

    def read(self, state: Any, numbers: list[int]) -> dict[str, Any]:
        """The event."""
        event: dict[str, Any] = {"type": self.kind}
        for n in range(self.open):
            take = self.takes[n]
            event[self.names[n]] = take.take(state, numbers, self.places[n])
        for name in self.left_out:
            if event[name] is None:
                del event[name]
        if self.open < len(self.names) and 0 <= numbers[self.player] < state.players:
            own: dict[str, Any] = {}
            for n in range(self.open, len(self.names)):
                take = self.takes[n]
                value = take.take(state, numbers, self.places[n])
                if value is not None:
                    own[self.names[n]] = value
            if own:
                event["private"] = {str(event["player"]): own}
        return event


class OwnReader(Reader):
    """The same for a kind of event that reads its fields itself."""

    def __init__(self, kind: str, fields: Callable[[Any, list[int]], Mapping[str, Any] | None]) -> None:
        Reader.__init__(self, kind, (), (), (), 0)
        self.fields = fields

    def read(self, state: Any, numbers: list[int]) -> dict[str, Any]:
        event: dict[str, Any] = {"type": self.kind}
        event.update(self.fields(state, numbers) or {})
        return event


class StepReader(Reader):
    """Makes a chance of the result of a random step."""

    def __init__(self, name: str, step: Any) -> None:
        Reader.__init__(self, name, (), (), (), 0)
        self.step = step

    def entry(self, state: Any, numbers: list[int]) -> dict[str, Any]:
        return {"chance": {"step": self.kind, "result": self.step.read(state, numbers)}}


def entries(readers: dict[int, Reader], state: Any, told: list[list[int]]) -> list[dict[str, Any]]:
    """The entries of a record: of each there is told its code, which has a reader, and its numbers."""
    written: list[dict[str, Any]] = []
    for row in told:
        reader = readers[row[0]]
        written.append(reader.entry(state, row[1:]))
    return written
