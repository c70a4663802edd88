# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner sees of Schnuff and what it can do, as numbers: all of a seat's view, and nothing else.

Whose hand is at the pile is asked before the active seat whether it draws; it may also wait, which is to forget. That it
is asked is the only thing that tells a seat of its draw right, as at the table nobody does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from schnapp.table.part import Deed, Part, starts

from . import box

if TYPE_CHECKING:
    from schnapp.table.canonical import Act
    from schnapp.table.dealer import Dealer
    from schnapp.table.options import Value
    from schnapp.table.state import State
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from schnapp.table.state import WAIT

    from .rules.state import DRAW

PARTS = (
    Part("stage", (3,), 0, 1, "one 1 where the round stands: " + ", ".join(box.STAGES)),
    Part("round", (1,), 0, 32767, "1 for the first"),
    Part("turn", (6,), 0, 1, "one 1 at the seat whose turn it is"),
    Part("dealer", (6,), 0, 1, "one 1 at the dealer"),
    Part("count", (1,), -32768, 102, "the count; below 0 after low risks, unless there is a floor"),
    Part("direction", (1,), -1, 1, "1: to the left, -1: to the right"),
    Part("started", (1,), 0, 1, "1 once a card was played in this round"),
    Part("pile", (1,), 0, 54, "cards in the draw pile"),
    Part("discard", (1,), 0, 54, "cards in the discard"),
    Part("top", (9,), 0, 1, "one 1 for the kind on top of the discard"),
    Part("hand", (9,), 0, 54, "copies of each kind in the own hand"),
    Part("hands", (6,), 0, 54, "cards in each hand"),
    Part("unseen", (9,), 0, 54, "copies of each kind that the view shows nowhere"),
    Part("aside", (1,), 0, 54, "cards of eliminated players"),
    Part("chips", (6,), 0, 30, "chips of each seat"),
    Part("bank", (1,), 0, 180, "chips in the bank"),
    Part("in_round", (6,), 0, 1, "1 for each seat that has not dropped out of the round"),
    Part("eliminated", (6,), 0, 6, "with which payment a seat was eliminated, 1 for the first; 0: it was not"),
    Part("immune", (6,), 0, 1, "one 1 at the seat that may cross a limit for nothing"),
    Part("immune_limit", (1,), 0, 90, "the limit it may cross, 0: none"),
    Part("reminded", (1,), 0, 1, "1: the observer may still draw; always 0 without the option draw_reminder"),
)
DEEDS = (
    Deed("wait", (), "do not draw now: the chance is gone with the next card that is played"),
    Deed("play", (9,), "a card of this kind"),
    Deed("draw", (), "a card from the pile"),
)
(
    STAGE,
    ROUND,
    TURN,
    DEALER,
    COUNT,
    DIRECTION,
    STARTED,
    PILE,
    DISCARD,
    TOP,
    HAND,
    HANDS,
    UNSEEN,
    ASIDE,
    CHIPS,
    BANK,
    IN_ROUND,
    ELIMINATED,
    IMMUNE,
    IMMUNE_LIMIT,
    REMINDED,
    _,
) = starts(PARTS)
_, PLAY_AT, DRAW_AT, _ = starts(DEEDS)


class SchnuffObserver(Observer):
    """Shows what the view shows."""

    def __init__(self, players: int, chosen: Mapping[str, Value]) -> None:
        Observer.__init__(self, players, PARTS, DEEDS)
        self.reminds = chosen["draw_reminder"] is True

    def observe(self, state: State, seat: int, into: list[int]) -> None:
        table = state
        into[STAGE + table.stage] = 1
        into[ROUND] = table.round
        into[COUNT] = table.count
        into[DIRECTION] = table.direction
        into[STARTED] = table.started
        into[PILE] = table.pile_count
        into[DISCARD] = table.discard_count
        into[ASIDE] = table.aside_count
        into[BANK] = table.bank
        into[IMMUNE_LIMIT] = table.immune_limit
        other = seat
        for at in range(table.players):
            if other == table.active:
                into[TURN + at] = 1
            if other == table.dealer:
                into[DEALER + at] = 1
            if other == table.immune:
                into[IMMUNE + at] = 1
            into[HANDS + at] = table.hand_count[other]
            into[CHIPS + at] = table.chips[other]
            into[IN_ROUND + at] = table.in_round >> other & 1
            into[ELIMINATED + at] = table.group[other]
            other += 1
            if other == table.players:
                other = 0
        for kind in range(9):
            into[HAND + kind] = table.hand[seat][kind]
            into[UNSEEN + kind] = table.deck[kind] - table.hand[seat][kind]
        if table.discard_count > 0:
            top = table.discard[table.discard_count - 1]
            into[TOP + top] = 1
            into[UNSEEN + top] -= 1
        if self.reminds and table.draw_right == seat:
            into[REMINDED] = 1

    def index(self, state: State, seat: int, move: int) -> int:
        if move == WAIT:
            return 0
        return DRAW_AT if move == DRAW else PLAY_AT + move

    def wish(self, state: State, action: int) -> Act | None:
        if action >= DRAW_AT:
            return {"type": "draw"}
        return {"type": "play", "card": box.KINDS[action - PLAY_AT]} if action >= PLAY_AT else None

    def deal(self, state: State, dealer: Dealer) -> None:
        table = state
        table.deal(dealer)

    def waited(self, state: State, seat: int) -> int:
        table = state
        return table.active
