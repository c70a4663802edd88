"""What must hold of a position of Schnuff beyond its shape (invariants, section 9 of the specification)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schnapp.table.invariants import Invariant

from . import box
from .rules import Schnuff


def invariants(table: Schnuff, position: dict[str, Any]) -> Iterator[Invariant]:
    """`table` stands as the position says."""
    for some in (_people, _stage, _end if position["state"] == "OVER" else _decision):
        yield from some(table, position)


def _people(table: Schnuff, position: dict[str, Any]) -> Iterator[Invariant]:
    chips, hands, most = position["chips"], position["hands"], table.players * table.start_chips
    yield max(map(len, hands)) > box.HAND, "hands", f"a hand has at most {box.HAND} cards"
    start = f"nobody has more than the {table.start_chips} of the beginning"
    yield max(chips) > table.start_chips, "chips", start
    yield sum(chips) + table.bank != most, "bank", f"there must be {most} chips altogether"  # invariant 2
    yield table.in_round & ~table.in_game, "in_round", "nobody without chips is in the round"
    outside = [hand for hand, inside in zip(hands, position["in_round"], strict=True) if not inside]
    yield any(outside), "hands", "only players in the round hold cards"
    out = sorted(seat for group in position["eliminated"] for seat in group)
    broke = [seat for seat in range(table.players) if chips[seat] == 0]
    yield out != broke, "eliminated", "must list exactly the players without chips"


def _stage(table: Schnuff, position: dict[str, Any]) -> Iterator[Invariant]:
    stage = position["state"]
    over, leads = stage == "OVER", stage == "LEAD"
    yield table.has_floor and table.count < 0, "count", "must be 0 or more at this table"
    if not over:
        yield table.game_is_over(), "state", "the game is over"
        yield table.count > 90, "count", "over 90 the round is over"
        deals = table.in_game >> table.dealer & 1 or table.started
        yield not deals, "dealer", "must have chips when the round begins"
        yield not table.in_round & table.in_round - 1, "in_round", "a round needs two players"
        yield table.pile_count == 0, "draw_pile", "is never empty between two acts"
    rounds = 0 < table.max_rounds
    ends = table.game_is_over() or (rounds and table.max_rounds <= table.round)
    yield over and not ends, "state", "the game is not over"
    yield rounds and table.max_rounds < table.round, "round", f"the game ends after round {table.max_rounds}"
    begins = (table.count, table.direction, table.started, table.discard_count) == (0, 1, False, 0)
    fresh = "before the first card the count is 0, play goes left and no card is discarded"
    yield leads and not begins, "state", fresh
    everybody = not table.aside_count and table.in_round == table.in_game
    yield leads and not everybody, "in_round", "before the first card everybody with chips is in the round"
    yield not leads and not table.started, "started", f"must be true in state {stage}"


def _end(table: Schnuff, position: dict[str, Any]) -> Iterator[Invariant]:
    for field in ("active", "draw_right", "immune"):
        yield position[field] is not None, field, "must be null when the game is over"
    if not table.in_game:
        # 6.3/7 Two lose their last chips with the same card: one pays the toll of dropping out, the other crosses a limit.
        together = table.toll and table.strict and len(position["eliminated"][-1]) == 2
        nobody = "nobody is left only where a toll and a crossed limit took the last chips of two"
        yield not together, "eliminated", nobody


def _decision(table: Schnuff, position: dict[str, Any]) -> Iterator[Invariant]:
    """Who owes what."""
    leads, right, hands = position["state"] == "LEAD", table.draw_right, position["hands"]
    for field, seat in (("active", table.active), ("draw_right", right), ("immune", table.immune)):
        inside = table.in_round >> seat & 1 if seat >= 0 else field != "active"
        yield not inside, field, "must be a player in the round"
    may_draw = table.strict and not leads and table.discard_count > 0 and len(hands[right]) < box.HAND
    last = "only the player of the last card may draw, and only in strict mode"
    yield right >= 0 and not may_draw, "draw_right", last
    stale = leads or (not table.keeps_immunity and table.immune != table.active)
    yield table.immune >= 0 and stale, "immune", "is for the next play"  # invariant 8
    first = "the first player left of the dealer with a number card leads"
    yield leads and table.active != _lead(table), "active", first
    least = 1 if table.strict else box.HAND
    for seat, hand in enumerate(hands):  # invariant 3, and nobody in the round has nothing to hope for
        lacks = table.in_round >> seat & 1 and len(hand) < least and seat != right
        yield lacks, "hands", f"seat {seat} is in the round with {len(hand)} cards"
    plays = table.playable(table.active) or right == table.active
    yield not plays, "active", "has no card to play"  # invariant 9


def _lead(table: Schnuff) -> int:
    """The first seat left of the dealer that could lead, -1: nobody."""
    order = [(table.dealer + step) % table.players for step in range(1, table.players + 1)]
    return next((seat for seat in order if table.playable(seat)), -1)
