"""Four lanes in the middle, ten cards in hand and up to six players who choose in secret: much for a small screen."""

from __future__ import annotations

from typing import Annotated, Any

from schnapp.author import (
    ONLY_COUNT,
    ONLY_OWNER,
    PRIVATE,
    Act,
    Acts,
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
    Struct,
    names,
)

KINDS = tuple(f"n{number:02}" for number in range(1, 71))
Kind = Annotated[str, names(KINDS, copies=1)]
LANES = ("lane1", "lane2", "lane3", "lane4")
FULL = 4
HAND = 10
WORDS = "\n".join(["field-taken = Taken in this round", *(f"kind-{kind} = {int(kind[1:])} •" for kind in KINDS)])


class Position(Struct):
    round: int
    lane1: Row[Kind]
    lane2: Row[Kind]
    lane3: Row[Kind]
    lane4: Row[Kind]
    aside: Annotated[Cards[Kind], ONLY_COUNT]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    chosen: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    taken: BySeat[Cards[Kind]]
    penalties: BySeat[int]
    unlucky: Seat | None  # who took a lane last


class Choose(Act):
    card: Kind


class Chosen(Event):
    player: Seat
    card: Annotated[Kind, PRIVATE]


class Laid(Event):
    player: Seat
    card: Kind


class Lanes(PlainState):
    """When all have chosen each card goes to the lane of its number; whoever lays the fifth takes the four."""

    position = Position
    acts = Acts(Choose)
    events = Events({"deck": Shuffle(KINDS)}, Chosen, Laid)

    def deal(self, dealer: Dealer) -> None:
        deck = self.chance(dealer, "deck", KINDS)
        self.round = 1
        for lane in LANES:
            setattr(self, lane, [deck.pop()])
        self.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(self.players)]
        self.aside = deck

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.players) if self.hands[seat] and not self.chosen[seat]]

    def legal_acts(self, seat: int) -> list[Act]:
        return [Choose(card=card) for card in self.hands[seat]]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.hands[seat].remove(act.card)
        self.chosen[seat] = [act.card]
        self.tell(dealer, Chosen(player=seat, card=act.card))
        if self.to_act():
            return
        laid = sorted((card, player) for player, (card,) in enumerate(self.chosen))
        self.chosen = [[] for _ in range(self.players)]
        for card, player in laid:
            self.lay(player, card, LANES[int(card[1:]) % len(LANES)], dealer)
        self.round += 1

    def lay(self, seat: int, card: str, name: str, dealer: Dealer) -> None:
        lane = getattr(self, name)
        if len(lane) == FULL:
            self.taken[seat] += lane
            self.penalties[seat] += FULL
            self.unlucky = seat
            lane = []
        setattr(self, name, [*lane, card])
        self.tell(dealer, Laid(player=seat, card=card))

    def returns(self, seat: int) -> int:
        return -self.penalties[seat]


class LanesGame(PlainGame):
    name = "lanes"
    seats = range(2, 7)
    rules = Lanes
    words = WORDS
    kinds = KINDS
