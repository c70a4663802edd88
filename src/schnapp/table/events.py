"""The events of a game, declared once: typed records in whose order the rules tell them, and what of them is private.

    class Drew(Event):
        player: Seat
        card: Annotated[Kind, PRIVATE]     # only this player is told

    EVENTS = Events({"shuffle": Shuffle(KINDS)}, Drew, GameEnded)

The rules write numbers into the dealer's journal: the place of the event in this list, or CHANCE and the place of the random
step; then four numbers, and notes. Fields take the four one after the other, a list takes the notes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any, Protocol, get_args, get_origin, get_type_hints

import msgspec

from .acts import snake
from .canonical import Entry, Json
from .chances import CHANCE
from .dealer import Dealer
from .declaration import Form, Said, names, numbered
from .state import State


class Privacy(Enum):
    """Who is told a field of an event."""

    PRIVATE = auto()


PRIVATE = Privacy.PRIVATE
"""Only the event's `player` is told; where it is null, there is nothing to tell."""


class Event(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What has happened; its type is the name of its class in snake case."""

    @classmethod
    def read(cls, state: State, numbers: list[int]) -> dict[str, Any] | None:
        """The event's fields out of the journal, where they do not stand there one after the other. `private`: seat as text →
        what this seat alone is told. None: they do."""
        return None


class Step(Protocol):
    """A random step: its result in a record, out of the journal, and the draws that lead a dealer to it."""

    def read(self, state: Any, numbers: list[int]) -> Json: ...

    def draws(self, state: Any, step: str, result: Json) -> list[int]:
        """Raises BadRecord if the result is impossible."""
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


Reader = Callable[[State, list[int]], dict[str, Any]]
Taken = Callable[[State, list[int]], Any]
SCALARS = 4  # numbers of an entry before its notes


class _Field:
    """A field of an event: whether it is private, and how it stands in the journal."""

    def __init__(self, name: str, attribute: str, hint: Any) -> None:
        self.name = name
        self.attribute = attribute
        said = Said.of(hint)
        self.is_private = PRIVATE in said.remarks
        self.is_list = get_origin(said.type) is list
        self.is_sorted = said.remark(Form) is Form.CARDS
        one = Said.of(get_args(said.type)[0]) if self.is_list else said
        known = one.remark(names)
        self.words = None if known is None else (*known.known, None)  # the last one is that of -1
        self.used = None if known is None else known.used
        self.is_flag = one.type is bool
        with_letter = one.remark(numbered)
        self.letter = None if with_letter is None else with_letter.letter
        self.optional = one.optional

    def taken(self, at: int) -> Callable[[State, list[int]], Any]:
        """What takes its value out of an entry: the number at this place, or a list the notes."""
        value = self.value
        if self.is_list:
            start = max(at, SCALARS)
            if self.is_sorted:
                return lambda state, numbers: sorted([value(state, number) for number in numbers[start:]])
            return lambda state, numbers: [value(state, number) for number in numbers[start:]]
        words = self.words
        if words is not None and self.used is None:
            return lambda state, numbers: words[numbers[at]]
        return lambda state, numbers: value(state, numbers[at])

    def value(self, state: State, number: int) -> Any:
        """What a number says."""
        if self.words is not None:
            return self.words[number if self.used is None or number < 0 else self.used.get(state, number)]
        if self.letter is not None:
            return f"{self.letter}{number}"
        if self.is_flag:
            return number != 0
        return None if self.optional and number < 0 else number

    def number(self, value: Any) -> int:
        """The number that says so."""
        if value is None:
            return -1
        return int(value) if self.words is None else self.words.index(value)


def fields_of(kind: type[Event]) -> list[_Field]:
    """The fields of an event, in the order of the journal."""
    hints = get_type_hints(kind, include_extras=True)
    called = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    return [_Field(name, attribute, hints[attribute]) for name, attribute in called]


def _reader(kind: type[Event]) -> Reader:
    """What makes an event of numbers: single values one after the other, a list takes the notes."""
    tag = kind.__struct_config__.tag
    if kind.read.__func__ is not Event.read.__func__:  # type: ignore[attr-defined]
        return lambda state, numbers: {"type": tag, **(kind.read(state, numbers) or {})}
    told: list[tuple[str, Taken]] = []
    private: list[tuple[str, Taken]] = []
    at = 0
    for field in fields_of(kind):
        (private if field.is_private else told).append((field.name, field.taken(at)))
        at += not field.is_list

    def read(state: State, numbers: list[int]) -> dict[str, Any]:
        event: dict[str, Any] = {"type": tag}
        for name, take in told:
            event[name] = take(state, numbers)
        if private:
            values = {name: take(state, numbers) for name, take in private}
            if own := {name: value for name, value in values.items() if value is not None}:
                event["private"] = {str(event["player"]): own}
        return event

    return read
