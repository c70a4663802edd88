# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""6.5 Drawing."""

from __future__ import annotations

from .cards import *


class Pile(Cards):
    """6.5 The draw pile."""

    # ---- 6.5 Drawing ---------------------------------------------------------------------------------------------

    def draw(self, seat: int, dealer: Dealer) -> None:
        """The top card into a hand. Who takes the last one turns the discard over (R19)."""
        self.pile_count -= 1
        card = self.pile[self.pile_count]
        self.take(seat, card)
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
        dealer.tell(PILE_TURNED, seat, count, 0, 0)
