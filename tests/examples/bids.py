"""Kings: all say at once, and in secret, how many kings have been dealt to hands. A game of plain rules with equal cards, two deals and
secret choices: docs/your-own-game.md shows parts of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from schnapp.author import (
    ONLY_COUNT,
    ONLY_OWNER,
    PRIVATE,
    UNOBSERVED,
    Act,
    Acts,
    BadPosition,
    BySeat,
    Cards,
    Dealer,
    Event,
    Events,
    PlainGame,
    PlainState,
    Rng,
    Row,
    Seat,
    Shuffle,
    State,
    Struct,
    names,
)
from schnapp.conformance import UnderTest

COPIES = {"fool": 6, "king": 3, "C2": 1}
DECK = tuple(kind for kind, copies in COPIES.items() for _ in range(copies))
Kind = Annotated[str, names(tuple(COPIES), copies=lambda state, card: [*COPIES.values()][card])]
ROUNDS, HAND = 2, 2
WORDS = """
game-title = Kings
act-bid-line = { $kings } of them
kind-C2 = ♣2
log-promised = { $player_you ->
    [yes] You write down { $kings }.
   *[no] { $player } has written down a number.
}
"""


class Position(Struct):
    round: int
    bids: Annotated[BySeat[list[int]], ONLY_OWNER, UNOBSERVED]  # [] nothing yet, [2] two
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    trump: Row[Kind]  # lies open
    pile: Annotated[Cards[Kind], ONLY_COUNT]
    points: BySeat[int]


class Bid(Act):
    kings: Literal[0, 1, 2, 3]


class Promised(Event):
    player: Seat
    kings: Annotated[int, PRIVATE]


class Revealed(Event):
    player: Seat
    kings: int


class Counted(Event):
    kings: int


class Kings(PlainState):
    position = Position
    acts = Acts(Bid)
    events = Events({"deck": Shuffle(tuple(COPIES))}, Promised, Revealed, Counted)

    def deal(self, dealer: Dealer) -> None:
        self.round += 1
        deck = self.chance(dealer, "deck", DECK)
        self.bids = [[] for _ in range(self.players)]
        self.hands = [deck[HAND * seat : HAND * seat + HAND] for seat in range(self.players)]
        self.trump, self.pile = deck[-1:], deck[HAND * self.players : -1]

    def legal_acts(self, seat: int) -> list[Act]:
        return [Bid(kings=kings) for kings in (0, 1, 2, 3)]

    def to_act(self) -> list[int]:
        return [seat for seat, bid in enumerate(self.bids) if not bid]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.bids[seat] = [act.kings]
        self.tell(dealer, Promised(player=seat, kings=act.kings))
        if not self.to_act():  # the last one has chosen
            for player, (kings,) in enumerate(self.bids):
                self.tell(dealer, Revealed(player=player, kings=kings))
            self.count(dealer)

    def count(self, dealer: Dealer) -> None:
        """Points for whoever is right, and the next round."""
        kings = sum(hand.count("king") for hand in self.hands)
        self.tell(dealer, Counted(kings=kings))
        self.points = [points + 10 * (bid == [kings]) for points, bid in zip(self.points, self.bids, strict=True)]
        if self.round < ROUNDS:
            self.deal(dealer)

    def resample(self, viewer: int, chance: Rng) -> None:
        hidden = list(DECK)
        for card in [*self.trump, *(self.hands[viewer] if viewer >= 0 else [])]:
            hidden.remove(card)
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                self.hands[seat] = [hidden.pop(chance.below(len(hidden))) for _ in hand]
                self.bids[seat] = [chance.below(4) for _ in self.bids[seat]]
        self.pile = hidden

    def returns(self, seat: int) -> int:
        return self.points[seat]


class KingsGame(PlainGame):
    name = "kings"
    seats = range(2, 5)
    rules = Kings
    words = WORDS

    def check(self, state: State, position: dict[str, Any]) -> None:
        bids, trump = position["bids"], position["trump"]
        if not 1 <= position["round"] <= ROUNDS:
            raise BadPosition("round", "it is the first or the second")
        if any(len(bid) > 1 or (bid and bid[0] not in range(4)) for bid in bids):
            raise BadPosition("bids", "each is none, or a number 0 to 3")
        if all(bids) and position["round"] < ROUNDS:
            raise BadPosition("bids", "when all have chosen the next round begins")
        if len(trump) != 1 or any(len(hand) != HAND for hand in position["hands"]):
            raise BadPosition("hands", f"all have {HAND} cards, and one lies open")

    def under_test(self) -> UnderTest:
        return UnderTest(self, revealing=frozenset({"revealed"}), forgotten=frozenset({"hands", "pile"}))
