# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.6 to 6.9 Fastest: the contest, its end, the tie-break."""

from __future__ import annotations

from .judging import *


class Contest(Judging):
    """6.6 to 6.9 Fastest: the contest, its end, the tie-break."""

    # ---- 6.6, 6.7 Fastest: contest and resolution --------------------------------------------------------------------

    def contest_goes_on(self, dealer: Dealer) -> None:
        """When the window is closed and everybody has spoken, the words are shown and judged."""
        if self.window >= 0:
            return
        for at in range(self.claims):
            if self.claim_status[at] == WAITS:
                return
        if dealer.telling:
            self.tell(dealer, WORDS)
            for at in range(self.claims):
                dealer.note(self.claim_player[at])
                self.note_claim(dealer, self.claim_number[at])
                dealer.note(self.claim_slot[at])
                dealer.note(self.claim_word[at])
        undecided = False
        for at in range(self.claims):
            verdict = self.judged_at_once(at)
            if verdict == UNDECIDED:
                self.claim_status[at] = UNDECIDED
                undecided = True
            else:
                self.decide(at, verdict, self.claim_reason[at], dealer)
        if undecided:
            self.open_vote(dealer)
        else:
            self.resolve(dealer)

    def resolve(self, dealer: Dealer) -> None:
        """6.7 Penalties first; then one valid word wins, several tie."""
        valid = 0
        disputed = 0
        winner = -1
        for at in range(self.claims):
            if self.claim_status[at] == WRONG:
                self.punish(at, dealer)
        for at in range(self.claims):
            if self.claim_status[at] == VALID:
                self.count_as_used(self.claim_word[at])
                valid += 1
                winner = at
            elif self.claim_status[at] == DISPUTED:
                disputed += 1
        if self.tied:
            self.resolve_tiebreak(valid, disputed, winner, dealer)
        elif valid == 1:
            self.misses = 0
            self.win(self.claim_player[winner], self.claim_slot[winner], self.claim_number[winner], dealer)
        elif valid > 1:
            self.misses = 0
            for at in range(self.claims):
                if self.claim_status[at] == VALID:
                    self.put_tiebreak(self.claim_player[at], self.claim_slot[at])
            self.begin_tiebreak(dealer)
        elif disputed > 0:
            self.drop_category(dealer)
        else:
            self.reopen(dealer)

    def win(self, seat: int, slot: int, number: int, dealer: Dealer) -> None:
        """A card goes to its winner, who turns the next category."""
        card = self.table[slot]
        self.table[slot] = -1
        self.put_on_pile(seat, card)
        self.tell_won(dealer, seat, card, slot, number)
        if self.revealer != LEADER:
            self.revealer = seat
        self.end_tiebreak()
        self.use_category()
        for other in range(TABLE):
            if self.table[other] >= 0:
                self.wait_for_turn()
                return
        self.end_game(NO_LETTERS, dealer)

    def drop_category(self, dealer: Dealer) -> None:
        """Don't argue, pick a new card (R12)."""
        self.tell(dealer, DISPUTE)
        self.use_category()
        self.wait_for_turn()

    def reopen(self, dealer: Dealer) -> None:
        """All words were wrong: the others may go on with the same category (R6)."""
        self.claims = 0
        if not self.somebody_searches():
            self.think_left = NEVER_DUE
            self.miss(dealer)
            return
        self.stage = OPEN
        if self.think_left >= 0:
            self.think = self.now + self.think_left
        self.tell(dealer, REOPENED)
        self.note_time(dealer, self.think_left)
        self.think_left = NEVER_DUE

    def miss(self, dealer: Dealer) -> None:
        """6.8 Nobody found a word. In a tie-break the misses are its own."""
        self.use_category()
        if self.tied:
            self.tie_misses += 1
            self.tell_number(dealer, TIEBREAK_MISSED, self.tie_misses)
            if self.tie_misses == self.misses_to_end:
                self.give_up_tiebreak(dealer)
            self.wait_for_turn()
            return
        self.misses += 1
        self.tell_number(dealer, MISSED, self.misses)
        if self.misses == self.misses_to_end:
            self.end_game(MISSES, dealer)
        else:
            self.wait_for_turn()

    # ---- 6.9 Fastest: the tie-break ----------------------------------------------------------------------------------

    def begin_tiebreak(self, dealer: Dealer) -> None:
        self.tie_misses = 0
        if dealer.telling:
            self.tell(dealer, TIE)
            for seat in range(6):
                dealer.note(self.tie_slot[seat])
        self.use_category()
        self.wait_for_turn()

    def resolve_tiebreak(self, valid: int, disputed: int, winner: int, dealer: Dealer) -> None:
        left = 0
        last = -1
        for seat in range(self.players):
            if self.tie_slot[seat] >= 0:
                left += 1
                last = seat
        if valid == 1:
            seat = self.claim_player[winner]
            self.win(seat, self.tie_slot[seat], self.claim_number[winner], dealer)
        elif valid > 1:
            for seat in range(self.players):
                if self.tie_slot[seat] >= 0 and not self.has_valid_claim(seat):
                    self.tie_slot[seat] = -1
            self.begin_tiebreak(dealer)
        elif left == 1:
            self.win(last, self.tie_slot[last], 0, dealer)
        elif left == 0:
            self.give_up_tiebreak(dealer)
            self.use_category()
            self.wait_for_turn()
        elif disputed > 0:
            self.drop_category(dealer)
        else:
            self.reopen(dealer)

    def has_valid_claim(self, seat: int) -> bool:
        return self.claim_by(seat, VALID) >= 0

    def give_up_tiebreak(self, dealer: Dealer) -> None:
        """Nobody wins; the contested cards stay on the table."""
        self.end_tiebreak()
        self.tell(dealer, TIEBREAK_ENDED)

    def end_tiebreak(self) -> None:
        self.tied = False
        self.tie_misses = 0
        for seat in range(6):
            self.tie_slot[seat] = -1
