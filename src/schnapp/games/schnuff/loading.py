"""What must hold of a position of Schnuff beyond its shape (invariants, section 9 of the specification)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.table.errors import BadPosition

from . import box
from .rules import Schnuff


def check(table: Schnuff, position: dict[str, Any]) -> None:
    """Raises BadPosition with the field that is wrong; `table` stands as the position says."""
    _check_cards(table, position)
    _check_people(table, position)
    _check_stage(table, position)
    _check_decision(table, position)


def _check_cards(table: Schnuff, position: dict[str, Any]) -> None:
    everywhere: Counter[str] = Counter(position["draw_pile"] + position["discard"] + position["aside"])
    for hand in position["hands"]:
        everywhere.update(hand)
        if len(hand) > box.HAND:
            raise BadPosition("hands", f"a hand has at most {box.HAND} cards")
    for number, kind in enumerate(box.KINDS):  # invariant 1
        if everywhere[kind] != table.copies_of(number):
            raise BadPosition(
                "draw_pile", f"{everywhere[kind]} cards {kind} lie on the table, not {table.copies_of(number)}"
            )


def _check_people(table: Schnuff, position: dict[str, Any]) -> None:
    chips: list[int] = position["chips"]
    most = table.players * table.start_chips
    if max(chips) > table.start_chips:
        raise BadPosition("chips", f"nobody has more than the {table.start_chips} of the beginning")
    if sum(chips) + table.bank != most:  # invariant 2
        raise BadPosition("bank", f"there must be {most} chips altogether")
    if table.in_round & ~table.in_game:
        raise BadPosition("in_round", "nobody without chips is in the round")
    if any(hand and not inside for hand, inside in zip(position["hands"], position["in_round"], strict=True)):
        raise BadPosition("hands", "only players in the round hold cards")
    out = sorted(seat for group in position["eliminated"] for seat in group)
    if out != [seat for seat in range(table.players) if chips[seat] == 0]:
        raise BadPosition("eliminated", "must list exactly the players without chips")


def _check_stage(table: Schnuff, position: dict[str, Any]) -> None:
    stage = position["state"]
    if table.has_floor and table.count < 0:
        raise BadPosition("count", "must be 0 or more at this table")
    if stage != "OVER":
        if table.game_is_over():
            raise BadPosition("state", "the game is over")
        if table.count > 90:
            raise BadPosition("count", "over 90 the round is over")
        if not table.in_game >> table.dealer & 1 and not table.started:
            raise BadPosition("dealer", "must have chips when the round begins")
        if not table.in_round & table.in_round - 1:
            raise BadPosition("in_round", "a round needs two players")
        if table.pile_count == 0:
            raise BadPosition("draw_pile", "is never empty between two acts")
    elif not table.game_is_over() and not 0 < table.max_rounds <= table.round:
        raise BadPosition("state", "the game is not over")
    elif not table.in_game:
        _check_nobody_left(table, position)
    if 0 < table.max_rounds < table.round:
        raise BadPosition("round", f"the game ends after round {table.max_rounds}")
    if stage == "LEAD" and (table.count, table.direction, table.started, table.discard_count) != (0, 1, False, 0):
        raise BadPosition("state", "before the first card the count is 0, play goes left and no card is discarded")
    if stage == "LEAD" and (table.aside_count or table.in_round != table.in_game):
        raise BadPosition("in_round", "before the first card everybody with chips is in the round")
    if stage != "LEAD" and not table.started:
        raise BadPosition("started", f"must be true in state {stage}")


def _check_nobody_left(table: Schnuff, position: dict[str, Any]) -> None:
    """6.3/7 Two lose their last chips with the same card: one pays the toll of dropping out, the other crosses a limit."""
    if not table.toll or not table.strict or len(position["eliminated"][-1]) != 2:
        raise BadPosition(
            "eliminated", "nobody is left only where a toll and a crossed limit took the last chips of two"
        )


def _check_decision(table: Schnuff, position: dict[str, Any]) -> None:
    """Who owes what."""
    stage, right = position["state"], table.draw_right
    if stage == "OVER":
        for field in ("active", "draw_right", "immune"):
            if position[field] is not None:
                raise BadPosition(field, "must be null when the game is over")
        return
    for field, seat in (("active", table.active), ("draw_right", right), ("immune", table.immune)):
        if (seat < 0 and field == "active") or (seat >= 0 and not table.in_round >> seat & 1):
            raise BadPosition(field, "must be a player in the round")
    if right >= 0:
        played = table.strict and stage == "PLAY" and table.discard_count > 0
        if not played or len(position["hands"][right]) >= box.HAND:
            raise BadPosition("draw_right", "only the player of the last card may draw, and only in strict mode")
    if table.immune >= 0 and (stage == "LEAD" or (not table.keeps_immunity and table.immune != table.active)):
        raise BadPosition("immune", "is for the next play")  # invariant 8
    if stage == "LEAD" and table.active != _lead(table):
        raise BadPosition("active", "the first player left of the dealer with a number card leads")
    for seat, hand in enumerate(position["hands"]):  # invariant 3, and nobody in the round has nothing to hope for
        if table.in_round >> seat & 1 and len(hand) < (1 if table.strict else box.HAND) and seat != right:
            raise BadPosition("hands", f"seat {seat} is in the round with {len(hand)} cards")
    if not table.playable(table.active) and right != table.active:
        raise BadPosition("active", "has no card to play")  # invariant 9


def _lead(table: Schnuff) -> int:
    """The first seat left of the dealer that could lead, -1: nobody."""
    seat = table.dealer
    for _ in range(table.players):
        seat = table.left_of(seat)
        if table.playable(seat):
            return seat
    return -1
