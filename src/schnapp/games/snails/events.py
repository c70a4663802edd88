"""A dealer's journal of Snails as chances and events (docs/records.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from schnapp.table.canonical import Act, Entry

from . import box, cards
from .board import name
from .box import player_id
from .rules import Snails

_CHANCE = 100  # rules.CHANCE: a random step's result stands in the journal as this + step
_PILES = {"beach_pile": "beach", "meadow_pile": "meadow", "mountain_pile": "mountain"}
_ID = cards.BOX.ids

ActOf = Callable[[int], Act]


def entries(table: Snails, told: list[list[int]], result: dict[str, list[int]] | None, act_of: ActOf) -> list[Entry]:
    """Everything told, in order."""
    written: list[Entry] = []
    for code, a, b, c, d, *notes in told:
        if code >= _CHANCE:
            written.append({"chance": _chance(box.STEPS[code - _CHANCE], a, b, notes)})
        else:
            kind = box.EVENTS[code]
            written.append({"event": {"type": kind, **_event(table, kind, (a, b, c, d), notes, result, act_of)}})
    return written


def _chance(step: str, a: int, b: int, notes: list[int]) -> dict[str, Any]:
    if step == "start_player":
        return {"step": step, "result": player_id(a)}
    if step == "factions":
        return {"step": step, "result": [box.FACTIONS[faction] for faction in notes]}
    if step in _PILES:
        ids = box.tile_ids(_PILES[step])
        return {"step": step, "result": [ids[tile] for tile in notes]}
    if step == "dice":
        return {"step": step, "result": _faces(a, b)}
    if step == "reroll":
        return {"step": step, "result": box.FACES[a]}
    return {"step": step, "result": _ID[a] if step == "steal" else _cards(notes)}


def _event(
    table: Snails,
    kind: str,
    told: tuple[int, int, int, int],
    notes: list[int],
    result: dict[str, list[int]] | None,
    act_of: ActOf,
) -> dict[str, Any]:
    a, b, c, d = told
    snail, player = box.SNAILS, player_id

    def field(at: int) -> str:
        return name(table.coordinates(at))

    match kind:
        case "game_started" | "start_player_passed":
            return {"start_player" if kind == "game_started" else "player": player(a)}
        case "faction_chosen":
            return {"player": player(a), "faction": box.FACTIONS[b]}
        case "cards_drawn":
            return {"player": player(a), "n": b, "private": {player(a): {"cards": _cards(notes)}}}
        case "start_hand_shown":
            return {"player": player(a), "cards": sorted(_cards(notes))}
        case "deck_reshuffled":
            return {"n": a}
        case "cards_discarded" | "player_out":
            return {"player": player(a), "cards": _cards(notes)}
        case "snail_placed":
            return {"snail": snail[a], "field": field(b)}
        case "round_started":
            return {"round": a, "start_player": player(b)}
        case "programmed":
            slots = {"active": snail[b], "inactive": snail[c] if c >= 0 else None, "slots": _cards(notes)}
            return {"player": player(a), "private": {player(a): slots}}
        case "turn_started" | "turn_resolved":
            return {"player": player(a), "slot": b}
        case "order_revealed":
            return {"player": player(a), "snail": snail[b]}
        case "card_revealed":
            return {"player": player(a), "slot": b, "card": _ID[c]}
        case "turn_skipped":
            return {"player": player(a), "slot": b, "reason": box.SKIPS[c]}
        case "half_chosen":
            return {"player": player(a), "half": box.HALVES[b]}
        case "shell_entered" | "shell_left" | "eliminated":
            return {"snail": snail[a]}
        case "aim_set":
            return {"player": player(a), "snail": snail[b], "slot": c, "rerolls": d}
        case "aim_ended":
            return {"player": player(a), "snail": snail[b]}
        case "order_lost":
            return {"player": player(a), "snail": snail[b], "place": "inactive" if c else "active"}
        case "target_chosen" if b == 0:
            return {"player": player(a), "field": field(c)}
        case "target_chosen" if b == 1:
            return {"player": player(a), "snail": snail[c]}
        case "target_chosen":
            return {"player": player(a), "snails": [snail[one] for one in notes]}
        case "dice_rolled":
            return {"player": player(a), "faces": _faces(b, c)}
        case "die_rerolled":
            return {"player": player(a), "die": b, "source": box.REROLLS[c], "face": box.FACES[d]}
        case "outcome_chosen":
            return {"player": player(a), "index": b}
        case "deviated":
            return {"player": player(a), "field": field(b)}
        case "damage":
            return {"snail": snail[a], "n": b, "dealt": c, "health": d, "source": box.SOURCES[notes[0]]}
        case "healed":
            return {"snail": snail[a], "n": b, "health": c}
        case "tile_damaged":
            return {"field": field(a)}
        case "tile_destroyed" | "tile_removed":
            tile = {"field": field(a), "terrain": box.TERRAINS[b], "back": box.BACKS[c]}
            return tile | ({"cause": box.CAUSES[d]} if kind == "tile_destroyed" else {})
        case "marker_placed":
            return {"field": field(a), "kind": box.MARKERS[b], "k": c}
        case "exploded":
            return {"field": field(a), "kind": box.MARKERS[b]}
        case "fires_removed":
            return {"fields": [field(at) for at in notes]}
        case "snail_moved":
            return {"snail": snail[a], "from": field(b), "to": field(c), "how": box.MOVES[d]}
        case "contamination":
            return {"index": a, "value": b}
        case "slot_emptied":
            return {"player": player(a), "slot": b, "card": _ID[c], "to": "discard" if d else "hand"}
        case "card_stolen":
            private = {player(seat): {"card": _ID[c]} for seat in sorted((a, b))}
            return {"from": player(a), "to": player(b), "private": private}
        case "ability_used":
            return {"player": player(a), "ability": box.ABILITIES[box.FACTIONS[b]]}
        case "cleanup_started":
            return {"round": a}
        case "cards_collected":
            return {"player": player(a), **_collected(notes), "faction_card": bool(b)}
        case "game_over":
            assert result is not None
            return {"result": box.RESULTS[result["ranks"].count(1) > 1], "ranks": result["ranks"]}
        case "auto":
            return {"player": player(a), "action": act_of(b)}
        case _:  # faction_card_taken, faction_card_returned, orders_swapped, free_swap, attack_missed
            return {"player": player(a)}


def _cards(notes: list[int]) -> list[str]:
    return [_ID[card] for card in notes]


def _faces(one: int, two: int) -> list[str]:
    return [box.FACES[face] for face in (one, two) if face >= 0]


def _collected(notes: list[int]) -> dict[str, list[str]]:
    hand = [card for card in notes if card >= cards.BASIC or cards.BOX.kinds[cards.BOX.kind_of[card]].returns]
    return {"to_hand": _cards(hand), "to_discard": _cards([card for card in notes if card not in hand])}
