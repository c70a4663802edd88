"""What the rules of Snails allow a snail: where a card brings it, at what it can be aimed, why it would be played in vain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.games.snails import board, box, cards
from schnapp.table.dealer import stream
from schnapp.table.positions import position_of
from schnapp.table.rng import Rng
from schnapp.table.seating import owed_in

from .games import Plan, Record
from .snails_positions import CARD, GAME, Scene, brought_together, planned, seen_by_all, turn

SEEN = ("at", "board", "snails", "players")  # of a view, as far as it matters


def walked(scene: Scene) -> set[str]:
    """Every field to which a step leads. Who has to make room takes the first way there is. Where something goes off nobody sees
    before what that leaves, so there the walk is not followed."""
    found: set[str] = set()
    seen: set[str] = set()
    left = [scene]
    while left:
        now = left.pop()
        if now.is_over or any(event["type"] == "exploded" for event in now.events):
            continue
        asked = now.legal()[0]["type"] if owed_in(now.state) else ""
        if asked not in ("step", "stop"):
            if asked == "overflow":
                left.append(now.after(now.legal()[0]))
            continue
        known = position_of(GAME, now.state)
        key = f"{known['snails']} {known['board']} {GAME.pending(now.state)}"
        if key not in seen:
            seen.add(key)
            steps = [act for act in now.legal() if act["type"] == "step"]
            found |= {act["to"] for act in steps}
            left += map(now.after, steps)
    return found


def reached(scene: Scene) -> Record:
    """Of a card: why it is in vain; else at what it can be aimed, and where it brings the snail."""
    for event in scene.events:
        if event["type"] == "turn_skipped":
            return {"vain": event["reason"]}
        if event["type"] == "target_chosen":
            return {"targets": event.get("snails") or [_target(event)]}
        if event["type"] == "turn_resolved":
            break
    return {} if scene.is_over else _asked(scene)


def _asked(scene: Scene) -> Record:
    acts = scene.legal()
    match acts[0]["type"]:
        case "choose_resolve":
            return reached(scene.after({"type": "choose_resolve", "resolve": True}))
        case "choose_half":
            halves = [reached(scene.after(act)) for act in acts if act["half"] in ("crawl", "strike")]
            return {name: found for half in halves for name, found in half.items()}
        case "choose_target":
            return {"targets": [_target(act) for act in acts]}
        case "choose_place":
            return {"places": [act["to"] for act in acts]}
        case "step" | "stop":
            return {"walk": sorted(walked(scene))}
        case _:
            return {}


def _target(said: Record) -> str:
    return said.get("snail") or said["field"]


def cases(position: Record, plan: Plan, snail: str) -> Iterator[list[Any]]:
    """Card and what it reaches: everything that this snail could play."""
    owner = snail.partition(".")[0]
    faction = cards.BOX.ids[cards.FACTION + box.FACTIONS.index(position["players"][owner]["faction"])]
    basics = [f"basic_{number}#{owner}" for number in range(1, box.BASIC_CARDS + 1)]
    for card in (*(card for card in CARD.values() if "#" in card or card == faction), *basics):
        yield [card, reached(turn(position, plan, snail, card))]


def situation(plan: Plan, number: int) -> Record:
    """What everybody sees, and what two snails of the first player could do. Fields are numbers, in the order of the board."""
    position = planned(plan, 1)
    brought_together(position, plan.options, Rng(stream(plan.seed, "places")))
    for at, player in enumerate(position["players"].values()):
        player["faction"] = box.FACTIONS[(number + at) % len(box.FACTIONS)]
    begun = {**position, "turn": {"player": "p1", "slot": 1}}
    fields = [board.name(field) for field in board.layout(plan.options["layout"]).fields]
    snails = ("p1.leader", box.SNAILS[1 + number % 3])
    return {
        "layout": plan.options["layout"],
        "view": {name: part for name, part in seen_by_all(begun, plan).items() if name in SEEN},
        "snails": {snail: [_short(case, fields) for case in cases(position, plan, snail)] for snail in snails},
    }


def _short(case: list[Any], fields: list[str]) -> list[Any]:
    card, found = case
    numbers = {at: number for number, at in enumerate(fields)}
    return [
        card,
        {name: value if name == "vain" else [numbers.get(one, one) for one in value] for name, value in found.items()},
    ]


def written() -> Iterator[Record]:
    for number in range(9):
        layout = board.LAYOUTS[number // 3]
        yield situation(Plan("snails", 2 + number % 3, {"layout": layout}, f"golden/{number}"), number)
