# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them; others see state.pyi)
"""The rules of Schnapp, Land, Fluss!, in chapters in the order of the specification; section numbers are its.

Compiled, the fields come from `state.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only legal actions may be given to it, and `now` and `word` are set before.

The rules know no words. An action that says one tells how the word is: does it fit the struck letter, is it listed,
was it used before; `word` is a number by which the words themselves are kept elsewhere. Time enters only through
`now`, milliseconds of the game's clock: `tick` lets the timers fire that are due by then.

Actions: TURN, PASS, TICK, FREE; ANNOUNCE + category, STRIKE + slot, SAY + how, CLAIM + 8 * slot + how,
VOTE + 2 * claim + reject, VERDICT + 3 * claim + verdict, CONCEDE + claim; `how` adds FITS, LISTED, REUSED, and a claim
is its place in the list of claims.
"""

from __future__ import annotations

from .hidden import *


class Race(Hidden):
    """The whole game. Every field is on the page `state.pxd`."""

    # ---- 6. Acts -----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Who may act now, the clock too if a timer runs."""
        owing = 0
        if self.stage != OVER:
            for seat in range(self.players):
                if self.may_act(seat):
                    owing |= 1 << seat
            if self.has_leader and self.leader_may_act():
                owing |= 1 << LEADER
            if self.deadline() >= 0:
                owing |= 1 << CLOCK
        self.owing = owing

    def next_seat(self) -> int:
        """Round the table, the clock included, so that random play lets everybody come to it."""
        if self.owing == 0:
            return -1
        seat = self.asked
        for _ in range(8):
            seat += 1
            if seat > CLOCK:
                seat = 0
            if self.owing >> seat & 1:
                break
        return seat

    def legal(self, seat: int, into: list[int]) -> int:
        """The actions of a seat, the leader or the clock; words of every kind stand for words."""
        count = 0
        if seat == CLOCK:
            into[0] = TICK
            return 1
        if seat == LEADER:
            return self.legal_of_leader(into)
        if self.stage == W_TURN and self.revealer == seat:
            into[count] = TURN
            count += 1
        if self.may_strike(seat):
            for slot in range(TABLE):
                if self.may_take(slot):
                    if self.typed:
                        count = self.add_words(into, count, CLAIM + 8 * slot)
                    else:
                        into[count] = STRIKE + slot
                        count += 1
        if self.may_pass(seat):
            into[count] = PASS
            count += 1
        if self.claim_by(seat, WAITS) >= 0:
            count = self.add_words(into, count, SAY)
        for at in range(self.claims):
            if self.may_vote(seat, at):
                into[count] = VOTING + 2 * at
                into[count + 1] = VOTING + 2 * at + 1
                count += 2
            elif self.stage == VOTE and self.may_concede(seat, at):
                into[count] = CONCEDE + at
                count += 1
        return count

    @cython.ccall
    def may_wait(self, seat: int) -> bool:
        """Nobody has to act while a timer runs, nor who has passed while others search."""
        if seat >= LEADER:
            return False
        passed = self.passed >> seat & 1 and (self.stage == OPEN or self.stage == RUSH)
        return bool(self.owing >> CLOCK & 1 or passed)

    def choices(self, seat: int, into: list[int]) -> int:
        count = self.legal(seat, into)
        if self.may_wait(seat):
            into[count] = WAIT
            count += 1
        return count

    def add_words(self, into: list[int], count: int, action: int) -> int:
        """Words of every kind."""
        into[count] = action
        into[count + 1] = action + FITS
        into[count + 2] = action + FITS + LISTED
        into[count + 3] = action + FITS + LISTED + REUSED
        return count + 4

    def legal_of_leader(self, into: list[int]) -> int:
        count = 0
        if self.stage == W_TURN:
            for category in range(CATEGORIES):
                if self.may_announce(category):
                    into[count] = ANNOUNCE + category
                    count += 1
            if self.invents:
                into[count] = FREE
                count += 1
        for at in range(self.claims):
            if self.may_vote(LEADER, at):
                into[count] = VOTING + 2 * at
                into[count + 1] = VOTING + 2 * at + 1
                count += 2
            elif self.may_decide(at):
                for verdict in range(3):
                    into[count] = VERDICT + 3 * at + verdict
                    count += 1
        return count

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        self.asked = seat
        if action == WAIT:
            return
        if action == TICK:
            self.tick(dealer)
        elif action == TURN:
            self.turn(dealer)
        elif action == PASS:
            self.give_up(seat, dealer)
        elif action == FREE:
            self.open_category(FREE_CATEGORY, dealer)
        elif action < STRIKE:
            self.announce(action - ANNOUNCE, dealer)
        elif action < SAY:
            self.strike(seat, action - STRIKE, dealer)
        elif action < CLAIM:
            self.say(self.claim_by(seat, WAITS), action - SAY, dealer)
        elif action < VOTING:
            self.strike(seat, (action - CLAIM) >> 3, dealer)
            self.say(self.claim_by(seat, WAITS), (action - CLAIM) & 7, dealer)
        elif action < VERDICT:
            self.cast(seat, (action - VOTING) >> 1, (action - VOTING) & 1, dealer)
        elif action < CONCEDE:
            self.pronounce((action - VERDICT) // 3, (action - VERDICT) % 3, dealer)
        else:
            self.concede(action - CONCEDE, dealer)
        self.settle()

    # ---- 7. End ------------------------------------------------------------------------------------------------------

    def end_game(self, reason: int, dealer: Dealer) -> None:
        """Points are added; the next game of the match begins, or the match is over."""
        self.wait_for_turn()
        self.reveal = NEVER_DUE
        for seat in range(self.players):
            self.total[seat] += self.score_of(seat)
        if dealer.telling:
            self.tell_number(dealer, GAME_SCORED, self.game_number)
            dealer.note(reason)
            for seat in range(self.players):
                dealer.note(self.score_of(seat))
            for seat in range(self.players):
                dealer.note(self.total[seat])
        if self.game_number < self.games:
            self.game_number += 1
            self.set_up(dealer)
            return
        self.stage = OVER
        self.used_count = self.used_count if self.reuse == PER_GAME else 0
        if dealer.telling:
            self.tell(dealer, MATCH_ENDED)
            for seat in range(self.players):
                dealer.note(self.total[seat])

    def returns(self, seat: int) -> int:
        """7 The total of the match."""
        return self.total[seat]
