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
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from schnapp.table.canonical import is_array, is_object
from schnapp.table.errors import SchnappError

from . import box

TOTALS = {"basic": 20, "red": 50, "purple": 34, "faction": 6}
ARSENAL = TOTALS["red"] + TOTALS["purple"]
BASIC = ARSENAL  # the first basic card
FACTION = BASIC + TOTALS["basic"]  # the first faction card
ALL = FACTION + TOTALS["faction"]

TARGETS = ("none", "field", "snail", "area")
SIDES = ("none", "all", "any_other", "enemy", "own")
NEEDS = (
    "none",
    "has_tile",
    "has_snail",
    "wounded",
    "can_enter_shell",
    "owner_has_slot",
    "owner_has_cards",
    "can_place_here",
)
OPS: dict[
    str, dict[str, Any]
] = {  # op → its parameters: a range of integers, words, or bool; optional ones have a default
    "damage": {"n": range(5, 95, 5), "on": ("targets", "enemy_here")},
    "tile_damage": {"on": ("target_field", "own_field")},
    "tile_destroy": {"on": ("target_field", "own_field"), "dig": bool},
    "tile_remove": {},
    "fire": {"k": range(1, 7)},
    "marker": {"kind": ("mine", "dynamite")},
    "push": {"on": ("targets", "enemies_here"), "ignore_shell": bool},
    "place": {
        "who": ("self", "target"),
        "range": range(1, 10),
        "to": ("own_field",),
        "ignore_shell": bool,
        "optional": bool,
    },
    "move": {"mp": range(1, 13)},
    "leave_shell": {},
    "enter_shell": {},
    "heal": {"n": range(5, 35, 5)},
    "draw": {"n": range(1, 6)},
    "discard": {"n": range(1, 6), "who": ("each_other",)},
    "steal": {"n": range(1, 6)},
    "unslot": {},
    "contaminate": {"k": range(1, 11)},
    "reroll": {"n": range(1, 6)},
}
NUMBER = ("n", "k", "mp", "range")  # the parameter that is an effect's number
TARGET_OPS = ("leave_shell", "enter_shell", "heal", "steal", "unslot")  # they need a target
PLACES = ("targets", "enemy_here", "enemies_here", "target_field", "own_field", "self", "target")
_DEFAULTS: dict[str, Any] = {"on": "targets", "dig": False, "ignore_shell": False, "optional": False, "to": "own_field"}

_ID = re.compile(r"[a-z][a-z0-9_]*")
DIE = 6  # sides of a die
_NUMBERS = {  # basic action → its number
    "crawl": ("mp", range(1, 13)),
    "dig": ("draw", range(0, 6)),
    "aim": ("reroll", range(1, 6)),
    "strike": ("damage", range(5, 95, 5)),
}
_FIXED: dict[str, dict[str, Any]] = {  # what a card file cannot change
    "crawl": {"on_water": True, "keeps_shell": False},
    "dig": {"on_water": False, "keeps_shell": False},
    "shell": {"on_water": False, "keeps_shell": True},
    "swap": {"on_water": True, "keeps_shell": True},
    "aim": {"on_water": False, "on_water_pirates": True, "keeps_shell": True},
    "strike": {"on_water": False, "keeps_shell": False, "range": 0, "side": "enemy"},
}
_NEEDS_OF = {  # target → what it may need
    "none": ("none",),
    "field": ("none", "has_tile", "has_snail"),
    "snail": ("none", "wounded", "can_enter_shell", "owner_has_slot", "owner_has_cards", "can_place_here"),
    "area": ("none",),
}


class BadCard(SchnappError):
    """A card file that cannot be played with: the card, the field and what is wrong with it."""

    def __init__(self, card: str, field: str, why: str) -> None:
        super().__init__(f"card {card}, field {field}: {why}")
        self.card = card
        self.field = field


@dataclass(frozen=True, slots=True)
class Effect:
    """One word of the vocabulary. `number` is its n, k, mp or range; `on` a place of PLACES."""

    op: str
    number: int = 0
    on: str = "targets"
    kind: str = "mine"
    ignore_shell: bool = False
    optional: bool = False
    dig: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    symbols: tuple[str, ...]
    deviate: bool
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card of the arsenal or of a faction."""

    id: str
    faction: str | None
    red: bool
    count: int
    target: str
    side: str
    range_min: int
    range: int
    ignore_los: bool
    dice: int
    attacks: int
    returns: bool
    needs: str
    before: tuple[Effect, ...]
    outcomes: tuple[Outcome, ...]
    after: tuple[Effect, ...]
    names: dict[str, str]  # by language
    texts: dict[str, str]


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
    kinds = tuple(_card(entry) for entry in _tables(data, "card"))
    halves = _halves(data)
    totals: Counter[str] = Counter({"basic": 4 * len(halves)})
    for kind in kinds:
        totals["faction" if kind.faction else "red" if kind.red else "purple"] += kind.count
    for word, total in TOTALS.items():
        if totals[word] != total:
            raise BadCard("all", "count", f"there must be {total} {word} cards, not {totals[word]}")
    for name, times in Counter(kind.id for kind in kinds).items():
        if times > 1:
            raise BadCard(name, "id", "stands twice")
    if sorted(kind.faction for kind in kinds if kind.faction) != sorted(box.FACTIONS):
        raise BadCard("all", "faction", f"each of {', '.join(box.FACTIONS)} must have one card")
    return _numbered(kinds, halves, _faces(data), _basics(data))


def _numbered(
    kinds: tuple[Card, ...],
    halves: tuple[tuple[str, str], ...],
    faces: tuple[str, ...],
    basics: tuple[int, int, int, int],
) -> Box:
    arsenal = sorted(
        (f"{kind.id}#{copy}", at)
        for at, kind in enumerate(kinds)
        if not kind.faction
        for copy in range(1, kind.count + 1)
    )
    basic = [(f"basic_{card}#{box.player_id(seat)}", -card) for seat in range(4) for card in range(1, 6)]
    places = {kind.faction: (kind.id, at) for at, kind in enumerate(kinds) if kind.faction}
    instances = [*arsenal, *basic, *(places[faction] for faction in box.FACTIONS)]
    return Box(kinds, halves, faces, basics, tuple(id for id, _ in instances), tuple(at for _, at in instances))


def _faces(data: dict[str, Any]) -> tuple[str, ...]:
    """The six faces of a die."""
    dice = data.get("dice")
    faces = dice.get("faces") if is_object(dice) else None
    if not is_array(faces) or len(faces) != DIE or sorted(set(map(str, faces))) != sorted(box.FACES):
        raise BadCard("dice", "faces", f"must be six of {', '.join(box.FACES)}, each of them at least once")
    return tuple(map(str, faces))


def _basics(data: dict[str, Any]) -> tuple[int, int, int, int]:
    """The numbers of the basic actions. Where they may be done is a rule and must be as the rules have it."""
    given = data.get("basic_actions")
    if not is_object(given) or set(given) != set(box.HALVES):
        raise BadCard("basic_actions", "id", f"must be exactly {', '.join(box.HALVES)}")
    for half, fixed in _FIXED.items():
        for field, value in fixed.items():
            if given[half].get(field) != value:
                raise BadCard(f"basic_actions.{half}", field, f"must be {value!r}")
    numbers = [
        _integer(f"basic_actions.{half}", given[half], field, allowed) for half, (field, allowed) in _NUMBERS.items()
    ]
    return numbers[0], numbers[1], numbers[2], numbers[3]


def _tables(data: dict[str, Any], name: str) -> list[dict[str, Any]]:
    found = data.get(name)
    if not is_array(found) or not all(is_object(entry) for entry in found):
        raise BadCard("all", name, "must be a list of tables")
    return cast("list[dict[str, Any]]", found)


def _halves(data: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for entry in _tables(data, "basic"):
        name = str(entry.get("id"))
        halves = entry.get("halves")
        if name != f"basic_{len(found) + 1}":
            raise BadCard(name, "id", f"must be basic_{len(found) + 1}")
        if not is_array(halves) or len(halves) != 2 or not all(half in box.HALVES for half in halves):
            raise BadCard(name, "halves", f"must be two of {', '.join(box.HALVES)}")
        if "crawl" not in halves and "swap" not in halves and "aim" not in halves and len(set(halves)) == 1:
            raise BadCard(name, "halves", "must be two different actions")
        found.append((str(halves[0]), str(halves[1])))
    return tuple(found)


def _card(entry: dict[str, Any]) -> Card:
    name = str(entry.get("id", "?"))
    if not _ID.fullmatch(name) or name.startswith("basic_"):
        raise BadCard(name, "id", "must be a name in small letters, digits and _")
    faction = entry.get("faction")
    deck = _word(name, entry, "deck", ("arsenal", "faction"))
    if (deck == "faction") != (faction in box.FACTIONS):
        raise BadCard(
            name, "faction", f"a faction card belongs to one of {', '.join(box.FACTIONS)}, no other card does"
        )
    target = _word(name, entry, "target", TARGETS)
    card = Card(
        id=name,
        faction=faction,
        red=_word(name, entry, "colour", ("red", "purple")) == "red",
        count=_integer(name, entry, "count", range(1, 2) if faction else range(1, 51)),
        target=target,
        side=_word(name, entry, "side", SIDES),
        range_min=_integer(name, entry, "range_min", range(0, 21)),
        range=_integer(name, entry, "range", range(0, 21)),
        ignore_los=_flag(name, entry, "ignore_los"),
        dice=_integer(name, entry, "dice", range(0, 3)),
        attacks=_integer(name, entry, "attacks", range(1, 4)),
        returns=_flag(name, entry, "returns_to_hand"),
        needs=_word(name, entry, "needs", NEEDS),
        before=_effects(name, "before", entry.get("before"), target),
        outcomes=_outcomes(name, entry.get("outcomes"), target),
        after=_effects(name, "after", entry.get("after"), target),
        names={language: str(entry.get(f"name_{language}", name)) for language in ("de", "en")},
        texts={language: str(entry.get(f"text_{language}", "")) for language in ("de", "en")},
    )
    _fits_together(card)
    return card


def _fits_together(card: Card) -> None:
    if card.range_min > card.range:
        raise BadCard(card.id, "range_min", f"must not be more than the range {card.range}")
    if card.needs not in _NEEDS_OF[card.target]:
        raise BadCard(card.id, "needs", f"{card.needs} does not go with the target {card.target}")
    if not card.outcomes:
        raise BadCard(card.id, "outcomes", "a card needs an outcome")
    if (card.target in ("none",)) != (card.side == "none") or (card.target == "field") != (card.side == "all"):
        raise BadCard(card.id, "side", f"does not go with the target {card.target}")
    for outcome in card.outcomes:
        if len(outcome.symbols) > card.dice or (card.dice and not outcome.symbols):
            raise BadCard(card.id, "outcomes", f"symbols {list(outcome.symbols)} do not go with {card.dice} dice")
        if outcome.deviate and card.target != "field":
            raise BadCard(card.id, "outcomes", "only an attack on a field can deviate")


def _outcomes(name: str, given: Any, target: str) -> tuple[Outcome, ...]:
    if not is_array(given) or not all(is_object(outcome) for outcome in given):
        raise BadCard(name, "outcomes", "must be a list of outcomes")
    found: list[Outcome] = []
    for outcome in cast("list[dict[str, Any]]", given):
        symbols = outcome.get("symbols")
        if not is_array(symbols) or not all(symbol in box.FACES for symbol in symbols):
            raise BadCard(name, "outcomes.symbols", f"must be a list of {', '.join(box.FACES)}")
        effects = _effects(name, "outcomes.effects", outcome.get("effects"), target)
        found.append(Outcome(tuple(map(str, symbols)), _flag(name, outcome, "deviate"), effects))
    return tuple(found)


def _effects(name: str, field: str, given: Any, target: str) -> tuple[Effect, ...]:
    if not is_array(given) or not all(is_object(effect) for effect in given):
        raise BadCard(name, field, "must be a list of effects")
    return tuple(_effect(name, field, effect, target) for effect in cast("list[dict[str, Any]]", given))


def _effect(name: str, field: str, given: dict[str, Any], target: str) -> Effect:
    op = given.get("op")
    if not isinstance(op, str) or op not in OPS:
        raise BadCard(name, field, f"{op!r} is no effect; there are {', '.join(OPS)}")
    field = f"{field}.{op}"
    known = OPS[op]
    if unknown := sorted(set(given) - set(known) - {"op"}):
        raise BadCard(name, f"{field}.{unknown[0]}", "is unknown")
    values: dict[str, Any] = {}
    for parameter, allowed in known.items():
        value = given.get(parameter, _DEFAULTS.get(parameter))
        if op == "place" and parameter == ("to" if given.get("who") == "self" else "range"):
            continue  # of the other kind of placing
        if allowed is bool:
            good = isinstance(value, bool)
        elif isinstance(allowed, range):
            good = isinstance(value, int) and not isinstance(value, bool) and value in allowed
        else:
            good = value in allowed
        if not good:
            raise BadCard(name, f"{field}.{parameter}", f"{value!r} is not possible")
        values[parameter] = value
    on = str(values.get("who") or values.get("on") or "targets")
    _needs_a_target(name, field, op, on, target)
    return Effect(
        op=op,
        number=next((int(values[word]) for word in NUMBER if word in values), 0),
        on=on,
        kind=str(values.get("kind", "mine")),
        ignore_shell=bool(values.get("ignore_shell", False)),
        optional=bool(values.get("optional", False)),
        dig=bool(values.get("dig", False)),
    )


def _needs_a_target(name: str, field: str, op: str, on: str, target: str) -> None:
    needs = op in TARGET_OPS or on in ("target", "target_field") or (op in ("damage", "push") and on == "targets")
    needs = needs or op in ("tile_remove", "fire")
    if needs and target == "none":
        raise BadCard(name, field, "needs a target, and the card has none")
    if target == "area" and (op in ("tile_remove", "fire") or on == "target_field"):
        raise BadCard(name, field, "an area has no one field")
    if (op in ("enter_shell", "heal", "steal", "unslot") or on == "target") and target != "snail":
        raise BadCard(name, field, "needs a snail as its target")


def _word(name: str, entry: dict[str, Any], field: str, words: tuple[str, ...]) -> str:
    value = entry.get(field)
    if not isinstance(value, str) or value not in words:
        raise BadCard(name, field, f"must be one of {', '.join(words)}, not {value!r}")
    return value


def _integer(name: str, entry: dict[str, Any], field: str, allowed: range) -> int:
    value = entry.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise BadCard(name, field, f"must be an integer {allowed[0]} to {allowed[-1]}, not {value!r}")
    return value


def _flag(name: str, entry: dict[str, Any], field: str) -> bool:
    value = entry.get(field)
    if not isinstance(value, bool):
        raise BadCard(name, field, f"must be true or false, not {value!r}")
    return value


OWN_FILE = os.environ.get("SCHNAPP_SNAILS_CARDS")
BOX = read(Path(OWN_FILE or Path(__file__).with_name("cards.toml")))
