"""From the declaration of a position to its columns: one for each field, which dumps it, shows it and loads it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any, Literal, get_args, get_origin

from . import card_columns, columns, part_columns, secrecy
from .bridge import Bridge
from .canonical import Json
from .cells import Cells, Part
from .columns import Column
from .declaration import (
    Form,
    Repeated,
    Said,
    Seen,
    Struct,
    bounds,
    called,
    cases,
    covered,
    fields,
    hidden_as,
    kept,
    names,
    numbered,
    open_to,
    own,
    seen_as,
    shown,
    stored,
    there,
)
from .grid import Places, grid
from .invariants import Conserved
from .seeing import AS_IT_IS, Rows, Sight, observed
from .shape import check_shape
from .state import State


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
        """`beside`: what views show after all that. `within`: `state` is a part, of this name, of the game's state (the same one as
        long as that lives), which the functions of the game are given. Raises TypeError where a field does not say how it stands in
        the state."""
        self.position = position
        self.records = (position,) if beside is None else (position, beside)
        """What views show, one after the other."""
        reader = _Reader(state, within)
        self.whole = reader.parts("", position)
        self.beside = None if beside is None else reader.parts("", beside)
        self.state = state
        self.conserved = Conserved(position)
        self.hints = {one.encode_name: one.type for one in fields(position)}
        self.grids = {name: size for name, hint in self.hints.items() if (size := Said.of(hint).remark(grid))}
        """The fields that are boards of places."""
        self.by_seat = next((name for name, hint in self.hints.items() if _is_by_seat(Said.of(hint))), None)
        """A field with one value for every seat."""
        self._blanks: dict[int, dict[str, Any]] = {}

    def blank(self, players: int) -> dict[str, Any]:
        """Values to begin with: 0, false, nobody, no cards; for every seat the same. Made once: to read a declaration takes long, and a
        search asks for many a state."""
        if players not in self._blanks:
            self._blanks[players] = {one.name: _blank(Said.of(one.type), players) for one in fields(self.position)}
        return deepcopy(self._blanks[players])

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
    if size := said.remark(grid):
        return [None] * size.places
    if get_origin(said.type) is list:
        return []
    if said.type is bool:
        return False
    known = said.remark(names)
    return known.known[0] if known else 0


class _Reader:
    """Reads a declaration beside the page of its state."""

    def __init__(self, state: type[State], within: str | None, *, learning: bool = False) -> None:
        """`learning`: as learners see it."""
        self.state = state
        self.within = None if within is None else Part(within)
        self.learning = learning

    def cells(self, name: str) -> Cells:
        """A field of the state."""
        return Cells(self.state, name, self.within)

    def parts(
        self, field: str, struct: type[Struct], *, of_each: int = 0, optional: bool = False, flag: there | None = None
    ) -> part_columns.Parts:
        """The fields of a typed record, of which there are so many of each seat; 0: it is of no seat."""
        parts = {
            one.encode_name: self.column(field or one.encode_name, one.name, one.type, of_each)
            for one in fields(struct)
            if not self.learning or _is_observed(one.type)
        }
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
            return secrecy.Covered(column, cover.by, cover.back)
        return column

    def limited(self, column: Column, where: str, said: Said, of_each: int) -> Column:
        """A field that is not always loaded, or not seen by everybody."""
        if said.remark(Repeated):
            return part_columns.Derived(column)
        if opened := said.remark(open_to):
            return self.opened(column, opened)
        if said.remark(Form) is Form.BY_SEAT:  # each of them is, see `of_seat`
            return column
        if said.remark(Seen) is Seen.ONLY_OWNER and not of_each:
            raise TypeError(f"{column.field}: whose is it?")
        return self.veiled(column, where, said, of_each)

    def veiled(self, column: Column, where: str, said: Said, of_each: int) -> Column:
        """A field that not everybody sees."""
        match said.remark(Seen):
            case Seen.ONLY_COUNT:
                return secrecy.OnlyCount(column)
            case Seen.TOP_AND_COUNT:
                return secrecy.TopAndCount(column)
            case Seen.ONLY_OWNER:
                return self.of_owner(column, where, said, of_each)
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
            return columns.Number(field, cells, said.optional, bounds(said))
        raise TypeError(f"{field}: how does a {said.type} stand in {where[0]}?")

    def attribute(self, field: str, name: str, said: Said) -> Column:
        """A field of a state whose rules are ordinary Python."""
        by_seat = said.remark(Form) is Form.BY_SEAT
        one = Said.of(get_args(said.type)[0]) if by_seat else said
        form, many = one.remark(Form), get_origin(one.type) is list
        if said.remark(Seen) and not many:
            raise TypeError(f"{field}: only lists can be hidden in plain rules, of one card where there is one")
        known = (Said.of(get_args(one.type)[0]) if many else one).remark(names)
        if form is Form.SLOTS or said.remark(grid):
            return self.places(field, name, said, known)
        column = (columns.AttributeOfSeat if by_seat else columns.Attribute)(
            field, name, form is Form.CARDS, form is Form.SEAT, known.known if known else (), many, bounds(one)
        )
        if not by_seat:
            return column
        return part_columns.BySeat(field, self.of_seat(column, name, said))

    def places(self, field: str, name: str, said: Said, known: names | None) -> Column:
        """Those of a board."""
        size = said.remark(grid)
        if size is None or known is None or said.remark(Form) is not Form.SLOTS or said.remark(Seen):
            raise TypeError(
                f"{field}: in plain rules it is Annotated[Slots[Annotated[str, names(…)]], grid(across, down)], seen by all"
            )
        return Places(field, name, known.known, size)

    def of_seat(self, column: Column, where: str, said: Said) -> Column:
        """What every seat has, as others see it. Raises TypeError where who sees it is said of the part and not of the whole."""
        if Said.of(get_args(said.type)[0]).remark(Seen):
            raise TypeError(
                f"{column.field}: who sees it is said of all seats at once: Annotated[BySeat[…], ONLY_COUNT]"
            )
        return self.veiled(column, where, said, 1)

    def each(self, field: str, where: tuple[str, ...], said: Said) -> Column:
        """What every seat has of it."""
        column = self.plain(field, where, Said.of(get_args(said.type)[0]), 1)
        if look := said.remark(seen_as):
            return secrecy.SeenAs(column, self.parts(field, look.record))
        return self.of_seat(column, where[0], said)

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
        first = fields(record)[0]
        where = Said.of(first.type).remark(stored)
        room = self.cells(where.fields[0] if where else first.name).last
        return part_columns.Several(field, self.cells(count), self.parts(field, record), room)

    def owned(self, field: str, where: tuple[str, ...], said: Said) -> Column:
        """The records that belong to every seat."""
        record: type[Struct] = get_args(get_args(said.type)[0])[0]
        order = fields(record)[0]
        named = self.column(field, order.name, order.type)
        each: Column = self.parts(field, record)
        if look := said.remark(seen_as):
            each = secrecy.SeenAs(each, self.parts(field, look.record))
        count, owner = (self.cells(one) for one in where)
        return part_columns.Owned(
            field, count, owner, each, order.encode_name, named if isinstance(named, columns.Numbered) else None
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


def _may_lack(record: type[Struct]) -> bool:
    """May the first field of a record be null, and the record with it?"""
    return Said.of(fields(record)[0].type).optional
