# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""5 Getting ready: chips, the dealer, the cards of a round."""

from __future__ import annotations

from .table import *


class SetUp(Table):
    """5 Getting ready."""

    # ---- 5 Setup -------------------------------------------------------------------------------------------------

    @cython.ccall
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
            dealer.tell(ROUND_STARTED, self.round & 32767, self.dealer, self.in_round, self.round >> 15)
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
            dealer.tell(LEAD_SKIPPED, first, 0, 0, 0)
            first = self.left_of(first)
        self.active = lead
        return True
