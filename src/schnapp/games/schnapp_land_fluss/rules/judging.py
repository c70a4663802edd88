# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.3 and 6.4 Votes, verdicts and the penalty."""

from __future__ import annotations

from .turning import *


class Judging(Turning):
    """6.3 and 6.4 Votes, verdicts and the penalty."""

    # ---- 6.3 Votes and verdicts --------------------------------------------------------------------------------------

    def open_vote(self, dealer: Dealer) -> None:
        """State VOTE for all claims that are undecided."""
        self.stage = VOTE
        self.think = NEVER_DUE
        self.vote = self.now + self.vote_ms
        if dealer.telling:
            self.tell(dealer, VOTE_OPENED)
            for at in range(self.claims):
                if self.claim_status[at] == UNDECIDED:
                    self.note_claim(dealer, self.claim_number[at])

    def cast(self, actor: int, at: int, reject: int, dealer: Dealer) -> None:
        if reject:
            self.claim_rejects[at] |= 1 << actor
        else:
            self.claim_accepts[at] |= 1 << actor
        self.tell_number(dealer, VOTED, actor)
        self.note_claim(dealer, self.claim_number[at])
        dealer.note(reject)
        voters = (1 << self.players) - 1 & ~(1 << self.claim_player[at])
        if self.has_leader:
            voters |= 1 << LEADER
        if (self.claim_accepts[at] | self.claim_rejects[at]) == voters:
            self.count_votes(at, dealer)
            self.vote_goes_on(dealer)

    def concede(self, at: int, dealer: Dealer) -> None:
        self.decide(at, WRONG, CONCEDED, dealer)
        self.vote_goes_on(dealer)

    def close_votes(self, dealer: Dealer) -> None:
        """Missing votes are abstentions; without the leader's verdict a claim is disputed."""
        for at in range(self.claims):
            if self.claim_status[at] == UNDECIDED:
                if self.judge == LEADER_JUDGES:
                    self.decide(at, DISPUTED, -1, dealer)
                else:
                    self.count_votes(at, dealer)
        self.vote_goes_on(dealer)

    def count_votes(self, at: int, dealer: Dealer) -> None:
        accepts = 0
        rejects = 0
        for actor in range(CLOCK):
            accepts += self.claim_accepts[at] >> actor & 1
            rejects += self.claim_rejects[at] >> actor & 1
        if rejects == 0 or accepts > rejects:
            self.decide(at, VALID, -1, dealer)
        elif rejects > accepts and rejects >= 2:
            self.decide(at, WRONG, VOTED_DOWN, dealer)
        else:
            self.decide(at, DISPUTED, -1, dealer)

    def decide(self, at: int, verdict: int, reason: int, dealer: Dealer) -> None:
        voted = self.claim_status[at] == UNDECIDED and self.judge != LEADER_JUDGES and self.stage == VOTE
        self.claim_status[at] = verdict
        self.claim_reason[at] = reason
        self.tell(dealer, JUDGED)
        self.note_claim(dealer, self.claim_number[at])
        dealer.note(self.claim_player[at])
        dealer.note(verdict)
        dealer.note(reason)
        dealer.note(self.claim_accepts[at] if voted else -1)
        dealer.note(self.claim_rejects[at] if voted else -1)

    def vote_goes_on(self, dealer: Dealer) -> None:
        """When every claim is decided, the category turn is resolved."""
        for at in range(self.claims):
            if self.claim_status[at] == UNDECIDED:
                return
        self.vote = NEVER_DUE
        if self.grab_all:
            self.review(dealer)
        else:
            self.resolve(dealer)

    def pronounce(self, at: int, verdict: int, dealer: Dealer) -> None:
        """The leader's verdict, in a rush at any time."""
        kind = VALID + verdict
        self.decide(at, kind, BY_LEADER if kind == WRONG else -1, dealer)
        if self.stage == VOTE:
            self.vote_goes_on(dealer)
            return
        self.settle_reserved(at, dealer)
        self.remove_claim(at)
        self.rush_goes_on(dealer)

    # ---- 6.4 Penalty -------------------------------------------------------------------------------------------------

    def punish(self, at: int, dealer: Dealer) -> None:
        """A wrong word costs a card that was won before (R8); who has none is locked out (R9)."""
        seat = self.claim_player[at]
        card = -1
        count = self.pile_count[seat]
        if count > 0:
            lost = count - 1
            if not self.latest:
                lost = 0
                for place in range(count):
                    if self.points[self.pile[seat][place]] < self.points[self.pile[seat][lost]]:
                        lost = place
            card = self.pile[seat][lost]
            for place in range(lost, count - 1):
                self.pile[seat][place] = self.pile[seat][place + 1]
            self.pile_count[seat] -= 1
            self.forfeit(card)
        locks = self.lockout == ALWAYS or (self.lockout == IF_NO_CARD and card < 0)
        if locks:
            self.locked |= 1 << seat
        self.tell_number(dealer, PENALTY, seat)
        dealer.note(card)
        dealer.note(self.claim_reason[at])
        dealer.note(locks)
        if locks and self.tied and self.tie_slot[seat] >= 0:
            self.tie_slot[seat] = -1
            self.tell_number(dealer, TIEBREAK_LEFT, seat)
