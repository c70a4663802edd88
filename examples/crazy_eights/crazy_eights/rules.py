# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
"""The rules of Crazy Eights in the order of the booklet, whose numbers stand here; fields stand in rules.pxd.

An action is the card that is played, 0 … 51, or 52: draw, 53: pass, 54 … 57: nominate a suit.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from schnapp.author import Dealer, Rng, RolloutPolicy, State, lowest

SUITS = "CDHS"  # clubs, diamonds, hearts, spades
KINDS = tuple(suit + rank for rank in "23456789TJQKA" for suit in SUITS)
STAGES = ("PLAY", "NOMINATE", "OVER")

DRAW, PASS, NOMINATE = range(52, 55)  # actions beside the cards
PLAYING, NOMINATING, OVER = range(3)  # places in STAGES
PLAYED, NOMINATED, DREW, PASSED = range(4)  # events, as game.py lists them
DEALER, CARD, CHANCE = 0, 1, 100  # random steps; the result of one stands in the journal as CHANCE + step

BIT = [1 << card for card in range(52)]
ALL = (1 << 52) - 1
SUIT = [ALL // 15 << suit for suit in range(4)]  # every fourth bit
RANK = [15 << 4 * rank for rank in range(13)]
EIGHTS = RANK[6]
COST = [50 if BIT[card] & EIGHTS else 10 if card >= 36 else card + 2 for card in range(52)]  # 4.3


class CrazyEights(State):
    @cython.ccall
    def deal(self, dealer: Dealer) -> None:
        """2.2, 2.3"""
        dealer.begin(DEALER)
        seat = dealer.below(2)
        dealer.tell(CHANCE + DEALER, seat, 0, 0, 0)
        self.pile, self.pile_count = ALL, 52
        for _ in range(14):
            seat = 1 - seat
            self.hand[seat] |= BIT[self.drawn(dealer)]
        self.top = self.drawn(dealer)
        while BIT[self.top] & EIGHTS:
            self.pile |= BIT[self.top]
            self.pile_count += 1
            self.top = self.drawn(dealer)
        self.suit = self.top & 3
        self.ask(1 - seat)

    def drawn(self, dealer: Dealer) -> int:
        """2.4 Any card of the pile: each is as likely as any other."""
        dealer.begin(CARD)
        left = self.pile
        for _ in range(dealer.below(self.pile_count)):
            left &= left - 1  # without its lowest bit
        card = lowest(left)
        self.pile &= ~BIT[card]
        self.pile_count -= 1
        dealer.tell(CHANCE + CARD, card, 0, 0, 0)
        return card

    def legal(self, seat: int, into: list[int]) -> int:
        """3 Write the actions of a seat that owes a decision into a buffer; how many there are."""
        if self.stage == NOMINATING:
            for suit in range(4):
                into[suit] = NOMINATE + suit
            return 4
        n = 0
        cards = self.hand[seat] & (SUIT[self.suit] | RANK[self.top >> 2] | EIGHTS)
        while cards:
            into[n] = lowest(cards)
            cards &= cards - 1
            n += 1
        into[n] = DRAW if self.pile_count > 0 and self.draws < self.max_draws else PASS
        return n + 1

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """Carry out a legal action and all that follows from it."""
        if action < DRAW:
            self.play(seat, action, dealer)
        elif action == DRAW:  # 3.3
            card = self.drawn(dealer)
            self.hand[seat] |= BIT[card]
            self.draws += 1
            dealer.tell(DREW, seat, card, 0, 0)
        elif action == PASS:  # 3.4, 4.2
            self.draws = 0
            self.passes += self.pile_count == 0
            dealer.tell(PASSED, seat, 0, 0, 0)
            self.ask(-1 if self.passes == 3 else 1 - seat)
        else:  # 3.2
            self.suit = action - NOMINATE
            self.stage = PLAYING
            dealer.tell(NOMINATED, seat, self.suit, 0, 0)
            self.ask(1 - seat)

    def play(self, seat: int, card: int, dealer: Dealer) -> None:
        """3.1, 4.1"""
        self.hand[seat] &= ~BIT[card]
        self.discard |= BIT[self.top]
        self.top = card
        self.suit = card & 3
        self.draws = self.passes = 0
        dealer.tell(PLAYED, seat, card, 0, 0)
        if self.hand[seat] == 0:
            self.ask(-1)
        elif BIT[card] & EIGHTS:
            self.stage = NOMINATING
        else:
            self.ask(1 - seat)

    def ask(self, seat: int) -> None:
        """Whose turn it is; -1: nobody's, the game is over."""
        self.active = seat
        if seat < 0:
            self.stage = OVER
        self.owing = 0 if seat < 0 else 1 << seat

    def returns(self, seat: int) -> int:
        """4.3 What is left in a hand costs points."""
        lost, cards = 0, self.hand[seat]
        while cards:
            lost += COST[lowest(cards)]
            cards &= cards - 1
        return -lost

    def settle(self) -> None:
        """A position has been loaded: what follows from its fields. Whatever of it was otherwise is refused."""
        self.hand[0] &= ~BIT[self.top]
        self.hand[1] &= ~(BIT[self.top] | self.hand[0])
        self.pile &= ~(BIT[self.top] | self.hand[0] | self.hand[1])
        self.pile_count = bin(self.pile).count("1")
        self.discard = ALL & ~(BIT[self.top] | self.hand[0] | self.hand[1] | self.pile)
        self.ask(-1 if self.stage == OVER or self.passes == 3 or not (self.hand[0] and self.hand[1]) else self.active)


class Policy(RolloutPolicy):
    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Rng) -> int:
        """A sensible player: any card rather than drawing (drawing and passing stand last); any suit."""
        if count > 1 and choices[count - 1] < NOMINATE:
            count -= 1
        return choices[chance.below(count)]
