"""The events of a game, declared once: typed records in whose order the rules tell them, and what of them is private.

    class Drew(Event):
        player: Seat
        card: Annotated[Kind, PRIVATE]     # only this player is told

    EVENTS = Events({"shuffle": Shuffle(KINDS)}, Drew, GameEnded)

The rules write numbers into the dealer's journal: the place of the event in this list, or CHANCE and the place of the random
step; then four numbers, and notes. Fields take them one after the other; a list begins with the notes, and takes all that are
left, unless it has one entry for each seat or an exact length.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any, Protocol, get_args, get_origin, get_type_hints

import msgspec

from .acts import snake
from .canonical import Entry, Json
from .cards import ranks
from .chances import CHANCE
from .dealer import Dealer
from .declaration import Form, Said, called, kept, names, numbered
from .state import State

SCALARS = 4  # numbers of an entry before its notes
BITS = 15  # of a large number that each of its numbers has


class Privacy(Enum):
    """Who is told a field of an event."""

    PRIVATE = auto()


PRIVATE = Privacy.PRIVATE
"""Only the event's `player` is told; where it is null, there is nothing to tell. Who acts beside the seats is told nothing."""


@dataclass(frozen=True, slots=True)
class wide:
    """A large integer, in so many numbers, the low bits first; -1 in each of them is none."""

    numbers: int


@dataclass(frozen=True, slots=True)
class ranked_by:
    """Ranks by another field, which stands before it; in the journal there is nothing of them."""

    field: str


class Event(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What has happened; its type is the name of its class in snake case."""

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any] | None:
        """The event's fields out of the journal, where they do not stand there one after the other. `private`: seat as text →
        what this seat alone is told. None: they do."""
        return None

    @classmethod
    def taken(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """The event as it is without a `read` of its own, for a `read` that changes little."""
        return _plain_reader(cls)(state, numbers)


class Step(Protocol):
    """A random step: its result in a record, out of the journal, and the draws that lead a dealer to it."""

    def read(self, state: Any, numbers: list[int]) -> Json: ...

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord if the result is impossible."""
        ...


class Happening(Step, Protocol):
    """A random step that plain rules can let happen."""

    @property
    def happen(self) -> Callable[..., Any]:
        """Carry it out with a dealer, as random step of this number, and tell its result."""
        ...


class Events:
    """All events and random steps of a game, in the order of their numbers."""

    def __init__(self, steps: Mapping[str, Step], *kinds: type[Event]) -> None:
        self.steps = tuple(steps.items())
        self.step_names = tuple(steps)
        self.types = tuple(str(kind.__struct_config__.tag) for kind in kinds)
        self.kinds = kinds
        self.readers = [_reader(kind) for kind in kinds]
        self.fields = {kind: fields_of(kind) for kind in kinds}

    def tell(self, dealer: Dealer, event: Event) -> None:
        """Write a typed record into the journal."""
        single: list[int] = []
        notes: list[int] = []
        for field in self.fields[type(event)]:
            value = getattr(event, field.attribute)
            if field.is_list:
                notes += map(field.number, value)
            else:
                single.append(field.number(value))
        dealer.write(self.kinds.index(type(event)), single, notes)

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        """A dealer's journal as chances and events of a record."""
        written: list[Entry] = []
        for code, *numbers in told:
            if code >= CHANCE:
                name, step = self.steps[code - CHANCE]
                written.append({"chance": {"step": name, "result": step.read(state, numbers)}})
            else:
                written.append({"event": self.readers[code](state, numbers)})
        return written


def visible(event: Mapping[str, Any], viewer: int | str | None) -> dict[str, Any]:
    """An event as a viewer (as the game calls the seat) receives it: without `private`, but with his own part of it."""
    seen = {key: value for key, value in event.items() if key != "private"}
    if viewer is not None:
        seen |= event.get("private", {}).get(str(viewer), {})
    return seen


class Left:
    """The numbers of an entry, from some place on."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.at = 0

    def next(self) -> int:
        self.at += 1
        return self.numbers[self.at - 1]

    def begin_notes(self) -> None:
        self.at = max(self.at, SCALARS)

    def __bool__(self) -> bool:
        return self.at < len(self.numbers)


Reader = Callable[[State, list[int]], dict[str, Any]]
Taken = Callable[[Any, Left], Any]


class _Field:
    """A field of an event: whether it is private, what is taken for it from the journal, and what is told of it there."""

    def __init__(self, name: str, attribute: str, hint: Any) -> None:
        self.name = name
        self.attribute = attribute
        said = Said.of(hint)
        self.is_private = PRIVATE in said.remarks
        self.left_out = said.left_out
        self.is_list = get_origin(said.type) is list
        self.ranked_by = said.remark(ranked_by)
        self.take = _taken(said)
        known = (Said.of(get_args(said.type)[0]) if self.is_list else said).remark(names)
        self.words = None if known is None else tuple(known.known)

    def number(self, value: Any) -> int:
        """The number that says so."""
        if value is None:
            return -1
        return int(value) if self.words is None else self.words.index(value)


def fields_of(kind: type[msgspec.Struct]) -> list[_Field]:
    """The fields of an event or a part of one, in the order of the journal."""
    hints = get_type_hints(kind, include_extras=True)
    named = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    return [_Field(name, attribute, hints[attribute]) for name, attribute in named]


def _reader(kind: type[Event]) -> Reader:
    """What makes an event of numbers."""
    tag = kind.__struct_config__.tag
    if kind.read.__func__ is not Event.read.__func__:  # type: ignore[attr-defined]
        return lambda state, numbers: {"type": tag, **(kind.read(state, numbers) or {})}
    return _plain_reader(kind)


@cache
def _plain_reader(kind: type[Event]) -> Reader:
    """What makes it of them one after the other."""
    tag = kind.__struct_config__.tag
    fields = fields_of(kind)

    def read(state: State, numbers: list[int]) -> dict[str, Any]:
        left = Left(numbers)
        event: dict[str, Any] = {"type": tag}
        private: dict[str, Any] = {}
        for field in fields:
            value = field.take(state, left) if field.ranked_by is None else ranks(event[field.ranked_by.field])
            if field.is_private:
                if value is not None:
                    private[field.name] = value
            elif value is not None or not field.left_out:
                event[field.name] = value
        if private and isinstance(event["player"], int):
            event["private"] = {str(event["player"]): private}
        return event

    return read


def _taken(said: Said) -> Taken:
    """What makes a value of the numbers that are left."""
    form = said.remark(Form)
    if form is Form.OF_SOME:
        one = _taken(Said.of(get_args(said.type)[1]))
        return lambda state, left: {
            str(seat): value for seat, value in enumerate(_all(one, state, left)) if value is not None
        }
    if form is Form.CHOSEN:
        return _chosen(said)
    if get_origin(said.type) is list:
        return _list(said)
    if (struct := said.struct()) is not None:
        parts = [(field.name, field.take) for field in fields_of(struct)]
        return lambda state, left: {name: take(state, left) for name, take in parts}
    return _single(said)


def _single(said: Said) -> Taken:
    """A value that is one number, or a large one."""
    take = _number(said.remark(wide))
    if known := said.remark(names):
        words = tuple(known.known)
        return lambda state, left: words[number] if (number := take(left)) >= 0 else None
    if with_letter := said.remark(numbered):
        return lambda state, left: f"{with_letter.letter}{number}" if (number := take(left)) else None
    if text := said.remark(kept):
        return lambda state, left: text.text(state, number) if (number := take(left)) >= 0 else None
    if beside := said.remark(called):
        return lambda state, left: beside.names.get(number := take(left), number)
    if said.type is bool:
        return lambda state, left: take(left) != 0
    if said.optional:
        return lambda state, left: None if (number := take(left)) < 0 else number
    return lambda state, left: take(left)


def _number(large: wide | None) -> Callable[[Left], int]:
    if large is None:
        return Left.next

    def take(left: Left) -> int:
        number = 0
        for place in range(large.numbers):
            part = left.next()
            if part < 0:
                number = -1
            elif part:
                number |= part << BITS * place
        return number

    return take


def _list(said: Said) -> Taken:
    one = _taken(Said.of(get_args(said.type)[0]))
    exact = next((meta.max_length for meta in said.remarks if isinstance(meta, msgspec.Meta)), None)
    by_seat, is_sorted = said.remark(Form) is Form.BY_SEAT, said.remark(Form) is Form.CARDS

    def take(state: Any, left: Left) -> list[Any]:
        left.begin_notes()
        length = state.players if by_seat else exact
        if length is not None:
            return [one(state, left) for _ in range(length)]
        found = _all(one, state, left)
        return sorted(found) if is_sorted else found

    return take


def _chosen(said: Said) -> Taken:
    """A bit mask for each name; none where the first is -1."""
    known, beside = Said.of(get_args(said.type)[1]).remark(names), said.remark(called)
    assert known is not None
    others: Mapping[int, str] = beside.names if beside else {}

    def take(state: Any, left: Left) -> dict[str, str] | None:
        masks = [left.next() for _ in known.known]
        if masks[0] < 0:
            return None
        return {
            others.get(who, str(who)): name
            for who in range(max(masks).bit_length())
            for name, mask in zip(known.known, masks, strict=True)
            if mask >> who & 1
        }

    return take


def _all(one: Taken, state: Any, left: Left) -> list[Any]:
    """One after the other, to the last."""
    left.begin_notes()
    found: list[Any] = []
    while left:
        found.append(one(state, left))
    return found
