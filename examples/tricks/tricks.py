"""Tricks: follow suit if you can; the highest card of the suit that was led takes the trick."""

from __future__ import annotations

from typing import Annotated, Any

from schnapp import author
from schnapp.author import ONLY_COUNT, ONLY_OWNER, Act, BySeat, Cards, Dealer, Event, Row, Seat, names

KINDS = tuple(suit + rank for suit in "CDHS" for rank in "6789")
Kind = Annotated[str, names(KINDS, copies=1)]


class Position(author.Struct):
    active: Seat | None
    trick: Row[Kind]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    taken: BySeat[Cards[Kind]]
    aside: Annotated[Cards[Kind], ONLY_COUNT]


class Play(Act):
    card: Kind


class Played(Event):
    player: Seat
    card: Kind


class Tricks(author.PlainState):
    position = Position
    acts = author.Acts(Play)
    events = author.Events({"deck": author.Shuffle(KINDS)}, Played)

    def deal(self, dealer: Dealer) -> None:
        deck = self.chance(dealer, "deck", KINDS)
        self.hands = [deck[4 * seat : 4 * seat + 4] for seat in range(self.players)]
        self.aside = deck[4 * self.players :]
        self.active = 0

    def legal_acts(self, seat: int) -> list[Act]:
        follows = [card for card in self.hands[seat] if self.trick and card[0] == self.trick[0][0]]
        return [Play(card=card) for card in follows or self.hands[seat]]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.hands[seat].remove(act.card)
        self.trick.append(act.card)
        self.tell(dealer, Played(player=seat, card=act.card))
        self.active = (seat + 1) % self.players
        if len(self.trick) == self.players:
            best = max(self.trick, key=lambda card: (card[0] == self.trick[0][0], card[1]))
            winner = (self.active + self.trick.index(best)) % self.players
            self.taken[winner] += self.trick
            self.trick = []
            self.active = winner if self.hands[winner] else None

    def returns(self, seat: int) -> int:
        return len(self.taken[seat]) // self.players


class TricksGame(author.PlainGame):
    name = "tricks"
    seats = range(2, 4)
    rules = Tricks

    def check(self, state: author.State, position: dict[str, Any]) -> None:
        players, hands, trick = state.players, position["hands"], position["trick"]
        if len(trick) >= players or (position["active"] is None) != (not any(hands)):
            raise author.BadPosition("active", "somebody is active until all cards are played")
        played = [] if not trick else [(position["active"] - back - 1) % players for back in range(len(trick))]
        if len({len(hands[seat]) + (seat in played) for seat in range(players)}) > 1:
            raise author.BadPosition("hands", "all had equally many cards before this trick")
