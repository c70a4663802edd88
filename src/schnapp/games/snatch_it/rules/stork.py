# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6 The Stork phase."""

from __future__ import annotations

from .snatching import *


class Stork(Snatching):
    """6 The Stork phase."""

    # ---- 6 The Stork phase -------------------------------------------------------------------------------------------

    def storks_come(self, dealer: Dealer) -> None:
        """6.1, 6.2 and the beginning of 6.4"""
        self.phase = STORK
        self.first_leap = self.first_leap + 1 if self.first_leap + 1 < self.players else 0
        dealer.tell(FIRST_LEAP_PASSED, self.first_leap, 0, 0, 0)
        self.refill(dealer)
        self.owing = 0
        for seat in range(self.players):
            if self.hand_count[seat] > 0:
                self.owing |= 1 << seat
        if self.owing == 0:
            self.leave_bait(dealer)
        else:
            self.stage = BAIT

    def refill(self, dealer: Dealer) -> None:
        """6.2 One card each in turn until all hands are full; if the cards run out, 6.3."""
        full = self.deal_round(self.full_hand, dealer)
        while full == 0:
            full = self.deal_round(self.full_hand, dealer)
        seat = self.first_leap
        for _ in range(self.players):
            dealer.tell(REFILLED, seat, 0, 0, 0)
            for kind in range(13):
                dealer.note(self.drawn[seat][kind])
                self.drawn[seat][kind] = 0
            seat = seat + 1 if seat + 1 < self.players else 0
        if full == 2:
            self.even_out(dealer)

    def deal_round(self, target: int, dealer: Dealer) -> int:
        """6.2 One card for everybody who has fewer than `target`. 0: go on, 1: all have enough, 2: no card left."""
        enough = 1
        seat = self.first_leap
        for _ in range(self.players):
            if self.hand_count[seat] < target:
                card = self.draw(dealer)
                if card < 0:
                    return 2
                self.take(seat, card)
                self.drawn[seat][card] += 1
                if self.hand_count[seat] < target:
                    enough = 0
            seat = seat + 1 if seat + 1 < self.players else 0
        return enough

    def even_out(self, dealer: Dealer) -> None:
        """6.3 The rare case: equal hands for all, as many as the cards allow. What a hand loses is noted below zero."""
        keep = self.in_hands // self.players
        short = 0
        seat = self.first_leap
        for _ in range(self.players):
            if self.hand_count[seat] > keep:
                self.discard_at_random(seat, keep, dealer)
            elif self.hand_count[seat] < keep:
                short = 1
            seat = seat + 1 if seat + 1 < self.players else 0
        if short:
            self.shuffle(RESHUFFLE_DISCARD, dealer)
            while self.deal_round(keep, dealer) == 0:
                pass
        dealer.tell(RARE_CASE, keep, 0, 0, 0)
        for seat in range(self.players):
            for kind in range(13):
                dealer.note(self.drawn[seat][kind])
                self.drawn[seat][kind] = 0

    def discard_at_random(self, seat: int, keep: int, dealer: Dealer) -> None:
        """6.3 Random cards of a hand to the discard."""
        dealer.begin(RARE_DISCARD)
        dealer.tell(CHANCE + RARE_DISCARD, seat, 0, 0, 0)
        while self.hand_count[seat] > keep:
            chosen = dealer.below(self.hand_count[seat])
            card = 0
            while chosen >= self.hand[seat][card]:
                chosen -= self.hand[seat][card]
                card += 1
            self.play(seat, card)
            self.put_away(card)
            self.drawn[seat][card] -= 1
            dealer.note(card)

    def lay_bait(self, seat: int, card: int, dealer: Dealer) -> None:
        """6.4 A card goes face down to the bait; when everybody has laid one, one of them is turned up."""
        self.play(seat, card)
        self.laid[seat] = card
        self.owing &= ~(1 << seat)
        dealer.tell(BAIT_LAID, seat, card, 0, 0)
        if self.owing == 0:
            self.turn_up_bait(dealer)

    def turn_up_bait(self, dealer: Dealer) -> None:
        """6.4 Each bait card is as likely as any other."""
        count = 0
        for seat in range(self.players):
            if self.laid[seat] >= 0:
                count += 1
        dealer.begin(BAIT_SHUFFLE_PICK)
        chosen = dealer.below(count)
        for seat in range(self.players):
            if self.laid[seat] >= 0:
                if chosen == 0:
                    self.bait = self.laid[seat]
                chosen -= 1
        dealer.tell(CHANCE + BAIT_SHUFFLE_PICK, self.bait, 0, 0, 0)
        dealer.tell(BAIT_REVEALED, self.bait, 0, 0, 0)
        self.storks_visit(self.first_leap, dealer)

    def storks_visit(self, seat: int, dealer: Dealer) -> None:
        """6.5 From this seat on, clockwise up to First Leap: each patch loses its highest stack of the bait's type."""
        while True:
            stack = self.tied(seat, self.bait, 0)
            if stack >= 0:
                if self.tied(seat, self.bait, 1) >= 0:
                    self.victim = seat
                    self.stage = STORK_CHOICE
                    self.owing = 1 << (seat - 1 if seat > 0 else self.players - 1)
                    return
                self.stork_takes(stack, dealer)
            seat = seat + 1 if seat + 1 < self.players else 0
            if seat == self.first_leap:
                self.leave_bait(dealer)
                return

    @cython.ccall
    def tied(self, owner: int, kind: int, nth: int) -> int:
        """6.5 The nth of the highest stacks in a patch that show the type of `kind`, -1 if there are not so many."""
        highest = 0
        for stack in range(self.stacks):
            if self.stack_owner[stack] == owner and self.stack_top[stack] // 6 == kind // 6:
                highest = max(highest, self.stack_height[stack])
        for stack in range(self.stacks):
            if (
                self.stack_owner[stack] == owner
                and self.stack_top[stack] // 6 == kind // 6
                and self.stack_height[stack] == highest
            ):
                if nth == 0:
                    return stack
                nth -= 1
        return -1

    def stork_takes(self, stack: int, dealer: Dealer) -> None:
        """6.5 All cards of the stack to the discard."""
        dealer.tell(
            STORK_TOOK,
            self.stack_owner[stack],
            self.stack_id[stack],
            self.stack_height[stack],
            self.stack_top[stack],
        )
        self.clear_stack(stack, -1)

    def choose_stack(self, stack: int, dealer: Dealer) -> None:
        """6.5 The right-hand neighbour has chosen among the highest; the storks go on to the next patch."""
        seat = self.victim + 1 if self.victim + 1 < self.players else 0
        self.victim = -1
        self.stork_takes(stack, dealer)
        if seat == self.first_leap:
            self.leave_bait(dealer)
        else:
            self.storks_visit(seat, dealer)

    def leave_bait(self, dealer: Dealer) -> None:
        """6.6 The bait stays in the pond, the pond is filled, the next round begins."""
        self.bait = -1
        dealer.tell(BAIT_TO_POND, 0, 0, 0, 0)
        for seat in range(self.players):
            if self.laid[seat] >= 0:
                dealer.note(self.laid[seat])
                self.float_card(self.laid[seat])
                self.laid[seat] = -1
        self.fill_pond(dealer)
        self.round += 1
        self.this_round_last = self.next_round_last
        self.next_round_last = False
        self.start_round(dealer)
