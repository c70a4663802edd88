"""A dealer's journal of Schnuff as chances and events (docs/records.md)."""

from __future__ import annotations

from typing import Any

from schnapp.table.canonical import Entry

from . import box
from .rules import Schnuff

_CHANCE = 100  # rules.CHANCE: a random step's result stands in the journal as this + step
_KINDS = len(box.KINDS)


def entries(table: Schnuff, told: list[list[int]], result: dict[str, list[int]] | None) -> list[Entry]:
    """Everything told, in order."""
    written: list[Entry] = []
    for code, a, b, c, d, *notes in told:
        if code >= _CHANCE:
            written.append({"chance": _chance(box.STEPS[code - _CHANCE], a, b, notes)})
        else:
            event = _event(table, box.EVENTS[code], (a, b, c, d), notes, result)
            written.append({"event": {"type": box.EVENTS[code], **event}})
    return written


def _chance(step: str, one: int, two: int, notes: list[int]) -> dict[str, Any]:
    pile = step in ("shuffle", "turn_shuffle")
    return {"step": step, "result": [box.KINDS[card] for card in notes] if pile else [one, two]}


def _event(
    table: Schnuff,
    name: str,
    told: tuple[int, int, int, int],
    notes: list[int],
    result: dict[str, list[int]] | None,
) -> dict[str, Any]:
    a, b, c, d = told
    match name:
        case "dealer_roll" | "risk_roll" | "schnuff_roll":
            return {"player": a, "dice": [b, c]}
        case "round_started":
            return {"round": a, "dealer": b, "private": _hands(c, notes)}
        case "played":
            return {"player": a, "card": box.KINDS[b], "count": c, "direction": d}
        case "paid":
            return {"player": a, "chips": b, "limit": c}
        case "immunity" | "immunity_used":
            return {"player": a, "limit": b}
        case "drew":
            return {"player": a, "private": {str(a): {"card": box.KINDS[b]}}}
        case "pile_turned":
            return {"player": a, "count": b}
        case "redeal":
            return {}
        case "round_ended":
            return {"reason": box.ENDINGS[a]}
        case "game_ended":
            assert result is not None
            return {"ranking": result["ranks"], "chips": [table.chips_of(seat) for seat in range(table.players)]}
        case _:  # lead_skipped, draw_forfeited, dropped_out, spared, eliminated, cannot_play
            return {"player": a}


def _hands(in_round: int, notes: list[int]) -> dict[str, dict[str, list[str]]]:
    """What each seat in the round was dealt; the notes are counts by kind, one seat after the other."""
    return {
        str(seat): {"hand": box.multiset(notes[seat * _KINDS : (seat + 1) * _KINDS])}
        for seat in range(len(notes) // _KINDS)
        if in_round >> seat & 1
    }
