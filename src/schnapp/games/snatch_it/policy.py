# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# pyright: reportUnboundVariable=false, reportUndefinedVariable=false
"""How sensible players of Snatch It! go on in a search, and what a position is worth.

Every act gets a worth in points, the best one is played. Swallowed cards are safe and count in full. Stacks in the patch count for
what they will probably still bring; a steal is a stack for me and none for its owner, if they have no card to take it back.
Each seat looks at its own cards and at what lies open. Positions are judged by what was learned from self-play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from schnapp.table.learned import learned

if TYPE_CHECKING:
    from schnapp.table.rng import Rng
    from schnapp.table.state import State
if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.policy import GreedyPolicy

    from .features import SnatchItFeatures
    from .rules.state import *

ACTS = 16  # about two turns of everybody; further on, chance drowns what an act has brought
FULL = [0.0] * 6
LAYABLE = [0] * 13  # actions, one for each kind in a hand


class SnatchItPolicy(GreedyPolicy):
    """Greedy players, and a value network."""

    def __init__(self) -> None:
        """With what it has learned (`python -m tools.train snatch-it`)."""
        super().__init__(learned("schnapp.games.snatch_it", SnatchItFeatures))
        self.features = SnatchItFeatures()
        self.acts = ACTS
        self.dealt = 1

    # ---- How players go on ------------------------------------------------------------------------------------

    def prepare(self, state: State, seat: int) -> None:
        table = self.table = state
        self.seat = seat
        table.count_unseen(seat)
        total = 0
        for kind in range(13):
            total += UNSEEN[kind]
        self.hidden = total if total > 0 else 1
        self.usual = 1 + (SWARM_POINTS - 1) * UNSEEN[SWARM] / self.hidden
        self.others = table.in_hands - table.hand_count[seat]
        for stack in range(table.stacks):
            if table.opens_stacks and table.stack_owner[stack] == seat:
                self.value_of[stack] = table.points_in(stack)
            else:
                self.value_of[stack] = POINTS[table.stack_top[stack]] + self.usual * (table.stack_height[stack] - 1)

    def weigh(self, seat: int, action: int) -> float:
        """In points."""
        table = self.table
        act = action >> 10
        stack = action >> 4 & 63
        kind = action & 15
        if act == DO_SWALLOW:
            value = self.value_of[stack]
            gain = value + POINTS[kind]
            return gain - self.hope(table.stack_top[stack], value, table.floating)
        if act == DO_SNATCH:  # the place of the stack holds the card
            floating = table.floating
            if table.pond[kind] == 1:
                floating &= ~(1 << kind)
            value = POINTS[kind] + POINTS[stack]
            return self.hope(stack, value, floating) - self.reserve(stack) + 0.1
        if act == DO_STEAL:
            value = POINTS[kind] + self.usual * table.stack_height[stack]
            back = self.chance_of(kind, table.hand_count[table.stack_owner[stack]])
            gain = self.hope(kind, value, table.floating) + 0.4 * self.value_of[stack]
            return (1 - back) * gain - back * 0.6 - self.reserve(kind)
        if act == DO_RECLAIM:  # the stack already counts as the stealer's: its owner, too, sees its top only
            value = POINTS[table.stack_top[table.stolen]] + self.usual * (table.stack_height[table.stolen] - 1)
            return 1.4 * value - self.reserve(kind)
        if act == DO_CONSOLATION_DRAW:
            if table.visibility != HIDDEN and table.deck_count > 0 and table.deck[table.deck_count - 1] == LAST_BITE:
                for other in range(table.players):
                    if table.belly_count[other] > table.belly_count[seat]:
                        return -1.0
            return 1.0
        if act == DO_STORK_CHOOSE:
            return self.value_of[stack]
        if act == DO_TOSS:
            for stack in range(table.stacks):
                if table.stack_owner[stack] == seat and LANDS_ON[kind] >> table.stack_top[stack] & 1:
                    return -1.0
            return 0.0
        if act == DO_STALK or act == DO_LAY:
            return self.parting(kind)
        if act == DO_BAIT:
            return self.bait(kind)
        if act == DO_CALL_OUT:
            return 1.0 if table.could_act() else -1.0
        return 0.0  # to decline, to skip, to let pass

    def chance_of(self, top: int, cards: int) -> float:
        """How likely one of so many hidden cards fits on this top."""
        fitting = 0
        rest = CARRIES[top]
        while rest:
            fitting += UNSEEN[lowest(rest)]
            rest &= rest - 1
        base = 1 - fitting / self.hidden
        none = 1.0
        while cards > 0:  # base to the power of cards, by squaring: pow() is slow
            if cards & 1:
                none *= base
            base *= base
            cards >>= 1
        return 1 - none

    def hope(self, top: int, value: float, pond: int) -> float:
        """What an own stack will probably bring."""
        stolen = self.chance_of(top, self.others)
        keeps = (1 - stolen) + (stolen * 0.25 if CARRIES[top] & self.table.held[self.seat] else 0.0)
        eats = 0.35
        if LANDS_ON[top] & pond:
            meal = SWARM_POINTS if LANDS_ON[top] & pond & 1 << SWARM else 1
            eats = 0.85
            value += meal * 0.8
        elif self.table.this_round_last:
            eats = 0.75
        return keeps * eats * value

    def reserve(self, card: int) -> float:
        """What the card is worth as an answer to a thief."""
        table = self.table
        if table.hand[self.seat][card] > 1:
            return 0.0
        highest = 0.0
        for stack in range(table.stacks):
            if table.stack_owner[stack] == self.seat and CARRIES[table.stack_top[stack]] >> card & 1:
                highest = max(highest, self.value_of[stack])
        return 0.15 * highest

    def feeds(self, card: int) -> bool:
        """Could an own stack be swallowed with this card in the pond?"""
        table = self.table
        for stack in range(table.stacks):
            if table.stack_owner[stack] == self.seat and LANDS_ON[table.stack_top[stack]] >> card & 1:
                return True
        return False

    def parting(self, card: int) -> float:
        """Giving a card into the pond: good if it feeds an own stack, or if another hand card can take it back."""
        table = self.table
        value = -0.1 if self.feeds(card) else -0.9
        rest = table.held[self.seat]
        if table.hand[self.seat][card] == 1:
            rest &= ~(1 << card)
        while rest:
            if LANDS_ON[lowest(rest)] >> card & 1:
                value += 0.3
                break
            rest &= rest - 1
        return value - 0.2 * POINTS[card] - self.reserve(card)

    def bait(self, card: int) -> float:
        """A card for the storks: they shall take the others' stacks and leave the own ones."""
        table = self.table
        seat = self.seat
        value = 0.5 * self.feeds(card) - 0.1 * POINTS[card]
        for other in range(table.players):
            gain = 0.0
            for stack in range(table.stacks):
                if table.stack_owner[stack] == other and table.stack_top[stack] // 6 == card // 6:
                    gain = max(gain, self.value_of[stack])
            value += gain * (-1.0 if other == seat else 0.4)
        return value

    # ---- What a position is worth --------------------------------------------------------------------------------

    def quiet_boundary(self, state: State) -> int:
        """Rounds."""
        table = state
        return table.round + (table.phase == DONE)

    def thieves(self, table, seat: int, top: int) -> int:
        """Others who have a card for this top."""
        thieves = 0
        for other in range(table.players):
            thieves += other != seat and CARRIES[top] & table.held[other] != 0
        return thieves

    def extract(self, state: State, seat: int) -> None:
        table = state
        into = self.features
        total = count = largest = safe = risky = ready = sure = kept = threat = prey = catch_ = fitting = 0.0
        for other in range(table.players):
            FULL[other] = 0.0
        for stack in range(table.stacks):
            owner = table.stack_owner[stack]
            top = table.stack_top[stack]
            reach = CARRIES[top] & table.held[seat]
            points = table.points_in(stack)
            FULL[owner] += points
            if owner == seat:
                thieves = self.thieves(table, seat, top)
                total += points
                count += 1
                largest = max(largest, points)
                if thieves == 0:
                    safe += points
                elif thieves == 1:
                    risky += points
                if reach:
                    kept += points
                if LANDS_ON[top] & table.floating:
                    ready += points + 1
                    if thieves == 0:
                        sure += points + 1
            else:
                threat = max(threat, points)
                if reach:
                    prey = max(prey, points)
                rest = reach
                while rest:  # a card that he could not answer
                    if not CARRIES[lowest(rest)] & table.held[owner]:
                        catch_ = max(catch_, points + 1)
                    rest &= rest - 1
        rest = table.held[seat]
        while rest:
            fitting += LANDS_ON[lowest(rest)] & table.floating != 0
            rest &= rest - 1
        own = table.points_of(seat)
        first = second = full = -100.0
        for other in range(table.players):
            if other != seat:
                points = table.points_of(other)
                full = max(full, points + FULL[other])
                if points > first:
                    second = first
                    first = points
                else:
                    second = max(second, points)
        distance = seat - (table.active if table.active >= 0 else table.first_leap)
        if distance < 0:
            distance += table.players
        above = table.above_last_bite()
        # divided by a number with a point: compiled, two whole numbers would give a whole one
        into.own = own / 20.0
        into.lead = (own - first) / 10.0
        into.stacked = total / 10.0
        into.safe = safe / 10.0
        into.ready = ready / 10.0
        into.sure = sure / 10.0
        into.largest = largest / 10.0
        into.kept = kept / 10.0
        into.stacks = count / 3.0
        into.hand = table.hand_count[seat] / 6.0
        into.swarms = table.hand[seat][SWARM]
        into.fitting = fitting / 3.0
        into.prey = prey / 10.0
        into.unanswered = catch_ / 10.0
        into.threat = threat / 10.0
        into.distance = distance / 3.0
        into.active = distance == 0
        into.last_bite = above / 50.0
        into.in_hands = table.in_hands / 20.0
        into.pond = table.pond_count / 6.0
        into.this_round_last = table.this_round_last
        into.next_round_last = table.next_round_last
        into.baiting = table.stage == BAIT or table.stage == STORK_CHOICE
        into.no_other_round = above < 24  # not enough for another round of four
        into.lead_with_stacks = (own + total - first) / 10.0
        into.lead_over_second = (own - second) / 10.0
        into.lead_with_all_stacks = (own + total - full) / 10.0
        into.risky = risky / 10.0

    # ---- Who sees what -------------------------------------------------------------------------------------------

    def at_once(self, state: State) -> bool:
        """Cards for the pond and bait."""
        table = state
        return table.stage == LAY or table.stage == BAIT

    # ---- Determinizations ---------------------------------------------------------------------------------------------------

    def resample(self, state: State, seat: int, chance: Rng) -> None:
        """All that the seat cannot see is dealt anew; but what lies face down was chosen by somebody."""
        table = state
        table.resample(seat, chance)
        if table.stage == LAY or table.stage == BAIT:
            for other in range(table.players):
                if other != seat and table.laid[other] >= 0:
                    self.lay_again(table, other, chance)

    def lay_again(self, table, seat: int, chance: Rng) -> None:
        """Of the hand and the card that was laid, what a sensible player would have laid."""
        table.take(seat, table.laid[seat])
        table.laid[seat] = -1
        count = table.legal(seat, LAYABLE)
        table.laid[seat] = self.choose(table, seat, LAYABLE, count, chance) & 15
        table.play(seat, table.laid[seat])
