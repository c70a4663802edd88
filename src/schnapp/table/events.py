"""The events of a game, declared once: typed records in whose order the rules tell them, and what of them is private.

    class Drew(Event):
        player: Seat
        card: Annotated[Kind, PRIVATE]     # only this player is told

    EVENTS = Events({"shuffle": Shuffle(KINDS)}, Drew, GameEnded)

The rules write numbers into the dealer's journal: the place of the event in this list, or CHANCE and the place of the random
step; then four numbers, and notes. Fields take the four one after the other, a list takes the notes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum, auto
from typing import Any, Protocol, get_args, get_origin, get_type_hints

import msgspec

from .acts import snake
from .canonical import Entry, Json
from .declaration import Form, Said, names, numbered
from .state import State

CHANCE = 100  # a random step's result stands in the journal as this + step
PLAIN = 4  # numbers of an entry, before its notes


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


Reader = Callable[[State, list[int]], dict[str, Any]]
Taken = Callable[[Iterator[int]], Any]


def _reader(kind: type[Event]) -> Reader:
    """What makes an event of numbers."""
    tag = kind.__struct_config__.tag
    if kind.read.__func__ is not Event.read.__func__:  # type: ignore[attr-defined]
        return lambda state, numbers: {"type": tag, **(kind.read(state, numbers) or {})}
    hints = get_type_hints(kind, include_extras=True)
    called = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    fields = [(name, *_field(hints[attribute])) for name, attribute in called]

    def read(state: State, numbers: list[int]) -> dict[str, Any]:
        left = iter(numbers[:PLAIN])
        event: dict[str, Any] = {"type": tag}
        private: dict[str, Any] = {}
        for name, is_private, is_list, take in fields:
            value = take(iter(numbers[PLAIN:]) if is_list else left)
            if not is_private:
                event[name] = value
            elif value is not None:
                private[name] = value
        if private:
            event["private"] = {str(event["player"]): private}
        return event

    return read


def _field(hint: Any) -> tuple[bool, bool, Taken]:
    """Is it private, is it a list, and what it makes of the numbers that are left, or of the notes."""
    said = Said.of(hint)
    return PRIVATE in said.remarks, get_origin(said.type) is list, _taken(said)


def _taken(said: Said) -> Taken:
    if known := said.remark(names):
        words = tuple(known.known)
        return lambda left: words[number] if (number := next(left)) >= 0 else None
    if with_letter := said.remark(numbered):
        return lambda left: f"{with_letter.letter}{next(left)}"
    if said.type is bool:
        return lambda left: next(left) != 0
    if get_origin(said.type) is list:
        one = _taken(Said.of(get_args(said.type)[0]))
        if said.remark(Form) is Form.CARDS:
            return lambda left: sorted(_all(one, left))
        return lambda left: list(_all(one, left))
    if said.optional:
        return lambda left: None if (number := next(left)) < 0 else number
    return next


def _all(one: Taken, left: Iterator[int]) -> Iterator[Any]:
    """One after the other, to the last."""
    while True:
        try:
            yield one(left)
        except StopIteration:
            return
