"""What people voted on: found in the events of a game, for the server's memory of words that no list has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from schnapp.table.canonical import Entry
from schnapp.table.protocols import Ballot

Event = Mapping[str, Any]


def ballots(past: Iterable[Entry], newest: Sequence[Entry]) -> list[Ballot]:
    """The votes that were closed in the newest entries; `past` are all entries of the game before them."""
    closed = [entry["event"] for entry in newest if "event" in entry and entry["event"].get("votes")]
    if not closed:
        return []
    told = [cast("Event", entry["event"]) for entry in (*past, *newest) if "event" in entry]
    found: list[Ballot] = []
    for event in closed:
        category = next(one["id"] for one in reversed(told) if one["type"] == "category")
        word = _word(told, event["claim"])
        if category is not None and word is not None:
            found.append(Ballot(category, word, event["votes"]))
    return found


def _word(told: Sequence[Event], claim: str) -> str | None:
    """The newest word of a claim: ids are counted anew in every game of a match."""
    for event in reversed(told):
        if event["type"] == "words":
            for said in event["words"]:
                if said["claim"] == claim:
                    return said["word"]
        elif event["type"] == "said" and event["claim"] == claim and "word" in event:
            return event["word"]
    return None
