"""From a position of Schnuff to a state, with every field checked (docs/records.md; invariants, section 9 of the specification)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from schnapp.table import reading
from schnapp.table.canonical import Json, is_object
from schnapp.table.errors import BadPosition

from . import box
from .rules import Schnuff

_KIND = reading.by_number(box.KINDS)
_FIELDS: frozenset[str] = frozenset(
    "state round dealer active count direction started draw_pile discard hands aside chips bank in_round draw_right"
    " immune eliminated".split()
)


def load(table: Schnuff, position: Json) -> Schnuff:
    """Put a position on a table without cards. Raises BadPosition with the field that is wrong."""
    position = reading.fields(position, _FIELDS)
    stage = reading.one_of("state", position["state"], box.STAGES)
    table.stage = box.STAGES.index(stage)
    table.round = reading.number("round", position["round"], 1, 30_000)
    table.dealer = reading.seat("dealer", position["dealer"], table.players)
    table.count = reading.number("count", position["count"], 0 if table.has_floor else -999, 102)
    table.direction = reading.number("direction", position["direction"], -1, 1)
    table.started = reading.flag("started", position["started"])
    _put_cards(table, position)
    _seat_people(table, position)
    _check_stage(table, stage)
    _open_decision(table, stage, position)
    return table


def _put_cards(table: Schnuff, position: dict[str, Any]) -> None:
    everywhere: Counter[str] = Counter()
    places = [reading.names(field, position[field], box.KINDS) for field in ("draw_pile", "discard", "aside")]
    hands = [
        reading.names("hands", hand, box.KINDS) for hand in reading.by_seat("hands", position["hands"], table.players)
    ]
    for cards in places + hands:
        everywhere.update(cards)
    for kind, copies in zip(box.KINDS, table.in_deck(), strict=True):  # invariant 1
        if everywhere[kind] != copies:
            raise BadPosition("draw_pile", f"{everywhere[kind]} cards {kind} lie on the table, not {copies}")
    pile, discard, aside = places
    for card in reversed(pile):
        table.put_on_pile(_KIND[card])
    for card in discard:
        table.put_on_discard(_KIND[card])
    for card in aside:
        table.put_aside(_KIND[card])
    for seat, hand in enumerate(hands):
        if len(hand) > box.HAND:
            raise BadPosition("hands", f"a hand has at most {box.HAND} cards")
        for card in hand:
            table.take(seat, _KIND[card])


def _seat_people(table: Schnuff, position: dict[str, Any]) -> None:
    most = table.players * table.start_chips
    for seat, chips in enumerate(reading.by_seat("chips", position["chips"], table.players)):
        table.give_chips(seat, reading.number("chips", chips, 0, table.start_chips))
    table.bank = reading.number("bank", position["bank"], 0, most)
    if sum(table.chips_of(seat) for seat in range(table.players)) + table.bank != most:  # invariant 2
        raise BadPosition("bank", f"there must be {most} chips altogether")
    for seat, inside in enumerate(reading.by_seat("in_round", position["in_round"], table.players)):
        if reading.flag("in_round", inside):
            table.in_round |= 1 << seat
    if table.in_round & ~table.in_game:
        raise BadPosition("in_round", "nobody without chips is in the round")
    for seat in range(table.players):
        if any(table.hand_of(seat)) and not table.in_round >> seat & 1:
            raise BadPosition("hands", "only players in the round hold cards")
    for at, group in enumerate(reading.array("eliminated", position["eliminated"]), 1):
        if not reading.array("eliminated", group):
            raise BadPosition("eliminated", "a payment that eliminated nobody does not count")
        for seat in group:
            table.rank_out(reading.seat("eliminated", seat, table.players), at)
        table.groups = at
        if at > table.players:
            break
    out = [seat for group in table.eliminated() for seat in group]
    if sorted(out) != [seat for seat in range(table.players) if not table.in_game >> seat & 1]:
        raise BadPosition("eliminated", "must list exactly the players without chips")


def _check_stage(table: Schnuff, stage: str) -> None:
    if table.direction == 0:
        raise BadPosition("direction", "must be 1 or -1")
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
        _check_nobody_left(table)
    if 0 < table.max_rounds < table.round:
        raise BadPosition("round", f"the game ends after round {table.max_rounds}")
    if stage == "LEAD" and (table.count, table.direction, table.started, table.discard_count) != (0, 1, False, 0):
        raise BadPosition("state", "before the first card the count is 0, play goes left and no card is discarded")
    if stage == "LEAD" and (table.aside_count or table.in_round != table.in_game):
        raise BadPosition("in_round", "before the first card everybody with chips is in the round")
    if stage != "LEAD" and not table.started:
        raise BadPosition("started", f"must be true in state {stage}")


def _check_nobody_left(table: Schnuff) -> None:
    """6.3/7 Two lose their last chips with the same card: one pays the toll of dropping out, the other crosses a limit."""
    if not table.toll or not table.strict or len(table.eliminated()[-1]) != 2:
        raise BadPosition(
            "eliminated", "nobody is left only where a toll and a crossed limit took the last chips of two"
        )


def _open_decision(table: Schnuff, stage: str, position: dict[str, Any]) -> None:
    """Who owes what."""
    active, right, immune = position["active"], position["draw_right"], position["immune"]
    table.active = table.draw_right = table.immune = -1
    if stage == "OVER":
        for field, value in (("active", active), ("draw_right", right), ("immune", immune)):
            if value is not None:
                raise BadPosition(field, "must be null when the game is over")
        return
    table.active = _in_round(table, "active", active)
    if right is not None:
        table.draw_right = _in_round(table, "draw_right", right)
        played = table.strict and stage == "PLAY" and table.discard_count > 0
        if not played or sum(table.hand_of(table.draw_right)) >= box.HAND:
            raise BadPosition("draw_right", "only the player of the last card may draw, and only in strict mode")
    if immune is not None:
        _make_immune(table, stage, immune)
    if stage == "LEAD" and table.active != _lead(table):
        raise BadPosition("active", "the first player left of the dealer with a number card leads")
    _check_hands(table)
    if not table.playable(table.active) and table.draw_right != table.active:
        raise BadPosition("active", "has no card to play")  # invariant 9
    table.settle_owing()


def _check_hands(table: Schnuff) -> None:
    """Invariant 3, and nobody in the round has nothing to hope for."""
    for seat in range(table.players):
        size = sum(table.hand_of(seat))
        if table.in_round >> seat & 1 and size < (1 if table.strict else box.HAND) and seat != table.draw_right:
            raise BadPosition("hands", f"seat {seat} is in the round with {size} cards")


def _in_round(table: Schnuff, field: str, value: Json) -> int:
    seat = reading.seat(field, value, table.players)
    if not table.in_round >> seat & 1:
        raise BadPosition(field, "must be a player in the round")
    return seat


def _make_immune(table: Schnuff, stage: str, immune: Json) -> None:
    if not is_object(immune) or set(immune) != {"player", "limit"} or immune["limit"] not in (30, 60):
        raise BadPosition("immune", "must be null or a player and the limit 30 or 60")
    table.immune = _in_round(table, "immune", immune["player"])
    table.immune_limit = reading.number("immune", immune["limit"], 30, 60)
    if stage == "LEAD" or (not table.keeps_immunity and table.immune != table.active):  # invariant 8
        raise BadPosition("immune", "is for the next play")


def _lead(table: Schnuff) -> int:
    """The first seat left of the dealer that could lead, -1: nobody."""
    seat = table.dealer
    for _ in range(table.players):
        seat = table.left_of(seat)
        if table.playable(seat):
            return seat
    return -1
