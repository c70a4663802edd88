"""A sensible player of Snails in one page: shoots what it can reach, walks towards what it cannot, digs when idle.

It plans with the snail that reaches most, keeps out of the water, and pushes others into it. All from the view: no
hidden card, no hidden order and no back of a tile is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.options import Value

from . import box, cards

YES = {"mulligan": "redraw", "place_target": "place", "use_ability": "use"}
WET = 14.0  # points that the water costs
USEFUL = {"supply_crate": 6.0, "first_aid": 4.0, "emergency_shell": 3.0, "turbo_slime": 2.0, "jetpack": 2.0, "fan": 4.0}


def choose(view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer) -> Act:
    """The legal act of the highest worth; among equals chance decides. A programme is made, not found."""
    mind = _Mind(view)
    if legal[0]["type"] == "program":
        return mind.programme(legal[0], chance)
    worths = [mind.worth(act) for act in legal]
    highest = max(worths)
    best = [act for act, worth in zip(legal, worths, strict=True) if worth == highest]
    return best[chance.below(len(best))]


class _Mind:
    """What the seat sees, and what it makes of it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: str = view["viewer"]
        self.mine: dict[str, Any] = view["players"][self.me]
        self.board: dict[str, Any] = view["board"]
        self.snails = {id: snail for id, snail in view["snails"].items() if snail["field"] is not None}
        self.enemies = [snail for id, snail in self.snails.items() if not id.startswith(self.me)]
        turn: Mapping[str, Any] = view["turn"] or {}
        self.acting: str | None = turn.get("snail")
        slot = self.mine["slots"][turn["slot"] - 1] if self.mine["slots"] and "slot" in turn else None
        self.playing = None if slot is None or slot["card"] is None else _kind(slot["card"])
        self.next = self.mine["slots"][turn["slot"]]["card"] if slot and turn["slot"] < box.SLOTS else None

    def worth(self, act: Act) -> float:
        match act["type"]:
            case "choose_target" | "choose_deviation":
                return self.hits(act)
            case "step" | "choose_place":
                return self.ground(act["to"]) - self.ground(self.snails[self.acting or ""]["field"]) - 0.1
            case "place_snail":
                return self.height(act["field"]) - 2.0 * self.crowd(act["field"], own=True)
            case "push" | "overflow":
                return self.ground(act["to"]) * (1.0 if act["snail"].startswith(self.me) else -1.0)
            case "choose_half":
                return self.half(act["half"])
            case "choose_outcome":
                return _damage_of(self.playing, act["index"])
            case "exchange":
                return -1.0
            case "discard":
                return -_value(act["card"])
            case "keep_start_hand":
                return sum(map(_value, act["cards"]))
            case "reroll":
                return -1.0  # a view does not show the dice
            case "choose_enemy":
                return -self.snails[act["snail"]]["health"]
            case "take_shell":
                return self.snails[act["from"]]["health"]
            case "choose_slot":
                return -act["slot"]
            case "choose_resolve":
                return -1.0 if act["resolve"] else 0.0  # offered only where it would hurt
            case "take_faction_card":
                return 2.0
            case kind if kind in YES:
                return 1.0 if act[YES[kind]] else 0.0
            case _:
                return 0.0

    def programme(self, generator: Act, chance: Dealer) -> Act:
        """The snail that reaches most shoots; what it cannot reach it walks towards; then it digs and hides."""
        reach = {id: sum(sorted(self.shots(id, generator["cards"]).values())[-3:]) for id in generator["active"]}
        order = sorted(generator["active"], key=lambda id: (reach[id] + self.ground(self.snails[id]["field"]) / 20, id))
        active = order[-1]
        shots = self.shots(active, generator["cards"])
        plan = [card for card in sorted(shots, key=lambda card: -shots[card]) if shots[card] > 0]
        wet = self.height(self.snails[active]["field"]) == 0
        idle = (
            ["basic_3", "basic_1", "basic_5", "basic_2", "basic_4"]
            if plan and not wet
            else ["basic_1", "basic_3", "basic_2", "basic_5", "basic_4"]
        )
        basics = [f"{basic}#{self.me}" for basic in idle]
        rest = [card for card in generator["cards"] if card not in plan and card not in basics]
        useful = sorted(rest, key=lambda card: -USEFUL.get(_kind(card), 0.0))
        plan += [card for card in useful if USEFUL.get(_kind(card), 0.0) > 0]
        slots = plan[:4] + basics if plan and not wet else [basics[0], *plan[:3], *basics[1:]]
        inactive = next((id for id in reversed(order[:-1]) if id in generator["inactive"]), None)
        return {"type": "program", "active": active, "inactive": inactive, "slots": slots[: box.SLOTS]}

    def shots(self, snail: str, hand: list[str]) -> dict[str, float]:
        """Red cards of the hand: the damage that each may do from where this snail stands."""
        here = self.snails[snail]["field"]
        found: dict[str, float] = {}
        for name in hand:
            card = _card(_kind(name))
            if card is None or not card.red:
                continue
            best = 0.0
            for enemy in self.enemies:
                away = _distance(here, enemy["field"])
                sees = card.ignore_los or self.height(enemy["field"]) <= self.height(here)
                if card.range_min <= away <= card.range and sees and self.height(here) > 0:
                    friends = self.crowd(enemy["field"], own=True) if card.target != "snail" else 0
                    best = max(best, _expected(card.id) * (1 - 0.8 * friends) + (30 - enemy["health"]) / 10)
            found[name] = best
        return found

    def hits(self, act: Act) -> float:
        """Enemies that are hit, less friends; a weak one is worth more."""
        if "snail" in act:
            target = self.snails[act["snail"]]
            return (-1.0 if act["snail"].startswith(self.me) else 1.0) * (1 + (30 - target["health"]) / 10)
        worth = 0.0
        for id, snail in self.snails.items():
            if snail["field"] == act["field"]:
                worth += (-1.3 if id.startswith(self.me) else 1.0) * (1 + (30 - snail["health"]) / 10)
        return worth

    def half(self, half: str) -> float:
        """Strike, or a shot to aim at; dig where the ground holds; hide; crawl towards somebody."""
        here = self.snails[self.acting or ""]["field"]
        ground = self.board.get(here, {"damage": 1, "stack": 0, "mine": 0, "dynamite": 0})
        aims = self.next is not None and (card := _card(_kind(self.next))) is not None and card.red and card.dice > 0
        safe = ground["mine"] + ground["dynamite"] == 0 and (not ground["damage"] or ground["stack"] == 2)
        near = min((_distance(here, enemy["field"]) for enemy in self.enemies), default=0)
        return {
            "strike": 5.0,
            "aim": 4.0 if aims else 0.5,
            "dig": 3.0 if safe else -1.0,
            "shell": 2.5,
            "crawl": 3.5 if ground["stack"] == 0 or near > 2 else 1.0,
            "swap": 0.0,
        }[half]

    def ground(self, field: str) -> float:
        """How well a snail stands on a field: high, dry, without fire and mines, near an enemy but not in a crowd."""
        pile = self.board.get(field)
        near = min((_distance(field, enemy["field"]) for enemy in self.enemies), default=0)
        if pile is None:
            return -WET - near
        hazards = 5 * pile["fire"] + 10 * pile["mine"] + 8 * pile["dynamite"] + 2 * pile["damage"]
        return 2.0 * pile["stack"] - hazards - 1.5 * abs(near - 2) - 2 * self.crowd(field, own=True)

    def height(self, field: str) -> int:
        return self.board[field]["stack"] if field in self.board else 0

    def crowd(self, field: str, own: bool) -> int:
        """Snails on a field, mine or the others'."""
        return sum(snail["field"] == field and id.startswith(self.me) == own for id, snail in self.snails.items())


def _kind(card: str) -> str:
    return card.split("#")[0]


@cache
def _card(kind: str) -> cards.Card | None:
    return next((card for card in cards.BOX.kinds if card.id == kind), None)


def _value(name: str) -> float:
    """What a card in the hand is worth."""
    card = _card(_kind(name))
    if card is None:
        return 0.0
    return _expected(card.id) if card.red else 2.0 + USEFUL.get(card.id, 0.0)


def _damage_of(kind: str | None, index: int) -> float:
    card = _card(kind or "")
    return 0.0 if card is None else float(sum(e.number for e in card.outcomes[index].effects if e.op == "damage"))


@cache
def _expected(kind: str) -> float:
    """The damage of one attack on average, if the best outcome is chosen."""
    card = _card(kind)
    assert card is not None
    total = 0.0
    rolls = list(product(cards.BOX.faces, repeat=card.dice))
    for roll in rolls:
        fitting = [
            _damage_of(kind, at)
            for at, outcome in enumerate(card.outcomes)
            if all(roll.count(face) >= outcome.symbols.count(face) for face in box.FACES)
        ]
        total += max(fitting, default=0.0)
    return card.attacks * total / len(rolls)


@cache
def _distance(one: str, other: str) -> int:
    (q, r), (s, t) = (map(int, field.split(",")) for field in (one, other))
    q, r = q - s, r - t
    return (abs(q) + abs(r) + abs(q + r)) // 2
