"""What stands in a table's log, one struct for each kind of entry. Logs live for ever: fields are only ever added."""

from __future__ import annotations

from typing import Any

import msgspec

Machine = dict[str, Any]


class Taken(msgspec.Struct):
    """A seat at the opening: open, a person (`person`, `secret`) or a bot (`level`)."""

    name: str = ""
    person: int | None = None
    secret: str | None = None  # hashed, as everywhere in the log
    level: str | None = None


class TableOpened(msgspec.Struct, tag="opened"):
    """Always the first entry. The person with the lowest number is the host."""

    game: str
    seats: list[Taken]
    options: Machine
    pace_ms: int
    away_s: int
    forget_percent: int = 0
    language: str = "de"  # of the bots' names
    calm: bool = False  # nobody races
    hints: bool | None = None  # as Configured has it


class Sealed(msgspec.Struct, tag="sealed"):
    """The next game's chance, drawn and sealed before anybody asks for the deal."""

    match: int
    seed: str
    salt: str
    commitment: str


class Joined(msgspec.Struct, tag="joined"):
    seat: int
    name: str
    person: int
    secret: str


class BotSat(msgspec.Struct, tag="bot_sat"):
    """A bot takes a seat, or plays at another level on its own; behind the last one if `seat` is their number."""

    seat: int
    name: str
    level: str


class Vacated(msgspec.Struct, tag="vacated"):
    """A seat becomes open, or a bot's if the game goes on (`level`)."""

    seat: int
    level: str | None = None


class Configured(msgspec.Struct, tag="configured"):
    options: Machine
    seats: int
    pace_ms: int
    away_s: int
    forget_percent: int = 0
    leader: int | None = None  # the seat of the play leader, before open seats go
    calm: bool = False
    hints: bool | None = None  # allowed? None: as long as one person plays


class Dealt(msgspec.Struct, tag="dealt"):
    """A game begins: open seats are gone. `entries` are the setup's chances and events."""

    match: int
    players: list[str]
    options: Machine
    entries: list[Machine]
    ruleset: int | None = None  # of the game, and the release of Schnapp that has dealt; None in older logs
    release: str | None = None


class Acted(msgspec.Struct, tag="acted", omit_defaults=True):
    """An act in record form, with what followed from it."""

    act: Machine
    entries: list[Machine]
    measured: Machine | None = None  # timed games: what the time of the act was derived from (see `stamping`)


class BrokenOff(msgspec.Struct, tag="broken_off"):
    """A game cannot go on: the rules of this release do not lead where the log says that it went, or they lead to no end."""

    match: int
    seq: int  # of the first entry that comes out differently …
    why: str  # … and how, for whoever runs the server


class Spoke(msgspec.Struct, tag="spoke"):
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


class Lent(msgspec.Struct, tag="lent"):
    """Another device holds the same seat."""

    person: int
    secret: str


class StoodIn(msgspec.Struct, tag="stood_in"):
    """A bot plays for an absent person from now on."""

    seat: int


class Returned(msgspec.Struct, tag="returned"):
    seat: int


Entry = (
    TableOpened
    | Sealed
    | Joined
    | BotSat
    | Vacated
    | Configured
    | Dealt
    | Acted
    | BrokenOff
    | Spoke
    | Lent
    | StoodIn
    | Returned
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


class _Kind(msgspec.Struct):
    type: str


_kind = msgspec.json.Decoder(_Kind).decode


def kind_of(body: bytes) -> str:
    """The tag of an entry: much quicker than the whole entry."""
    return _kind(body).type
