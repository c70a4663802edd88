"""The cards of Snails, read from a card file into the vocabulary of effects (spec, 6.7 and 6.8).

A card is data: targets, dice, outcomes, effects. `rules` carries the effects out and knows no card by name. A group
may play with a file of its own of the same form: environment variable `SCHNAPP_SNAILS_CARDS`.

Instances are numbered 0 … 83 (arsenal, in the order of their ids), then five basic cards for each of four players, then
the six faction cards in the order of box.FACTIONS.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Union

from msgspec import Meta, Struct, ValidationError, convert, defstruct

from schnapp.table.canonical import Json, is_array, is_object
from schnapp.table.declaration import between, exactly, one_of
from schnapp.table.errors import SchnappError
from schnapp.table.shape import told

from . import box

TOTALS = {"basic": 20, "red": 50, "purple": 34, "faction": 6}
ARSENAL = TOTALS["red"] + TOTALS["purple"]
BASIC = ARSENAL  # the first basic card
FACTION = BASIC + TOTALS["basic"]  # the first faction card
ALL = FACTION + TOTALS["faction"]

TARGETS = ("none", "field", "snail", "area")
SIDES = ("none", "all", "any_other", "enemy", "own")
_NEEDS_OF = {  # target → what it may need
    "none": ("none",),
    "field": ("none", "has_tile", "has_snail"),
    "snail": ("none", "wounded", "can_enter_shell", "owner_has_slot", "owner_has_cards", "can_place_here"),
    "area": ("none",),
}
NEEDS = tuple(dict.fromkeys(need for needs in _NEEDS_OF.values() for need in needs))

Hurt = Annotated[int, Meta(ge=5, le=90, multiple_of=5)]
Face = Annotated[str, one_of(*box.FACES)]
Half = Annotated[str, one_of(*box.HALVES)]
_Place = Annotated[str, one_of("target_field", "own_field")]
OPS: dict[str, list[Any]] = {  # op → its parameters: the type of each, and its default if it may be left out
    "damage": [("n", Hurt), ("on", Annotated[str, one_of("targets", "enemy_here")], "targets")],
    "tile_damage": [("on", _Place)],
    "tile_destroy": [("on", _Place), ("dig", bool, False)],
    "tile_remove": [],
    "fire": [("k", Annotated[int, between(1, 6)])],
    "marker": [("kind", Annotated[str, one_of("mine", "dynamite")])],
    "push": [("on", Annotated[str, one_of("targets", "enemies_here")], "targets"), ("ignore_shell", bool, False)],
    "place": [
        ("who", Annotated[str, one_of("self", "target")]),
        ("range", Annotated[int, between(1, 9)], 0),  # of oneself
        ("to", Annotated[str, one_of("own_field")], "own_field"),  # of a target
        ("ignore_shell", bool, False),
        ("optional", bool, False),
    ],
    "move": [("mp", Annotated[int, between(1, 12)])],
    "leave_shell": [],
    "enter_shell": [],
    "heal": [("n", Annotated[int, Meta(ge=5, le=30, multiple_of=5)])],
    "draw": [("n", Annotated[int, between(1, 5)])],
    "discard": [("n", Annotated[int, between(1, 5)]), ("who", Annotated[str, one_of("each_other")])],
    "steal": [("n", Annotated[int, between(1, 5)])],
    "unslot": [],
    "contaminate": [("k", Annotated[int, between(1, 10)])],
    "reroll": [("n", Annotated[int, between(1, 5)])],
}
PLACES = ("targets", "enemy_here", "enemies_here", "target_field", "own_field", "self", "target")
_MEANS = {"n": "number", "k": "number", "mp": "number", "range": "number", "who": "on"}  # parameter → field of Effect
_OF_A_SNAIL = ("enter_shell", "heal", "steal", "unslot")
_OF_A_FIELD = ("tile_remove", "fire")

_NUMBER_OF = {"crawl": "mp", "dig": "draw", "aim": "reroll", "strike": "damage"}  # a basic action's number
_FIXED: dict[str, dict[str, Any]] = {  # what a card file cannot change: where they may be done is a rule
    "crawl": {"on_water": True, "keeps_shell": False},
    "dig": {"on_water": False, "keeps_shell": False},
    "shell": {"on_water": False, "keeps_shell": True},
    "swap": {"on_water": True, "keeps_shell": True},
    "aim": {"on_water": False, "on_water_pirates": True, "keeps_shell": True},
    "strike": {"on_water": False, "keeps_shell": False, "range": 0, "side": "enemy"},
}


class BadCard(SchnappError):
    """A card file that cannot be played with: the card, the field and what is wrong with it."""

    def __init__(self, card: str, field: str, why: str) -> None:
        super().__init__(f"card {card}, field {field}: {why}")
        self.card = card
        self.field = field


class Effect(Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One word of the vocabulary. `number` is its n, k, mp or range; `on` a place of PLACES."""

    number: ClassVar[int] = 0
    on: ClassVar[str] = "targets"
    kind: ClassVar[str] = "mine"
    ignore_shell: ClassVar[bool] = False
    optional: ClassVar[bool] = False
    dig: ClassVar[bool] = False

    @property
    def op(self) -> str:
        return str(self.__struct_config__.tag)


if TYPE_CHECKING:
    Effects = tuple[Effect, ...]
else:
    _EFFECTS = tuple(
        defstruct(
            op,
            [(_MEANS.get(name, name), *more) for name, *more in parameters],
            bases=(Effect,),
            tag=op,
            rename={_MEANS[name]: name for name, *_ in parameters if name in _MEANS},
        )
        for op, parameters in OPS.items()
    )
    Effects = tuple[Union[_EFFECTS], ...]  # noqa: UP007 - of as many as there are


class Outcome(Struct, frozen=True):
    symbols: tuple[Face, ...]
    deviate: bool
    effects: Effects


class Card(Struct, frozen=True):
    """A kind of card of the arsenal or of a faction."""

    id: str
    deck: Annotated[str, one_of("arsenal", "faction")]
    colour: Annotated[str, one_of("red", "purple")]
    count: Annotated[int, between(1, 50)]
    target: Annotated[str, one_of(*TARGETS)]
    side: Annotated[str, one_of(*SIDES)]
    range_min: Annotated[int, between(0, 20)]
    range: Annotated[int, between(0, 20)]
    ignore_los: bool
    dice: Annotated[int, between(0, 2)]
    attacks: Annotated[int, between(1, 3)]
    returns_to_hand: bool
    needs: Annotated[str, one_of(*NEEDS)]
    before: Effects
    outcomes: Annotated[tuple[Outcome, ...], Meta(min_length=1)]
    after: Effects
    faction: Annotated[str, one_of(*box.FACTIONS)] | None = None
    name_de: str | None = None
    name_en: str | None = None
    text_de: str = ""
    text_en: str = ""

    @property
    def red(self) -> bool:
        return self.colour == "red"

    @property
    def names(self) -> dict[str, str]:
        """By language."""
        return {"de": self.name_de or self.id, "en": self.name_en or self.id}

    @property
    def texts(self) -> dict[str, str]:
        return {"de": self.text_de, "en": self.text_en}

    def __post_init__(self) -> None:
        """Raises BadCard where its fields do not go together."""
        for broken, field, why in self._contradictions():
            if broken:
                raise BadCard(self.id, field, why)

    def _contradictions(self) -> Iterator[tuple[bool, str, str]]:
        target, factions = self.target, ", ".join(box.FACTIONS)
        is_name = re.fullmatch(r"(?!basic_)[a-z][a-z0-9_]*", self.id)
        yield not is_name, "id", "must be a name in small letters, digits and _, and no basic card's"
        in_faction = self.deck == "faction"
        belongs = f"a faction card belongs to one of {factions}, no other"
        yield in_faction != (self.faction is not None), "faction", belongs
        yield in_faction and self.count > 1, "count", "there is only one of each faction card"
        yield self.range_min > self.range, "range_min", f"must not be more than the range {self.range}"
        yield self.needs not in _NEEDS_OF[target], "needs", f"{self.needs} does not go with the target {target}"
        goes = (target == "none") == (self.side == "none") and (target == "field") == (self.side == "all")
        yield not goes, "side", f"does not go with the target {target}"
        for outcome in self.outcomes:
            symbols = len(outcome.symbols)
            rolled = symbols <= self.dice and bool(symbols) == bool(self.dice)
            yield not rolled, "outcomes", f"symbols {list(outcome.symbols)} do not go with {self.dice} dice"
            yield outcome.deviate and target != "field", "outcomes", "only an attack on a field can deviate"
            yield from _misled(outcome.effects, "outcomes.effects", target)
        yield from _misled(self.before, "before", target)
        yield from _misled(self.after, "after", target)


def _misled(effects: Effects, where: str, target: str) -> Iterator[tuple[bool, str, str]]:
    """What does not go with the target of a card."""
    for effect in effects:
        op, on, field = effect.op, effect.on, f"{where}.{effect.op}"
        yield op == "place" and on == "self" and not effect.number, f"{field}.range", "is missing"
        of_snail, of_field = op in _OF_A_SNAIL or on == "target", op in _OF_A_FIELD or on == "target_field"
        aimed = of_snail or of_field or op == "leave_shell" or (op in ("damage", "push") and on == "targets")
        yield aimed and target == "none", field, "needs a target, and the card has none"
        yield of_field and target == "area", field, "an area has no one field"
        yield of_snail and target != "snail", field, "needs a snail as its target"


class _Dice(Struct):
    faces: Annotated[tuple[Face, ...], exactly(6)]


class _Basic(Struct):
    id: str
    halves: tuple[Half, Half]


class _Action(Struct):
    """A basic action. Each has one of these numbers, or none."""

    mp: Annotated[int, between(1, 12)] = -1
    draw: Annotated[int, between(0, 5)] = -1
    reroll: Annotated[int, between(1, 5)] = -1
    damage: Hurt = -1


class _File(Struct):
    card: tuple[Card, ...]
    basic: tuple[_Basic, ...]
    dice: _Dice
    basic_actions: dict[str, _Action]


@dataclass(frozen=True, slots=True)
class Box:
    """All cards of a game."""

    kinds: tuple[Card, ...]
    halves: tuple[tuple[str, str], ...]  # of the five basic cards
    faces: tuple[str, ...]  # of a die
    basics: tuple[int, int, int, int]  # points to crawl, cards to dig, rerolls to aim, damage of a strike
    ids: tuple[str, ...]  # of all instances
    kind_of: tuple[int, ...]  # of each instance; -1 … -5 for basic cards 1 … 5


def kind(card: str) -> str:
    """`rocket` of `rocket#1`."""
    return card.partition("#")[0]


def read(file: Path) -> Box:
    """Read and check a card file. Raises BadCard."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as fault:
        raise BadCard("?", "?", f"{file.name} cannot be read: {fault}") from fault
    try:
        found = convert(data, _File)
    except ValidationError as wrong:
        raise _named(data, *told(wrong)) from None
    for broken, card, field, why in _faults(data, found):
        if broken:
            raise BadCard(card, field, why)
    return _numbered(found)


def _named(data: Json, path: str, name: str, why: str) -> BadCard:
    """What is wrong with the shape of a file, by the card and the field with the effects that lead to it."""
    card, field, part = "all", list[str](), data
    for step in re.findall(r"\w+", path):
        part = part[int(step)] if is_array(part) else part[step]
        if not step.isdigit():
            field.append(step)
        elif is_object(part) and field in (["card"], ["basic"]):
            card, field = str(part.get("id", "?")), []
        elif is_object(part) and part.get("op"):
            field.append(str(part["op"]))
    if field[-1:] == ["op"]:
        field, why = field[:-2], f"{part!r} is no effect; there are {', '.join(OPS)}"
    elif not name and ", not " not in why:
        why += f", not {part!r}"
    return BadCard(card, ".".join([*field, name] if name else field), why)


def _faults(data: dict[str, Any], file: _File) -> Iterator[tuple[bool, str, str, str]]:
    """What the parts of a file do wrong together: is it so, card, field and why."""
    actions = data["basic_actions"]
    yield set(actions) != set(box.HALVES), "basic_actions", "id", f"must be exactly {', '.join(box.HALVES)}"
    for half, fixed in _FIXED.items():
        for field, value in fixed.items():
            yield actions[half].get(field) != value, f"basic_actions.{half}", field, f"must be {value!r}"
    for half, field in _NUMBER_OF.items():
        yield field not in actions[half], f"basic_actions.{half}", field, "is missing"
    faces = f"must be {', '.join(box.FACES)}, each of them at least once"
    yield set(file.dice.faces) != set(box.FACES), "dice", "faces", faces
    for number, basic in enumerate(file.basic, 1):
        same = basic.halves[0] == basic.halves[1] in ("dig", "shell", "strike")
        yield basic.id != f"basic_{number}", basic.id, "id", f"must be basic_{number}"
        yield same, basic.id, "halves", "must be two different actions"
    totals = Counter({"basic": 4 * len(file.basic)})
    for kind in file.card:
        totals["faction" if kind.faction else kind.colour] += kind.count
    for word, total in TOTALS.items():
        yield totals[word] != total, "all", "count", f"there must be {total} {word} cards, not {totals[word]}"
    for name, times in Counter(kind.id for kind in file.card).items():
        yield times > 1, name, "id", "stands twice"
    factions = sorted(kind.faction for kind in file.card if kind.faction)
    every = f"each of {', '.join(box.FACTIONS)} must have one card"
    yield factions != sorted(box.FACTIONS), "all", "faction", every


def _numbered(file: _File) -> Box:
    kinds = file.card
    arsenal = sorted(
        (f"{kind.id}#{copy}", at)
        for at, kind in enumerate(kinds)
        if not kind.faction
        for copy in range(1, kind.count + 1)
    )
    basic = [(f"basic_{card}#{box.player_id(seat)}", -card) for seat in range(4) for card in range(1, 6)]
    places = {kind.faction: (kind.id, at) for at, kind in enumerate(kinds) if kind.faction}
    ids, kind_of = zip(*arsenal, *basic, *(places[faction] for faction in box.FACTIONS), strict=True)
    crawl, dig, aim, strike = (getattr(file.basic_actions[half], name) for half, name in _NUMBER_OF.items())
    halves = tuple(basic.halves for basic in file.basic)
    return Box(kinds, halves, file.dice.faces, (crawl, dig, aim, strike), ids, kind_of)


OWN_FILE = os.environ.get("SCHNAPP_SNAILS_CARDS")
BOX = read(Path(OWN_FILE or Path(__file__).with_name("cards.toml")))
