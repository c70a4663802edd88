# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner can do in Snatch It!, as numbers; and what it sees beside the declared position: how deep Last Bite is, and what the
view shows of the insides of stacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import cython

from schnapp.table.learner_fields import ActionField, ObservationField

from . import box
from .acts import ACTS, KIND

if TYPE_CHECKING:
    from schnapp.table.game import Game
    from schnapp.table.options import Value
    from schnapp.table.state import State
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from .rules.state import COARSE, DO_STEAL, DO_SWALLOW, EXACT, UNSEEN

PLACES = box.CREATURES // 2  # stacks that can be on the table
KINDS = range(len(box.KINDS))
CARRIED = [[card for card in KINDS if box.fits(card, top)] for top in KINDS]  # on each kind
CARRIERS = [[pond for pond in KINDS if box.fits(top, pond)] for top in KINDS]  # of each kind
WHICH_CARD = [[fit.index(kind) if kind in fit else -1 for kind in KINDS] for fit in CARRIED]
WHICH_POND = [[fit.index(kind) if kind in fit else -1 for kind in KINDS] for fit in CARRIERS]
WHICH = {
    "snatch": ": the pairs that fit, by card, then by card in the pond",
    "steal": ": this stack, with the lower or the higher of the two kinds that fit",
    "swallow": ": this stack, onto the lower or the higher of the two kinds it fits on",
}

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
UNSEEN_AT, POINTS_AT = 7, 20


def action_fields() -> Iterator[ActionField]:
    """Every act in its order: with the cards that it says, if they fit; or with the stack, and which of the kinds that fit."""
    for number, kind in enumerate(ACTS.types):
        stacks = {number << 10 | stack << 4 | card: stack for stack in range(PLACES) for card in KINDS}
        words = ACTS.words(kind) + WHICH.get(kind, "")
        if kind in ("steal", "swallow"):
            moves = {move: 2 * stack for move, stack in stacks.items()}
            yield ActionField(kind, (PLACES, 2), words, moves)
        elif "stack" in ACTS.fields[kind]:
            yield ActionField(kind, (PLACES,), words, {move: stack for move, stack in stacks.items() if not move & 15})
        else:
            acts = [(move, act) for move, (_, act) in ACTS.known.items() if act["type"] == kind]
            fit = [move for move, act in acts if kind != "snatch" or box.fits(KIND[act["card"]], KIND[act["pond"]])]
            shape = (len(fit),) if len(fit) > 1 else ()
            yield ActionField(kind, shape, words, {move: place for place, move in enumerate(fit)})


class SnatchItObserver(Observer):
    """Shows what the view shows."""

    def __init__(self, game: Game, players: int, chosen: Mapping[str, Value]) -> None:
        Observer.__init__(self, game, players, chosen, tuple(action_fields()), MORE)

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
        action = self.numbers[move]
        act = move >> 10
        if act == DO_STEAL or act == DO_SWALLOW:
            stack = move >> 4 & 63
            if stack >= table.stacks:
                return -1
            top = table.stack_top[stack]
            which = WHICH_CARD[top][move & 15] if act == DO_STEAL else WHICH_POND[top][move & 15]
            return action + which if which >= 0 else -1
        return action
