"""Acts of Snails in machine form and as numbers (docs/records.md)."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from schnapp.table import reading
from schnapp.table.canonical import Act, Json, canonical, is_array

from . import box, cards
from .board import name
from .rules import Snails

CARD = reading.by_number(cards.BOX.ids)
SNAIL = reading.by_number(box.SNAILS)
# the acts that are choices of one decision
DECISIONS: tuple[frozenset[str], ...] = (
    frozenset({"exchange", "take_faction_card", "end_draw"}),
    frozenset({"step", "stop"}),
    frozenset({"reroll", "keep"}),
)
PARAMETERS: dict[str, dict[str, tuple[type, ...]]] = {
    "choose_faction": {"faction": (str,)},
    "mulligan": {"redraw": (bool,)},
    "keep_start_hand": {"cards": (list,)},
    "place_snail": {"snail": (str,), "field": (str,)},
    "exchange": {"discard": (list,)},
    "take_faction_card": {},
    "end_draw": {},
    "stop": {},
    "keep": {},
    "discard": {"card": (str,)},
    "program": {"active": (str,), "inactive": (str, type(None)), "slots": (list,)},
    "choose_resolve": {"resolve": (bool,)},
    "choose_half": {"half": (str,)},
    "step": {"to": (str,)},
    "choose_place": {"to": (str,)},
    "choose_target": {"field": (str,), "snail": (str,)},
    "reroll": {"die": (int,), "source": (str,)},
    "choose_outcome": {"index": (int,)},
    "choose_deviation": {"field": (str,)},
    "place_target": {"place": (bool,)},
    "choose_enemy": {"snail": (str,)},
    "choose_slot": {"slot": (int,)},
    "take_shell": {"from": (str,)},
    "use_ability": {"use": (bool,)},
    "push": {"snail": (str,), "to": (str,)},
    "overflow": {"snail": (str,), "to": (str,)},
    "order_effect": {"effect": (str,), "field": (str,)},
}
ONE_OF = frozenset({"choose_target", "order_effect"})  # exactly one of their parameters is given


def decision(kind: str) -> frozenset[str]:
    """The acts that answer the same question."""
    return next((group for group in DECISIONS if kind in group), frozenset({kind}))


def is_well_formed(act: Act) -> bool:
    """Parameters complete, known and of the right JSON type."""
    known = PARAMETERS[act["type"]]
    given = {key: value for key, value in act.items() if key not in ("player", "type", "by")}
    if not set(given) <= set(known) or len(given) != (1 if act["type"] in ONE_OF else len(known)):
        return False
    return all(_is_of(value, known[key]) for key, value in given.items())


def _is_of(value: Json, types: tuple[type, ...]) -> bool:
    if is_array(value):
        return list in types and all(isinstance(item, str) for item in value)
    return type(value) in types


def act_of(table: Snails, action: int) -> Act:
    """The act of a number, without `player`. Places in a hand are those of the seat whose turn it is."""
    number, value = action >> 11 & 31, action & 2047
    if number == box.EXCHANGE_MORE:
        number, value = box.ACTS.index("exchange"), value + box.VALUES
    kind = box.ACTS[number]
    act: Act = {"type": kind}
    match kind:
        case "choose_faction":
            act["faction"] = box.FACTIONS[value]
        case "mulligan" | "choose_resolve" | "place_target" | "use_ability":
            act[next(iter(PARAMETERS[kind]))] = bool(value)
        case "keep_start_hand":
            hand = table.hand_of(table.turn_player)
            act["cards"] = [cards.BOX.ids[hand[place]] for place in range(5) if value >> place & 1]
        case "place_snail":
            act |= {"snail": box.SNAILS[value >> 7], "field": _field(table, value & 127)}
        case "exchange":
            act["discard"] = _pair(table, value)
        case "discard":
            act["card"] = cards.BOX.ids[value]
        case "choose_half":
            act["half"] = box.HALVES[value]
        case "step" | "choose_place":
            act["to"] = _field(table, value)
        case "choose_target" | "order_effect" if value & box.A_SNAIL:
            if kind == "choose_target":
                act["snail"] = box.SNAILS[value & 15]
            else:
                act["effect"] = box.MARKERS[value & 3]
        case "choose_target" | "order_effect" | "choose_deviation":
            act["field"] = _field(table, value)
        case "reroll":
            act |= {"die": (value >> 2) + 1, "source": box.REROLLS[value & 3]}
        case "choose_outcome":
            act["index"] = value
        case "choose_enemy":
            act["snail"] = box.SNAILS[value]
        case "choose_slot":
            act["slot"] = value
        case "take_shell":
            act["from"] = box.SNAILS[value]
        case "push" | "overflow":
            act |= {"snail": box.SNAILS[value >> 7], "to": _field(table, value & 127)}
        case _:  # take_faction_card, end_draw, stop, keep
            pass
    return act


def _field(table: Snails, field: int) -> str:
    return name(table.coordinates(field))


def _pair(table: Snails, number: int) -> list[str]:
    """Two cards of the arsenal in the hand, as the rules number them: i * (i - 1) / 2 + j is cards j < i."""
    i = (1 + isqrt(8 * number + 1)) // 2
    hand = table.hand_of(table.turn_player)
    return [cards.BOX.ids[hand[number - i * (i - 1) // 2]], cards.BOX.ids[hand[i]]]


def programme(table: Snails, seat: int, act: Act) -> int | None:
    """The number of a whole programme, None if it is not legal."""
    hand = table.hand_of(seat)
    slots = [CARD.get(card, -1) for card in act["slots"]]
    living = _living(table, seat)
    active, inactive = act["active"], act["inactive"]
    if active not in living or len(slots) != box.SLOTS or len(set(slots)) < len(slots) or not set(slots) <= set(hand):
        return None
    if inactive is None and len(living) > 1:
        return None
    if inactive is not None and (inactive not in living or inactive == active):
        return None
    number = box.WHOLE | (SNAIL[active] & 3) << 25 | (4 if inactive is None else SNAIL[inactive] & 3) << 27
    for place, card in enumerate(slots):
        number |= hand.index(card) << 5 * place
    return number


def _living(table: Snails, seat: int) -> list[str]:
    return [box.SNAILS[snail] for snail in range(4 * seat, 4 * seat + 4) if table.alive >> snail & 1]


def programmes(table: Snails, seat: int) -> Act:
    """The generator element that stands for all programmes of a seat."""
    living = sorted(_living(table, seat))
    hand = [cards.BOX.ids[card] for card in table.hand_of(seat)]
    count = len(living) * max(1, len(living) - 1)
    for place in range(box.SLOTS):
        count *= len(hand) - place
    inactive: list[str | None] = [*living] if len(living) > 1 else [None]
    return {"type": "program", "active": living, "inactive": inactive, "cards": sorted(hand), "count": count}


def sample(generator: Act, below: Callable[[int], int], alike: Callable[[str], str | int] = str) -> Act:
    """One of the programmes of a generator element, piece by piece; cards that are `alike` are one choice, without it none
    are. `below` draws a number."""
    active = generator["active"][below(len(generator["active"]))]
    others = [snail for snail in generator["inactive"] if snail != active]
    hand: list[str] = list(generator["cards"])
    slots: list[str] = []
    for _ in range(box.SLOTS):
        apart = list({alike(card): card for card in hand}.values())
        slots.append(apart[below(len(apart))])
        hand.remove(slots[-1])
    return {"type": "program", "active": active, "inactive": others[below(len(others))], "slots": slots}


def kind(card: str) -> int:
    """What is on a card."""
    return cards.BOX.kind_of[CARD[card]]


def kinds_apart(choices: list[Act]) -> list[Act]:
    """Of acts that differ in nothing but the copy of a card, only one."""
    return list({_with_kinds(act): act for act in choices}.values())


def _with_kinds(act: Act) -> str:
    match act["type"]:
        case "discard":
            return canonical({**act, "card": kind(act["card"])})
        case "exchange":
            return canonical({**act, "discard": sorted(map(kind, act["discard"]))})
        case _:
            return canonical(act)
