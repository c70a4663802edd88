# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner can do in Snatch It!, as numbers; and what it sees beside the declared position: how deep Last Bite is, and what the
view shows of the insides of stacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from schnapp.table.learner_fields import ActionField, ObservationField, starts

from . import box

if TYPE_CHECKING:
    from schnapp.table.canonical import Act
    from schnapp.table.game import Game
    from schnapp.table.options import Value
    from schnapp.table.state import State
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from schnapp.table.fields import lowest

    from .rules.state import (
        CARRIES,
        COARSE,
        DO_BAIT,
        DO_CALL_OUT,
        DO_CONSOLATION_DRAW,
        DO_CONSOLATION_SKIP,
        DO_DECLINE,
        DO_LAY,
        DO_RECLAIM,
        DO_SNATCH,
        DO_STALK,
        DO_STEAL,
        DO_STORK_CHOOSE,
        DO_SWALLOW,
        DO_TOSS,
        EXACT,
        LANDS_ON,
        UNSEEN,
    )
from schnapp.table.observer import WAITING

PLACES = box.CREATURES // 2  # stacks that can be on the table
FITTING = [(card, target) for card in range(13) for target in range(13) if box.fits(card, target)]
PAIR = [[FITTING.index((card, target)) if box.fits(card, target) else 0 for target in range(13)] for card in range(13)]

MORE = (
    ObservationField(
        "last_bite",
        (6,),
        0,
        1,
        "one 1 for how deep Last Bite looks: " + ", ".join(box.DEPTHS) + ", out; none if it cannot be seen",
    ),
    ObservationField(
        "above", (1,), -1, box.CREATURES, "creatures above Last Bite, where the option shows them exactly, else -1"
    ),
    ObservationField("unseen", (13,), 0, 9, "copies of each kind that the view shows nowhere"),
    ObservationField(
        "points", (PLACES,), 0, box.CREATURES, "of each stack, if the view shows its cards; 0: it does not"
    ),
)
ACTION_FIELDS = (
    ActionField("lay", (13,), "lay a card of this kind into the pond, before the first round"),
    ActionField(
        "snatch", (len(FITTING),), "a card onto one in the pond: the pairs that fit, by card, then by pond card"
    ),
    ActionField("steal", (PLACES, 2), "this stack, with the lower or the higher of the two kinds that fit"),
    ActionField("swallow", (PLACES, 2), "this stack, onto the lower or the higher of the two kinds it fits on"),
    ActionField("stalk", (13,), "put a card of this kind into the pond"),
    ActionField("toss", (13,), "put a card of this kind out of the pond to the discard"),
    ActionField("reclaim", (13,), "the stolen stack, with a card of this kind"),
    ActionField("decline", (), "let the stolen stack go"),
    ActionField("consolation", (2,), "draw a card, or do not"),
    ActionField("bait", (13,), "lay a card of this kind as bait"),
    ActionField("stork_choose", (PLACES,), "the storks take this stack"),
    ActionField("doubt", (2,), "call a stalked card out, or let it pass"),
)
UNSEEN_AT, POINTS_AT = 7, 20
(
    _,
    LAY_AT,
    SNATCH_AT,
    STEAL_AT,
    SWALLOW_AT,
    STALK_AT,
    TOSS_AT,
    RECLAIM_AT,
    DECLINE_AT,
    CONSOLATION_AT,
    BAIT_AT,
    STORK_AT,
    CALL_OUT_AT,
    _,
) = starts((WAITING, *ACTION_FIELDS))


class SnatchItObserver(Observer):
    """Shows what the view shows."""

    def __init__(self, game: Game, players: int, chosen: Mapping[str, Value]) -> None:
        Observer.__init__(self, game, players, chosen, ACTION_FIELDS, MORE)

    def see(self, state: State, seat: int, into: list[int]) -> int:
        if cython.compiled and self.mark == MARK:  # noqa: F821  # pyright: ignore
            table = state
            seen(table, seat, self.players, self.room, into)  # noqa: F821  # pyright: ignore
            return 0
        return Observer.see(self, state, seat, into)

    def add(self, state: State, seat: int, into: list[int], at: int) -> None:
        table = state
        self.see_last_bite(state, into, at)
        table.count_unseen(seat)
        for kind in range(13):
            into[at + UNSEEN_AT + kind] = UNSEEN[kind]
        for stack in range(table.stacks):
            if table.stack_owner[stack] == seat and table.opens_stacks:
                into[at + POINTS_AT + stack] = table.points_in(stack)

    def see_last_bite(self, state: State, into: list[int], at: int) -> None:
        """As far as the option shows it."""
        table = state
        into[at + 6] = -1
        if table.last_bite_out:
            into[at + 5] = 1
        elif table.visibility == EXACT:
            into[at + 6] = table.above_last_bite()
        elif table.visibility == COARSE:
            into[at + table.depth()] = 1

    def index(self, state: State, seat: int, move: int) -> int:
        table = state
        act = move >> 10
        stack = move >> 4 & 63
        kind = move & 15
        if act == DO_SNATCH:
            return SNATCH_AT + PAIR[stack][kind]
        if act == DO_STEAL:
            return STEAL_AT + 2 * stack + (lowest(CARRIES[table.stack_top[stack]]) != kind)
        if act == DO_SWALLOW:
            return SWALLOW_AT + 2 * stack + (lowest(LANDS_ON[table.stack_top[stack]]) != kind)
        if act == DO_STALK:
            return STALK_AT + kind
        if act == DO_TOSS:
            return TOSS_AT + kind
        if act == DO_RECLAIM:
            return RECLAIM_AT + kind
        if act == DO_DECLINE:
            return DECLINE_AT
        if act == DO_CONSOLATION_DRAW or act == DO_CONSOLATION_SKIP:
            return CONSOLATION_AT + (act == DO_CONSOLATION_SKIP)
        if act == DO_LAY:
            return LAY_AT + kind
        if act == DO_BAIT:
            return BAIT_AT + kind
        if act == DO_STORK_CHOOSE:
            return STORK_AT + stack
        return CALL_OUT_AT + (act != DO_CALL_OUT)

    def act_at(self, state: State, action: int) -> Act | None:
        table = state
        name, places = self.action_field(action)
        if name in ("lay", "stalk", "reclaim", "bait"):
            return {"type": name, "card": box.KINDS[places[0]]}
        if name == "toss":
            return {"type": name, "pond": box.KINDS[places[0]]}
        if name == "snatch":
            card, target = FITTING[places[0]]
            return {"type": name, "card": box.KINDS[card], "pond": box.KINDS[target]}
        if name in ("steal", "swallow", "stork_choose"):
            return self.act_with_stack(table, name, places)
        if name == "consolation":
            return {"type": "consolation_skip" if places[0] else "consolation_draw"}
        if name == "doubt":
            return {"type": "let_pass" if places[0] else "call_out"}
        return {"type": name} if name == "decline" else None

    def act_with_stack(self, table, name: str, places: list[int]) -> Act | None:
        """A stack that is there, and one of the kinds that fit."""
        stack = places[0]
        if stack >= table.stacks:
            return None
        act = {"type": name, "stack": table.id_of(stack)}
        if name != "swallow":
            act["owner"] = table.owner_of(stack)
        if name != "stork_choose":
            top = table.top_of(stack)
            fitting = [kind for kind in range(13) if (box.fits(kind, top) if name == "steal" else box.fits(top, kind))]
            act["card" if name == "steal" else "pond"] = box.KINDS[max(fitting) if places[1] else min(fitting)]
        return act
