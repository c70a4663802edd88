"""A dealer's journal of Snatch It! as chances and events (docs/records.md)."""

from __future__ import annotations

from typing import Any

from schnapp.table.canonical import Entry

from . import box
from .rules import SnatchIt

_CHANCE = 100  # rules.CHANCE: a random step's result stands in the journal as this + step
_KINDS = len(box.KINDS)


def entries(table: SnatchIt, told: list[list[int]], result: dict[str, list[int]] | None) -> list[Entry]:
    """Everything told, in order. `rare_case` looks back at the `rare_discard` chances before it."""
    written: list[Entry] = []
    for code, a, b, c, d, *notes in told:
        if code >= _CHANCE:
            written.append({"chance": _chance(box.STEPS[code - _CHANCE], a, notes)})
        else:
            event = _event(table, box.EVENTS[code], (a, b, c, d), notes, written, result)
            written.append({"event": {"type": box.EVENTS[code], **event}})
    return written


def _chance(step: str, a: int, notes: list[int]) -> dict[str, Any]:
    if step in ("shuffle_deck", "reshuffle_discard"):
        return {"step": step, "result": _list(notes)}
    if step == "rare_discard":
        return {"step": step, "result": {"player": a, "cards": _list(sorted(notes))}}
    return {"step": step, "result": box.KINDS[a] if step == "bait_shuffle_pick" else a}


def _event(
    table: SnatchIt,
    name: str,
    told: tuple[int, int, int, int],
    notes: list[int],
    written: list[Entry],
    result: dict[str, list[int]] | None,
) -> dict[str, Any]:
    a, b, c, d = told
    match name:
        case "last_bite":
            return {"phase": box.PHASES[a]}
        case "deck_reshuffled":
            return {"count": a}
        case "game_started":
            hands = _hands(notes)
            return {"first": a, "hand_size": b, "private": {str(seat): {"hand": hand} for seat, hand in hands.items()}}
        case "laid" | "bait_laid":
            return {"player": a, "private": {str(a): {"card": box.KINDS[b]}}}
        case "pond_revealed":
            return {"cards": [{"player": seat, "card": box.KINDS[card]} for seat, card in enumerate(notes)]}
        case "pond_filled":
            return {"cards": _list(notes)}
        case "bait_to_pond":
            return {"cards": _list(sorted(notes))}
        case "round_started":
            return {"round": a, "first": b, "last": bool(c)}
        case "snatched":
            return {"player": a, "card": box.KINDS[b], "pond": box.KINDS[c], "stack": f"s{d}"}
        case "stolen":
            return {"player": a, "owner": b, "stack": f"s{c}", "card": box.KINDS[d]}
        case "reclaimed":
            return {"player": a, "stack": f"s{b}", "card": box.KINDS[c], "from": d}
        case "consolation" if b:
            return {"player": a, "drawn": 1, "private": {str(a): {"card": box.KINDS[c]}}}
        case "consolation":
            return {"player": a, "drawn": 0}
        case "swallowed":
            return {"player": a, "stack": f"s{b}", "pond": box.KINDS[c], "size": d}
        case "stalked":
            return {"player": a, "card": box.KINDS[b]}
        case "called_out":
            return {"by": a, "player": b, "right": bool(c)}
        case "tossed":
            return {"player": a, "pond": box.KINDS[b]}
        case "snatching_ended":
            return {"reason": "hands_empty" if a else "pond_empty"}
        case "first_leap_passed":
            return {"to": a}
        case "refilled":
            cards = box.multiset(notes)
            return {"player": a, "count": len(cards)} | ({"private": {str(a): {"cards": cards}}} if cards else {})
        case "rare_case":
            return _rare_case(a, notes, written)
        case "bait_revealed":
            return {"card": box.KINDS[a]}
        case "stork_took":
            return {"owner": a, "stack": f"s{b}", "height": c, "top": box.KINDS[d]}
        case "final_swallow":
            return {"player": a, "count": b}
        case "game_ended":
            assert result is not None
            return _game_ended([table.belly_of(seat) for seat in range(table.players)], result)
        case _:  # reclaim_declined, consolation_skipped, let_pass
            return {"player": a}


def _rare_case(keep: int, notes: list[int], written: list[Entry]) -> dict[str, Any]:
    discarded = {
        str(entry["chance"]["result"]["player"]): entry["chance"]["result"]["cards"]
        for entry in written
        if entry.get("chance", {}).get("step") == "rare_discard"
    }
    drawn = {str(seat): cards for seat, cards in _hands(notes).items() if cards}
    private: dict[str, dict[str, list[str]]] = {}
    for word, hands in (("discarded", discarded), ("drawn", drawn)):
        for seat, cards in hands.items():
            private.setdefault(seat, {})[word] = cards
    counts = {
        word: {seat: len(hands[seat]) for seat in sorted(hands)}
        for word, hands in (("discarded", discarded), ("drawn", drawn))
    }
    return {"k": keep, **counts} | ({"private": {seat: private[seat] for seat in sorted(private)}} if private else {})


def _game_ended(bellies: list[list[int]], result: dict[str, list[int]]) -> dict[str, Any]:
    scores = [
        {"player": seat, "points": points, "swarms": belly[-1], "cards": sum(belly), "rank": rank}
        for seat, (belly, points, rank) in enumerate(zip(bellies, result["scores"], result["ranks"], strict=True))
    ]
    return {"scores": scores, "bellies": [box.multiset(belly) for belly in bellies]}


def _hands(notes: list[int]) -> dict[int, list[str]]:
    """Counts by kind, one seat after the other."""
    return {at // _KINDS: box.multiset(notes[at : at + _KINDS]) for at in range(0, len(notes), _KINDS)}


def _list(cards: list[int]) -> list[str]:
    return [box.KINDS[card] for card in cards]
