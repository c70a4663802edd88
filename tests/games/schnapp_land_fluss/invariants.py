"""What holds in Schnapp, Land, Fluss! at every moment: section 9 of the specification, and all acts one could try."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from schnapp.games.schnapp_land_fluss import box

Event = dict[str, Any]
REVEALING = frozenset(  # words and votes come to light, cards leave a deck, or what follows from them
    "words judged vote_opened penalty tiebreak_left won tie disputed reopened missed tiebreak_missed tiebreak_ended"
    " category reserved returned rush_ended filled game_scored game_started match_ended".split()
)
LETTER = re.compile(r'"(letter_(?:xy|[a-z]))"')
CLAIM = re.compile(r"c[1-9][0-9]*")


def check(position: dict[str, Any], players: int, options: dict[str, Any]) -> None:
    """Invariants 1 to 5, 7 and 8, and what each state means."""
    state, claims, table = position["state"], position["claims"], position["table"]
    fastest = options["variant"] == "fastest"
    lying = Counter(letter for letter in table if letter is not None)
    lying.update(position["letter_deck"] + position["forfeited"])
    lying.update(letter for pile in position["piles"] for letter in pile)
    lying.update(claim["card"] for claim in claims if claim["card"] is not None)
    counts = dict(options["letter_deck"]["counts"])
    if options["remove_xy"]:
        counts["letter_xy"] = 0
    assert lying == +Counter(counts)  # 1
    category = position["category"]
    current = [category] if isinstance(category, str) else []
    assert sorted(position["category_deck"] + position["category_used"] + current) == sorted(box.CATEGORIES)  # 2
    assert (category is None) == (state in ("W_TURN", "OVER"))
    won = sum(map(len, position["piles"])) + len(position["forfeited"])
    assert not fastest or table.count(None) == won  # 3
    assert fastest or state != "W_TURN" or None not in table  # 4
    open = [claim["player"] for claim in claims if claim["status"] == "open"]
    assert len(open) == len(set(open))  # 5
    assert len({claim["slot"] for claim in claims}) == len(claims) or fastest
    assert position["misses"] < options["misses_to_end"] or state == "OVER"  # 7
    points = sum(_points(letter, options) * count for letter, count in counts.items())
    assert sum(_points(letter, options) for pile in position["piles"] for letter in pile) <= points  # 8
    assert not claims or state in ("CONTEST", "RUSH", "VOTE")
    assert all(CLAIM.fullmatch(claim["id"]) and int(claim["id"][1:]) < position["next_claim"] for claim in claims)
    timers = position["timers"]
    assert (timers["vote"] is not None) == (state == "VOTE")
    assert timers["window"] is None or state == "CONTEST"
    assert position["tiebreak"] is None or len(position["tiebreak"]["slots"]) >= 2
    assert not (state in ("W_TURN", "OVER") and (position["passed"] or position["locked_out"]))
    assert position["last_win"] is None or not fastest


def _points(letter: str, options: dict[str, Any]) -> int:
    return 2 if letter in options["letter_deck"]["red"] else 1


def check_step(before: dict[str, Any], events: list[Event], after: dict[str, Any]) -> None:
    """Invariants 3, 6 and 9; time never goes back."""
    assert before["t"] <= after["t"]
    times = [event["t"] for event in events]
    assert times == sorted(times)
    assert all(before["t"] <= t <= after["t"] for t in times)
    locked = set(before["locked_out"])
    won_here = 0
    for event in events:
        match event["type"]:
            case "category":
                locked, won_here = set(), 0
            case "struck":
                assert event["player"] not in locked  # 9
            case "penalty" if event["locked_out"]:
                locked.add(event["player"])
            case "won":
                won_here += 1
                assert won_here == 1 or before["state"] in ("RUSH", "VOTE")  # 3
            case _:
                pass


def all_acts(position: dict[str, Any], players: int) -> Iterator[dict[str, Any]]:
    """Acts of every type with every parameter that could be right, and some that never are."""
    yield {"type": "turn_category"}
    yield {"type": "pass"}
    for id in box.CATEGORIES:
        yield {"type": "announce_category", "id": id}
    yield {"type": "announce_free", "text": "Dinge, die quietschen"}
    for slot in box.SLOTS:
        yield {"type": "strike", "slot": slot}
        yield {"type": "claim", "slot": slot, "word": "Quitte", "listed": True}
    yield {"type": "say", "word": "Esel", "listed": False}
    for claim in [*(claim["id"] for claim in position["claims"]), "c0"]:
        yield {"type": "concede", "claim": claim}
        for vote in box.VOTES:
            yield {"type": "vote", "claim": claim, "vote": vote}
        for verdict in box.VERDICTS:
            yield {"type": "verdict", "claim": claim, "verdict": verdict}


def stands_for(entry: dict[str, Any], act: dict[str, Any]) -> bool:
    """An entry stands for an act if each parameter is one of its members; the referee's opinion is no choice."""
    if entry["type"] != act["type"] or set(entry) != set(act) - {"listed"}:
        return False
    return all(value in (act[name], "*") or act[name] in value for name, value in entry.items())


def cards_in_sight(position: dict[str, Any], viewer: int | None, options: dict[str, Any]) -> Counter[str]:
    """The letters that a view may name: all but those in the deck."""
    sight = Counter(letter for letter in position["table"] if letter is not None)
    sight.update(position["forfeited"])
    sight.update(letter for pile in position["piles"] for letter in pile)
    sight.update(claim["card"] for claim in position["claims"] if claim["card"] is not None)
    return sight


def cards_named(text: str) -> Counter[str]:
    """The letters that a message names."""
    return Counter(LETTER.findall(text))
