# cython: annotation_typing=False
"""How sensible players of Snatch It! go on, in a search: the greedy player of `greedy.py`, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from schnapp.table.learned import learned

from . import box

if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.instinct import Instinct
if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.state import State

ACTS = 8  # about two turns of everybody: further on, chance drowns what the act has brought
PILE = [0] * 160
LANDS_ON = [sum(box.fits(card, target) << target for target in range(13)) for card in range(13)]
CARRIES = [sum(box.fits(card, target) << card for card in range(13)) for target in range(13)]


class SnatchItInstinct(Instinct):
    def choose(self, state, seat, choices, count, chance):
        if count == 1:
            return choices[0]
        self.look(state, seat)
        best = choices[0]
        ties = 0
        highest = -1e9
        for i in range(count):
            worth = self.weigh(choices[i])
            if self.noise > 0:
                worth += self.noise * chance.below(1024) / 1024
            if worth > highest:
                highest = worth
                best = choices[i]
                ties = 1
            elif worth == highest:
                ties += 1
                if chance.below(ties) == 0:
                    best = choices[i]
        return best

    def look(self, table, seat):
        self.table = table
        self.seat = seat
        for kind in range(13):
            self.unseen[kind] = 9 - table.hand[seat][kind] - table.pond[kind] - table.belly[seat][kind]
        for stack in range(table.stacks):
            self.unseen[table.stack_top[stack]] -= 1
            if table.stack_owner[stack] == seat:
                worth = 0.0
                slip = table.stack_slip[stack]
                worth = 5 if table.slip_kind[slip] == 12 else 1
                slip = table.slip_under[slip]
                while slip >= 0:
                    self.unseen[table.slip_kind[slip]] -= 1
                    worth += 5 if table.slip_kind[slip] == 12 else 1
                    slip = table.slip_under[slip]
                self.worth_of[stack] = worth
        total = 0
        for kind in range(13):
            total += self.unseen[kind]
        self.hidden = total if total > 0 else 1
        self.usual = 1 + 4 * self.unseen[12] / self.hidden
        self.others = table.in_hands - table.hand_count[seat]
        for stack in range(table.stacks):
            if table.stack_owner[stack] != seat:
                self.worth_of[stack] = (5 if table.stack_top[stack] == 12 else 1) + self.usual * (
                    table.stack_height[stack] - 1
                )

    def chance_of(self, top, cards):
        fitting = 0
        rest = CARRIES[top]
        while rest:
            fitting += self.unseen[lowest(rest)]
            rest &= rest - 1
        return 1 - (1 - fitting / self.hidden) ** cards

    def hope(self, top, value, pond):
        stolen = self.chance_of(top, self.others)
        meal = -1
        if LANDS_ON[top] & pond:
            meal = 5 if LANDS_ON[top] & pond & 4096 else 1
        keeps = (1 - stolen) + (stolen * 0.25 if CARRIES[top] & self.table.held[self.seat] else 0)
        eats = 0.35
        if meal >= 0:
            eats = 0.85
            value += meal * 0.8
        elif self.table.this_round_last:
            eats = 0.75
        return keeps * eats * value

    def reserve(self, card):
        table = self.table
        if table.hand[self.seat][card] > 1:
            return 0.0
        highest = 0.0
        for stack in range(table.stacks):
            if table.stack_owner[stack] == self.seat and CARRIES[table.stack_top[stack]] >> card & 1:
                highest = max(highest, self.worth_of[stack])
        return 0.15 * highest

    def feeds(self, card):
        table = self.table
        for stack in range(table.stacks):
            if table.stack_owner[stack] == self.seat and LANDS_ON[table.stack_top[stack]] >> card & 1:
                return True
        return False

    def weigh(self, action):
        table = self.table
        seat = self.seat
        act = action >> 10
        stack = action >> 4 & 63
        kind = action & 15
        if act == 3:  # swallow
            worth = self.worth_of[stack]
            return (
                worth
                + (5 if kind == 12 else 1)
                - self.hope(table.stack_top[stack], worth, table.floating)
            )
        if act == 1:  # snatch
            targets = table.floating
            if table.pond[kind] == 1:
                targets &= ~(1 << kind)
            worth = (5 if kind == 12 else 1) + (5 if stack == 12 else 1)
            return self.hope(stack, worth, targets) - self.reserve(stack) + 0.1
        if act == 2:  # steal
            worth = (5 if kind == 12 else 1) + self.usual * table.stack_height[stack]
            back = self.chance_of(kind, table.hand_count[table.stack_owner[stack]])
            gain = self.hope(kind, worth, table.floating) + 0.4 * self.worth_of[stack]
            return (1 - back) * gain - back * 0.6 - self.reserve(kind)
        if act == 6:  # reclaim
            # the stack counts as the stealer's
            worth = (5 if table.stack_top[table.stolen] == 12 else 1) + self.usual * (
                table.stack_height[table.stolen] - 1
            )
            return 1.4 * worth - self.reserve(kind)
        if act == 8:  # consolation_draw
            if table.deck_count > 0 and table.deck[table.deck_count - 1] == 13:
                for other in range(table.players):
                    if table.belly_count[other] > table.belly_count[seat]:
                        return -1.0
            return 1.0
        if act == 11:
            return self.worth_of[stack]
        if act == 5:
            worth = 0
            for stack in range(table.stacks):
                if table.stack_owner[stack] == seat and LANDS_ON[kind] >> table.stack_top[stack] & 1:
                    return -1.0
            return 0.0
        if act == 4 or act == 0:
            feeds = -0.9 + 0.8 * self.feeds(kind)
            targets = table.held[seat]
            if table.hand[seat][kind] == 1:
                targets &= ~(1 << kind)
            while targets:
                if LANDS_ON[lowest(targets)] >> kind & 1:
                    feeds += 0.3
                    break
                targets &= targets - 1
            return feeds - 0.2 * (5 if kind == 12 else 1) - self.reserve(kind)
        if act == 10:
            worth = 0.5 * self.feeds(kind) - 0.1 * (5 if kind == 12 else 1)
            for other in range(table.players):
                gain = 0.0
                for stack in range(table.stacks):
                    if table.stack_owner[stack] == other and table.stack_top[stack] // 6 == kind // 6:
                        gain = max(gain, self.worth_of[stack])
                worth += gain * (-1.0 if other == seat else 0.4)
            return worth
        return 0.0

    def era(self, state):
        table = state
        return table.round + (table.phase == 3)

    def seats(self, state):
        table = state
        return table.players

    def settled(self, state, into):
        table = state
        if table.stage != 8:
            return False
        best = -1
        winners = 0
        for seat in range(table.players):
            points = (table.belly_count[seat] + 4 * table.belly[seat][12]) * 16 + table.belly[seat][12]
            if points > best:
                best = points
                winners = 0
            winners += points == best
        for seat in range(table.players):
            points = (table.belly_count[seat] + 4 * table.belly[seat][12]) * 16 + table.belly[seat][12]
            into[seat] = 1.0 / winners if points == best else 0.0
        return True

    def points_of(self, table, stack):
        slip = table.stack_slip[stack]
        points = 0
        while slip >= 0:
            points += 5 if table.slip_kind[slip] == 12 else 1
            slip = table.slip_under[slip]
        return points

    def features(self, state, seat, into):
        table = state
        best = -100.0
        for other in range(table.players):
            if other != seat:
                best = max(best, table.belly_count[other] + 4 * table.belly[other][12])
        own = table.belly_count[seat] + 4 * table.belly[seat][12]
        total = safe = eats = both = most = prey = sure = threat = feasts = 0.0
        stackn = 0
        for stack in range(table.stacks):
            owner = table.stack_owner[stack]
            kind = table.stack_top[stack]
            points = self.points_of(table, stack)
            if owner == seat:
                total += points
                stackn += 1
                most = max(most, points)
                n = 0
                for other in range(table.players):
                    n += other != seat and CARRIES[kind] & table.held[other] != 0
                if n == 0:
                    safe += points
                if CARRIES[kind] & table.held[seat]:
                    feasts += points
                if LANDS_ON[kind] & table.floating:
                    eats += points + 1
                    if n == 0:
                        both += points + 1
            else:
                threat = max(threat, points)
                if CARRIES[kind] & table.held[seat]:
                    prey = max(prey, points)
                    rest = CARRIES[kind] & table.held[seat]
                    while rest:
                        if not CARRIES[lowest(rest)] & table.held[owner]:
                            sure = max(sure, points + 1)
                        rest &= rest - 1
        fits = 0.0
        rest = table.held[seat]
        while rest:
            fits += LANDS_ON[lowest(rest)] & table.floating != 0
            rest &= rest - 1
        distance = 0
        if table.active >= 0:
            distance = seat - table.active
        else:
            distance = seat - table.first_leap
        if distance < 0:
            distance += table.players
        n = table.deck_count
        for kind in range(table.deck_count):
            if table.deck[kind] == 13:
                n = table.deck_count - 1 - kind
        into[0] = own / 20
        into[1] = (own - best) / 10
        into[2] = total / 10
        into[3] = safe / 10
        into[4] = eats / 10
        into[5] = both / 10
        into[6] = most / 10
        into[7] = feasts / 10
        into[8] = stackn / 3
        into[9] = table.hand_count[seat] / 6
        into[10] = table.hand[seat][12]
        into[11] = fits / 3
        into[12] = prey / 10
        into[13] = sure / 10
        into[14] = threat / 10
        into[15] = distance / 3
        into[16] = distance == 0
        into[17] = n / 50
        into[18] = table.in_hands / 20
        into[19] = table.pond_count / 6
        into[20] = table.this_round_last
        into[21] = table.next_round_last
        into[22] = table.stage == 6 or table.stage == 7
        into[23] = n < 24
        into[24] = (own + total - best) / 10
        return 25

    def imagine(self, world, seat, chance):
        table = world
        count = 0
        for other in range(table.players):
            if other != seat:
                for kind in range(13):
                    for n in range(table.hand[other][kind] + table.belly[other][kind]):
                        PILE[count] = kind
                        count += 1
                    table.hand[other][kind] = 0
                    table.belly[other][kind] = 0
                table.held[other] = 0
        for kind in range(13):
            for n in range(table.discard[kind]):
                PILE[count] = kind
                count += 1
            table.discard[kind] = 0
        for i in range(table.deck_count):
            if table.deck[i] != 13:
                PILE[count] = table.deck[i]
                count += 1
        for i in range(count - 1, 0, -1):
            j = chance.below(i + 1)
            kind = PILE[i]
            PILE[i] = PILE[j]
            PILE[j] = kind
        for other in range(table.players):
            if other != seat:
                for n in range(table.hand_count[other]):
                    count -= 1
                    kind = PILE[count]
                    table.hand[other][kind] += 1
                    table.held[other] |= 1 << kind
                for n in range(table.belly_count[other]):
                    count -= 1
                    table.belly[other][PILE[count]] += 1
        for n in range(table.discard_count):
            count -= 1
            table.discard[PILE[count]] += 1
        for i in range(table.deck_count):
            if table.deck[i] != 13:
                count -= 1
                table.deck[i] = PILE[count]


def snatch_it_instinct() -> SnatchItInstinct:
    """The instinct with what it has learned."""
    instinct = SnatchItInstinct(learned("schnapp.games.snatch_it"))
    instinct.acts = ACTS
    return instinct
