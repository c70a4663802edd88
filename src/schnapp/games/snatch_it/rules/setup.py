# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""3 Getting ready."""

from __future__ import annotations

from .table import *


class SetUp(Table):
    """3 Getting ready."""

    # ---- 3 Getting ready ---------------------------------------------------------------------------------------------

    @cython.ccall
    def empty(self) -> None:
        """A table without cards."""
        self.active = -1
        self.victim = self.stolen = self.stalked = self.bait = -1
        self.next_stack = 1
        for slip in range(CREATURES):
            self.slip_under[slip] = slip + 1
        self.slip_under[CREATURES - 1] = -1
        for seat in range(6):
            self.laid[seat] = -1

    def settle(self) -> None:
        """What follows from a position that was put in place: what is where, how high the stacks are, who owes what. Where
        somebody sees no cards of a belly, only their number is in place; in a stack all are like the top one."""
        self.in_hands = 0
        self.pond_count = 0
        self.discard_count = 0
        self.floating = 0
        for kind in range(13):
            self.pond_count += self.pond[kind]
            self.discard_count += self.discard[kind]
            if self.pond[kind] > 0:
                self.floating |= 1 << kind
        for seat in range(self.players):
            self.held[seat] = 0
            self.hand_count[seat] = 0
            eaten = 0
            for kind in range(13):
                eaten += self.belly[seat][kind]
                self.hand_count[seat] += self.hand[seat][kind]
                if self.hand[seat][kind] > 0:
                    self.held[seat] |= 1 << kind
            self.belly_count[seat] = max(eaten, self.belly_count[seat])
            self.in_hands += self.hand_count[seat]
        for stack in range(self.stacks):
            slip = self.stack_slip[stack]
            seen = self.stack_height[stack]
            self.stack_height[stack] = 0
            if slip >= 0:
                self.stack_top[stack] = self.slip_kind[slip]
                while slip >= 0:
                    self.stack_height[stack] += 1
                    slip = self.slip_under[slip]
            else:
                for _ in range(seen):
                    self.put_on(stack, self.stack_top[stack])
        self.settle_owing()

    def settle_owing(self) -> None:
        """Who has a decision to make; while a stalked card may be called out, a position says so itself."""
        if self.stage == CALL_OUT:
            return
        self.owing = 0
        if self.stage == LAY or self.stage == BAIT:
            for seat in range(self.players):
                if self.laid[seat] < 0 and (self.stage == LAY or self.hand_count[seat] > 0):
                    self.owing |= 1 << seat
        elif self.stage == RECLAIM:
            self.owing = 1 << self.victim
        elif self.stage == STORK_CHOICE:
            self.owing = 1 << (self.victim - 1 if self.victim > 0 else self.players - 1)
        elif self.active >= 0:
            self.owing = 1 << self.active

    @cython.ccall
    def deal(self, dealer: Dealer) -> None:
        """3.1 to 3.3: from the cards in the box to the first decision."""
        self.empty()
        for kind in range(13):
            self.discard[kind] = COPIES
        self.discard_count = CREATURES
        self.shuffle(SHUFFLE_DECK, dealer)
        self.slide_in_last_bite(dealer)
        for _ in range(self.full_hand):
            for seat in range(self.players):
                self.take(seat, self.draw(dealer))
        self.first_leap = self.fixed_first
        if self.fixed_first < 0:
            dealer.begin(FIRST_PLAYER)
            self.first_leap = dealer.below(self.players)
            dealer.tell(CHANCE + FIRST_PLAYER, self.first_leap, 0, 0, 0)
        if dealer.telling:
            dealer.tell(GAME_STARTED, self.first_leap, self.full_hand, 0, 0)
            for seat in range(self.players):
                for kind in range(13):
                    dealer.note(self.hand[seat][kind])
        self.stage = LAY
        self.owing = (1 << self.players) - 1

    def slide_in_last_bite(self, dealer: Dealer) -> None:
        """3.1 Last Bite goes into the deck at about the height for the number of players."""
        dealer.begin(LAST_BITE_JITTER)
        below = dealer.below(2 * self.jitter + 1) - self.jitter
        dealer.tell(CHANCE + LAST_BITE_JITTER, below, 0, 0, 0)
        self.put_in_last_bite(max(0, min(CREATURES, self.below + below)))

    @cython.ccall
    def put_in_last_bite(self, below: int) -> None:
        """Last Bite into the deck, upon so many of its cards."""
        for at in range(self.deck_count - below):
            self.deck[self.deck_count - at] = self.deck[self.deck_count - at - 1]
        self.deck[below] = LAST_BITE
        self.deck_count += 1

    def lay(self, seat: int, card: int, dealer: Dealer) -> None:
        """3.4 A card goes face down into the pond; when everybody has laid one, all are turned up."""
        self.play(seat, card)
        self.laid[seat] = card
        self.owing &= ~(1 << seat)
        dealer.tell(LAID, seat, card, 0, 0)
        if self.owing == 0:
            self.reveal_pond(dealer)

    def reveal_pond(self, dealer: Dealer) -> None:
        """3.4 and 3.5"""
        dealer.tell(POND_REVEALED, 0, 0, 0, 0)
        for seat in range(self.players):
            dealer.note(self.laid[seat])
            self.float_card(self.laid[seat])
            self.laid[seat] = -1
        self.fill_pond(dealer)
        self.round = 1
        self.start_round(dealer)

    def fill_pond(self, dealer: Dealer) -> None:
        """3.5 and 6.6 Cards from the deck until six lie in the pond. The journal gets them after all draws."""
        first = self.pond_count
        for at in range(POND_SIZE):
            self.drawn[0][at] = -1
        while self.pond_count < POND_SIZE:
            card = self.draw(dealer)
            if card < 0:
                break
            self.drawn[0][self.pond_count - first] = card
            self.float_card(card)
        dealer.tell(POND_FILLED, 0, 0, 0, 0)
        for at in range(POND_SIZE):
            if dealer.telling and self.drawn[0][at] >= 0:
                dealer.note(self.drawn[0][at])
            self.drawn[0][at] = 0
