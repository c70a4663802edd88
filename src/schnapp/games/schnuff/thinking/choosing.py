# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in policy.pxd, and the compiler checks them)
"""How sensible players of Schnuff go on, what an act is like, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import cython
from msgspec.structs import replace

from schnapp.table.learned import learned

from .. import box
from ..position import NOBODY, SCHEMA

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.rng import Rng
    from schnapp.table.search_request import SearchRequest
    from schnapp.table.state import State

    from ..rules import Schnuff
if not cython.compiled:
    from schnapp.table.policy import GreedyPolicy

    from ..features import SchnuffActFeatures, SchnuffFeatures
    from ..rules.hidden import *

PACKAGE = "schnapp.games.schnuff"
ACTS = 12  # about three turns of everybody, within the round: then the chips tell more than the cards

HELD = (1.2, 0.87, 0.6, 0.45, 1.55, 1.25, 1.07, 1.6, 1.05)  # how much more of each kind sensible players hold than
# lies elsewhere unseen: they keep what can save them, and play fours first
LIKELY = [round(1000 * held / max(HELD)) for held in HELD]
HABITS = 2  # so many plays show what somebody keeps

# What he would rather have played than what he played, he did not have: hands are guessed until that holds.
GUESSES = 1000  # at most; the longer nothing is found, the fewer plays it has to explain, the latest of them
DOUBT = 1  # of a thousand guesses is taken all the same: not everybody is sensible
NEARLY = 0.03  # chips: so much is no difference, he may know better
NOT_THEN = -100.0  # the worth of a card that could not be played

GUESS = [0] * 4  # a hand; -1: no card
LEFT = [0] * 3  # what was left of it when a card had been played
WAYS = [0] * 13  # how many of 36 rolls come to a sum
for _one, _two in product(range(1, 7), repeat=2):
    WAYS[_one + _two] += 1
SAVES = {"pass": 0.55, "reverse": 0.5, "snap": 0.5, "risk": 0.25, "schnuff": 0.6}  # chips a card will save me later
KEPT = [0.05 * (4 - value) for value in range(4)] + [SAVES[card] for card in box.WILD]


class Choosing(GreedyPolicy):
    """An act is chosen, a position judged."""

    def __init__(self) -> None:
        """With what it has learned (`python -m tools.train schnuff`, then `python -m tools.train_policy`)."""
        super().__init__(learned(PACKAGE, SchnuffFeatures))
        self.policy_network = learned(PACKAGE, SchnuffActFeatures, "policy.weights")
        self.features = SchnuffFeatures()
        self.act_features = SchnuffActFeatures()
        self.quiet_boundaries = 1
        self.acts = ACTS
        self.dealt = 1  # a determinization that was dealt in place is as good

    # ---- How sensible players go on ------------------------------------------------------------------------------

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
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
        value = self.value_of(action)
        if self.policy_network is None or seat != self.searching_seat:
            return value
        self.extract_act(self.table, seat, action, value)
        return self.policy_network.weigh(self.act_features)

    def declines(self, table, seat):
        """Who has no card left and drops out for nothing does not draw: they cannot lose a chip in this round any more (R31)."""
        return table.hand_count[seat] == 0 and table.toll == NO_TOLL

    def values_of(self, state, seat):
        """What each kind of card is worth to its player, in chips; 0 for kinds that he does not hold."""
        self.prepare(state, seat)
        return [self.value_of(card) if state.playable(seat) >> card & 1 else 0.0 for card in range(9)]

    def prepare(self, state, seat):
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
        if self.policy_network is not None and seat == self.searching_seat:
            self.prepare_chips(table, seat)

    def prepare_chips(self, table, seat):
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

    def value_of(self, card):
        """Chips that I gain or lose by a card on average, all in all."""
        if card == SCHNUFF:
            return self.sniffed() - self.reserve(card)
        turned = card == REVERSE
        count = self.table.count
        if card < PASS:
            now = self.outcome(count + card + 1, turned)
        elif card == SNAP:
            now = self.outcome(self.table.limit_from(count), turned)
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
        value = 0.0
        limit = self.table.limit_from(self.table.count)
        if end > limit and not (self.table.immune == self.seat and self.table.immune_limit == limit):
            value = -self.loss(self.seat, FEE[limit])
        if end > 90:
            return value
        limit = self.table.limit_from(end)
        distance = min(4, limit - end)
        return value + self.gain(self.follower[turned], FEE[limit]) * self.caught[turned][distance]

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

    def act_features_of(self, state: State, seat: int) -> list[tuple[int, list[float]]]:
        """The cards that a seat could play, each with its features, for training and for curious people."""
        table = state
        self.prepare(table, seat)
        self.prepare_chips(table, seat)
        playable = table.playable(seat) if seat == table.active and table.draw_right != seat else 0
        found: list[tuple[int, list[float]]] = []
        for card in range(9):
            if playable >> card & 1:
                self.extract_act(table, seat, card, self.value_of(card))
                found.append((card, self.act_features.listed()))
        return found

    def extract_act(self, table, seat, card, value):
        """What speaks for and against a card, into `act_features`. Only what the seat sees; `worth` is what `value_of` says.
        To be called after `prepare` and `prepare_chips`."""
        into = self.act_features
        into.clear()
        old = table.count
        old_limit = table.limit_from(old)
        end = old
        if card < PASS:
            end = old + card + 1
        elif card == SNAP:
            end = old_limit
        free = table.immune == seat and table.immune_limit == old_limit
        paid = FEE[old_limit] if end > old_limit and not free else 0
        over = end > 90 or (card == SCHNUFF and old == 90)
        limit = table.limit_from(end)
        distance = max(0, limit - end)
        fee = FEE[limit]
        own = table.chips[seat]
        into.bias = 1.0
        into.value = value
        into.paid = paid
        into.ruined = paid >= own
        into.over = over
        into.card[card] = 1.0
        wild = 0
        for kind in range(9):
            left = table.hand[seat][kind] - (kind == card)
            into.kept[kind] = left
            if kind >= PASS:
                wild += left
        into.cards = table.hand_count[seat] / 4.0
        turned = card == REVERSE
        follower = self.follower[turned]
        if turned:
            table.direction = -table.direction
        second = table.next(follower)
        if turned:
            table.direction = -table.direction
        into.follower_cards = table.hand_count[follower] / 4.0
        into.follower_chips = min(3.0, table.chips[follower] / 5.0)
        into.second_chips = min(3.0, table.chips[second] / 5.0) if second != seat else 0.0
        own -= paid
        poor = 0
        for other in range(table.players):
            poor += other != seat and table.in_game >> other & 1 and table.chips[other] <= fee
        if not over:
            self.extract_way(table, seat, card, distance, wild)
            into.limit[limit // 30 - 1] = 1.0
            into.caught_fee = into.caught * fee
            into.caught_poor = into.caught * (table.chips[follower] <= fee)
            into.follower_poor = table.chips[follower] <= fee
            into.poor = own <= fee
        into.chips = min(3.0, own / 5.0)
        for n in range(3):
            into.few[n] = own <= n + 1
        into.most = min(3.0, self.most / 5.0)
        into.least = min(3.0, self.least / 5.0)
        into.mean = min(3.0, self.total / (5.0 * self.playing))
        into.rivals = self.rivals / 3.0
        into.last_rival = self.rivals == 1
        into.playing = self.playing / 3.0
        into.wild = self.wild
        old_distance = old_limit - old
        if old_distance < 4:
            into.old_distance[old_distance] = 1.0
        into.old_way = min(30, old_distance) / 10.0
        into.other_follower_chips = min(3.0, table.chips[self.follower[1 - turned]] / 5.0)
        into.wild_kept = wild / 2.0
        into.short_game = table.short_game
        into.ahead = max(-3.0, min(3.0, (own - self.most) / 5.0))
        into.immune = FEE[old_limit] if free else 0
        into.sniffed = card == SCHNUFF and old != 90
        into.poor_others = poor
        into.leads = table.stage == LEAD
        into.duel_caught = into.caught_poor * (self.playing == 1)
        into.wild_before_ninety = into.wild_kept * (old_limit == 90)
        into.wild_before_sixty = into.wild_kept * (old_limit == 60)
        into.wild_by_way = into.wild_kept * into.old_way

    def extract_way(self, table, seat, card, distance, wild):
        """How far it is to the limit for the next player, and how well the own hand is prepared for it."""
        into = self.act_features
        if distance <= 4:
            into.distance[distance] = 1.0
        elif distance <= 8:
            into.near = 1.0
        elif distance <= 12:
            into.farther = 1.0
        into.way = min(30, distance) / 10.0
        into.caught = self.caught[card == REVERSE][distance] if distance < 4 else 0.0
        safe = wild - table.hand[seat][RISK] - table.hand[seat][SCHNUFF] + (card == RISK) + (card == SCHNUFF)
        for kind in range(4):
            if kind < distance:
                safe += table.hand[seat][kind] - (kind == card)
        into.safe = safe / 2.0
        into.unsafe = safe == 0
        into.sniffs = distance == 0 and table.hand[seat][SCHNUFF] > (card == SCHNUFF)

    # ---- How it stands -------------------------------------------------------------------------------------------

    def quiet_boundary(self, state: State) -> int:
        """The rounds that have begun."""
        table = state
        return table.round

    def extract(self, state, seat):
        table = state
        into = self.features
        into.clear()
        if not table.in_game >> seat & 1:
            return
        own = table.chips[seat]
        self.prepare_chips(table, seat)
        sniffers = 0
        for other in range(table.players):
            if other != seat and table.in_game >> other & 1:
                sniffers += table.hand[other][SCHNUFF]
        limit = table.limit_from(table.count)
        d = limit - table.count
        fee = FEE[limit]
        free = table.immune == seat and table.immune_limit == limit
        # divided by 5.0, not 5: compiled, these are C integers, whose division cuts the rest off
        into.in_game = 1.0
        into.chips = min(3.0, own / 5.0)
        into.ahead = max(-3.0, min(3.0, (own - self.most) / 5.0))
        into.above_mean = max(-3.0, min(3.0, (own - 1.0 * self.total / self.playing) / 5.0))
        into.share = 3.0 * own / (own + self.total)
        for n in range(3):
            into.few[n] = own <= n + 1
        into.least = min(3.0, self.least / 5.0)
        into.second = min(3.0, self.second / 5.0)
        into.playing = self.playing / 2.0 - 1
        into.duel = self.playing == 1
        into.short_game = table.short_game
        into.rounds_left = 1.0 / (1 + table.max_rounds - table.round) if table.max_rounds else 0.0
        into.searching = seat == self.searching_seat
        if not table.in_round >> seat & 1:
            return
        into.in_round = 1.0
        for kind in range(9):
            into.hand[kind] = table.hand[seat][kind]
        into.cards = table.hand_count[seat] / 4.0
        into.way = min(30, d) / 10.0
        into.sixty = limit == 60
        into.ninety = limit == 90
        at = table.active
        turn = 0
        while at != seat and turn < 6:
            at = table.next(at)
            turn += 1
        for n in range(4):
            into.distance[n] = d == n
            into.turn[n] = min(turn, 3) == n
        safe = self.safe_cards(table, seat, d)
        into.safe = safe / 2.0
        for n in range(3):
            into.caught[n] = (turn == n and safe == 0 and not free) * fee
        into.immune = free * fee
        into.sniffers = sniffers
        into.sniffing = (d == 0 and table.hand[seat][SCHNUFF] > 0) * fee
        into.poor = own <= fee
        into.leads = table.stage == LEAD
        at = table.next(seat)
        into.next_unsafe = self.safe_cards(table, at, d) == 0
        into.next_poor = table.chips[at] <= fee
        into.may_draw = table.draw_right == seat

    def safe_cards(self, table, seat, distance):
        """The cards of a hand that cross no limit at this distance from it."""
        safe = table.hand[seat][PASS] + table.hand[seat][REVERSE] + table.hand[seat][SNAP]
        for card in range(4):
            if card < distance:
                safe += table.hand[seat][card]
        if distance == 0:
            safe += table.hand[seat][SCHNUFF]
        return safe
