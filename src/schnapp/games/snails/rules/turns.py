# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.5 The turns of the action phase."""

from __future__ import annotations

from .planning import *


class Turns(Planning):
    """6.5 One turn after the other."""

    # ---- 6.5 A turn --------------------------------------------------------------------------------------------------

    @cython.ccall
    def to_turn(self, seat: int, slot: int) -> None:
        """The turn of this seat, or of the next one that has a snail; after the last slot comes the cleanup."""
        while not self.has_snail(seat):
            seat = self.clockwise(seat)
            if seat == self.start_player:
                slot += 1
        self.at = AT_TURN if slot <= 5 else AT_CLEANUP
        self.turn_player = seat if slot <= 5 else -1
        self.turn_slot = slot

    def do_turn(self, d: int, dealer: Dealer) -> None:
        """6.5 T1 to T9. a: the reason of a skip that is offered, or the half of a basic card."""
        seat = self.turn_player
        place = self.turn_slot - 1
        card = self.slot_card[seat][place]
        step = self.step_of[d]
        if step == BEGINS:
            dealer.tell(TURN_STARTED, seat, self.turn_slot, 0, 0)
            if self.active[seat] < 0:
                if card >= 0 and dealer.telling:
                    dealer.tell(CARD_REVEALED, seat, self.turn_slot, card, 0)
                self.skip(d, NO_ACTIVE_SNAIL, dealer)
                return
            self.acting = self.active[seat]
            self.here = self.field[self.acting]
            if not self.revealed >> self.acting & 1:
                self.revealed |= 1 << self.acting
                dealer.tell(ORDER_REVEALED, seat, self.acting, 0, 0)
            if card < 0:
                self.skip(d, SLOT_EMPTY, dealer)
                return
            self.slot_state[seat][place] = REVEALED
            self.playing = card
            dealer.tell(CARD_REVEALED, seat, self.turn_slot, card, 0)
            verdict = self.judge(card)
            if verdict >= OFFERED:
                self.arg_a[d] = verdict - OFFERED
                self.step_of[d] = ASKED_TO_RESOLVE
                self.ask(DO_RESOLVE, seat, dealer)
            elif verdict >= 0:
                self.skip(d, verdict, dealer)
            else:
                self.step_of[d] = RESOLVES
        elif step == ASKED_TO_RESOLVE:
            if self.answer & 1:
                self.step_of[d] = RESOLVES
            else:
                self.skip(d, self.arg_a[d], dealer)
        elif step == RESOLVES:
            self.step_of[d] = ASKED_FOR_HALF
            if KIND_OF[card] < 0:
                self.ask(DO_HALF, seat, dealer)
        elif step == ASKED_FOR_HALF:
            self.step_of[d] = PLAYED
            if KIND_OF[card] < 0:
                half = self.answer & 2047
                self.turn_result = 10 + half
                dealer.tell(HALF_CHOSEN, seat, half, 0, 0)
                if half != AIM and half != SHELL and half != SWAP:
                    self.leave_shell(self.acting, dealer)
                self.fury = self.rages(card, half)
                self.begin(BASIC_ACTION, half, 0, 0, 0)
            else:
                kind = KIND_OF[card]
                self.turn_result = 20 + kind
                self.leave_shell(self.acting, dealer)
                self.fury = self.rages(card, -1)
                self.begin(CARD, kind, 0, 0, 0)
        else:
            self.slot_state[seat][place] = RESOLVED
            dealer.tell(TURN_RESOLVED, seat, self.turn_slot, 0, 0)
            self.end_turn(d, dealer)

    def skip(self, d: int, reason: int, dealer: Dealer) -> None:
        """A turn in which nothing is resolved."""
        place = self.turn_slot - 1
        if self.slot_card[self.turn_player][place] >= 0:
            self.slot_state[self.turn_player][place] = SKIPPED + reason
        self.turn_result = reason
        dealer.tell(TURN_SKIPPED, self.turn_player, self.turn_slot, reason, 0)
        self.end_turn(d, dealer)

    def end_turn(self, d: int, dealer: Dealer) -> None:
        """After every turn: the aim, players who are out, the end of the game, the next turn."""
        seat = self.turn_player
        if self.aim_snail[seat] >= 0 and self.aim_slot[seat] <= self.turn_slot:
            self.end_aim(seat, dealer)
        self.playing = self.acting = self.target_snail = -1
        self.fury = False
        self.end()
        self.see_off(dealer)
        if not self.check_end(dealer):
            after = self.clockwise(seat)
            self.to_turn(after, self.turn_slot + (after == self.start_player))
