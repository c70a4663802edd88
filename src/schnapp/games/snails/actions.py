# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportUndefinedVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner can do in Snails, as numbers; and what it sees beside the declared position, at the decisions that ask for it:
the pieces of its programme, and what events have told everybody of the card that is being played (dice, target, points left).

Cards are numbered by kind: two cards of one kind are the same action. Snails are numbered from the observer on: his four
are 0 … 3 (leader, infantry, scout, medic), those of the next seat to the left 4 … 7. A programme is laid in pieces: the
active snail, the inactive one, five cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from schnapp.table.learner_fields import ActionField, ObservationField, starts

from . import box, cards
from .acts import ACTS, planned
from .board import NEIGHBOURS
from .position import ALL_KINDS, CARD_KINDS, KIND_OF_CARD

if TYPE_CHECKING:
    from schnapp.table.canonical import Act
    from schnapp.table.options import Value
    from schnapp.table.state import State

    from .game import SnailsGame
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from .rules.state import *

KIND = list(KIND_OF_CARD)
PAIRS = CARD_KINDS * (CARD_KINDS + 1) // 2
MOST_OUTCOMES = max(len(kind.outcomes) for kind in cards.BOX.kinds)
DIRECTION = [0] * 9  # of a step by q and r, at 3 * (q + 1) + r + 1
for _number, (_q, _r) in enumerate(NEIGHBOURS):
    DIRECTION[3 * (_q + 1) + _r + 1] = _number
ASKED, LAID, FIRST_FIVE, DICE_SHOWN, REROLLS, POINTS, TARGET_FIELD, TARGET_SNAIL = range(8)


def observation_fields(fields: int) -> tuple[ObservationField, ...]:
    """What is seen besides, on a board of so many fields."""
    return (
        ObservationField(
            "asked", (27,), 0, 1, "one 1 for what the observer is asked, none if they are not: " + ", ".join(ACTS.types)
        ),
        ObservationField(
            "laid",
            (7,),
            0,
            ALL_KINDS,
            "the pieces of the own programme so far: role + 1 of the active and the inactive snail, kinds + 1",
        ),
        ObservationField("first_five", (5,), 0, ALL_KINDS, "at keep_start_hand: kind + 1 of the card in each place"),
        ObservationField(
            "dice",
            (2,),
            0,
            3,
            "at reroll and choose_outcome: what the dice show, " + ", ".join(box.FACES) + "; 0: none",
        ),
        ObservationField("rerolls", (3,), 0, 127, "at reroll: how many are left by " + ", ".join(box.REROLLS)),
        ObservationField("points", (1,), 0, 20, "at step: movement points that are left"),
        ObservationField("target_field", (1,), 0, fields, "at choose_deviation: the field that was aimed at + 1"),
        ObservationField("target_snail", (16,), 0, 1, "at choose_slot and place_target: one 1 at the target"),
    )


def action_fields(fields: int) -> tuple[ActionField, ...]:
    """What can be done on a board of so many fields beside to wait: every act of the game in the order of ACTS."""
    ways = "0 … 5 are the neighbours " + ", ".join(f"({q}, {r})" for q, r in NEIGHBOURS)
    shapes: dict[str, tuple[tuple[int, ...], str]] = {
        "choose_faction": ((6,), ", ".join(box.FACTIONS)),
        "mulligan": ((2,), "keep, redraw"),
        "keep_start_hand": ((32,), "the cards at these places of the hand, as bits"),
        "place_snail": ((4, fields), "this role on this field"),
        "exchange": ((PAIRS,), "two cards of these kinds, the lower i and the higher j: j * (j + 1) / 2 + i"),
        "discard": ((CARD_KINDS,), "a card of this kind"),
        "program": ((4 + ALL_KINDS,), "the next piece: one of the four roles, or 4 + the kind of a card"),
        "choose_resolve": ((2,), "no, yes"),
        "choose_half": ((6,), ", ".join(box.HALVES)),
        "step": ((6,), f"this way: {ways} in (q, r)"),
        "choose_target": ((16 + fields,), "this snail, or 16 + this field"),
        "reroll": ((2, 4), "this die, by " + ", ".join(box.REROLLS)),
        "choose_outcome": ((MOST_OUTCOMES,), "by its place on the card"),
        "choose_deviation": ((6,), "from the target this way"),
        "choose_place": ((fields,), "this field"),
        "place_target": ((2,), "no, yes"),
        "choose_enemy": ((16,), "this snail"),
        "choose_slot": ((6,), "slot 1 … 5"),
        "take_shell": ((16,), "that of this snail"),
        "use_ability": ((2,), "no, yes"),
        "push": ((16, 6), "this snail, this way"),
        "overflow": ((16, 6), "this snail, this way"),
        "order_effect": ((3 + fields,), "these markers (" + ", ".join(box.MARKERS) + "), or 3 + this field"),
    }
    alone: tuple[tuple[int, ...], str] = ((), "no choice with it")
    return tuple(ActionField(act, *shapes.get(act, alone)) for act in ACTS.types)


class SnailsObserver(Observer):
    """Shows what the view shows, and more only at the decisions named above."""

    def __init__(self, game: SnailsGame, players: int, chosen: Mapping[str, Value]) -> None:
        fields = len(game.places(chosen))
        Observer.__init__(self, game, players, chosen, action_fields(fields), observation_fields(fields))
        self.most = max(self.most, PAIRS)
        for act, first in enumerate(starts(self.action_fields[1:])):
            self.action_field_at[act] = 1 + first
        for number, first in enumerate(starts(observation_fields(fields)[:-1])):
            self.field_at[number] = self.eye.size + first

    # ---- Numbers -------------------------------------------------------------------------------------------------

    def turned(self, snail: int, seat: int) -> int:
        """A snail, counted from a seat on."""
        snail -= 4 * seat
        return snail if snail >= 0 else snail + 4 * self.players

    def way(self, table, start: int, end: int) -> int:
        """In which direction a neighbour lies."""
        return DIRECTION[
            3 * (table.field_q[end] - table.field_q[start] + 1) + table.field_r[end] - table.field_r[start] + 1
        ]

    # ---- What a seat is asked ------------------------------------------------------------------------------------

    def add(self, state: State, seat: int, into: list[int], at: int) -> None:
        table = state
        if table.owing >> seat & 1:
            self.see_decision(table, seat, into)

    def see_decision(self, table, seat: int, into: list[int]) -> None:
        """What the observer is asked, and what they must know for it."""
        act = table.asking
        into[self.field_at[ASKED] + act] = 1
        if act == DO_PROGRAM:
            for i in range(table.pieces[seat]):
                kind = table.programme[seat][i]
                if kind >= 0:
                    into[self.field_at[LAID] + i] = (kind & 3) + 1 if i < 2 else KIND[kind] + 1
        elif act == DO_KEEP:
            for i in range(5):
                into[self.field_at[FIRST_FIVE] + i] = KIND[table.hand[seat][i]] + 1
        elif act == DO_REROLL or act == DO_OUTCOME:
            kind = KIND_OF[table.playing]
            for i in range(DICE[kind] if kind >= 0 else 0):
                into[self.field_at[DICE_SHOWN] + i] = table.dice[i] + 1
            if act == DO_REROLL:
                into[self.field_at[REROLLS]] = table.aims_left
                into[self.field_at[REROLLS] + 1] = table.leaders_left
                into[self.field_at[REROLLS] + 2] = table.eagles_left
        elif act == DO_STEP:
            into[self.field_at[POINTS]] = table.arg_a[table.depth - 1]
        elif act == DO_DEVIATION:
            into[self.field_at[TARGET_FIELD]] = table.target_field + 1
        elif (act == DO_SLOT or act == DO_PLACE_TARGET) and table.target_snail >= 0:
            into[self.field_at[TARGET_SNAIL] + self.turned(table.target_snail, seat)] = 1

    # ---- What it can do ------------------------------------------------------------------------------------------

    def pair(self, table, seat: int, number: int) -> int:
        """Two cards of the hand, as the rules number them, by their kinds."""
        i = 1
        less = 0
        while less + i <= number:
            less += i
            i += 1
        one = KIND_OF[table.hand[seat][number - less]]
        two = KIND_OF[table.hand[seat][i]]
        return two * (two + 1) // 2 + one if one <= two else one * (one + 1) // 2 + two

    def index(self, state: State, seat: int, move: int) -> int:
        table = state
        act = move >> 11 & 31
        value = move & 2047
        if act == EXCHANGE_MORE:
            return self.action_field_at[DO_EXCHANGE] + self.pair(table, seat, value + VALUES)
        first = self.action_field_at[act]
        if act == DO_PLACE:
            return first + table.fields * (value >> 7 & 3) + (value & 127)
        if act == DO_EXCHANGE:
            return first + self.pair(table, seat, value)
        if act == DO_DISCARD:
            return first + KIND_OF[value]
        if act == DO_PROGRAM:
            return first + (value & 3 if table.pieces[seat] < 2 else 4 + KIND[value])
        if act == DO_STEP:
            return first + self.way(table, table.here, value)
        if act == DO_DEVIATION:
            return first + self.way(table, table.target_field, value)
        if act == DO_TARGET:
            return first + (self.turned(value & 15, seat) if value & A_SNAIL else 16 + value)
        if act == DO_ORDER:
            return first + (value & 3 if value & A_SNAIL else 3 + value)
        if act == DO_ENEMY or act == DO_TAKE_SHELL:
            return first + self.turned(value, seat)
        if act == DO_PUSH or act == DO_OVERFLOW:
            snail = value >> 7
            return first + 6 * self.turned(snail, seat) + self.way(table, table.field[snail], value & 127)
        if act == DO_REROLL:
            return first + value - 4  # a move has die 1 or 2
        return first + value

    def act_made(self, state: State, seat: int, move: int) -> Act | None:
        """A programme stands when its last card is laid."""
        if move >> 11 & 31 != DO_PROGRAM:
            return Observer.act_made(self, state, seat, move)
        pieces = [*self.pieces_of(state, seat), move & 2047]
        return planned(pieces) if len(pieces) == box.PIECES else None

    def pieces_of(self, table, seat: int) -> list[int]:
        """A programme as far as it is laid."""
        return [table.programme[seat][i] for i in range(table.pieces[seat])]
