# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.10 and 6.11 Grab all: the rush, the review, the next round."""

from __future__ import annotations

from .contest import *


class Rush(Contest):
    """6.10 and 6.11 Grab all: the rush, the review, the next round."""

    # ---- 6.10 Grab all: the rush -------------------------------------------------------------------------------------

    def judge_in_rush(self, at: int, dealer: Dealer) -> None:
        """A word of the rush is judged at once, or its card is put aside until people judge it (R23)."""
        verdict = self.judged_at_once(at)
        if verdict == UNDECIDED:
            self.reserve(at, dealer)
        else:
            self.decide(at, verdict, self.claim_reason[at], dealer)
            if verdict == VALID:
                self.count_as_used(self.claim_word[at])
                card = self.table[self.claim_slot[at]]
                self.table[self.claim_slot[at]] = -1
                self.take(at, card, dealer)
            else:
                self.punish(at, dealer)
            self.remove_claim(at)
        self.rush_goes_on(dealer)

    def reserve(self, at: int, dealer: Dealer) -> None:
        self.claim_status[at] = PENDING
        self.claim_card[at] = self.table[self.claim_slot[at]]
        self.table[self.claim_slot[at]] = -1
        self.count_as_used(self.claim_word[at])
        self.tell_claim(dealer, RESERVED, at)
        dealer.note(self.claim_slot[at])
        dealer.note(self.claim_card[at])
        if not self.time_up:
            self.think_on(self.think_ms)

    def take(self, at: int, card: int, dealer: Dealer) -> None:
        """A card of this round goes to a pile."""
        self.put_on_pile(self.claim_player[at], card)
        if self.claim_number[at] > self.winning_claim:
            self.winning_claim = self.claim_number[at]
            self.winning_player = self.claim_player[at]
        self.tell_won(dealer, self.claim_player[at], card, self.claim_slot[at], self.claim_number[at])
        if self.stage == RUSH and not self.time_up:
            self.think_on(self.think_ms)

    def settle_reserved(self, at: int, dealer: Dealer) -> None:
        """What becomes of a card that was put aside."""
        if self.claim_status[at] == VALID:
            self.take(at, self.claim_card[at], dealer)
            return
        self.count_as_unused(self.claim_word[at])
        self.table[self.claim_slot[at]] = self.claim_card[at]
        self.tell_claim(dealer, RETURNED, at)
        dealer.note(self.claim_slot[at])
        dealer.note(self.claim_card[at])
        if self.claim_status[at] == WRONG:
            self.punish(at, dealer)

    def rush_goes_on(self, dealer: Dealer) -> None:
        """6.10 The rush ends when all letters are gone, everybody has passed or the time is up; open claims wait."""
        for at in range(self.claims):
            if self.claim_status[at] == WAITS:
                return
        reason = EMPTY
        for slot in range(TABLE):
            if self.table[slot] >= 0:
                reason = PASSED_ALL
                break
        if reason == PASSED_ALL:
            for seat in range(self.players):
                if not (self.locked | self.passed) >> seat & 1:
                    reason = TIME
                    break
        if reason == TIME and not self.time_up:
            return
        self.think = NEVER_DUE
        self.time_up = False
        self.tell_number(dealer, RUSH_ENDED, reason)
        if self.claims == 0:
            self.end_round(dealer)
            return
        for at in range(self.claims):
            self.claim_status[at] = UNDECIDED
        self.open_vote(dealer)

    # ---- 6.11 Grab all: review and next round ------------------------------------------------------------------------

    def review(self, dealer: Dealer) -> None:
        for at in range(self.claims):
            self.settle_reserved(at, dealer)
        self.end_round(dealer)

    def end_round(self, dealer: Dealer) -> None:
        self.use_category()
        if self.winning_claim > 0:
            self.misses = 0
            if self.revealer != LEADER:
                self.revealer = self.winning_player
        else:
            self.misses += 1
            self.tell_number(dealer, MISSED, self.misses)
            if self.misses == self.misses_to_end:
                self.end_game(MISSES, dealer)
                return
        need = 0
        for slot in range(TABLE):
            need += self.table[slot] < 0
        if self.deck_count < need:
            self.end_game(NO_LETTERS, dealer)
            return
        self.tell(dealer, FILLED)
        for slot in range(TABLE):
            if self.table[slot] < 0:
                self.draw_letter(slot)
                dealer.note(slot)
                dealer.note(self.table[slot])
        self.wait_for_turn()
