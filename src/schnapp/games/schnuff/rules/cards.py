# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.3 and 6.4 What a card does to the count, and whom it costs how much."""

from __future__ import annotations

from .setup import *


class Cards(SetUp):
    """6.3 and 6.4 What a card brings about."""

    # ---- 6.3 The count -----------------------------------------------------------------------------------------------

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
        dealer.tell(CHANCE + RISK_ROLL, one, two, 0, 0)
        dealer.tell(PLAYED, seat, RISK, self.count, self.direction)
        dealer.tell(RISK_ROLLED, seat, one, two, 0)

    # ---- 6.4 Schnuff -------------------------------------------------------------------------------------------------

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

    # ---- 6.3 Chips ---------------------------------------------------------------------------------------------------

    def cross(self, seat: int, old: int, free: bool, free_limit: int, dealer: Dealer) -> None:
        """6.3/5 Who brings the count over a limit pays for it (R9), unless a Schnuff has made him immune (R14)."""
        limit = self.limit_from(old)
        if self.count <= limit:
            return
        if free and limit == free_limit:
            self.immune = -1
            self.immune_limit = 0
            dealer.tell(IMMUNITY_USED, seat, limit, 0, 0)
        else:
            self.pay(seat, limit, dealer)

    def pay(self, seat: int, limit: int, dealer: Dealer) -> None:
        """Chips to the bank; who has too few pays all (R15)."""
        chips = FEE[limit] if FEE[limit] < self.chips[seat] else self.chips[seat]
        self.chips[seat] -= chips
        self.bank += chips
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
                dealer.tell(ELIMINATED, seat, 0, 0, 0)
