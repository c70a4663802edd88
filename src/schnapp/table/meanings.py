"""What the fields of a game's acts and events stand for. Only the game's declaration knows that, not what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from .declaration import Form, Said, fields, names
from .grid import at, grid

if TYPE_CHECKING:
    from .acts import Act
    from .events import Event
    from .game import Game

SEAT, SEATS, BY_SEAT = "seat", "seats", "by_seat"
KIND, PLACE, BELONGING, PLAIN = "kind", "place", "belonging", "plain"

PERSONS = ("player", "target", "opponent", "victim", "seat", "whom")

Meaning = str | grid | Mapping[str, "Meaning"]
"""What a field stands for, or in a list each of its items: one of the words above, a place of a grid, or in a record its fields.

A player (`seat`); some of them (`seats`), as keys of an object or in a list; numbers, one for each of them (`by_seat`); a card
(`kind`); a field of the board that a table plays on (`place`); a name for one of the things of which each player has as many
(`belonging`); nothing but itself (`plain`)."""

Fields = Mapping[str, Meaning]


@dataclass(frozen=True, slots=True)
class Meanings:
    """Those of a game, by types of acts and of events."""

    acts: Mapping[str, Fields]
    events: Mapping[str, Fields]
    belongings: Mapping[str, int]
    """Whose each of them is: the seat."""


@cache
def meanings_of(game: Game) -> Meanings:
    """As a game declares them. A field whose names are all cards stands for a card."""
    reader = _Reader(game)
    return Meanings(reader.types(game.acts.kinds), reader.types(game.events.kinds), reader.belongings)


class _Reader:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds = frozenset(game.kinds)
        self.belongings: dict[str, int] = {}

    def types(self, records: Sequence[type[Act] | type[Event]]) -> dict[str, Fields]:
        return {str(record.__struct_config__.tag): self.fields(record) for record in records}

    def fields(self, record: type[Any]) -> Fields:
        return {field.encode_name: self.of_field(field.encode_name, Said.of(field.type)) for field in fields(record)}

    def of_field(self, name: str, said: Said) -> Meaning:
        """Numbers out of a list are seats if the field is called so."""
        return SEAT if name in PERSONS and get_origin(said.type) is Literal else self.meaning(said)

    def meaning(self, said: Said) -> Meaning:
        form, known, record = said.remark(Form), said.remark(names), said.struct()
        if form is Form.SEAT:
            return SEAT
        if place := said.remark(at):
            if place.field not in self.game.schema.grids:
                raise TypeError(f"at({place.field!r}): the position has no grid of this name")
            return self.game.schema.grids[place.field]
        if form in (Form.SEATS, Form.OF_SOME):
            return SEATS
        if get_origin(said.type) is list:
            part = Said.of(get_args(said.type)[0])
            return BY_SEAT if form is Form.BY_SEAT and part.type is int else self.meaning(part)
        if record is not None:
            return self.fields(record)
        return PLAIN if known is None else self.name(known)

    def name(self, known: names) -> Meaning:
        """One out of a list of names."""
        if known.of_each > 1:
            self.belongings |= {name: number // known.of_each for number, name in enumerate(known.known)}
            return BELONGING
        if known.of_each == 1:
            return SEAT
        if known.used is not None:
            return PLACE
        return KIND if self.kinds.issuperset(known.known) else PLAIN
