# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields of a state are typed in rules/state.pxd, and the compiler checks them)
"""What a learner sees of Snails and what it can do, as numbers: a seat's view, and what events have told everybody of the
card that is being played (dice, target, points left), at the decisions that ask for it.

Cards are numbered by kind: two cards of one kind are the same action. Snails are numbered from the observer on: his four
are 0 … 3 (leader, infantry, scout, medic), those of the next seat to the left 4 … 7. A programme is laid in pieces: the
active snail, the inactive one, five cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from schnapp.table.observer import WAITING
from schnapp.table.part import Deed, Part, starts

from . import box, cards
from .acts import ACTS
from .board import NEIGHBOURS

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.state import State
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer
if not cython.compiled:
    from .rules.state import (
        A_SNAIL,
        AT_RESOLVING,
        AT_TURN,
        BACKS,
        BESIDE,
        DICE,
        DO_DEVIATION,
        DO_DISCARD,
        DO_ENEMY,
        DO_EXCHANGE,
        DO_KEEP,
        DO_ORDER,
        DO_OUTCOME,
        DO_OVERFLOW,
        DO_PLACE,
        DO_PLACE_TARGET,
        DO_PROGRAM,
        DO_PUSH,
        DO_REROLL,
        DO_SLOT,
        DO_STEP,
        DO_TAKE_SHELL,
        DO_TARGET,
        EXCHANGE_MORE,
        HIDDEN,
        IN_BOX,
        KIND_OF,
        VALUES,
    )

CARD_KINDS = len(cards.BOX.kinds)
ALL_KINDS = CARD_KINDS + box.BASIC_CARDS
KIND = [
    kind if kind >= 0 else CARD_KINDS - 1 - kind for kind in cards.BOX.kind_of
]  # of each card; basic ones come last
PAIRS = CARD_KINDS * (CARD_KINDS + 1) // 2
NAMES = (*(kind.id for kind in cards.BOX.kinds), *(f"basic_{number}" for number in range(1, box.BASIC_CARDS + 1)))
MOST_OUTCOMES = max(len(kind.outcomes) for kind in cards.BOX.kinds)
DIRECTION = [0] * 9  # of a step by q and r, at 3 * (q + 1) + r + 1
for _number, (_q, _r) in enumerate(NEIGHBOURS):
    DIRECTION[3 * (_q + 1) + _r + 1] = _number
COLUMNS = 17  # numbers of a player

(
    ASKED,
    AT,
    ROUND,
    ROUNDS_LEFT,
    START,
    TURN,
    WAITING_FOR,
    SLOT,
    ACTING,
    CONTAMINATION,
    DROWNING,
    DECK,
    DISCARD,
    FIELDS,
    REMOVED,
    SNAILS,
    PLAYERS,
    SLOTS,
    HAND,
    LAID,
    FIRST_FIVE,
    DICE_SHOWN,
    REROLLS,
    POINTS,
    TARGET_FIELD,
    TARGET_SNAIL,
) = range(26)


def parts(fields: int) -> tuple[Part, ...]:
    """What is seen on a board of so many fields."""
    return (
        Part("asked", (27,), 0, 1, "one 1 for what the observer is asked, none if he is not: " + ", ".join(ACTS.types)),
        Part("at", (14,), 0, 1, "one 1 where the game stands: " + ", ".join(box.STAGES)),
        Part("round", (1,), 0, 12, "0 during the set-up"),
        Part("rounds_left", (1,), 0, 12, "after this one"),
        Part("start", (4,), 0, 1, "one 1 at the start player"),
        Part("turn", (4,), 0, 1, "one 1 at the seat whose turn it is"),
        Part("waiting", (4,), 0, 1, "1 for each seat that owes a decision"),
        Part("slot", (1,), 0, 5, "which slot is being played, 0: none"),
        Part("acting", (16,), 0, 1, "one 1 at the snail that acts"),
        Part("contamination", (1,), 0, 20, "place on the track"),
        Part("drowning", (1,), 0, 95, "what the water does there"),
        Part("deck", (1,), 0, 84, "cards in the deck"),
        Part("discard", (CARD_KINDS,), 0, 84, "copies of each kind of card in the discard"),
        Part(
            "fields",
            (6, fields),
            0,
            127,
            "level, damage, fires, mines, dynamite, snails; of each field, by row and place in it",
        ),
        Part("removed", (3, 6), 0, 20, "tiles that are gone, by level and back: " + ", ".join(box.BACKS)),
        Part(
            "snails",
            (16, 4),
            0,
            127,
            "health, field + 1, 1 if it is in its shell, order if the observer knows it (1 active, 2 inactive)",
        ),
        Part(
            "players",
            (4, COLUMNS),
            0,
            127,
            "by seat: one 1 for the faction ("
            + ", ".join(box.FACTIONS)
            + "); faction card (0 beside, 1 with the player, 2 out of the game); cards in the hand; 1 if the ability is "
            "used; 1 if a snail was lost this round, 1 if in the last one; which to be out (1 first, 0: in the game); "
            "1 if an active order lies face down, 1 if an inactive one does; aiming role + 1, slot and rerolls of the aim",
        ),
        Part(
            "slots",
            (4, 5, 2),
            0,
            CARD_KINDS + 5,
            "by seat: kind of the card + 1 if the observer knows it, state: none yet, "
            + ", ".join(box.SLOT_STATES[1:]),
        ),
        Part("hand", (ALL_KINDS,), 0, 20, "copies of each kind in the own hand; the last five are the basic cards"),
        Part(
            "laid",
            (7,),
            0,
            ALL_KINDS,
            "the pieces of the own programme so far: role + 1 of the active and the inactive snail, kinds + 1",
        ),
        Part("first_five", (5,), 0, ALL_KINDS, "at keep_start_hand: kind + 1 of the card in each place"),
        Part(
            "dice",
            (2,),
            0,
            3,
            "at reroll and choose_outcome: what the dice show, " + ", ".join(box.FACES) + "; 0: none",
        ),
        Part("rerolls", (3,), 0, 127, "at reroll: how many are left by " + ", ".join(box.REROLLS)),
        Part("points", (1,), 0, 20, "at step: movement points that are left"),
        Part("target_field", (1,), 0, fields, "at choose_deviation: the field that was aimed at + 1"),
        Part("target_snail", (16,), 0, 1, "at choose_slot and place_target: one 1 at the target"),
    )


def deeds(fields: int) -> tuple[Deed, ...]:
    """What can be done on a board of so many fields: to wait, then every act of the game in the order of ACTS."""
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
    return (WAITING, *(Deed(act, *shapes.get(act, alone)) for act in ACTS.types))


class SnailsObserver(Observer):
    """Shows what the view shows, and more only at the decisions named above."""

    def __init__(self, players: int, fields: int) -> None:
        Observer.__init__(self, players, parts(fields), deeds(fields))
        self.most = max(self.most, PAIRS)
        if not cython.compiled:
            self.deed_at = [0] * 32
            self.part_at = [0] * 32
        for act, first in enumerate(starts(self.deeds[1:])):
            self.deed_at[act] = 1 + first
        for number, first in enumerate(starts(self.parts)):
            self.part_at[number] = first

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

    # ---- What a seat sees ----------------------------------------------------------------------------------------

    def observe(self, state: State, seat: int, into: list[int]) -> None:
        table = state
        into[self.part_at[AT] + table.at] = 1
        into[self.part_at[ROUND]] = table.round
        into[self.part_at[ROUNDS_LEFT]] = table.rounds - table.round if table.round < table.rounds else 0
        into[self.part_at[CONTAMINATION]] = table.contamination
        into[self.part_at[DROWNING]] = table.track[table.contamination]
        into[self.part_at[DECK]] = table.deck_count
        for i in range(table.discard_count):
            into[self.part_at[DISCARD] + KIND_OF[table.discard[i]]] += 1
        if table.at == AT_TURN or (table.at == AT_RESOLVING and table.turn_player >= 0):
            into[self.part_at[SLOT]] = table.turn_slot
            if table.at == AT_RESOLVING and table.acting >= 0:
                into[self.part_at[ACTING] + self.turned(table.acting, seat)] = 1
        at = self.part_at[FIELDS]
        count = table.fields
        for field in range(count):
            into[at + field] = table.level[field]
        at += count
        for field in range(count):
            into[at + field] = table.damaged[field]
        at += count
        for field in range(count):
            into[at + field] = table.fire[field]
        at += count
        for field in range(count):
            into[at + field] = table.mines[field]
        at += count
        for field in range(count):
            into[at + field] = table.dynamite[field]
        crowds = at + count
        for i in range(table.removed_count):
            into[self.part_at[REMOVED] + table.removed[i] - BACKS] += 1
        at = self.part_at[SNAILS]
        for i in range(4 * table.players):
            snail = i + 4 * seat
            if snail >= 4 * table.players:
                snail -= 4 * table.players
            if table.alive >> snail & 1:
                into[at] = table.health[snail]
                field = table.field[snail]
                into[at + 1] = field + 1
                if field >= 0:
                    into[crowds + field] += 1
                into[at + 2] = table.in_shell >> snail & 1
            at += 4
        other = seat
        for shift in range(table.players):
            self.see_player(table, seat, other, shift, into)
            other += 1
            if other == table.players:
                other = 0
        at = self.part_at[HAND]
        for i in range(table.hand_count[seat]):
            into[at + KIND[table.hand[seat][i]]] += 1
        if table.owing >> seat & 1:
            self.see_decision(table, seat, into)

    def see_player(self, table, seat: int, other: int, shift: int, into: list[int]) -> None:
        """What lies before a player: his secrets only if it is the observer himself."""
        if other == table.start_player:
            into[self.part_at[START] + shift] = 1
        if other == table.turn_player:
            into[self.part_at[TURN] + shift] = 1
        into[self.part_at[WAITING_FOR] + shift] = table.owing >> other & 1
        open = other == seat
        active = table.active[other]
        inactive = table.inactive[other]
        at = self.part_at[SNAILS] + 16 * shift
        if active >= 0 and (open or table.revealed >> active & 1):
            into[at + 4 * (active & 3) + 3] = 1
        if inactive >= 0 and (open or table.revealed >> inactive & 1):
            into[at + 4 * (inactive & 3) + 3] = 2
        at = self.part_at[PLAYERS] + COLUMNS * shift
        if table.faction[other] >= 0:
            into[at + table.faction[other]] = 1
        into[at + 6] = 0 if table.faction_at[other] == BESIDE else 2 if table.faction_at[other] == IN_BOX else 1
        into[at + 7] = table.hand_count[other]
        into[at + 8] = table.ability_used >> other & 1
        into[at + 9] = table.lost_now >> other & 1
        into[at + 10] = table.lost_last >> other & 1
        into[at + 11] = table.group[other]
        into[at + 12] = active >= 0 and not table.revealed >> active & 1
        into[at + 13] = inactive >= 0 and not table.revealed >> inactive & 1
        if table.aim_snail[other] >= 0:
            into[at + 14] = (table.aim_snail[other] & 3) + 1
            into[at + 15] = table.aim_slot[other]
            into[at + 16] = table.aim_rerolls[other]
        at = self.part_at[SLOTS] + 10 * shift
        for place in range(5):
            if table.slot_card[other][place] >= 0 and (open or table.slot_state[other][place] != HIDDEN):
                into[at] = KIND[table.slot_card[other][place]] + 1
            into[at + 1] = table.slot_state[other][place]
            at += 2

    def see_decision(self, table, seat: int, into: list[int]) -> None:
        """What the observer is asked, and what he must know for it."""
        act = table.asking
        into[self.part_at[ASKED] + act] = 1
        if act == DO_PROGRAM:
            for i in range(table.pieces[seat]):
                kind = table.programme[seat][i]
                if kind >= 0:
                    into[self.part_at[LAID] + i] = (kind & 3) + 1 if i < 2 else KIND[kind] + 1
        elif act == DO_KEEP:
            for i in range(5):
                into[self.part_at[FIRST_FIVE] + i] = KIND[table.hand[seat][i]] + 1
        elif act == DO_REROLL or act == DO_OUTCOME:
            kind = KIND_OF[table.playing]
            for i in range(DICE[kind] if kind >= 0 else 0):
                into[self.part_at[DICE_SHOWN] + i] = table.dice[i] + 1
            if act == DO_REROLL:
                into[self.part_at[REROLLS]] = table.aims_left
                into[self.part_at[REROLLS] + 1] = table.leaders_left
                into[self.part_at[REROLLS] + 2] = table.eagles_left
        elif act == DO_STEP:
            into[self.part_at[POINTS]] = table.arg_a[table.depth - 1]
        elif act == DO_DEVIATION:
            into[self.part_at[TARGET_FIELD]] = table.target_field + 1
        elif (act == DO_SLOT or act == DO_PLACE_TARGET) and table.target_snail >= 0:
            into[self.part_at[TARGET_SNAIL] + self.turned(table.target_snail, seat)] = 1

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
            return self.deed_at[DO_EXCHANGE] + self.pair(table, seat, value + VALUES)
        first = self.deed_at[act]
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

    # ---- A game --------------------------------------------------------------------------------------------------

    def deal(self, state: State, dealer: Dealer) -> None:
        table = state
        table.deal(dealer)
