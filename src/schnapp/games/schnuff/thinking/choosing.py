# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in instinct.pxd, and the compiler checks them)
"""How sensible players of Schnuff go on, what an act is like, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import cython
from msgspec.structs import replace

from schnapp.table.learned import learned

from .. import box
from ..position import SCHEMA
from ..witness import PLAYS

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.judgement import Judgement
    from schnapp.table.search_request import SearchRequest
    from schnapp.table.state import State

    from ..rules import Schnuff
if not cython.compiled:
    from schnapp.table.fingerprint import BLANK, stir
    from schnapp.table.instinct import GreedyPolicy
    from schnapp.table.state import WAIT

HAND = box.HAND
HIGH_ROLL = box.HIGH_ROLL
LEAD, PLAY, OVER = range(3)
PASS, REVERSE, SNAP, RISK, SCHNUFF, DRAW = range(4, 10)
NO_TOLL = 0
ACTS = 12  # about three turns of everybody, within the round: then the chips tell more than the cards
FEATURES = 49
ACT_FEATURES = 74
TRIES = 200  # deals that are tried before a card that can be played is put into the active hand

HELD = (1.2, 0.87, 0.6, 0.45, 1.55, 1.25, 1.07, 1.6, 1.05)  # how much more of each kind sensible players hold than
# lies elsewhere unseen: they keep what can save them, and play fours first
LIKELY = [round(1000 * held / max(HELD)) for held in HELD]
HABITS = 2  # so many plays show what somebody keeps

# What he would rather have played than what he played, he did not have: hands are guessed until that holds.
GUESSES = 1000  # at most; the longer nothing is found, the fewer plays it has to explain, the latest of them
DOUBT = 1  # of a thousand guesses is taken all the same: not everybody is sensible
NEARLY = 0.03  # chips: so much is no difference, he may know better
NOBODY = -1  # a viewer without a seat
NOT_THEN = -100.0  # the worth of a card that could not be played

PILE = [0] * 54  # the cards that a seat does not see
GUESS = [0] * 4  # a hand; -1: no card
LEFT = [0] * 3  # what was left of it when a card had been played
FEE = [0] * 91
for _limit, _fee in box.FEES.items():
    FEE[_limit] = _fee
WAYS = [0] * 13  # how many of 36 rolls come to a sum
for _one, _two in product(range(1, 7), repeat=2):
    WAYS[_one + _two] += 1
SAVES = {"pass": 0.55, "reverse": 0.5, "snap": 0.5, "risk": 0.25, "schnuff": 0.6}  # chips a card will save me later
KEPT = [0.05 * (4 - value) for value in range(4)] + [SAVES[card] for card in box.WILD]


def limit_at(count):
    """As `box.limit_at`, and 90 beyond it; in C, for it is asked several times for each card that is weighed."""
    return 30 if count <= 30 else 60 if count <= 60 else 90


class Choosing(GreedyPolicy):
    """An act is chosen, a position judged."""

    def __init__(self, judgement: Judgement | None = None, craft: Judgement | None = None) -> None:
        super().__init__(judgement)
        self.craft = craft
        self.remembers = False
        self.knows_pile = False
        if not cython.compiled:
            self.drawn = [[0] * 9 for _ in box.SEATS]
            self.plays = [0 for _ in box.SEATS]
            self.played = [[0] * PLAYS for _ in box.SEATS]
            self.then = [[[0.0] * 9 for _ in range(PLAYS)] for _ in box.SEATS]
            self.share = [0.0] * 9
            self.deed = [0.0] * ACT_FEATURES
            self.caught = [[0.0] * 5, [0.0] * 5]
            self.follower = [0, 0]

    # ---- How sensible players go on ------------------------------------------------------------------------------

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Dealer) -> int:
        """Draw at once, unless it is better to leave it; else the legal card of the highest worth; among equals chance decides. Who
        thinks goes by what they have learned."""
        last = choices[count - 1]
        if last == WAIT:
            return WAIT if self.declines(state, seat) else DRAW
        if last == DRAW:
            if count == 1 or not self.declines(state, seat):
                return DRAW
            count -= 1
        return GreedyPolicy.choose(self, state, seat, choices, count, chance)

    def weigh(self, seat, action):
        """In chips; or, if who thinks has learned it, in something that compares as well."""
        worth = self.worth_of(action)
        if self.craft is None or seat != self.thinker:
            return worth
        self.weigh_act(self.table, seat, action, worth, self.deed)
        return self.craft.weigh(self.deed)

    def declines(self, table, seat):
        """Who has no card left and drops out for nothing does not draw: they cannot lose a chip in this round any more (R31)."""
        return table.hand_count[seat] == 0 and table.toll == NO_TOLL

    def worths_of(self, state, seat):
        """What each kind of card is worth to its player, in chips; 0 for kinds that he does not hold."""
        self.look(state, seat)
        return [self.worth_of(card) if state.playable(seat) >> card & 1 else 0.0 for card in range(9)]

    def look(self, state, seat):
        table = self.table = state
        self.seat = seat
        self.rivals = 0
        self.richest = 0
        for other in range(table.players):
            self.rivals += other != seat and table.in_round >> other & 1
            self.richest = max(self.richest, table.chips[other])
        left = 0.0
        top = table.discard[table.discard_count - 1] if table.discard_count > 0 else -1
        for kind in range(9):
            self.share[kind] = max(0, table.deck[kind] - table.hand[seat][kind] - (kind == top))
            left += self.share[kind]
        left = max(1.0, left)
        for kind in range(9):
            self.share[kind] /= left
        wild = self.wild = self.share[PASS] + self.share[REVERSE] + self.share[SNAP] + 0.45 * self.share[RISK]
        for turned in range(2):
            if turned:
                table.direction = -table.direction
            self.follower[turned] = table.next(seat)
            if turned:
                table.direction = -table.direction
            for distance in range(5):
                risky = 1 - (wild + self.share[SCHNUFF] if distance == 0 else wild)
                for kind in range(distance):
                    if kind < 4:
                        risky -= self.share[kind]
                self.caught[turned][distance] = 1.0
                for _n in range(table.hand_count[self.follower[turned]]):
                    self.caught[turned][distance] *= risky
        if self.craft is not None and seat == self.thinker:
            self.look_at_chips(table, seat)

    def look_at_chips(self, table, seat):
        """How many others are in the game, and what they have."""
        self.playing = 0
        self.total = 0
        self.most = 0
        self.second = 0
        self.least = 100
        for other in range(table.players):
            if other != seat and table.in_game >> other & 1:
                chips = table.chips[other]
                self.playing += 1
                self.total += chips
                self.least = min(self.least, chips)
                if chips > self.most:
                    self.second = self.most
                    self.most = chips
                elif chips > self.second:
                    self.second = chips

    def worth_of(self, card):
        """Chips that I gain or lose by a card on average, all in all."""
        if card == SCHNUFF:
            return self.sniffed() - self.reserve(card)
        turned = card == REVERSE
        count = self.table.count
        if card < PASS:
            now = self.outcome(count + card + 1, turned)
        elif card == SNAP:
            now = self.outcome(limit_at(count), turned)
        elif card == RISK:
            now = 0.0
            for roll in range(2, 13):
                end = count + roll if roll >= HIGH_ROLL else count - roll
                if self.table.has_floor and end < 0:
                    end = 0
                now += WAYS[roll] * self.outcome(end, turned)
            now /= 36
        else:
            now = self.outcome(count, turned)
        return now - self.reserve(card)

    def outcome(self, end, turned):
        """What the way to a count costs me, and what I gain because the next player stands before it."""
        worth = 0.0
        limit = limit_at(self.table.count)
        if end > limit and not (self.table.immune == self.seat and self.table.immune_limit == limit):
            worth = -self.loss(self.seat, FEE[limit])
        if end > 90:
            return worth
        limit = limit_at(end)
        distance = min(4, limit - end)
        return worth + self.gain(self.follower[turned], FEE[limit]) * self.caught[turned][distance]

    def sniffed(self):
        """A Schnuff card: one rival is spared, or a single one by a low roll."""
        total = 0.0
        for other in range(self.table.players):
            if other != self.seat and self.table.in_round >> other & 1:
                total += self.gain(other, FEE[self.table.count])
        if self.rivals == 1:
            return total * 21 / 36
        return total * (self.rivals - 1) / self.rivals

    def loss(self, seat, fee):
        """How much it hurts a seat to pay a fee: the last chips are dearest."""
        return fee + 0.5 if fee < self.table.chips[seat] else self.table.chips[seat] + 3.0

    def gain(self, seat, fee):
        """What it is worth to me that another pays: they are one of many, but near their end everybody is pleased. In the short
        game that would be the end, and who is not ahead would not have won."""
        chips = self.table.chips
        if self.table.short_game and fee >= chips[seat] and chips[self.seat] < self.richest:
            return -2.0
        return self.loss(seat, fee) / max(1, self.rivals)

    def reserve(self, card):
        """What a card could still save me: low numbers and wild cards are precious before a limit."""
        if card >= PASS and self.table.hand[self.seat][card] > 1:
            return KEPT[card] * 0.6
        return KEPT[card]

    # ---- What an act is like -------------------------------------------------------------------------------------

    def act_notes(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        """The cards that a seat could play, each with its features, for training and for curious people."""
        table = state
        self.look(table, seat)
        self.look_at_chips(table, seat)
        playable = table.playable(seat) if seat == table.active and table.draw_right != seat else 0
        found: list[tuple[int, list[float]]] = []
        for card in range(9):
            if playable >> card & 1:
                self.weigh_act(table, seat, card, self.worth_of(card), self.deed)
                found.append((card, [self.deed[feature] for feature in range(ACT_FEATURES)]))
        return found

    def weigh_act(self, table, seat, card, worth, into):
        """What speaks for and against a card: how the table stands when it has been played, what is left in the hand, who
        comes next. Only what the seat sees; `worth` is what `worth_of` says. To be called after `look` and `look_at_chips`."""
        for i in range(ACT_FEATURES):
            into[i] = 0.0
        old = table.count
        old_limit = limit_at(old)
        end = old
        if card < PASS:
            end = old + card + 1
        elif card == SNAP:
            end = old_limit
        free = table.immune == seat and table.immune_limit == old_limit
        paid = FEE[old_limit] if end > old_limit and not free else 0
        over = end > 90 or (card == SCHNUFF and old == 90)
        limit = limit_at(end)
        distance = max(0, limit - end)
        fee = FEE[limit]
        own = table.chips[seat]
        into[0] = 1.0
        into[1] = worth
        into[2] = paid
        into[3] = paid >= own
        into[4] = over
        into[5 + card] = 1.0
        wild = 0
        for kind in range(9):
            left = table.hand[seat][kind] - (kind == card)
            into[14 + kind] = left
            if kind >= PASS:
                wild += left
        into[23] = table.hand_count[seat] / 4.0
        turned = card == REVERSE
        follower = self.follower[turned]
        if turned:
            table.direction = -table.direction
        second = table.next(follower)
        if turned:
            table.direction = -table.direction
        into[38] = table.hand_count[follower] / 4.0
        into[39] = min(3.0, table.chips[follower] / 5.0)
        into[40] = min(3.0, table.chips[second] / 5.0) if second != seat else 0.0
        own -= paid
        poor = 0
        for other in range(table.players):
            poor += other != seat and table.in_game >> other & 1 and table.chips[other] <= fee
        if not over:
            self.weigh_place(table, seat, card, distance, wild, into)
            into[24 + limit // 30 - 1] = 1.0
            into[36] = into[35] * fee
            into[37] = into[35] * (table.chips[follower] <= fee)
            into[41] = table.chips[follower] <= fee
            into[43] = own <= fee
        into[42] = min(3.0, own / 5.0)
        into[44] = own <= 1
        into[45] = own <= 2
        into[46] = own <= 3
        into[47] = min(3.0, self.most / 5.0)
        into[48] = min(3.0, self.least / 5.0)
        into[49] = min(3.0, self.total / (5.0 * self.playing))
        into[50] = self.rivals / 3.0
        into[51] = self.rivals == 1
        into[52] = self.playing / 3.0
        into[55] = self.wild
        old_distance = old_limit - old
        if old_distance < 4:
            into[57 + old_distance] = 1.0
        into[61] = min(30, old_distance) / 10.0
        into[62] = min(3.0, table.chips[self.follower[1 - turned]] / 5.0)
        into[63] = wild / 2.0
        into[64] = table.short_game
        into[65] = max(-3.0, min(3.0, (own - self.most) / 5.0))
        into[66] = FEE[old_limit] if free else 0
        into[67] = card == SCHNUFF and old != 90
        into[68] = poor
        into[69] = table.stage == LEAD
        into[70] = into[37] * (self.playing == 1)
        into[71] = into[63] * (old_limit == 90)
        into[72] = into[63] * (old_limit == 60)
        into[73] = into[63] * into[61]

    def weigh_place(self, table, seat, card, distance, wild, into):
        """How far it is to the limit for the next player, and how well the own hand is prepared for it."""
        if distance <= 4:
            into[27 + distance] = 1.0
        elif distance <= 8:
            into[32] = 1.0
        elif distance <= 12:
            into[33] = 1.0
        into[34] = min(30, distance) / 10.0
        into[35] = self.caught[card == REVERSE][distance] if distance < 4 else 0.0
        safe = wild - table.hand[seat][RISK] - table.hand[seat][SCHNUFF] + (card == RISK) + (card == SCHNUFF)
        for kind in range(4):
            if kind < distance:
                safe += table.hand[seat][kind] - (kind == card)
        into[53] = safe / 2.0
        into[54] = safe == 0
        into[56] = distance == 0 and table.hand[seat][SCHNUFF] > (card == SCHNUFF)

    # ---- How it stands -------------------------------------------------------------------------------------------

    def era(self, state: State) -> int:
        """The rounds that have begun."""
        table = state
        return table.round

    def features(self, state, seat, into):
        table = state
        for i in range(FEATURES):
            into[i] = 0.0
        if not table.in_game >> seat & 1:
            return FEATURES
        own = table.chips[seat]
        self.look_at_chips(table, seat)
        sniffers = 0
        for other in range(table.players):
            if other != seat and table.in_game >> other & 1:
                sniffers += table.hand[other][SCHNUFF]
        limit = limit_at(table.count)
        d = limit - table.count
        fee = FEE[limit]
        free = table.immune == seat and table.immune_limit == limit
        # divided by 5.0, not 5: compiled, these are C integers, whose division cuts the rest off
        into[0] = 1.0
        into[1] = min(3.0, own / 5.0)
        into[2] = max(-3.0, min(3.0, (own - self.most) / 5.0))
        into[3] = max(-3.0, min(3.0, (own - 1.0 * self.total / self.playing) / 5.0))
        into[4] = 3.0 * own / (own + self.total)
        into[5] = own <= 1
        into[6] = own <= 2
        into[7] = own <= 3
        into[8] = min(3.0, self.least / 5.0)
        into[9] = min(3.0, self.second / 5.0)
        into[10] = self.playing / 2.0 - 1
        into[11] = self.playing == 1
        into[12] = table.short_game
        into[13] = 1.0 / (1 + table.max_rounds - table.round) if table.max_rounds else 0.0
        into[48] = seat == self.thinker
        if not table.in_round >> seat & 1:
            return FEATURES
        into[14] = 1.0
        for kind in range(9):
            into[15 + kind] = table.hand[seat][kind]
        into[24] = table.hand_count[seat] / 4.0
        into[25] = d == 0
        into[26] = d == 1
        into[27] = d == 2
        into[28] = d == 3
        into[29] = min(30, d) / 10.0
        into[30] = limit == 60
        into[31] = limit == 90
        at = table.active
        turn = 0
        while at != seat and turn < 6:
            at = table.next(at)
            turn += 1
        into[32] = turn == 0
        into[33] = turn == 1
        into[34] = turn == 2
        into[35] = turn >= 3
        safe = self.safe_cards(table, seat, d)
        into[36] = safe / 2.0
        into[37] = (turn == 0 and safe == 0 and not free) * fee
        into[38] = (turn == 1 and safe == 0 and not free) * fee
        into[39] = (turn == 2 and safe == 0 and not free) * fee
        into[40] = free * fee
        into[41] = sniffers
        into[42] = (d == 0 and table.hand[seat][SCHNUFF] > 0) * fee
        into[43] = own <= fee
        into[44] = table.stage == LEAD
        at = table.next(seat)
        into[45] = self.safe_cards(table, at, d) == 0
        into[46] = table.chips[at] <= fee
        into[47] = table.draw_right == seat
        return FEATURES

    def safe_cards(self, table, seat, distance):
        """The cards of a hand that cross no limit at this distance from it."""
        safe = table.hand[seat][PASS] + table.hand[seat][REVERSE] + table.hand[seat][SNAP]
        for card in range(4):
            if card < distance:
                safe += table.hand[seat][card]
        if distance == 0:
            safe += table.hand[seat][SCHNUFF]
        return safe
