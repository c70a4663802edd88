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
        self.steps = dict(steps)
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

    def answers(self, state: State, step: str, result: Json) -> list[int]:
        """The draws that lead a dealer to this result of a random step. Raises BadRecord if it is impossible."""
        return self.steps[step].draws(state, step, result)

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        """A dealer's journal as chances and events of a record."""
        written: list[Entry] = []
        for code, *numbers in told:
            if code >= CHANCE:
                name = self.step_names[code - CHANCE]
                written.append({"chance": {"step": name, "result": self.steps[name].read(state, numbers)}})
            else:
                written.append({"event": self.readers[code](state, numbers)})
        return written


def visible(event: Mapping[str, Any], viewer: int | str | None) -> dict[str, Any]:
    """An event as a viewer (as the game calls the seat) receives it: without `private`, but with his own part of it."""
    seen = {key: value for key, value in event.items() if key != "private"}
    if viewer is not None:
        seen |= event.get("private", {}).get(str(viewer), {})
    return seen


Reader = Callable[[State, list[int]], dict[str, Any]]
Take = Callable[[Any, list[int], int], Any]
"""Takes a value out of the numbers of an entry, from a place on."""


@dataclass(frozen=True, slots=True)
class _Taken:
    """How a value stands in the journal: so many numbers, and so many more for each seat."""

    take: Take
    numbers: int = 1
    of_each: int = 0


class _Field:
    """A field of an event: whether it is private, what is taken for it from the journal, and what is told of it there."""

    def __init__(self, name: str, attribute: str, hint: Any) -> None:
        self.name = name
        self.attribute = attribute
        said = Said.of(hint)
        self.is_private = PRIVATE in said.remarks
        self.left_out = said.left_out
        self.ranked_by = said.remark(ranked_by)
        self.is_list = get_origin(said.type) is list
        self.is_noted = self.is_list or said.remark(Form) is Form.OF_SOME
        self.taken = _taken(said)
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
    takes = _takes(fields)
    told = [(field.name, *takes[field.name]) for field in fields if not field.is_private]
    private = [(field.name, *takes[field.name]) for field in fields if field.is_private]
    left_out = [field.name for field in fields if field.left_out]
    player = takes["player"][1] if private else 0

    def read(state: State, numbers: list[int]) -> dict[str, Any]:
        event: dict[str, Any] = {"type": tag}
        for name, take, at in told:
            event[name] = take(state, numbers, at)
        for name in left_out:
            if event[name] is None:
                del event[name]
        if private and 0 <= numbers[player] < state.players:
            values = [(name, take(state, numbers, at)) for name, take, at in private]
            if own := {name: value for name, value in values if value is not None}:
                event["private"] = {str(event["player"]): own}
        return event

    return read


def _takes(fields: list[_Field]) -> dict[str, tuple[Take, int]]:
    """What takes the value of each field, and where its numbers begin."""
    takes: dict[str, tuple[Take, int]] = {}
    at = of_each = 0
    for field in fields:
        if field.ranked_by is not None:
            takes[field.name] = _ranks(*takes[field.ranked_by.field])
            continue
        at = max(at, SCALARS) if field.is_noted else at
        take = field.taken.take
        takes[field.name] = _moved(take, of_each) if of_each else take, at
        at += field.taken.numbers
        of_each += field.taken.of_each
    return takes


def _ranks(take: Take, at: int) -> tuple[Take, int]:
    """By another field."""
    return lambda state, numbers, at: ranks(take(state, numbers, at)), at


def _moved(take: Take, of_each: int) -> Take:
    """Behind lists with an entry for each seat."""
    return lambda state, numbers, at: take(state, numbers, at + of_each * state.players)


def _taken(said: Said) -> _Taken:
    """How a value of this type stands in the journal."""
    form = said.remark(Form)
    if form is Form.OF_SOME:
        return _of_some(_taken(Said.of(get_args(said.type)[1])))
    if form is Form.CHOSEN:
        return _chosen(said)
    if get_origin(said.type) is list:
        return _list(said)
    if (struct := said.struct()) is not None:
        return _record(fields_of(struct))
    if large := said.remark(wide):
        return _large(said, large.numbers)
    return _Taken(_single(said))


def _single(said: Said) -> Take:
    """A value that is one number; optional, -1 is none."""
    known = said.remark(names)
    if known and known.used:
        return lambda state, numbers, at: known.name(state, numbers[at])
    if known:
        words = (*known.known, None)  # the last one is that of -1
        return lambda state, numbers, at: words[numbers[at]]
    if with_letter := said.remark(numbered):
        letter = with_letter.letter
        return lambda state, numbers, at: f"{letter}{number}" if (number := numbers[at]) > 0 else None
    if text := said.remark(kept):
        return lambda state, numbers, at: text.text(state, number) if (number := numbers[at]) >= 0 else None
    if beside := said.remark(called):
        return lambda state, numbers, at: beside.names.get(number := numbers[at], number)
    if said.type is bool:
        return lambda state, numbers, at: numbers[at] != 0
    if said.optional:
        return lambda state, numbers, at: None if (number := numbers[at]) < 0 else number
    return lambda state, numbers, at: numbers[at]


def _large(said: Said, count: int) -> _Taken:
    """A value that is a large number."""
    single = _single(said)

    def take(state: Any, numbers: list[int], at: int) -> Any:
        number = numbers[at]
        if number >= 0:
            for place in range(1, count):
                if part := numbers[at + place]:  # as most of them are 0
                    number += part << BITS * place
        return single(state, [number], 0)

    return _Taken(take, count)


def _record(fields: list[_Field]) -> _Taken:
    """A record among the entries of a list."""
    parts: list[tuple[str, Take, int]] = []
    length = 0
    for field in fields:
        parts.append((field.name, field.taken.take, length))
        length += field.taken.numbers
    return _Taken(lambda state, numbers, at: {name: take(state, numbers, at + n) for name, take, n in parts}, length)


def _list(said: Said) -> _Taken:
    one = _taken(Said.of(get_args(said.type)[0]))
    take, width = one.take, one.numbers
    exact = next((meta.max_length for meta in said.remarks if isinstance(meta, msgspec.Meta)), None)
    if said.remark(Form) is Form.BY_SEAT:
        return _Taken(
            lambda state, numbers, at: [take(state, numbers, at + n * width) for n in range(state.players)], 0, width
        )
    if exact is not None:
        end = exact * width
        return _Taken(lambda state, numbers, at: [take(state, numbers, n) for n in range(at, at + end, width)], end)
    if said.remark(Form) is Form.CARDS:
        return _Taken(lambda state, numbers, at: sorted(_all(one, state, numbers, at)))
    return _Taken(lambda state, numbers, at: _all(one, state, numbers, at))


def _of_some(one: _Taken) -> _Taken:
    """An entry for each seat, none: the seat has none."""

    def take(state: Any, numbers: list[int], at: int) -> dict[str, Any]:
        values = _all(one, state, numbers, at)
        return {str(seat): value for seat, value in enumerate(values) if value is not None}

    return _Taken(take)


def _all(one: _Taken, state: Any, numbers: list[int], at: int) -> list[Any]:
    """One after the other, to the last."""
    return [one.take(state, numbers, n) for n in range(at, len(numbers), one.numbers)]


def _chosen(said: Said) -> _Taken:
    """A bit mask for each name; none where the first is -1."""
    known, beside = Said.of(get_args(said.type)[1]).remark(names), said.remark(called)
    assert known is not None
    words = known.known
    others: Mapping[int, str] = beside.names if beside else {}

    def take(state: Any, numbers: list[int], at: int) -> dict[str, str] | None:
        masks = numbers[at : at + len(words)]
        if masks[0] < 0:
            return None
        return {
            others.get(who, str(who)): name
            for who in range(max(masks).bit_length())
            for name, mask in zip(words, masks, strict=True)
            if mask >> who & 1
        }

    return _Taken(take, len(words))
