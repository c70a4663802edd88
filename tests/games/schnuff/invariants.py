"""What holds in Schnuff at every moment: section 9 of the specification, and all acts one could try."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from .pictures import KINDS

Event = dict[str, Any]
REVEALING = frozenset(  # hidden cards and the hidden draw right come to light, or what follows from them
    "draw_forfeited dropped_out drew pile_turned cannot_play round_ended round_started lead_skipped redeal".split()
)
SHOWS_ITS_CARD = frozenset({"played"})
SWEEPING = frozenset({"round_ended", "redeal"})  # all cards are collected: one drawn before it is in sight no more
WORD = re.compile(r'"(number_[1-4]|pass|reverse|snap|risk|schnuff)"')
FEES = {30: 1, 60: 2, 90: 3}


def check(position: dict[str, Any], players: int, options: dict[str, Any]) -> None:
    """Invariants 1, 2, 3 and 5 to 10."""
    hands, active, running = position["hands"], position["active"], position["state"] != "OVER"
    piles: list[list[str]] = [position["draw_pile"], position["discard"], position["aside"], *hands]
    assert Counter(card for pile in piles for card in pile) == +Counter(options["deck"])  # 1
    assert all(cards == sorted(cards) for cards in (position["aside"], *hands))
    assert sum(position["chips"]) + position["bank"] == options["chips"] * players  # 2
    assert min(*position["chips"], position["bank"]) >= 0
    out = [seat for group in position["eliminated"] for seat in group]
    assert sorted(out) == [seat for seat in range(players) if position["chips"][seat] == 0]
    assert len(out) < players or (options["drop_out_toll"] != "none" and not running)  # 6.3/7
    for seat, hand in enumerate(hands):  # 3
        assert len(hand) <= 4
        assert position["in_round"][seat] or not hand
        assert position["chips"][seat] > 0 or not position["in_round"][seat]
        if options["draw_mode"] == "auto" and position["in_round"][seat] and running:
            assert len(hand) == 4
    assert position["count"] <= (90 if running else 102)  # 5
    assert options["count_floor"] == "none" or position["count"] >= 0
    assert position["direction"] in (1, -1)
    assert position["draw_pile"] or not running  # 10
    if not position["started"]:  # 6
        assert position["state"] == "LEAD"
        assert (position["count"], position["direction"], position["discard"]) == (0, 1, [])  # 10
        assert (position["draw_right"], position["immune"], position["aside"]) == (None, None, [])
    if position["draw_right"] is not None:  # 7
        assert options["draw_mode"] == "strict"
        assert position["in_round"][position["draw_right"]]
        assert len(hands[position["draw_right"]]) < 4
    if position["immune"] is not None:  # 8
        assert position["immune"]["limit"] in (30, 60)
        assert position["in_round"][position["immune"]["player"]]
        if options["immunity"] == "next_play":
            assert (position["immune"]["player"], position["immune"]["limit"]) == (active, position["count"])
    if running:  # 9
        assert position["in_round"][active]
        assert sum(position["in_round"]) >= 2
        assert _playable(position, active) or position["draw_right"] == active
    else:
        assert (active, position["draw_right"], position["immune"]) == (None, None, None)


def _playable(position: dict[str, Any], seat: int) -> list[str]:
    if position["state"] == "LEAD":
        return [card for card in position["hands"][seat] if card.startswith("number_")]
    return [card for card in position["hands"][seat] if card != "schnuff" or position["count"] in FEES]


def check_step(before: dict[str, Any], events: list[Event], after: dict[str, Any]) -> None:
    """Invariant 4 (hands only shrink in a round: one card is played, one is drawn for it at most) and 5 (the count)."""
    happened = [event["type"] for event in events]
    played = [event for event in events if event["type"] == "played"]
    drew = [event for event in events if event["type"] == "drew"]
    assert len(drew) <= 1
    if not played:  # an act `draw`: for the card played last
        assert [event["player"] for event in drew] == [before["draw_right"]]
    for event in played:
        assert event["count"] in _counts(before["count"], event["card"], events)
        assert (event["direction"] != before["direction"]) == (event["card"] == "reverse")
        assert all(other["player"] == event["player"] for other in drew)
    assert sum(event["chips"] for event in events if event["type"] == "paid") == after["bank"] - before["bank"]
    if "round_ended" in happened or "game_ended" in happened:
        return
    for seat, (old, new) in enumerate(zip(before["hands"], after["hands"], strict=True)):
        if after["in_round"][seat]:
            plays = sum(event["player"] == seat for event in played)
            assert len(new) == len(old) - plays + sum(event["player"] == seat for event in drew)
    if played and after["draw_right"] is not None:  # 7
        assert after["draw_right"] == played[0]["player"]
    if "pile_turned" in happened:
        assert after["discard"] == []
        assert len(after["draw_pile"]) == len(before["discard"]) + len(played)


def _counts(count: int, card: str, events: list[Event]) -> list[int]:
    """What the count may be after a card; with a floor a risk has two answers."""
    if card == "risk":
        (dice,) = (sum(event["dice"]) for event in events if event["type"] == "risk_roll")
        return [count + dice] if dice >= 7 else [count - dice, max(0, count - dice)]
    if card == "snap":
        return [next(limit for limit in FEES if limit >= count)]
    return [count + int(card[-1]) if card.startswith("number_") else count]


def all_acts(position: dict[str, Any], players: int) -> Iterator[dict[str, Any]]:
    """Every act whose parameters are of the right kind."""
    for card in KINDS:
        yield {"type": "play", "card": card}
    yield {"type": "draw"}


def without_right(position: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """The same moment without the draw right of this seat, if it has one and does not depend on it."""
    needed = not position["hands"][seat] or (seat == position["active"] and not _playable(position, seat))
    return None if position["draw_right"] != seat or needed else position | {"draw_right": None}


def cards_in_sight(position: dict[str, Any], viewer: int | None, options: dict[str, Any]) -> Counter[str]:
    """Invariant 11: the only cards that a view may name, each as often as it may."""
    sight: Counter[str] = Counter(position["discard"][-1:])
    if viewer is not None:
        sight.update(position["hands"][viewer])
    return sight


def cards_named(text: str) -> Counter[str]:
    """The cards that a message names."""
    return Counter(WORD.findall(text))


def holds(memory: dict[str, Any], position: dict[str, Any]) -> None:
    """The discard, a pile that was turned over, and cards that were drawn from one, are as the memory says."""
    assert memory["discard"] == position["discard"]
    if memory["pile"] is not None:
        assert memory["pile"] == position["draw_pile"]
    for drawn, hand in zip(memory["drawn"], position["hands"], strict=True):
        assert Counter(drawn) <= Counter(hand)
