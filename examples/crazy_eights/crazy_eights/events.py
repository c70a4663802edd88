"""A dealer's journal of Crazy Eights as chances and events of a record."""

from __future__ import annotations

from typing import Any

from schnapp.table.canonical import Entry

from . import box

CHANCE = 100  # rules.CHANCE: a random step's result stands in the journal as this + step


def entries(told: list[list[int]], result: dict[str, list[int]] | None) -> list[Entry]:
    """Everything told, in order."""
    written: list[Entry] = []
    for code, a, b, _, _, *notes in told:
        if code >= CHANCE:
            step = box.STEPS[code - CHANCE]
            written.append({"chance": {"step": step, "result": a if step == "dealer" else box.KINDS[a]}})
        else:
            name = box.EVENTS[code]
            written.append({"event": {"type": name, **_event(name, a, b, notes, result)}})
    return written


def _event(name: str, a: int, b: int, notes: list[int], result: dict[str, list[int]] | None) -> dict[str, Any]:
    match name:
        case "dealt":
            return {"dealer": a, "private": {str(seat): {"hand": _hand(notes, seat)} for seat in (0, 1)}}
        case "turned_up" | "put_back":
            return {"card": box.KINDS[a]}
        case "played":
            return {"player": a, "card": box.KINDS[b]}
        case "nominated":
            return {"player": a, "suit": box.SUITS[b]}
        case "drew":
            return {"player": a, "private": {str(a): {"card": box.KINDS[b]}}}
        case "passed":
            return {"player": a}
        case _:  # game_ended
            assert result is not None
            return {"ranking": result["ranks"], "scores": result["scores"]}


def _hand(notes: list[int], seat: int) -> list[str]:
    """What a seat was dealt; the notes are cards, those of seat 1 counted on after those of seat 0."""
    return [box.KINDS[note % box.CARDS] for note in notes if note // box.CARDS == seat]
