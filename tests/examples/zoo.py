"""A game with most of what a declaration can say, and cards that are called by words, numbers and emoji."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from schnapp import author
from schnapp.author import ONLY_COUNT, ONLY_OWNER, TOP_AND_COUNT, Act, BySeat, Cards, Dealer, Event, Pile, Row, Seat

KINDS = ("bear", "blue_3", "fox", "green_skip", "red_7", "river_otter", "swarm_of_locusts", "wolf")
Kind = Annotated[str, author.names(KINDS)]
PLAYERS = 4
WORDS = """
game-title = Zoo
kind-bear = 🐻 Brown bear
kind-fox = 🦊 Fox
field-chips = 🪙 Chips
"""


class Position(author.Struct):
    active: Seat | None
    keeper: Seat | None
    market: Row[Kind]
    pile: Annotated[Cards[Kind], ONLY_COUNT]
    waste: Annotated[Pile[Kind], TOP_AND_COUNT]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    zoo: BySeat[Cards[Kind]]
    chips: BySeat[int]
    asleep: BySeat[bool]
    round: int
    dice: list[int]


class Swap(Act):
    card: Kind
    market: Kind


class Bid(Act):
    chips: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9]


class Visit(Act):
    player: Literal[0, 1, 2, 3]


class Swapped(Event):
    player: Seat
    card: Kind


class Zoo(author.PlainState):
    position = Position
    acts = author.Acts(Swap, Bid, Visit)
    events = author.Events({"deck": author.Shuffle(KINDS * 4)}, Swapped)

    def deal(self, dealer: Dealer) -> None:
        deck = self.chance(dealer, "deck", KINDS * 4)
        self.hands = [deck[5 * seat : 5 * seat + 5] for seat in range(PLAYERS)]
        self.market, self.waste, self.pile = deck[20:24], deck[24:26], deck[26:]
        self.chips, self.asleep = [12] * PLAYERS, [False, True, False, False]
        self.dice, self.round, self.keeper, self.active = [3, 5], 1, 2, 0

    def legal_acts(self, seat: int) -> list[Act]:
        hand, market = sorted(set(self.hands[seat])), sorted(set(self.market))
        swaps = [Swap(card=mine, market=theirs) for mine in hand for theirs in market]
        visits: list[Act] = [Visit(player=player) for player in (0, 1, 2, 3) if player != seat]
        return [*swaps, *(Bid(chips=chips) for chips in (1, 2, 3, 4, 5, 6, 7, 8, 9)), *visits]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        if isinstance(act, Swap):
            self.hands[seat].remove(act.card)
            self.market[self.market.index(act.market)] = act.card
            self.zoo[seat].append(act.market)
            self.tell(dealer, Swapped(player=seat, card=act.market))
        self.round += seat == PLAYERS - 1
        self.active = None if self.round > 3 else (seat + 1) % PLAYERS

    def returns(self, seat: int) -> int:
        return len(self.zoo[seat])


class ZooGame(author.PlainGame):
    name = "zoo"
    seats = range(PLAYERS, PLAYERS + 1)
    rules = Zoo
    words = WORDS
    kinds = KINDS
