# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them; others see state.pyi)
"""The rules of Schnuff, in the order of a round; section numbers are those of the specification.

Compiled, the fields come from `state.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

An action is the kind of card that is played, 0 … 8 (places in box.KINDS), or 9: draw.
"""

from __future__ import annotations

from .hidden import *


class Schnuff(Hidden):
    """The whole game. Every field is on the page `state.pxd`."""

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
                dealer.tell(IMMUNITY, self.immune, self.count, 0, 0)
            self.give_turn(self.next(seat), dealer)

    def forfeit(self, seat: int, dealer: Dealer) -> None:
        """6.3/2 Who has not drawn by now never will; without a card he is out of the round (R7, R29), and pays if there is a
        toll (R31)."""
        late = self.draw_right
        self.draw_right = -1
        dealer.tell(DRAW_FORFEITED, late, 0, 0, 0)
        if late != seat and self.hand_count[late] == 0:
            self.in_round &= ~(1 << late)
            if self.immune == late:
                self.immune = -1
                self.immune_limit = 0
            dealer.tell(DROPPED_OUT, late, 0, 0, 0)
            if self.toll != NO_TOLL:
                self.pay(late, 90 if self.toll == NINETY else self.limit_from(self.count), dealer)

    @cython.ccall
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
            dealer.tell(CANNOT_PLAY, self.active, 0, 0, 0)
            skipped |= 1 << self.active
            if skipped == self.in_round:
                self.end_round(STUCK, dealer)
                return
            self.active = self.next(self.active)
        self.settle_owing()

    # ---- The ends ------------------------------------------------------------------------------------------------

    def end_round(self, reason: int, dealer: Dealer) -> None:
        """6.3/8 The next dealer sits to the left (R23); after the last round that was agreed the game is over."""
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
        dealer.tell(GAME_ENDED, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """7 Chips in the short game and when the rounds are up, else the later the better to have been eliminated."""
        if self.short_game or not self.game_is_over():
            return self.chips[seat]
        return self.group[seat] if self.group[seat] > 0 else self.players + 1
