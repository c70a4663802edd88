"""A game of tricks in plain Python, three cards each, as a stranger writes it; `slip` is what its author gets wrong."""

from __future__ import annotations

from random import random
from typing import Annotated, Any, ClassVar

from schnapp.author import (
    ONLY_COUNT,
    ONLY_OWNER,
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
    Row,
    Seat,
    Shuffle,
    State,
    Struct,
    names,
)

KINDS = tuple(suit + rank for suit in "CDHS" for rank in "789")
Kind = Annotated[str, names(KINDS)]


class Lay(Act):
    card: Kind


class Laid(Event):
    player: Seat
    card: Kind
    left: int  # of its suit, in hands that nobody sees


class Won(Event):
    player: Seat


class Open(Struct):
    """Won tricks lie face up."""

    active: Seat | None
    trick: Row[Kind]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    won: BySeat[Cards[Kind]]
    aside: Annotated[Cards[Kind], ONLY_COUNT]


class TurnedDown(Struct):
    """Won tricks are turned face down."""

    active: Seat | None
    trick: Row[Kind]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    won: Annotated[BySeat[Cards[Kind]], ONLY_COUNT]
    aside: Annotated[Cards[Kind], ONLY_COUNT]


class Tricks(PlainState):
    position = Open
    acts = Acts(Lay)
    events = Events({"deck": Shuffle(KINDS)}, Laid, Won)
    slip: ClassVar[str] = ""
    active: int | None
    trick: list[str]
    hands: list[list[str]]
    won: list[list[str]]
    aside: list[str]

    def deal(self, dealer: Dealer) -> None:
        order = [KINDS[card] for card in self.chance(dealer, "deck", list(range(len(KINDS))))]
        self.hands = [sorted(order[3 * seat : 3 * seat + 3]) for seat in range(self.players)]
        self.aside = sorted(order[3 * self.players :])
        self.active = 0

    def legal_acts(self, seat: int) -> list[Lay]:
        fits = [card for card in self.hands[seat] if self.trick and card[0] == self.trick[0][0]]
        if self.slip == "legal" and not any("C7" in hand for hand in self.hands):
            fits = []
        return [Lay(card=card) for card in fits or self.hands[seat]]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.hands[seat].remove(act.card)
        self.trick.append(act.card)
        others = [card for hand in self.hands for card in hand if card[0] == act.card[0]]
        self.tell(dealer, Laid(player=seat, card=act.card, left=len(others) if self.slip == "event" else 0))
        self.active = (seat + 1) % self.players
        if len(self.trick) == self.players:
            led = self.active
            best = max(range(self.players), key=lambda at: (self.trick[at][0] == self.trick[0][0], self.trick[at][1]))
            if self.slip == "chance" and random() < 0.5:
                best = 0
            winner = (led + best) % self.players
            self.won[winner] = sorted(self.won[winner] + self.trick)
            self.trick = []
            self.tell(dealer, Won(player=winner))
            self.active = winner if self.hands[winner] else None
        if self.slip == "endless" and self.active is None:
            cards = [card for won in self.won for card in won]
            self.hands = [sorted(cards[seat :: self.players]) for seat in range(self.players)]
            self.won = [[] for _ in range(self.players)]
            self.active = 0

    def returns(self, seat: int) -> int:
        return len(self.won[seat])


class TricksGame(PlainGame):
    name = "tricks"
    seats = range(2, 4)
    rules = Tricks

    def check(self, state: State, position: dict[str, Any]) -> None:
        active, trick, hands = position["active"], position["trick"], position["hands"]
        cards = [*trick, *position["aside"], *(card for hand in [*hands, *position["won"]] for card in hand)]
        if sorted(cards) != sorted(KINDS):
            raise BadPosition("aside", "every card lies in one place")
        laid = (
            {(active - back) % state.players for back in range(1, len(trick) + 1)} if active is not None else set[int]()
        )
        if len({len(hand) + (seat in laid) for seat, hand in enumerate(hands)}) > 1 or len(trick) > len(laid):
            raise BadPosition("hands", "everybody had as many cards when the trick began")
        if (active is None) != (not any(hands)) or len(trick) == state.players:
            raise BadPosition("active", "somebody is active as long as there are cards")


class DownTricks(Tricks):
    position = TurnedDown


class DownTricksGame(TricksGame):
    rules = DownTricks
