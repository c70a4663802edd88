"""A dealer's journal of Schnapp, Land, Fluss! as chances and events (docs/records.md)."""

from __future__ import annotations

from typing import Any

from schnapp.table.canonical import Entry
from schnapp.table.cards import ranks

from . import box
from .talk import Talk

_CHANCE = 100  # rules.CHANCE: a random step's result stands in the journal as this + step
_VERDICTS = box.STATUSES


def entries(table: Talk, told: list[list[int]]) -> list[Entry]:
    """Everything told, in order."""
    written: list[Entry] = []
    for code, a, b, c, d, *notes in told:
        if code >= _CHANCE:
            step = box.STEPS[code - _CHANCE]
            kinds = box.LETTERS if step == "shuffle_letters" else box.CATEGORIES
            written.append({"chance": {"step": step, "result": [kinds[note] for note in notes]}})
        else:
            name = box.EVENTS[code]
            fields = _event(table, name, (a, b, c, d), notes[3:])
            written.append({"event": {"type": name, "t": number(notes), **fields}})
    return written


def number(notes: list[int]) -> int:
    """A large number in three notes."""
    return notes[0] | notes[1] << 15 | notes[2] << 30


def claim_id(low: int, high: int) -> str:
    return f"c{low | high << 15}"


def actor(who: int) -> int | str:
    return box.ACTORS.get(who, who)


def _event(table: Talk, name: str, told: tuple[int, int, int, int], notes: list[int]) -> dict[str, Any]:
    a, b, c, d = told
    match name:
        case "game_started":
            return {
                "game_no": a,
                "table": [box.LETTERS[letter] for letter in notes],
                "letter_deck": b,
                "revealer": actor(c),
            }
        case "category":
            if a == box.FREE:
                return {"id": None, "text": table.text(b)}
            return {"id": box.CATEGORIES[a]}
        case "struck":
            return {"player": a, "slot": box.SLOTS[b], "claim": claim_id(c, d)}
        case "said":
            said = {"player": a, "claim": claim_id(c, d)}
            word = {"word": table.text(b)}
            return said | (word if table.race.grab_all else {"private": {str(a): word}})
        case "word_timeout":
            return {"player": a, "claim": claim_id(c, d)}
        case "passed" | "tiebreak_left":
            return {"player": a}
        case "words":
            return {"words": [_word(table, notes[at : at + 5]) for at in range(0, len(notes), 5)]}
        case "judged":
            return _judged(a, b, claim_id(c, d), notes)
        case "vote_opened":
            return {"claims": [claim_id(notes[at], notes[at + 1]) for at in range(0, len(notes), 2)]}
        case "voted":
            voted = {"player": actor(a), "claim": claim_id(c, d)}
            return voted | ({"private": {str(a): {"vote": box.VOTES[b]}}} if a < box.LEADER else {})
        case "penalty":
            card = box.LETTERS[b] if b >= 0 else None
            return {"player": a, "card": card, "reason": box.REASONS[c], "locked_out": d > 0}
        case "won" | "reserved" | "returned":
            return _moved(name, a, b, c, d, notes[0])
        case "tie":
            return {"slots": {str(seat): box.SLOTS[slot] for seat, slot in enumerate(notes) if slot >= 0}}
        case "reopened":
            return {"think_left": number(notes) if a else None}
        case "missed" | "tiebreak_missed":
            return {"misses": a}
        case "rush_ended":
            return {"reason": box.RUSH_ENDS[a]}
        case "filled":
            cards = [
                {"slot": box.SLOTS[notes[at]], "card": box.LETTERS[notes[at + 1]]} for at in range(0, len(notes), 2)
            ]
            return {"cards": cards}
        case "game_scored":
            scores, totals = notes[: len(notes) // 2], notes[len(notes) // 2 :]
            return {
                "game_no": a,
                "reason": box.GAME_ENDS[b],
                "scores": scores,
                "ranks": ranks(scores),
                "totals": totals,
            }
        case "match_ended":
            return {"totals": notes, "ranks": ranks(notes)}
        case _:  # disputed, tiebreak_ended
            return {}


def _word(table: Talk, notes: list[int]) -> dict[str, Any]:
    low, high, player, slot, word = notes
    return {"player": player, "claim": claim_id(low, high), "slot": box.SLOTS[slot], "word": table.text(word)}


def _judged(player: int, verdict: int, claim: str, notes: list[int]) -> dict[str, Any]:
    reason, voted, accepts, rejects = notes
    judged: dict[str, Any] = {
        "claim": claim,
        "player": player,
        "verdict": _VERDICTS[verdict],
        "reason": box.REASONS[reason] if reason >= 0 else None,
    }
    return judged | ({"votes": votes(accepts, rejects)} if voted else {})


def votes(accepts: int, rejects: int) -> dict[str, str]:
    """Voter → what he says of a word."""
    cast: dict[str, str] = {}
    for who in range(box.CLOCK):
        if (accepts | rejects) >> who & 1:
            cast[str(actor(who))] = box.VOTES[rejects >> who & 1]
    return cast


def _moved(name: str, player: int, slot: int, low: int, high: int, card: int) -> dict[str, Any]:
    """A card that is won, put aside or put back."""
    claim = claim_id(low, high) if low | high else None
    place = {"slot": box.SLOTS[slot], "card": box.LETTERS[card]}
    if name == "won":
        return {"player": player, "card": place["card"], "slot": place["slot"], "claim": claim}
    return {"player": player, "claim": claim, **place}
