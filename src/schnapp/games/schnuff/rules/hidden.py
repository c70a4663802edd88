# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""4 What a viewer cannot know, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pile import *

if TYPE_CHECKING:
    from schnapp.table.rng import Rng

UNSEEN = [0] * 54  # while they are dealt anew: the cards of which a viewer does not know where they lie


class Hidden(Pile):
    """4 Hands, the draw pile, what lies under the top of the discard or aside, as they could be as well."""

    # ---- What a viewer cannot know -----------------------------------------------------------------------------------

    @cython.ccall
    def resample(self, viewer: int, rng: Rng) -> None:
        """Deal anew what a seat (-1: a spectator) neither sees nor remembers, evenly over all places where it could lie: who was
        skipped at the lead holds no number card, whoever's turn it is can play.

        Equal views and equal chance lead to equal states: nothing depends on what is really hidden. Who may draw knows that; to
        others nobody may, unless nothing else explains whose turn it is.
        """
        count = self.collect_hidden(viewer, rng)
        seat = max(0, self.active)  # first: their cards have to be such that they can play
        for _ in range(self.players):
            count = self.fill_hand(seat, count, rng)
            seat = self.left_of(seat)
        self.lay_out_hidden(count)

    @cython.ccall
    def collect_hidden(self, viewer: int, rng: Rng) -> int:
        """Take up what a viewer does not know, into UNSEEN, shuffled; how many cards are there. In the hands of others stay those
        that must be there, and who was skipped at the lead has got a whole hand."""
        if self.draw_right != viewer:
            self.draw_right = -1
        self.waiting = False
        count = 0
        for kind in range(9):
            for _ in range(self.deck[kind] - self.known(viewer, kind)):
                UNSEEN[count] = kind
                count += 1
        rng.shuffle(UNSEEN, count)
        for seat in range(self.players):
            if seat != viewer:
                self.held[seat] = 0
                for kind in range(9):
                    self.hand[seat][kind] = self.drawn[seat][kind]
                    self.held[seat] |= (self.drawn[seat][kind] > 0) << kind
        if self.stage == LEAD:
            seat = self.left_of(self.dealer)
            while seat != self.active:
                count = self.fill_with_wild_cards(seat, count, rng)
                seat = self.left_of(seat)
        return count

    def known(self, viewer: int, kind: int) -> int:
        """How many cards of a kind lie where a viewer sees or remembers them."""
        copies = 0
        for seat in range(self.players):
            copies += self.hand[seat][kind] if seat == viewer else self.drawn[seat][kind]
        for at in range(0 if self.knows_discard else max(0, self.discard_count - 1), self.discard_count):
            copies += self.discard[at] == kind
        if self.knows_pile:
            for at in range(self.pile_count):
                copies += self.pile[at] == kind
        return copies

    @cython.ccall
    def missing(self, seat: int) -> int:
        """How many cards of a hand have been taken up."""
        cards = self.hand_count[seat]
        for kind in range(9):
            cards -= self.hand[seat][kind]
        return cards

    def fill_with_wild_cards(self, seat: int, count: int, rng: Rng) -> int:
        """A hand without number cards; how many unseen cards are left."""
        for _ in range(self.missing(seat)):
            at = rng.below(count)
            while UNSEEN[at] < PASS:
                at = rng.below(count)
            count = self.move_to_end(at, count)
            self.give(seat, UNSEEN[count])
        return count

    @cython.ccall
    def fill_hand(self, seat: int, count: int, rng: Rng) -> int:
        """The last of the unseen cards into a hand, others if they are the active one's and none could be played; how many unseen
        cards are left."""
        cards = self.missing(seat)
        stuck = cards > 0 and seat == self.active and self.draw_right != seat and not self.playable(seat)
        if stuck and self.one_fits(0, count):
            while not self.one_fits(count - cards, count):
                self.draw_again(cards, count, rng)
        for _ in range(cards):
            count -= 1
            self.give(seat, UNSEEN[count])
        return count

    def one_fits(self, first: int, end: int) -> bool:
        """Could one of these unseen cards be played now?"""
        for at in range(first, end):
            if self.playable_kinds() >> UNSEEN[at] & 1:
                return True
        return False

    @cython.ccall
    def draw_again(self, cards: int, count: int, rng: Rng) -> None:
        """Any others of the unseen cards, so many, become the last ones."""
        for _ in range(cards):
            count = self.move_to_end(rng.below(count), count)

    @cython.ccall
    def move_to_end(self, at: int, count: int) -> int:
        """One of the first so many unseen cards becomes the last of them; how many there are before it."""
        card = UNSEEN[at]
        UNSEEN[at] = UNSEEN[count - 1]
        UNSEEN[count - 1] = card
        return count - 1

    def give(self, seat: int, card: int) -> None:
        """A card that is missing in a hand."""
        self.hand_count[seat] -= 1
        self.take(seat, card)

    @cython.ccall
    def lay_out_hidden(self, count: int) -> None:
        """The unseen cards that are in no hand. Who has none, or none to play on their turn, would be out of the round or skipped if
        they could not still draw (6.3/2, 6.3/11)."""
        if not self.knows_discard:
            for at in range(self.discard_count - 1):
                count -= 1
                self.discard[at] = UNSEEN[count]
        for kind in range(9):
            self.aside[kind] = 0
        for _ in range(self.aside_count):
            count -= 1
            self.aside[UNSEEN[count]] += 1
        if not self.knows_pile:
            for at in range(count):
                self.pile[at] = UNSEEN[at]
        if self.stage != PLAY:
            return
        for seat in range(self.players):
            if self.in_round >> seat & 1 and (
                self.hand_count[seat] == 0 or (seat == self.active and not self.playable(seat))
            ):
                self.draw_right = seat
        self.settle_owing()
