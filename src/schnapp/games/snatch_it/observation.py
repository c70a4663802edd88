# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner sees of Snatch It! and what it can do, as numbers: all of a seat's view, and nothing else."""

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
    from schnapp.table.fields import lowest

    from .rules.state import (
        CARRIES,
        COPIES,
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
        LANDS_ON,
        LAST_BITE,
    )
from schnapp.table.observer import WAITING

SWARM = box.KINDS.index("swarm")
SWARM_POINTS = box.SWARM_POINTS
COARSE, EXACT = (box.VISIBILITIES.index(word) for word in ("coarse", "exact"))
DEEPEST = [high for _, high in box.DEPTHS.values()]
PLACES = box.CREATURES // 2  # stacks that can be on the table
FITTING = [(card, target) for card in range(13) for target in range(13) if box.fits(card, target)]
PAIR = [[FITTING.index((card, target)) if box.fits(card, target) else 0 for target in range(13)] for card in range(13)]

PARTS = (
    Part("stage", (9,), 0, 1, "one 1 where the game stands: " + ", ".join(box.STAGES)),
    Part("round", (1,), 0, 500, "0 before the first round"),
    Part("flags", (3,), 0, 1, "this round is the last, the next one is, Last Bite has appeared"),
    Part("turn", (6,), 0, 1, "one 1 at the seat whose turn it is"),
    Part("first_leap", (6,), 0, 1, "one 1 at the seat that begins, once that is known"),
    Part("waiting", (6,), 0, 1, "1 for each seat that owes a decision"),
    Part("deck", (1,), 0, 117, "creatures in the deck"),
    Part(
        "last_bite",
        (6,),
        0,
        1,
        "one 1 for how deep Last Bite looks: " + ", ".join(box.DEPTHS) + ", out; none if it cannot be seen",
    ),
    Part("above", (1,), -1, 117, "creatures above Last Bite, where the option shows them exactly, else -1"),
    Part("discard", (1,), 0, 117, "cards in the discard"),
    Part("pond", (13,), 0, 9, "copies of each kind in the pond"),
    Part("hand", (13,), 0, 9, "copies of each kind in the own hand"),
    Part("hands", (6,), 0, 117, "cards in each hand"),
    Part("belly", (13,), 0, 9, "copies of each kind in the own belly, 0 where the option own_belly_view hides them"),
    Part("bellies", (6,), 0, 117, "cards in each belly"),
    Part("unseen", (13,), 0, 9, "copies of each kind that the view shows nowhere"),
    Part("laid", (6,), 0, 1, "1 for each seat before which a card lies face down"),
    Part("own_laid", (13,), 0, 1, "one 1 for the kind of the own card that lies face down"),
    Part("pending_owner", (6,), 0, 1, "one 1 at the seat that was robbed, or from which the storks take"),
    Part("pending_stack", (1,), 0, PLACES, "place of the stack that may be reclaimed, from 1 on; 0: none"),
    Part("pending_card", (13,), 0, 1, "one 1 for the kind of the stalked card or of the bait, while it is in question"),
    Part(
        "stacks",
        (PLACES, 4),
        0,
        117,
        "the stacks of all patches, oldest first: seat of the owner + 1, kind of the top card + 1, cards, and their "
        "points if the view shows them (0: it does not); rows of zeros behind the last one",
    ),
)
DEEDS = (
    WAITING,
    Deed("lay", (13,), "lay a card of this kind into the pond, before the first round"),
    Deed("snatch", (len(FITTING),), "a card onto one in the pond: the pairs that fit, by card, then by pond card"),
    Deed("steal", (PLACES, 2), "this stack, with the lower or the higher of the two kinds that fit"),
    Deed("swallow", (PLACES, 2), "this stack, onto the lower or the higher of the two kinds it fits on"),
    Deed("stalk", (13,), "put a card of this kind into the pond"),
    Deed("toss", (13,), "put a card of this kind out of the pond to the discard"),
    Deed("reclaim", (13,), "the stolen stack, with a card of this kind"),
    Deed("decline", (), "let the stolen stack go"),
    Deed("consolation", (2,), "draw a card, or do not"),
    Deed("bait", (13,), "lay a card of this kind as bait"),
    Deed("stork_choose", (PLACES,), "the storks take this stack"),
    Deed("doubt", (2,), "call a stalked card out, or let it pass"),
)
(
    STAGE,
    ROUND,
    FLAGS,
    TURN,
    FIRST_LEAP,
    WAITING_FOR,
    DECK,
    LAST_BITE_SEEN,
    ABOVE,
    DISCARD,
    POND,
    HAND,
    HANDS,
    BELLY,
    BELLIES,
    UNSEEN,
    LAID,
    OWN_LAID,
    PENDING_OWNER,
    PENDING_STACK,
    PENDING_CARD,
    STACKS,
    _,
) = starts(PARTS)
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
) = starts(DEEDS)


class SnatchItObserver(Observer):
    """Shows what the view shows."""

    def __init__(self, players: int, chosen: Mapping[str, Value]) -> None:
        Observer.__init__(self, players, PARTS, DEEDS)
        self.own_stacks = chosen["own_stack_view"] is True
        self.own_belly = chosen["own_belly_view"] is True

    def observe(self, state: State, seat: int, into: list[int]) -> None:
        table = state
        into[STAGE + table.stage] = 1
        into[ROUND] = table.round
        into[FLAGS] = table.this_round_last
        into[FLAGS + 1] = table.next_round_last
        into[FLAGS + 2] = table.last_bite_out
        into[DISCARD] = table.discard_count
        self.see_last_bite(state, into)
        other = seat
        for at in range(table.players):
            if other == table.active:
                into[TURN + at] = 1
            if other == table.first_leap:
                into[FIRST_LEAP + at] = 1
            if other == table.victim:
                into[PENDING_OWNER + at] = 1
            into[WAITING_FOR + at] = table.owing >> other & 1
            into[HANDS + at] = table.hand_count[other]
            into[BELLIES + at] = table.belly_count[other]
            into[LAID + at] = table.laid[other] >= 0
            other += 1
            if other == table.players:
                other = 0
        if table.laid[seat] >= 0:
            into[OWN_LAID + table.laid[seat]] = 1
        if table.stalked >= 0:
            into[PENDING_CARD + table.stalked] = 1
        if table.bait >= 0:
            into[PENDING_CARD + table.bait] = 1
        into[PENDING_STACK] = table.stolen + 1
        for kind in range(13):
            into[POND + kind] = table.pond[kind]
            into[HAND + kind] = table.hand[seat][kind]
            into[UNSEEN + kind] = COPIES - table.pond[kind] - table.hand[seat][kind]
        if table.laid[seat] >= 0:
            into[UNSEEN + table.laid[seat]] -= 1
        if self.own_belly:
            for kind in range(13):
                into[BELLY + kind] = table.belly[seat][kind]
                into[UNSEEN + kind] -= table.belly[seat][kind]
        at = STACKS
        for stack in range(table.stacks):
            other = table.stack_owner[stack] - seat
            into[at] = other + 1 if other >= 0 else other + table.players + 1
            into[at + 1] = table.stack_top[stack] + 1
            into[at + 2] = table.stack_height[stack]
            if other == 0 and self.own_stacks:
                points = 0
                slip = table.stack_slip[stack]
                while slip >= 0:
                    kind = table.slip_kind[slip]
                    points += SWARM_POINTS if kind == SWARM else 1
                    into[UNSEEN + kind] -= 1
                    slip = table.slip_under[slip]
                into[at + 3] = points
            else:
                into[UNSEEN + table.stack_top[stack]] -= 1
            at += 4

    def see_last_bite(self, state: State, into: list[int]) -> None:
        """The deck, and Last Bite in it as far as the option shows it."""
        table = state
        into[DECK] = table.deck_count
        into[ABOVE] = -1
        at = 0
        while at < table.deck_count and table.deck[at] != LAST_BITE:
            at += 1
        if at == table.deck_count:
            into[LAST_BITE_SEEN + 5] = 1
            return
        into[DECK] -= 1
        above = table.deck_count - 1 - at
        if table.visibility == EXACT:
            into[ABOVE] = above
        elif table.visibility == COARSE:
            word = 0
            while above > DEEPEST[word]:
                word += 1
            into[LAST_BITE_SEEN + word] = 1

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

    def wish(self, state: State, action: int) -> Act | None:
        table = state
        name, places = self.deed(action)
        if name in ("lay", "stalk", "reclaim", "bait"):
            return {"type": name, "card": box.KINDS[places[0]]}
        if name == "toss":
            return {"type": name, "pond": box.KINDS[places[0]]}
        if name == "snatch":
            card, target = FITTING[places[0]]
            return {"type": name, "card": box.KINDS[card], "pond": box.KINDS[target]}
        if name in ("steal", "swallow", "stork_choose"):
            return self.wish_of_stack(table, name, places)
        if name == "consolation":
            return {"type": "consolation_skip" if places[0] else "consolation_draw"}
        if name == "doubt":
            return {"type": "let_pass" if places[0] else "call_out"}
        return {"type": name} if name == "decline" else None

    def wish_of_stack(self, table, name: str, places: list[int]) -> Act | None:
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

    def deal(self, state: State, dealer: Dealer) -> None:
        table = state
        table.deal(dealer)
