"""What a game says of its position, once. A position is a typed record; each of its fields says how it stands in the state and
who sees it, and from that come the dump, the view of every seat, and the checks of what is loaded.

    class Position(Struct):
        active: Seat | None                            # the state's field `active`; -1 is nobody
        stage: Annotated[str, names(box.STAGES)]       # a place in a list of names
        hands: Annotated[BySeat[Cards[Kind]], stored("hand"), ONLY_OWNER]
        draw_pile: Annotated[Pile[Kind], stored("pile", "pile_count"), ONLY_COUNT]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta, UnsetType

from . import columns
from .cells import Cells
from .state import State

T = TypeVar("T")


fields = cache(msgspec.structs.fields)
"""The fields of a typed record. To find out what their types mean takes long: it is done once for each."""


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """A typed record of a game's declaration."""


def defined(kind: type[T], names: Mapping[str, object]) -> list[type[T]]:
    """What a module defines of this kind, in the order in which it stands there; `_Base` is only what others are made of.
    `names` are the module's `globals()`."""
    return [
        some
        for name, some in names.items()
        if isinstance(some, type) and issubclass(some, kind) and some is not kind and not name.startswith("_")
        if some.__module__ == names["__name__"]
    ]


class Form(Enum):
    """What a number or a list stands for."""

    SEAT = auto()
    SEATS = auto()
    CARDS = auto()
    PILE = auto()
    ROW = auto()
    CHAIN = auto()
    SLOTS = auto()
    BY_SEAT = auto()
    OF_SOME = auto()
    BY_NAME = auto()
    CHOSEN = auto()
    SEVERAL = auto()
    OWNED = auto()
    GROUPS = auto()


Seat = Annotated[int, Form.SEAT, Meta(ge=0)]
"""A seat. `Seat | None`: -1 in the state is nobody."""
Seats = Annotated[list[Seat], Form.SEATS]
"""Some of the seats, ascending; in the state one bit for each."""
Cards = Annotated[list[T], Form.CARDS]
"""Cards whose order does not matter; in the state copies of each kind, one bit for each, or (with two fields) an array, the
lowest number first, and how many there are."""
Pile = Annotated[list[T], Form.PILE]
"""A pile, top card first; in the state an array, top card last, and how many there are."""
Row = Annotated[list[T], Form.ROW]
"""The same, oldest card first."""
Chain = Annotated[list[T], Form.CHAIN]
"""The same, of one of many stacks that share their room; in the state the slip of the top card, the cards of all slips, the slip
below each, and the first free slip."""
Slots = Annotated[list[T | None], Form.SLOTS]
"""Places in a row, or in many (`grid`), each with a card or none; in the state -1 is none."""
BySeat = Annotated[list[T], Form.BY_SEAT]
"""One value for every seat."""
OfSome = Annotated[dict[str, T], Form.OF_SOME]
"""A value for some of the seats, by the seat as text; in the state one for every seat, -1: none."""
ByName = Annotated[dict[str, T], Form.BY_NAME]
"""An object by `names`: those of the seats, or those of which `there` says that they have something."""
Chosen = Annotated[dict[str, T], Form.CHOSEN]
"""What some have chosen of a list of names, by the seat as text; in the state, for each name, one bit for everybody who has
chosen it."""
Several = Annotated[list[T], Form.SEVERAL]
"""Typed records one after the other; in the state a row of each of their fields, and how many there are, or `there` says at
which places of the row, or of the row of each seat, one lies."""
Owned = Annotated[list[list[T]], Form.OWNED]
"""For every seat the records that belong to it; in the state how many there are, and the seat of each. If the first field of the
record is `numbered`, they stand there by these numbers."""
Groups = Annotated[list[list[Seat]], Form.GROUPS]
"""Seats in the groups in which something happened to them; in the state the number of each seat's group and how many
groups there are."""
NamedGroups = Annotated[list[list[str]], Form.GROUPS]
"""The same, where seats are called by `names`."""


class Seen(Enum):
    """Who sees a field; without one of these everybody does."""

    ONLY_COUNT = auto()
    TOP_AND_COUNT = auto()
    ONLY_OWNER = auto()


ONLY_COUNT, TOP_AND_COUNT, ONLY_OWNER = Seen


@dataclass(frozen=True, slots=True)
class names:
    """A name out of a list; in the state its place there.

    A table may have only some of these names: then `used` is the field that says where each of them stands in the list, and
    the state knows them by their places in this field. Of each seat there may be so many in a row (`of_each`). Cards of one
    kind may be `alike` to learners: the kind of each name, and the names of the kinds. Of cards there are so many `copies` of each
    on the table, or as a function says of a state and a card's number; without it nobody counts them when a position is loaded."""

    known: Sequence[str] = field(repr=False)
    used: Cells | None = None
    of_each: int = 0
    alike: columns.Alike | None = field(default=None, repr=False)
    copies: int | Callable[[Any, int], int] | None = None

    def name(self, state: State, number: int) -> str | None:
        """The name of a number in the state, None of -1."""
        if number < 0:
            return None
        return self.known[number if self.used is None else self.used.get(state, number)]


@dataclass(frozen=True, slots=True, init=False)
class stored:
    """The fields of the state, where they are not called like that of the position."""

    fields: tuple[str, ...]

    def __init__(self, *fields: str) -> None:
        object.__setattr__(self, "fields", fields)


@dataclass(frozen=True, slots=True)
class there:
    """The field of the state that says for which there is something: a bit for each, or more than 0. Without it an optional record
    is null where its first field is."""

    field: str


@dataclass(frozen=True, slots=True)
class shown:
    """What a viewer (a seat, or -1) sees of a state in place of the field, and how that is put into a new state, if not like the
    field itself."""

    by: Callable[[Any, int], Any]
    put: Callable[[Any, Any], None] | None = None


@dataclass(frozen=True, slots=True)
class covered:
    """What a viewer (a seat, -1 or ALL_EYES) sees of a field, made of its value; and a value made of what the viewer sees, if not that
    itself is one."""

    by: Callable[[Any, int], Any]
    back: Callable[[Any, int], Any] | None = None


@dataclass(frozen=True, slots=True)
class seen_as:
    """The record that viewers see in place of the field, or of each part of a field by seat."""

    record: type[Struct]


@dataclass(frozen=True, slots=True)
class when:
    """As long as a field of the state has a value; of a flag, as long as it is set."""

    field: str
    value: int = 1


@dataclass(frozen=True, slots=True)
class open_to:
    """When its owner sees a field, and when everybody does; else it is null."""

    owner: when | None = None
    everybody: when | None = None


@dataclass(frozen=True, slots=True)
class numbered:
    """A name made of a letter and a number; in the state the number, 0: none."""

    letter: str
    furthest: int = 32_000


@dataclass(frozen=True, slots=True, eq=False)
class called:
    """The names of those who act beside the seats, by their numbers in the state."""

    names: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class kept:
    """A text that the game keeps beside the numbers of its state, and how it does; there it has a number, -1: none."""

    text: Callable[[Any, int], str]
    keep: Callable[[Any, str], int]


@dataclass(frozen=True, slots=True)
class cases:
    """The record that stands there, by the name (out of a list) in another field, which stands before it; null in all others,
    and where the first field of the record would be."""

    field: str
    known: Sequence[str]
    records: Mapping[str, type[Struct]]


class Repeated(Enum):
    """A field that repeats what others say."""

    DERIVED = auto()


DERIVED = Repeated.DERIVED
"""Loading passes it over; whoever resumes a position is held to it all the same, as to every field."""


@dataclass(frozen=True, slots=True)
class own:
    """How the game itself reads a field from a state, and puts its value there; without the latter it is derived."""

    dump: Callable[[Any], Any]
    load: Callable[[Any, Any], None] | None = None


@dataclass(frozen=True, slots=True)
class hidden_as:
    """What others see of a card that only its owner sees, if it is there.

    Not always: only if it is one of some (`only`), while a field of the state is what it has to be at its place (`face_down`),
    or until the bit of its number is set in another field (`until`)."""

    sign: str
    only: tuple[str, ...] = ()
    face_down: when | None = None
    until: str | None = None


def between(low: int, high: int) -> Meta:
    """Bounds of an integer, both of them allowed."""
    return Meta(ge=low, le=high)


Count = Annotated[int, between(0, 30_000)]
"""How many of something there are."""


def exactly(length: int) -> Meta:
    """How long a list is."""
    return Meta(min_length=length, max_length=length)


def one_of(*words: str) -> Meta:
    """Which words a text may be; unlike a `Literal` it tells them to whoever wrote another."""
    return Meta(pattern=rf"^({'|'.join(words)})\Z")


_NONE = (type(None), UnsetType)


@dataclass(frozen=True, slots=True)
class Said:
    """What a type says of a field: the type without its remarks, and the remarks."""

    type: Any
    remarks: tuple[Any, ...]
    optional: bool
    left_out: bool  # where there is none the field is left out

    @classmethod
    def of(cls, hint: Any) -> Said:
        remarks: tuple[Any, ...] = ()
        optional = left_out = False
        while True:
            if get_origin(hint) is Annotated:
                hint, *more = get_args(hint)
                remarks = (*more, *remarks)
            elif get_origin(hint) in (Union, UnionType):
                some = [one for one in get_args(hint) if one not in _NONE]
                optional |= type(None) in get_args(hint)
                left_out |= UnsetType in get_args(hint)
                if len(some) > 1:
                    return cls(hint, remarks, optional, left_out)
                (hint,) = some
            else:
                return cls(hint, remarks, optional, left_out)

    def struct(self) -> type[Struct] | None:
        """The typed record that it is, if it is one."""
        kind: object = self.type
        return kind if isinstance(kind, type) and issubclass(kind, Struct) else None

    def remark(self, kind: type[T]) -> T | None:
        """The remark of a kind, if there is one."""
        return next((one for one in self.remarks if isinstance(one, kind)), None)


def bounds(said: Said) -> columns.Bounds:
    """Of an integer, as far as it has some; -1 where it may be none."""
    if said.type is bool:
        return 0, 1
    if get_origin(said.type) is Literal:
        return min(get_args(said.type)), max(get_args(said.type))
    low: int | None = None
    high: int | None = None
    for meta in said.remarks:
        if isinstance(meta, Meta):
            low = int(meta.ge) if low is None and meta.ge is not None else low
            high = int(meta.le) if high is None and meta.le is not None else high
    return min(low, -1) if said.optional and low is not None else low, high


CARD_LISTS = (Form.CARDS, Form.PILE, Form.ROW)


def card_names(hint: Any, *, lists: bool = False) -> tuple[str, ...] | None:
    """The names of which a field holds some, one or (of all that are `lists`, only there) a list of cards, alone or of each
    seat."""
    said = Said.of(hint)
    form = said.remark(Form)
    if form is Form.BY_SEAT:
        return card_names(get_args(said.type)[0], lists=lists)
    if form in (*CARD_LISTS, Form.SLOTS):
        return card_names(get_args(said.type)[0])
    known = said.remark(names)
    return None if lists or known is None else tuple(known.known)


def decks(hints: Iterable[Any]) -> list[tuple[str, ...]]:
    """The cards that lie in lists somewhere, by the lists of their names."""
    return [*dict.fromkeys(cards for hint in hints if (cards := card_names(hint, lists=True)))]
