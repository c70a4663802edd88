# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in rules.pxd, and the compiler checks them; others see rules.pyi)
"""The rules of Crazy Eights for two, in the order of the booklet, whose numbers stand here.

Compiled, the fields and signatures come from `rules.pxd`; the same text runs uncompiled with identical results.
`apply` trusts its caller: only `legal` actions may be given to it.

An action is the card that is played, 0 … 51, or 52: draw, 53: pass, 54 … 57: nominate a suit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.fields import lowest
    from schnapp.table.state import State

CARDS = box.CARDS
HAND = box.HAND
PASSES = box.PASSES
DRAW = box.DRAW
PASS = box.PASS
NOMINATE = box.NOMINATE

# the codes are the places in box.STAGES, STEPS and EVENTS
PLAYING, NOMINATING, OVER = range(3)
DEALER, DEAL, TURN_UP, DRAWING = range(4)
DEALT, TURNED_UP, PUT_BACK, PLAYED, NOMINATED, DREW, PASSED, GAME_ENDED = range(8)
CHANCE = 100  # a random step's result stands in the journal as CHANCE + step

BIT = [1 << card for card in range(CARDS)]
OF_SUIT = [sum(BIT[card] for card in range(suit, CARDS, 4)) for suit in range(4)]
OF_RANK = [sum(BIT[4 * rank + suit] for suit in range(4)) for rank in range(13)]
ALL = sum(BIT)
EIGHTS = OF_RANK[box.EIGHT]
COST = [box.penalty(card) for card in range(CARDS)]


class CrazyEights(State):
    """The whole table. Every field is on the page `rules.pxd`."""

    # ---- Questions -----------------------------------------------------------------------------------------------

    def hand_of(self, seat: int) -> int:
        """The cards in a hand, as a bit mask."""
        return self.hand[seat]

    def discard(self) -> int:
        """The cards under the one that lies open, as a bit mask: all that are nowhere else."""
        return ALL & ~(self.pile | self.hand[0] | self.hand[1] | BIT[self.top])

    def playable(self, seat: int) -> int:
        """3.1 The cards in a hand that follow suit or rank, and the eights, as a bit mask."""
        return self.hand[seat] & (OF_SUIT[self.suit] | OF_RANK[self.top >> 2] | EIGHTS)

    def may_draw(self) -> bool:
        """3.3 Is there a card to draw, and has nobody drawn too many in this turn?"""
        return self.pile_count > 0 and self.draws < self.max_draws

    # ---- Putting things in place (also when a position is loaded) ------------------------------------------------

    def lay_out(self, pile: int, pile_count: int, mine: int, yours: int) -> None:
        """The cards that can be drawn and both hands, as bit masks."""
        self.pile = pile
        self.pile_count = pile_count
        self.hand[0] = mine
        self.hand[1] = yours

    def settle_owing(self) -> None:
        """The active seat owes a decision."""
        self.owing = 1 << self.active

    # ---- 2 Getting ready -----------------------------------------------------------------------------------------

    def deal(self, dealer: Dealer) -> None:
        """2.1 to 2.4 Who deals, seven cards for each, one card turned up; who did not deal begins."""
        dealer.begin(DEALER)
        self.dealer = dealer.below(2)
        if dealer.telling:
            dealer.tell(CHANCE + DEALER, self.dealer, 0, 0, 0)
        self.pile = ALL
        self.pile_count = CARDS
        seat = self.dealer
        for _ in range(2 * HAND):
            seat = 1 - seat
            self.hand[seat] |= BIT[self.drawn(DEAL, dealer)]
        if dealer.telling:
            dealer.tell(DEALT, self.dealer, 0, 0, 0)
            for card in range(CARDS):
                if not self.pile & BIT[card]:
                    dealer.note(card if self.hand[0] & BIT[card] else card + CARDS)
        self.turn_up(dealer)
        self.active = 1 - self.dealer
        self.settle_owing()

    def drawn(self, step: int, dealer: Dealer) -> int:
        """Any card of the pile, which loses it: each is as likely as any other."""
        dealer.begin(step)
        left = self.pile
        for _ in range(dealer.below(self.pile_count)):
            left &= left - 1
        card = lowest(left)
        self.pile &= ~BIT[card]
        self.pile_count -= 1
        if dealer.telling:
            dealer.tell(CHANCE + step, card, 0, 0, 0)
        return card

    def turn_up(self, dealer: Dealer) -> None:
        """2.3 The first card. An eight goes back, and another is turned up."""
        card = self.drawn(TURN_UP, dealer)
        while EIGHTS & BIT[card]:
            self.pile |= BIT[card]
            self.pile_count += 1
            if dealer.telling:
                dealer.tell(TURNED_UP, card, 0, 0, 0)
                dealer.tell(PUT_BACK, card, 0, 0, 0)
            card = self.drawn(TURN_UP, dealer)
        self.top = card
        self.suit = card & 3
        if dealer.telling:
            dealer.tell(TURNED_UP, card, 0, 0, 0)

    # ---- 3 Your turn ---------------------------------------------------------------------------------------------

    def legal(self, seat: int, into: list[int]) -> int:
        """Write the actions of a seat that owes a decision into a buffer; the number of them."""
        if self.stage == NOMINATING:
            for suit in range(4):
                into[suit] = NOMINATE + suit
            return 4
        n = 0
        cards = self.playable(seat)
        while cards:
            into[n] = lowest(cards)
            cards &= cards - 1
            n += 1
        into[n] = DRAW if self.may_draw() else PASS
        return n + 1

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action and everything that follows from it."""
        if action < DRAW:
            self.play(seat, action, dealer)
        elif action == DRAW:
            self.draw(seat, dealer)
        elif action == PASS:
            self.give_up(seat, dealer)
        else:
            self.nominate(seat, action - NOMINATE, dealer)

    def play(self, seat: int, card: int, dealer: Dealer) -> None:
        """3.1, 3.2 A card on the open one. Who plays an eight owes a suit, unless it was the last card."""
        self.hand[seat] &= ~BIT[card]
        self.top = card
        self.suit = card & 3
        self.draws = 0
        self.passes = 0
        if dealer.telling:
            dealer.tell(PLAYED, seat, card, 0, 0)
        if self.hand[seat] == 0:
            self.end_game(dealer)
        elif EIGHTS & BIT[card]:
            self.stage = NOMINATING
        else:
            self.end_turn(seat)

    def nominate(self, seat: int, suit: int, dealer: Dealer) -> None:
        """3.2 The suit that an eight asks for."""
        self.suit = suit
        self.stage = PLAYING
        if dealer.telling:
            dealer.tell(NOMINATED, seat, suit, 0, 0)
        self.end_turn(seat)

    def draw(self, seat: int, dealer: Dealer) -> None:
        """3.3 A card out of the pile; the turn goes on."""
        card = self.drawn(DRAWING, dealer)
        self.hand[seat] |= BIT[card]
        self.draws += 1
        if dealer.telling:
            dealer.tell(DREW, seat, card, 0, 0)

    def give_up(self, seat: int, dealer: Dealer) -> None:
        """3.4, 4.2 Who can draw no more may pass; after the third pass in a row with nothing to draw the game is over."""
        if dealer.telling:
            dealer.tell(PASSED, seat, 0, 0, 0)
        self.draws = 0
        if self.pile_count == 0:
            self.passes += 1
        if self.passes == PASSES:
            self.end_game(dealer)
        else:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """The other one's turn."""
        self.active = 1 - seat
        self.settle_owing()

    # ---- 4 The end -----------------------------------------------------------------------------------------------

    def end_game(self, dealer: Dealer) -> None:
        """4.1, 4.2"""
        self.stage = OVER
        self.active = -1
        self.owing = 0
        if dealer.telling:
            dealer.tell(GAME_ENDED, 0, 0, 0, 0)

    def returns(self, seat: int) -> int:
        """4.3 What is left in a hand costs points."""
        lost = 0
        for card in range(CARDS):
            if self.hand[seat] >> card & 1:
                lost += COST[card]
        return -lost
