# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in rules.pxd, and the compiler checks them; others see rules.pyi)
"""The rules of Schnuff, in the order of a round; section numbers are those of the specification.

Compiled, the fields and signatures come from `rules.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

An action is the kind of card that is played, 0 … 8 (places in box.KINDS), or 9: draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.state import WAIT, State

CARDS = box.CARDS
HAND = box.HAND
HIGH_ROLL = box.HIGH_ROLL

# the codes are the places in box.STAGES, KINDS, TIES, TOLLS, STEPS, ENDINGS and EVENTS
LEAD, PLAY, OVER = range(3)
PASS, REVERSE, SNAP, RISK, SCHNUFF, DRAW = range(4, 10)
REROLL, ALL_EXEMPT, ALL_PAY = range(3)
NO_TOLL, NEXT_LIMIT, NINETY = range(3)
DEALER_ROLL, SHUFFLE, RISK_ROLL, SCHNUFF_ROLL, TURN_SHUFFLE = range(5)
OVER_90, SCHNUFF_90, ONE_LEFT, STUCK = range(4)
(
    DEALER_ROLLED,
    ROUND_STARTED,
    LEAD_SKIPPED,
    REDEAL,
    DRAW_FORFEITED,
    DROPPED_OUT,
    PLAYED,
    RISK_ROLLED,
    SCHNUFF_ROLLED,
    SPARED,
    PAID,
    IMMUNITY_USED,
    ELIMINATED,
    DREW,
    PILE_TURNED,
    IMMUNITY,
    CANNOT_PLAY,
    ROUND_ENDED,
    GAME_ENDED,
) = range(19)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

NUMBER_CARDS = 0b1111  # kinds that may lead, as a bit mask
ALWAYS = 0b1111_1111  # kinds that may follow at any count: all but Schnuff
FEE = [0] * 91  # chips that a limit costs
for _limit, _fee in box.FEES.items():
    FEE[_limit] = _fee


class Schnuff(State):
    """The whole table. Every field is on the page `rules.pxd`."""

    # ---- Questions -----------------------------------------------------------------------------------------------

    def chips_of(self, seat: int) -> int:
        """The chips that a seat has left."""
        return self.chips[seat]

    def copies_of(self, kind: int) -> int:
        """The cards of a kind in the deck of this game."""
        return self.deck[kind]

    def holds(self, seat: int, card: int) -> bool:
        """Is a kind in a hand?"""
        return self.hand[seat][card] > 0

    def is_limit(self) -> bool:
        """Does the count stand exactly at a limit?"""
        return self.count == 30 or self.count == 60 or self.count == 90

    def limit_from(self, count: int) -> int:
        """The next limit at or above a count up to 90."""
        return 30 if count <= 30 else 60 if count <= 60 else 90

    def playable(self, seat: int) -> int:
        """The kinds in a hand that could be played now, as a bit mask."""
        if self.stage == LEAD:
            return self.held[seat] & NUMBER_CARDS
        return self.held[seat] if self.is_limit() else self.held[seat] & ALWAYS

    def left_of(self, seat: int) -> int:
        """The next seat to the left that is in the game."""
        for _ in range(6):
            seat += 1
            if seat == self.players:
                seat = 0
            if self.in_game >> seat & 1:
                break
        return seat

    def next(self, seat: int) -> int:
        """The next seat in the round, in the direction of play; the same one if there is nobody else."""
        for _ in range(6):
            seat += self.direction
            if seat == self.players:
                seat = 0
            elif seat < 0:
                seat = self.players - 1
            if self.in_round >> seat & 1:
                break
        return seat

    def next_seat(self) -> int:
        """Whose hand is at the pile is quicker than who thinks about a card, unless it does not want to draw."""
        return self.draw_right if self.draw_right >= 0 and not self.waiting else self.active

    # ---- Putting things in place (also when a position is loaded) ------------------------------------------------

    def stock(self, copies: list[int]) -> None:
        """The deck of this game: copies of each kind."""
        for kind in range(9):
            self.deck[kind] = copies[kind]

    def give_chips(self, seat: int, chips: int) -> None:
        """A seat's chips; with none it is not in the game."""
        self.chips[seat] = chips
        self.in_game = self.in_game & ~(1 << seat) | (chips > 0) << seat

    def settle(self) -> None:
        """What follows from a position that was put in place: who is in the game, who holds what, who owes what."""
        for seat in range(self.players):
            self.give_chips(seat, self.chips[seat])
            self.held[seat] = 0
            self.hand_count[seat] = 0
            for kind in range(9):
                self.hand_count[seat] += self.hand[seat][kind]
                self.held[seat] |= (self.hand[seat][kind] > 0) << kind
        self.aside_count = 0
        for kind in range(9):
            self.aside_count += self.aside[kind]
        self.owing = 0
        if self.active >= 0:
            self.settle_owing()

    def take(self, seat: int, card: int) -> None:
        """A card into a hand."""
        self.hand[seat][card] += 1
        self.held[seat] |= 1 << card
        self.hand_count[seat] += 1

    def put_on_pile(self, card: int) -> None:
        """A card on top of the draw pile."""
        self.pile[self.pile_count] = card
        self.pile_count += 1

    def put_on_discard(self, card: int) -> None:
        """A card on top of the discard."""
        self.discard[self.discard_count] = card
        self.discard_count += 1

    def settle_owing(self) -> None:
        """The active seat owes a card; who played last may still draw."""
        self.owing = 1 << self.active
        if self.draw_right >= 0:
            self.owing |= 1 << self.draw_right

    # ---- 5 Setup -------------------------------------------------------------------------------------------------

    def deal(self, dealer: Dealer) -> None:
        """5 Chips, the roll for the dealer, and the first round."""
        for seat in range(self.players):
            self.give_chips(seat, self.start_chips)
        self.choose_dealer(dealer)
        self.round = 1
        self.start_round(dealer)

    def choose_dealer(self, dealer: Dealer) -> None:
        """5/2 The highest roll deals; those who tie for it roll again (R3)."""
        rolling = (1 << self.players) - 1
        while rolling & rolling - 1:
            highest = 0
            best = 0
            for seat in range(self.players):
                if rolling >> seat & 1:
                    dealer.begin(DEALER_ROLL)
                    one = dealer.below(6) + 1
                    two = dealer.below(6) + 1
                    if dealer.telling:
                        dealer.tell(CHANCE + DEALER_ROLL, one, two, 0, 0)
                        dealer.tell(DEALER_ROLLED, seat, one, two, 0)
                    if one + two > highest:
                        highest = one + two
                        best = 0
                    if one + two == highest:
                        best |= 1 << seat
            rolling = best
        self.dealer = lowest(rolling)

    def start_round(self, dealer: Dealer) -> None:
        """5.1 Shuffle and deal until somebody holds a number card (R5)."""
        self.collect(dealer)
        self.deal_hands(dealer)
        while not self.find_lead(dealer):
            if dealer.telling:
                dealer.tell(REDEAL, 0, 0, 0, 0)
            self.collect(dealer)
            self.deal_hands(dealer)
        self.stage = LEAD
        self.settle_owing()

    def collect(self, dealer: Dealer) -> None:
        """5.1/1 All cards together, laid out by kind and shuffled; play goes to the left again (R6)."""
        self.pile_count = 0
        for kind in range(9):
            for _ in range(self.deck[kind]):
                self.put_on_pile(kind)
            self.aside[kind] = 0
            for seat in range(self.players):
                self.hand[seat][kind] = 0
        for seat in range(self.players):
            self.held[seat] = 0
            self.hand_count[seat] = 0
        self.discard_count = self.aside_count = 0
        self.in_round = self.in_game
        self.direction = 1
        self.count = 0
        self.started = False
        self.draw_right = -1
        self.immune = -1
        self.immune_limit = 0
        dealer.begin(SHUFFLE)
        dealer.shuffle(self.pile, CARDS)
        if dealer.telling:
            dealer.tell(CHANCE + SHUFFLE, 0, 0, 0, 0)
            for at in range(CARDS):
                dealer.note(self.pile[CARDS - 1 - at])

    def deal_hands(self, dealer: Dealer) -> None:
        """5.1/2 One card at a time, beginning left of the dealer (R4)."""
        for _ in range(HAND):
            seat = self.left_of(self.dealer)
            for _ in range(self.players):
                if self.in_game >> seat & 1:
                    self.pile_count -= 1
                    self.take(seat, self.pile[self.pile_count])
                seat += 1
                if seat == self.players:
                    seat = 0
        if dealer.telling:
            dealer.tell(ROUND_STARTED, self.round, self.dealer, self.in_round, 0)
            for seat in range(self.players):
                for kind in range(9):
                    dealer.note(self.hand[seat][kind])

    def find_lead(self, dealer: Dealer) -> bool:
        """5.1/4 The first seat left of the dealer that holds a number card leads. False: nobody holds one."""
        first = self.left_of(self.dealer)
        lead = first
        while not self.held[lead] & NUMBER_CARDS:
            lead = self.left_of(lead)
            if lead == first:
                return False
        while first != lead:
            if dealer.telling:
                dealer.tell(LEAD_SKIPPED, first, 0, 0, 0)
            first = self.left_of(first)
        self.active = lead
        return True

    # ---- 6 Playing -----------------------------------------------------------------------------------------------

    def legal(self, seat: int, into: list[int]) -> int:
        """Write the actions of a seat that owes a decision into a buffer; the number of them."""
        n = 0
        if seat == self.active:
            kinds = self.playable(seat)
            while kinds:
                into[n] = lowest(kinds)
                kinds &= kinds - 1
                n += 1
        if seat == self.draw_right:
            into[n] = DRAW
            n += 1
        return n

    def choices(self, seat: int, into: list[int]) -> int:
        """What is legal; who could draw while another one's turn is may also leave it (R31)."""
        n = self.legal(seat, into)
        if seat != self.active:
            into[n] = WAIT
            n += 1
        return n

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out one of the choices and everything that follows from it."""
        self.waiting = action == WAIT
        if self.waiting:
            return
        if action != DRAW:
            self.play(seat, action, dealer)
            return
        self.draw_right = -1
        self.draw(seat, dealer)
        if seat == self.active:
            self.give_turn(seat, dealer)
        else:
            self.settle_owing()

    def play(self, seat: int, card: int, dealer: Dealer) -> None:
        """6.3 A card and all that it brings about."""
        self.hand[seat][card] -= 1
        if self.hand[seat][card] == 0:
            self.held[seat] &= ~(1 << card)
        self.hand_count[seat] -= 1
        self.put_on_discard(card)
        self.started = True
        if self.draw_right >= 0:
            self.forfeit(seat, dealer)
        free = self.immune == seat
        free_limit = self.immune_limit
        if not self.keeps_immunity:
            self.immune = -1
            self.immune_limit = 0
        old = self.count
        self.count_on(seat, card, dealer)
        if card == SCHNUFF:
            self.sniff(seat, dealer)
        elif self.count > old:
            self.cross(seat, old, free, free_limit, dealer)
        self.eliminate(dealer)
        if self.game_is_over():
            self.end_game(dealer)
        elif self.count > 90:
            self.end_round(OVER_90, dealer)
        elif card == SCHNUFF and self.count == 90:
            self.end_round(SCHNUFF_90, dealer)
        elif not self.in_round & self.in_round - 1:
            self.end_round(ONE_LEFT, dealer)
        else:
            if self.in_round >> seat & 1:
                if self.strict:
                    self.draw_right = seat
                else:
                    self.draw(seat, dealer)
            if card == SCHNUFF:
                self.immune = self.next(seat)
                self.immune_limit = self.count
                if dealer.telling:
                    dealer.tell(IMMUNITY, self.immune, self.count, 0, 0)
            self.give_turn(self.next(seat), dealer)

    def forfeit(self, seat: int, dealer: Dealer) -> None:
        """6.3/2 Who has not drawn by now never will; without a card he is out of the round (R7, R29), and pays if there is a
        toll (R31)."""
        late = self.draw_right
        self.draw_right = -1
        if dealer.telling:
            dealer.tell(DRAW_FORFEITED, late, 0, 0, 0)
        if late != seat and self.hand_count[late] == 0:
            self.in_round &= ~(1 << late)
            if self.immune == late:
                self.immune = -1
                self.immune_limit = 0
            if dealer.telling:
                dealer.tell(DROPPED_OUT, late, 0, 0, 0)
            if self.toll != NO_TOLL:
                self.pay(late, 90 if self.toll == NINETY else self.limit_from(self.count), dealer)

    def count_on(self, seat: int, card: int, dealer: Dealer) -> None:
        """6.3/4 What a card does to the count and the direction."""
        if card == RISK:
            self.take_risk(seat, dealer)
            return
        if card < PASS:
            self.count += card + 1
        elif card == REVERSE:
            self.direction = -self.direction
        elif card == SNAP:
            self.count = self.limit_from(self.count)
        if dealer.telling:
            dealer.tell(PLAYED, seat, card, self.count, self.direction)

    def take_risk(self, seat: int, dealer: Dealer) -> None:
        """A high roll is added, a low one taken off, also below zero unless there is a floor (R10)."""
        dealer.begin(RISK_ROLL)
        one = dealer.below(6) + 1
        two = dealer.below(6) + 1
        if one + two >= HIGH_ROLL:
            self.count += one + two
        else:
            self.count -= one + two
            if self.has_floor and self.count < 0:
                self.count = 0
        if dealer.telling:
            dealer.tell(CHANCE + RISK_ROLL, one, two, 0, 0)
            dealer.tell(PLAYED, seat, RISK, self.count, self.direction)
            dealer.tell(RISK_ROLLED, seat, one, two, 0)

    def sniff(self, seat: int, dealer: Dealer) -> None:
        """6.4 Schnuff! All others roll, and all but the lowest pay for the limit."""
        others = self.in_round & ~(1 << seat)
        if others == 0:
            return
        if not others & others - 1:  # R13
            spared = others if self.roll_for_schnuff(lowest(others), dealer) < HIGH_ROLL else 0
        else:
            spared = self.lowest_rollers(seat, others, dealer)
            if spared & spared - 1:  # R12
                if self.tie == ALL_PAY:
                    spared = 0
                while self.tie == REROLL and spared & spared - 1:
                    spared = self.lowest_rollers(seat, spared, dealer)
        other = self.next(seat)
        while other != seat:
            if dealer.telling and spared >> other & 1:
                dealer.tell(SPARED, other, 0, 0, 0)
            other = self.next(other)
        other = self.next(seat)
        while other != seat:
            if not spared >> other & 1:
                self.pay(other, self.count, dealer)
            other = self.next(other)

    def roll_for_schnuff(self, seat: int, dealer: Dealer) -> int:
        """One roll of two dice; their sum."""
        dealer.begin(SCHNUFF_ROLL)
        one = dealer.below(6) + 1
        two = dealer.below(6) + 1
        if dealer.telling:
            dealer.tell(CHANCE + SCHNUFF_ROLL, one, two, 0, 0)
            dealer.tell(SCHNUFF_ROLLED, seat, one, two, 0)
        return one + two

    def lowest_rollers(self, seat: int, rolling: int, dealer: Dealer) -> int:
        """Those who roll, from the next seat on; the seats with the lowest sum, as a bit mask."""
        least = 13
        found = 0
        other = self.next(seat)
        while other != seat:
            if rolling >> other & 1:
                rolled = self.roll_for_schnuff(other, dealer)
                if rolled < least:
                    least = rolled
                    found = 0
                if rolled == least:
                    found |= 1 << other
            other = self.next(other)
        return found

    def cross(self, seat: int, old: int, free: bool, free_limit: int, dealer: Dealer) -> None:
        """6.3/5 Who brings the count over a limit pays for it (R9), unless a Schnuff has made him immune (R14)."""
        limit = self.limit_from(old)
        if self.count <= limit:
            return
        if free and limit == free_limit:
            self.immune = -1
            self.immune_limit = 0
            if dealer.telling:
                dealer.tell(IMMUNITY_USED, seat, limit, 0, 0)
        else:
            self.pay(seat, limit, dealer)

    def pay(self, seat: int, limit: int, dealer: Dealer) -> None:
        """Chips to the bank; who has too few pays all (R15)."""
        chips = FEE[limit] if FEE[limit] < self.chips[seat] else self.chips[seat]
        self.chips[seat] -= chips
        self.bank += chips
        if dealer.telling:
            dealer.tell(PAID, seat, chips, limit, 0)

    def eliminate(self, dealer: Dealer) -> None:
        """6.3/6 Who has no chip left is out of the game; the cards are put aside (R16)."""
        broke = 0
        for seat in range(self.players):
            if self.in_game >> seat & 1 and self.chips[seat] == 0:
                broke |= 1 << seat
        if broke == 0:
            return
        self.groups += 1
        self.in_game &= ~broke
        self.in_round &= ~broke
        for seat in range(self.players):
            if broke >> seat & 1:
                self.group[seat] = self.groups
                for kind in range(9):
                    self.aside[kind] += self.hand[seat][kind]
                    self.hand[seat][kind] = 0
                self.aside_count += self.hand_count[seat]
                self.hand_count[seat] = 0
                self.held[seat] = 0
                if self.immune == seat:
                    self.immune = -1
                    self.immune_limit = 0
                if dealer.telling:
                    dealer.tell(ELIMINATED, seat, 0, 0, 0)

    def game_is_over(self) -> bool:
        """6.3/7"""
        if self.short_game:
            return self.in_game != (1 << self.players) - 1
        return not self.in_game & self.in_game - 1

    def give_turn(self, seat: int, dealer: Dealer) -> None:
        """6.3/11 Whoever can do nothing is skipped; if that goes for all of them, the round ends (R20)."""
        self.stage = PLAY
        self.active = seat
        skipped = 0
        while self.draw_right != self.active and not self.playable(self.active):
            if dealer.telling:
                dealer.tell(CANNOT_PLAY, self.active, 0, 0, 0)
            skipped |= 1 << self.active
            if skipped == self.in_round:
                self.end_round(STUCK, dealer)
                return
            self.active = self.next(self.active)
        self.settle_owing()

    # ---- 6.5 Drawing ---------------------------------------------------------------------------------------------

    def draw(self, seat: int, dealer: Dealer) -> None:
        """The top card into a hand. Who takes the last one turns the discard over (R19)."""
        self.pile_count -= 1
        card = self.pile[self.pile_count]
        self.take(seat, card)
        if dealer.telling:
            dealer.tell(DREW, seat, card, 0, 0)
        if self.pile_count == 0:
            self.turn_pile(seat, dealer)

    def turn_pile(self, seat: int, dealer: Dealer) -> None:
        """The discard becomes the draw pile, the oldest card on top (R18), or is shuffled."""
        count = self.discard_count
        self.pile_count = count
        self.discard_count = 0
        if self.shuffles:
            at = 0
            for kind in range(9):
                for old in range(count):
                    if self.discard[old] == kind:
                        self.pile[at] = kind
                        at += 1
            dealer.begin(TURN_SHUFFLE)
            dealer.shuffle(self.pile, count)
            if dealer.telling:
                dealer.tell(CHANCE + TURN_SHUFFLE, 0, 0, 0, 0)
                for at in range(count):
                    dealer.note(self.pile[count - 1 - at])
        else:
            for at in range(count):
                self.pile[at] = self.discard[count - 1 - at]
        if dealer.telling:
            dealer.tell(PILE_TURNED, seat, count, 0, 0)

    # ---- The ends ------------------------------------------------------------------------------------------------

    def end_round(self, reason: int, dealer: Dealer) -> None:
        """6.3/8 The next dealer sits to the left (R23); after the last round that was agreed the game is over."""
        if dealer.telling:
            dealer.tell(ROUND_ENDED, reason, 0, 0, 0)
        if self.max_rounds > 0 and self.round >= self.max_rounds:
            self.end_game(dealer)
            return
        self.dealer = self.left_of(self.dealer)
        self.round += 1
        self.start_round(dealer)

    def end_game(self, dealer: Dealer) -> None:
        """7"""
        self.stage = OVER
        self.active = self.draw_right = self.immune = -1
        self.immune_limit = 0
        self.owing = 0
        if dealer.telling:
            dealer.tell(GAME_ENDED, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """7 Chips in the short game and when the rounds are up, else the later the better to have been eliminated."""
        if self.short_game or not self.game_is_over():
            return self.chips[seat]
        return self.group[seat] if self.group[seat] > 0 else self.players + 1
