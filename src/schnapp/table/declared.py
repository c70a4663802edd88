"""All that a game says of itself, as plain data: whoever knows no game can show its views, offer its acts and tell its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from msgspec import Meta

from .acts import Act
from .declaration import Form, Said, Seen, cases, covered, fields, hidden_as, names, open_to, seen_as, shown, stored
from .events import PRIVATE, Event
from .grid import at, grid
from .looks import board_of, pictures_of
from .protocols import generators
from .schema import Schema
from .seating import actor_of
from .texts import LANGUAGES, folder_of, texts_of

if TYPE_CHECKING:
    from .game import Game

Data = dict[str, Any]

KINDS = {
    Form.SEAT: "seat",
    Form.SEATS: "seats",
    Form.CARDS: "cards",
    Form.PILE: "pile",
    Form.ROW: "row",
    Form.CHAIN: "row",
    Form.SLOTS: "slots",
    Form.BY_SEAT: "by_seat",
    Form.OF_SOME: "by_some",
    Form.BY_NAME: "by_name",
    Form.CHOSEN: "by_some",
    Form.SEVERAL: "list",
    Form.OWNED: "by_seat",
    Form.GROUPS: "groups",
}
"""What a form of a field is called; docs/wire.md says what each means."""
PLAIN = {int: "number", bool: "flag", str: "text"}
SEEN = {Seen.ONLY_COUNT: "count", Seen.TOP_AND_COUNT: "top_and_count", Seen.ONLY_OWNER: "owner"}


def declared(game: Game) -> Data:
    """The declaration of a game, without its words."""
    return {
        "game": game.name,
        "actor": actor_of(game),
        "kinds": list(game.kinds),
        "view": _view(game.schema, game.kinds),
        "acts": _types(game.acts.types, game.acts.kinds, game.kinds),
        "events": _types(game.events.types, game.events.kinds, game.kinds),
        "steps": list(game.events.step_names),
        "generators": sorted(generators(game)),
        "pictures": list(pictures_of(game)),
        "own_board": board_of(game) is not None,
    }


def booklet(game: Game, language: str) -> str | None:
    """The booklet in this language; None: there is none."""
    file = folder_of(game) / f"booklet.{language}.md"
    return file.read_text("utf-8") if file.exists() else None


def lacking(game: Game) -> list[str]:
    """What of its words a game has in no language. Its cards can be called by their kinds."""
    said = texts_of(game)
    messages = ["game-title"]
    messages += [f"act-{act}-line" for act in game.acts.types]
    messages += [f"option-{option.name.replace('.', '_')}" for option in game.options]
    return [message for message in messages if not said.has(LANGUAGES[0], message)]


def _view(schema: Schema, kinds: tuple[str, ...]) -> list[Data]:
    return [field for record in schema.records for field in _fields(record, kinds)]


def _types(tags: Iterable[str], records: Iterable[type[Act] | type[Event]], kinds: tuple[str, ...]) -> list[Data]:
    """Acts or events with their fields, in the order in which the game has them; null where it does not say them."""
    known = {str(record.__struct_config__.tag): record for record in records}
    return [{"type": tag, "fields": _fields(known[tag], kinds) if tag in known else None} for tag in tags]


def _fields(record: type[Any], kinds: tuple[str, ...]) -> list[Data]:
    found: list[Data] = []
    called: dict[str, str] = {}  # field of the state → what it is called here
    for field in fields(record):
        where = Said.of(field.type).remark(stored)
        called[where.fields[0] if where else field.name] = field.encode_name
        found.append(_field(field.encode_name, field.type, kinds, called))
    return found


def _field(name: str, hint: Any, kinds: tuple[str, ...], called: Mapping[str, str] | None = None) -> Data:
    """A field as viewers get it; what does not apply to it is left out."""
    said = Said.of(hint)
    form = said.remark(Form)
    look, hidden, depends = said.remark(seen_as), said.remark(hidden_as), said.remark(cases)
    bounds = [meta for meta in said.remarks if isinstance(meta, Meta)]
    part, record, size, place = _part(said, form), said.struct(), said.remark(grid), said.remark(at)
    if look is not None:
        part, record = (list[look.record] if form is Form.OWNED else look.record, None) if part else (None, look.record)
    found = {
        "name": name,
        "kind": _kind(said, form, kinds),
        "optional": said.optional or said.left_out or depends is not None,
        "seen": _seen(said),
        "hidden_as": None if hidden is None else hidden.sign,
        "values": _values(said, form, kinds),
        "low": next((meta.ge for meta in bounds if meta.ge is not None), None),
        "high": next((meta.le for meta in bounds if meta.le is not None), None),
        "across": None if size is None else size.across,
        "down": None if size is None else size.down,
        "place_in": None if place is None else place.field,
        "of": None if part is None else _field("", part, kinds),
        "fields": None if record is None else _fields(record, kinds),
        "by": None if depends is None else (called or {}).get(depends.field, depends.field),
        "cases": None if depends is None else {case: _fields(one, kinds) for case, one in depends.records.items()},
    }
    return {key: value for key, value in found.items() if value is not None and value is not False}


def _part(said: Said, form: Form | None) -> Any:
    """The type of each part of a field; None: it has none."""
    if form in (Form.SEATS, Form.GROUPS) or said.remark(cases):
        return None
    if get_origin(said.type) is list:
        return get_args(said.type)[0]
    return get_args(said.type)[1] if get_origin(said.type) is dict else None


def _kind(said: Said, form: Form | None, kinds: tuple[str, ...]) -> str:
    known = said.remark(names)
    if said.remark(cases):
        return "case"
    if form is not None:
        return KINDS[form]
    if said.struct() is not None:
        return "record"
    if get_origin(said.type) is list:
        return "list"
    if known is not None and tuple(known.known) == kinds:
        return "card"
    if known is not None or get_origin(said.type) is Literal:
        return "name"
    return PLAIN.get(said.type, "any")


def _seen(said: Said) -> str | None:
    """Who sees it; None: everybody."""
    if PRIVATE in said.remarks:
        return "owner"
    if said.remark(shown) or said.remark(covered):
        return "rule"
    if said.remark(open_to):
        return "sometimes"
    seen = said.remark(Seen)
    return None if seen is None else SEEN[seen]


def _values(said: Said, form: Form | None, kinds: tuple[str, ...]) -> list[Any] | None:
    """All that it can be, or all under which something stands there; None: any card, or there is no list."""
    known = said.remark(names)
    if known is not None and form in (None, Form.BY_NAME):
        return None if tuple(known.known) == kinds else list(known.known)
    return list(get_args(said.type)) if get_origin(said.type) is Literal else None
