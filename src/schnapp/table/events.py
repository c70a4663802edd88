"""The events of a game, declared once: typed records in whose order the rules tell them, and what of them is private.

    class Drew(Event):
        player: Seat
        card: Annotated[Kind, PRIVATE]     # only this player is told

    EVENTS = Events({"shuffle": Shuffle(KINDS)}, Drew, GameEnded)

The rules write numbers into the dealer's journal: the place of the event in this list, or CHANCE and the place of the random
step; then four numbers, and notes. Fields take them one after the other; a list begins with the notes, and takes all that are
left, unless it has one entry for each seat or an exact length. What the state can tell (`own`) is not written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any, Protocol, get_args, get_origin

import msgspec

from . import journal
from .acts import snake
from .canonical import Entry, Json
from .chances import CHANCE
from .columns import ALL_EYES
from .dealer import Dealer
from .declaration import Form, Said, called, fields, kept, names, numbered, own
from .journal import Reader, Take
from .state import State

SCALARS = 4  # numbers of an entry before its notes


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


class Called(type(msgspec.Struct)):
    """What makes events: whoever writes a field that there is not is told of which event."""

    def __call__(cls, *values: Any, **fields: Any) -> Any:
        try:
            return super().__call__(*values, **fields)
        except TypeError as wrong:
            known = ", ".join(cls.__struct_fields__) or "none"
            raise TypeError(f"the event {cls.__name__}: {wrong}; its fields are {known}") from None


class Event(msgspec.Struct, metaclass=Called, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What has happened; its type is the name of its class in snake case."""

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any] | None:
        """The event's fields out of the journal, where they do not stand there one after the other. `private`: seat as text →
        what this seat alone is told. None: they do."""
        return None

    @classmethod
    def taken(cls, state: State, numbers: list[int]) -> dict[str, Any]:
        """The event as it is without a `read` of its own, for a `read` that changes little."""
        return _plain_reader(cls).read(state, numbers)


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
        self.readers: dict[int, Reader] = {code: _reader(kind) for code, kind in enumerate(kinds)}
        self.readers |= {CHANCE + n: journal.StepReader(name, steps[name]) for n, name in enumerate(steps)}
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

    def wrong(self, event: Event) -> str:
        """The field that cannot say what it says, in words."""
        for field in self.fields[type(event)]:
            value = getattr(event, field.attribute)
            try:
                _ = [*map(field.number, value)] if field.is_list else field.number(value)
            except (KeyError, ValueError, TypeError):
                known = "whole numbers" if field.words is None else f"names such as {field.words[0]}"
                return f"field {field.attribute}, which is for {known},"
        return "fields"

    def answers(self, state: State, step: str, result: Json) -> list[int]:
        """The draws that lead a dealer to this result of a random step. Raises BadRecord if it is impossible."""
        return self.steps[step].draws(state, step, result)

    def entries(self, state: State, told: list[list[int]]) -> list[Entry]:
        """A dealer's journal as chances and events of a record."""
        return journal.entries(self.readers, state, told)


def visible(event: Mapping[str, Any], viewer: int | str | None) -> dict[str, Any]:
    """An event as a viewer (as the game calls the seat) receives it: without `private`, but with his own part of it; ALL_EYES
    receive every part."""
    seen = {key: value for key, value in event.items() if key != "private"}
    secrets: Mapping[str, Mapping[str, Any]] = event.get("private", {})
    if viewer == ALL_EYES:
        for part in secrets.values():
            seen |= part
    elif viewer is not None:
        seen |= secrets.get(str(viewer), {})
    return seen


def visible_of(entries: Iterable[Entry], viewer: int | str | None) -> list[dict[str, Any]]:
    """The events among chances and events, as a viewer receives them."""
    return [visible(entry["event"], viewer) for entry in entries if "event" in entry]


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
    return [_Field(field.encode_name, field.name, field.type) for field in fields(kind)]


def _reader(kind: type[Event]) -> Reader:
    """What makes an event of numbers."""
    if kind.read.__func__ is not Event.read.__func__:  # type: ignore[attr-defined]
        return journal.OwnReader(str(kind.__struct_config__.tag), kind.read)
    return _plain_reader(kind)


@cache
def _plain_reader(kind: type[Event]) -> Reader:
    """What makes it of them one after the other."""
    fields = fields_of(kind)
    takes = _takes(fields)
    told = [(field.name, *takes[field.name]) for field in fields if not field.is_private]
    private = [(field.name, *takes[field.name]) for field in fields if field.is_private]
    left_out = [field.name for field in fields if field.left_out]
    if private and "player" not in takes:
        raise TypeError(f"{kind.__name__}.{private[0][0]} is PRIVATE, so {kind.__name__} needs a field `player`")
    player = takes["player"][1] if private else 0
    return Reader(str(kind.__struct_config__.tag), told, private, left_out, player)


def _takes(fields: list[_Field]) -> dict[str, tuple[Take, int]]:
    """What takes the value of each field, and where its numbers begin."""
    takes: dict[str, tuple[Take, int]] = {}
    at = of_each = 0
    for field in fields:
        if field.ranked_by is not None:
            merits, before = takes[field.ranked_by.field]
            takes[field.name] = journal.Ranks(merits), before
            continue
        at = max(at, SCALARS) if field.is_noted else at
        taken = field.taken
        takes[field.name] = journal.Behind(taken, of_each) if of_each else taken, at
        at += taken.numbers
        of_each += taken.of_each
    return takes


def _taken(said: Said) -> Take:
    """How a value of this type stands in the journal, if it stands there."""
    if ours := said.remark(own):
        return journal.OfState(ours.dump)
    form = said.remark(Form)
    if form is Form.OF_SOME:
        return journal.OfSome(_taken(Said.of(get_args(said.type)[1])))
    if form is Form.CHOSEN:
        known, beside = Said.of(get_args(said.type)[1]).remark(names), said.remark(called)
        assert known is not None
        return journal.Chosen(known.known, beside.names if beside else {})
    if get_origin(said.type) is list:
        return _list(said)
    if (struct := said.struct()) is not None:
        return journal.Record({field.name: field.taken for field in fields_of(struct)})
    if large := said.remark(wide):
        return journal.Large(_single(said), large.numbers)
    return _single(said)


def _single(said: Said) -> Take:
    """A value that is one number; optional, -1 is none."""
    if known := said.remark(names):
        return journal.Word(known.known, known.used)
    if with_letter := said.remark(numbered):
        return journal.Lettered(with_letter.letter)
    if text := said.remark(kept):
        return journal.Text(text.text)
    if beside := said.remark(called):
        return journal.Actor(beside.names)
    if said.type is bool:
        return journal.Truth()
    return journal.Optional() if said.optional else Take()


def _list(said: Said) -> Take:
    one = _taken(Said.of(get_args(said.type)[0]))
    exact = next((meta.max_length for meta in said.remarks if isinstance(meta, msgspec.Meta)), None)
    if said.remark(Form) is Form.BY_SEAT:
        return journal.Row(one, by_seat=True)
    if exact is not None:
        return journal.Row(one, exact)
    return journal.Cards(one) if said.remark(Form) is Form.CARDS else journal.Row(one)
