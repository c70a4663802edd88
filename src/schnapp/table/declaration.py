"""What a game says of its position, once. A position is a typed record; each of its fields says how it stands in the state and
who sees it, and from that come the dump, the view of every seat, and the checks of what is loaded.

    class Position(Struct):
        active: Seat | None                            # the state's field `active`; -1 is nobody
        stage: Annotated[str, names(box.STAGES)]       # a place in a list of names
        hands: Annotated[BySeat[Cards[Kind]], stored("hand"), ONLY_OWNER]
        draw_pile: Annotated[Pile[Kind], stored("pile", "pile_count"), ONLY_COUNT]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, UnsetType

from . import card_columns, columns, part_columns, secrecy
from .bridge import Bridge
from .canonical import Json
from .cells import Cells
from .columns import Column
from .seeing import AS_IT_IS, Rows, Sight, observed
from .shape import check_shape
from .state import State

T = TypeVar("T")


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """A typed record of a game's declaration."""


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
"""Places in a row, each with a card or none; in the state -1 is none."""
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
    kind may be `alike` to learners: the kind of each name, and the names of the kinds."""

    known: Sequence[str] = field(repr=False)
    used: Cells | None = None
    of_each: int = 0
    alike: columns.Alike | None = field(default=None, repr=False)

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
    """What a viewer (a seat, or -1) sees of a field, made of its value."""

    by: Callable[[Any, int], Any]


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


class Schema:
    """A position and the state in which it stands."""

    def __init__(
        self,
        position: type[Struct],
        state: type[State],
        beside: type[Struct] | None = None,
        *,
        within: str | None = None,
    ) -> None:
        """`beside`: what views show after all that. `within`: `state` is a part, of this name, of the game's state, which the
        functions of the game are given. Raises TypeError where a field does not say how it stands in the state."""
        self.position = position
        self.records = (position,) if beside is None else (position, beside)
        """What views show, one after the other."""
        reader = _Reader(state, within)
        self.whole = reader.parts("", position)
        self.beside = None if beside is None else reader.parts("", beside)
        self.state = state
        self.hints = get_type_hints(position, include_extras=True)
        self.by_seat = next((name for name, hint in self.hints.items() if _is_by_seat(Said.of(hint))), None)
        """A field with one value for every seat."""

    def blank(self, players: int) -> dict[str, Any]:
        """Values to begin with: 0, false, nobody, no cards; for every seat the same."""
        return {name: _blank(Said.of(hint), players) for name, hint in self.hints.items()}

    def dump(self, state: State) -> dict[str, Any]:
        """Everything, in the order of the declaration."""
        return self.whole.dump(state, 0)

    def seen(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What a viewer sees of it."""
        seat = -1 if viewer is None else viewer
        seen: dict[str, Any] = self.whole.seen(state, 0, seat)
        if self.beside is not None:
            seen.update(self.beside.seen(state, 0, seat))
        return seen

    def sights(self, state: State, most: int) -> list[Sight]:
        """Which numbers show it to learners at a table of this (compiled) state, in a game for so many. Raises NoNumbers."""
        reader = _Reader(self.state, None, learning=True)
        return [sight for record in self.records for sight in reader.parts("", record).sights("", Rows(state, most))]

    def field(self, state: State, name: str) -> Any:
        """A single field of the position."""
        return self.whole.part(name).dump(state, 0)

    def load(self, state: State, position: Json) -> None:
        """Put a position in place. Raises BadPosition with the field that is wrong."""
        check_shape(position, self.position)
        self.whole.load(state, 0, position, columns.EVERYTHING)

    def load_view(self, state: State, view: Mapping[str, Any], viewer: int) -> None:
        """Put into a new state what a seat sees. Of hidden cards there are as many as it sees, whichever they are."""
        self.whole.load(state, 0, view, viewer)
        if self.beside is not None:
            self.beside.load(state, 0, view, viewer)


def _is_by_seat(said: Said) -> bool:
    form = said.remark(Form)
    return form is Form.BY_SEAT or (form is Form.BY_NAME and said.remark(there) is None)


def _blank(said: Said, players: int) -> Any:
    """What a field of this type holds before the deal."""
    if said.remark(Form) is Form.BY_SEAT:
        return [_blank(Said.of(get_args(said.type)[0]), players) for _ in range(players)]
    if said.optional:
        return None
    if get_origin(said.type) is list:
        return []
    if said.type is bool:
        return False
    known = said.remark(names)
    return known.known[0] if known else 0


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


class _Reader:
    """Reads a declaration beside the page of its state."""

    def __init__(self, state: type[State], within: str | None, *, learning: bool = False) -> None:
        """`learning`: as learners see it."""
        self.state = state
        self.within = within
        self.learning = learning

    def cells(self, name: str) -> Cells:
        """A field of the state."""
        return Cells(self.state, name, self.within)

    def parts(
        self, field: str, struct: type[Struct], *, of_each: int = 0, optional: bool = False, flag: there | None = None
    ) -> part_columns.Parts:
        """The fields of a typed record, of which there are so many of each seat; 0: it is of no seat."""
        hints = get_type_hints(struct, include_extras=True)
        if self.learning:
            hints = {name: hint for name, hint in hints.items() if _is_observed(hint)}
        parts = {name: self.column(field or name, name, hint, of_each) for name, hint in hints.items()}
        return part_columns.Parts(field, parts, optional, None if flag is None else self.cells(flag.field))

    def column(self, field: str, name: str, hint: Any, of_each: int = 0) -> Column:
        """A field with all that is said of it."""
        said = Said.of(hint)
        if self.learning and (learned := said.remark(observed)):
            if learned.hint is not AS_IT_IS:
                said = Said.of(learned.hint)
            column = self.column_of(field, name, said, of_each)
            column.explain(learned.means, learned.most, self.cells(learned.count) if learned.count else None)
            return column
        return self.column_of(field, name, said, of_each)

    def column_of(self, field: str, name: str, said: Said, of_each: int) -> Column:
        """The same without a learner's own word."""
        remark = said.remark(stored)
        where = remark.fields if remark else (name,)
        column = self.limited(self.plain(field, where, said, of_each), where[0], said, of_each)
        if by := said.remark(shown):
            return secrecy.Shown(column, by.by, by.put)
        if cover := said.remark(covered):
            return secrecy.Covered(column, cover.by)
        return column

    def limited(self, column: Column, where: str, said: Said, of_each: int) -> Column:
        """A field that is not always loaded, or not seen by everybody."""
        if said.remark(Repeated):
            return part_columns.Derived(column)
        if opened := said.remark(open_to):
            return self.opened(column, opened)
        match said.remark(Seen):
            case Seen.ONLY_COUNT:
                return secrecy.OnlyCount(column)
            case Seen.TOP_AND_COUNT:
                return secrecy.TopAndCount(column)
            case Seen.ONLY_OWNER if of_each:
                return self.of_owner(column, where, said, of_each)
            case Seen.ONLY_OWNER if said.remark(Form) is not Form.BY_SEAT:
                raise TypeError(f"{column.field}: whose is it?")
            case _:
                return column

    def opened(self, column: Column, to: open_to) -> Column:
        """A field that is not always seen."""
        owner, everybody = (None if one is None else self.cells(one.field) for one in (to.owner, to.everybody))
        values = (0 if one is None else one.value for one in (to.owner, to.everybody))
        return secrecy.Open(column, owner, next(values), everybody, next(values))

    def plain(self, field: str, where: tuple[str, ...], said: Said, of_each: int = 0) -> Column:
        """A field as everybody sees it, but for what only its owner does."""
        if ours := said.remark(own):
            return columns.Own(field, ours.dump, ours.load)
        if issubclass(self.state, Bridge):
            return self.attribute(field, where[0], said)
        if depends := said.remark(cases):
            return self.cases(field, depends)
        if (struct := said.struct()) is not None:
            return self.parts(field, struct, of_each=of_each, optional=said.optional, flag=said.remark(there))
        form = said.remark(Form)
        if form is Form.BY_NAME:
            return self.by_name(field, where, said)
        if form is Form.SEVERAL:
            return self.several(field, where[0], said, of_each)
        cells = self.cells(where[0])
        known = said.remark(names)
        if text := said.remark(kept):
            return columns.Kept(field, cells, text.text, text.keep)
        if form is Form.BY_SEAT:
            return part_columns.BySeat(field, self.each(field, where, said))
        if form is Form.OF_SOME:
            one = replace(Said.of(get_args(said.type)[1]), optional=True)
            return part_columns.OfSome(field, self.plain(field, where, one))
        if form is Form.CHOSEN:
            known = Said.of(get_args(said.type)[1]).remark(names)
            assert known is not None
            return columns.Chosen(field, [self.cells(one) for one in where], known.known, _called(said))
        if form is Form.GROUPS:
            return columns.Groups(field, cells, self.cells(where[1]), known.known if known else None)
        if form is Form.OWNED:
            return self.owned(field, where, said)
        if form in (Form.CARDS, Form.PILE, Form.ROW, Form.CHAIN, Form.SLOTS):
            return self.cards(field, form, where, Said.of(get_args(said.type)[0]))
        if form is Form.SEAT:
            return columns.Place(field, cells, said.optional, _called(said))
        if form is Form.SEATS:
            return columns.Seats(field, cells)
        if with_letter := said.remark(numbered):
            return columns.Numbered(field, cells, with_letter.letter, with_letter.furthest)
        if known and known.used is not None:
            return columns.Placed(field, cells, known.known, known.used)
        if known:
            return columns.Named(field, cells, known.known, said.optional, known.of_each, known.alike)
        if said.type is bool and of_each and not cells.shape:
            return columns.FlagOfSeat(field, cells)
        if said.type is bool:
            return columns.Flag(field, cells, said.optional)
        if said.type is int or get_origin(said.type) is Literal:
            return columns.Number(field, cells, said.optional, _bounds(said))
        raise TypeError(f"{field}: how does a {said.type} stand in {where[0]}?")

    def attribute(self, field: str, name: str, said: Said) -> Column:
        """A field of a state whose rules are ordinary Python."""
        by_seat = said.remark(Form) is Form.BY_SEAT
        one = Said.of(get_args(said.type)[0]) if by_seat else said
        form, many = one.remark(Form), get_origin(one.type) is list
        known = (Said.of(get_args(one.type)[0]) if many else one).remark(names)
        column = (columns.AttributeOfSeat if by_seat else columns.Attribute)(
            field, name, form is Form.CARDS, form is Form.SEAT, known.known if known else (), many, _bounds(one)
        )
        if not by_seat:
            return column
        return part_columns.BySeat(field, self.of_owner(column, name, said, 1) if _is_owners(said) else column)

    def each(self, field: str, where: tuple[str, ...], said: Said) -> Column:
        """What every seat has of it."""
        column = self.plain(field, where, Said.of(get_args(said.type)[0]), 1)
        if look := said.remark(seen_as):
            return secrecy.SeenAs(column, self.parts(field, look.record))
        return self.of_owner(column, where[0], said, 1) if _is_owners(said) else column

    def of_owner(self, column: Column, where: str, said: Said, of_each: int) -> Column:
        """What only its owner sees, of which each seat has so many."""
        hidden = said.remark(hidden_as)
        if hidden is None:
            return secrecy.OnlyOwner(column, None, of_each)
        if hidden.only:
            known = said.remark(names)
            assert known is not None
            secret = map(known.known.index, hidden.only)
            return secrecy.Secret(column, hidden.sign, of_each, self.cells(where), secret)
        if (down := hidden.face_down) is not None:
            return secrecy.FaceDown(column, hidden.sign, of_each, self.cells(down.field), down.value)
        if hidden.until is not None:
            number, up = self.cells(where), self.cells(hidden.until)
            return secrecy.TurnedUp(column, hidden.sign, of_each, number, up)
        return secrecy.OnlyOwner(column, hidden.sign, of_each)

    def by_name(self, field: str, where: tuple[str, ...], said: Said) -> Column:
        """What every name has of it."""
        known, those = said.remark(names), said.remark(there)
        if known is None:
            raise TypeError(f"{field}: which names are there?")
        _, one = get_args(said.type)
        each = self.plain(field, where, Said.of(one), known.of_each or 1)
        if those is None:
            return part_columns.ByName(field, known.known, each)
        return part_columns.SomeByName(field, known.known, each, self.cells(those.field), known.used, known.of_each)

    def several(self, field: str, count: str, said: Said, of_each: int) -> Column:
        """Records one after the other: as many as there is room for their first field."""
        record = Said.of(get_args(said.type)[0]).struct()
        assert record is not None
        if those := said.remark(there):
            filled = self.cells(those.field)
            return part_columns.Filled(field, self.parts(field, record, of_each=max(1, of_each) * filled.last), filled)
        name, hint = next(iter(get_type_hints(record, include_extras=True).items()))
        where = Said.of(hint).remark(stored)
        room = self.cells(where.fields[0] if where else name).last
        return part_columns.Several(field, self.cells(count), self.parts(field, record), room)

    def owned(self, field: str, where: tuple[str, ...], said: Said) -> Column:
        """The records that belong to every seat."""
        record: type[Struct] = get_args(get_args(said.type)[0])[0]
        hints = get_type_hints(record, include_extras=True)
        order = next(iter(hints))
        named = self.column(field, order, hints[order])
        each: Column = self.parts(field, record)
        if look := said.remark(seen_as):
            each = secrecy.SeenAs(each, self.parts(field, look.record))
        count, owner = (self.cells(one) for one in where)
        return part_columns.Owned(
            field, count, owner, each, order, named if isinstance(named, columns.Numbered) else None
        )

    def cases(self, field: str, depends: cases) -> Column:
        """Records that depend on another field."""
        records: dict[str, Column] = {
            name: self.parts(field, record, optional=_may_lack(record)) for name, record in depends.records.items()
        }

        def check(name: str, value: Json) -> None:
            check_shape(value, depends.records[name], field)

        return part_columns.Cases(field, self.cells(depends.field), depends.known, records, check)

    def cards(self, field: str, form: Form, where: tuple[str, ...], kind: Said) -> Column:
        """Some cards, or those of a pile."""
        cells = self.cells(where[0])
        known = kind.remark(names)
        if known is None:
            raise TypeError(f"{field}: which kinds of cards are there?")
        if form is Form.SLOTS:
            return card_columns.Slots(field, cells, known.known)
        if form is Form.CARDS and where[1:]:
            return card_columns.Heap(field, cells, self.cells(where[1]), known.known, known.alike)
        if form is Form.CARDS and known.of_each and not cells.shape:
            return card_columns.BitsOfSeat(field, cells, known.known, known.of_each)
        if form is Form.CHAIN:
            card, under, free = (self.cells(one) for one in where[1:])
            return card_columns.Chain(field, cells, card, under, free, known.known)
        if form is not Form.CARDS:
            return card_columns.Pile(field, cells, self.cells(where[1]), known.known, form is Form.PILE, known.alike)
        counted = cells.shape and cells.shape[-1] == len(known.known)
        return (card_columns.Cards if counted else card_columns.Bits)(field, cells, known.known)


def _called(said: Said) -> Mapping[int, str]:
    """Who acts beside the seats."""
    remark = said.remark(called)
    return remark.names if remark else {}


def _is_observed(hint: Any) -> bool:
    """Do learners see anything of it?"""
    learned = Said.of(hint).remark(observed)
    return learned is None or learned.hint is not None


def _bounds(said: Said) -> columns.Bounds:
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


def _is_owners(said: Said) -> bool:
    """Does only its owner see it?"""
    return said.remark(Seen) is Seen.ONLY_OWNER


def _may_lack(record: type[Struct]) -> bool:
    """May the first field of a record be null, and the record with it?"""
    return Said.of(next(iter(get_type_hints(record, include_extras=True).values()))).optional
