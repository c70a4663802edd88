"""The acts of a game, declared once as typed records. Where their fields have but a few values they are numbered; where the
number of an act depends on what lies on the table, its game says which action it is.

    class Play(Act):
        card: Kind

    ACTS = Acts(Play, Draw)    # with nine kinds: actions 0 … 8 play, 9 draws

    class Steal(Act):
        card: Kind
        stack: str

    ACTS = ActKinds(Steal, Pass)    # no numbers
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import product
from math import prod
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from .canonical import Act as Json
from .canonical import canonical_bytes
from .declaration import Form, Said, bounds, fields, names
from .learner_fields import ActionField, run
from .numbering import Numbering

if TYPE_CHECKING:
    from .state import State

COMMON = frozenset({"type", "player", "by"})  # what every act may have
MOST_CHOICES = 4096  # acts that can be legal at a time: every buffer of actions is as long
Written = tuple[bytes, Json]
"""An act behind its canonical text."""

_text = itemgetter(0)


def snake(name: str) -> str:
    """`RoundStarted` → `round_started`."""
    return "".join("_" + sign.lower() if sign.isupper() else sign for sign in name).lstrip("_")


class Act(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What a player does; its type is the name of its class in snake case."""


class ActKinds:
    """All acts of a game. `common` is what every act may have, whatever it says."""

    def __init__(self, *kinds: type[Act], common: frozenset[str] = COMMON) -> None:
        self.kinds = kinds
        self.common = common
        self.types = tuple(str(kind.__struct_config__.tag) for kind in kinds)
        hints = dict(zip(self.types, map(_hints, kinds), strict=True))
        self.fields = {tag: tuple(said) for tag, said in hints.items()}
        """Type → the fields of an act of this type."""
        self.seats = {
            tag: tuple(name for name, hint in said.items() if Said.of(hint).remark(Form) is Form.SEAT)
            for tag, said in hints.items()
        }

    @cached_property
    def shapes(self) -> Mapping[str, type[msgspec.Struct]]:
        """Type → what an act of this type has to be."""
        return {tag: _shape(kind, self.common) for tag, kind in zip(self.types, self.kinds, strict=True)}

    def act_of(self, state: State, action: int) -> Json:
        """The act of an action, without who does it."""
        return self.written(state, action)[1].copy()

    def action_of(self, state: State, act: Json) -> int | None:
        """The action of an act, whoever does it; None if nothing at this table looks like it."""
        raise NotImplementedError

    def written(self, state: State, action: int) -> Written:
        """The same behind its text; nobody changes it."""
        raise NotImplementedError

    def legal(self, state: State, seat: int) -> list[Json]:
        """The complete legal acts of a seat, sorted by canonical text, without who does them; empty if it owes nothing."""
        found = [self.written(state, action) for action in state.actions(seat)]
        found.sort(key=_text)
        return [act.copy() for _, act in found]

    def words(self, tag: str) -> str:
        """What an act of this type is, by the first line that is written of it, without the number of the rule."""
        return (self.kinds[self.types.index(tag)].__doc__ or "").partition("\n")[0].lstrip("0123456789./ ").rstrip(".")

    def fits(self, act: Json, players: int) -> bool:
        """Has an act of one of these types its fields, and in each of them a value that could be?"""
        if not has_shape(act, self.shapes[act["type"]]):
            return False
        for name in self.seats[act["type"]]:
            if act[name] >= players:
                return False
        return True


class Acts(ActKinds):
    """All acts of a game, numbered. An action is an act's number: the kinds in the order in which they are declared, and each
    with all values of its fields, the last field changing first."""

    def __init__(self, *kinds: type[Act]) -> None:
        super().__init__(*kinds)
        self.acts: list[Json] = [act for kind in kinds for act in _every(kind)]
        self.structs: list[Act] = [msgspec.convert(act, kinds[self.types.index(act["type"])]) for act in self.acts]
        """The same as typed records."""
        self.places = {msgspec.json.encode(act): action for action, act in enumerate(self.structs)}
        self.numbering = Numbering(self.acts)

    def action_fields(self) -> Iterable[ActionField]:
        """What learners can do: every act in its order."""
        first = 0
        for tag, kind in zip(self.types, self.kinds, strict=True):
            values = {name: _values(hint) for name, hint in _hints(kind).items()}
            told = [f"{name}: {', '.join(map(str, some))}" for name, some in values.items()]
            shape = tuple(map(len, values.values()))
            count = prod(shape)
            yield ActionField(tag, shape, "; ".join(filter(None, [self.words(tag), *told])), run(first, count))
            first += count

    def act_of(self, state: State, action: int) -> Json:
        return self.numbering.act(action)

    def legal(self, state: State, seat: int) -> list[Json]:
        return self.numbering.listed(state.actions(seat))

    def place(self, act: Act) -> int:
        """The action of a typed record. Raises KeyError."""
        return self.places[msgspec.json.encode(act)]

    def action_of(self, state: State, act: Json) -> int | None:
        return self.numbering.number(act)


def has_shape(act: Json, kind: type[msgspec.Struct]) -> bool:
    """Does a record of this type tell the same?"""
    try:
        msgspec.convert(act, kind)
    except (msgspec.ValidationError, UnicodeEncodeError):  # half a sign is no text
        return False
    return True


def written(act: Json) -> Written:
    """An act behind its canonical text."""
    return canonical_bytes(act), act


def _hints(kind: type[Act]) -> dict[str, Any]:
    """The fields as acts call them, each with its type."""
    return {field.encode_name: field.type for field in fields(kind)}


def _shape(kind: type[Act], common: frozenset[str]) -> type[msgspec.Struct]:
    """The same record for checks: with the names that its fields may have, and with what every act may have."""
    said: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for field in fields(kind):
        known = Said.of(field.type).remark(names)
        said.append((field.name, Literal[tuple(known.known)] if known else field.type))
    others = [(name, Any, None) for name in sorted(common - {"type"})]
    tag = kind.__struct_config__.tag
    return msgspec.defstruct(
        kind.__name__, said + others, bases=(kind,), tag_field="type", tag=tag, forbid_unknown_fields=True
    )


def _every(kind: type[Act]) -> Iterable[Json]:
    hints = _hints(kind)
    tag = kind.__struct_config__.tag
    for chosen in product(*map(_values, hints.values())):
        yield {"type": tag, **dict(zip(hints, chosen, strict=True))}


def _values(hint: Any) -> tuple[Any, ...]:
    """All values of a field."""
    said = Said.of(hint)
    if known := said.remark(names):
        return tuple(known.known)
    if values := get_args(said.type):
        return values
    if said.type is bool:
        return False, True
    low, high = bounds(said)
    if said.type is int and low is not None and high is not None:
        return tuple(range(low, high + 1))
    raise TypeError(f"a field of an act has a list of values, Literal[…], names(…) or between(…), and {hint} has none")
