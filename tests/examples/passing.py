"""Guests whose tables look odd while they tell what happens. Imported only where the example Tricks can be."""

from __future__ import annotations

from typing import Annotated, Any

import tricks
from tricks import KINDS, Kind, Tricks, TricksGame

from schnapp import author
from schnapp.author import ONLY_COUNT, ONLY_OWNER, PRIVATE, BySeat, Cards, Dealer, Event, Row, Seat


class Position(author.Struct):
    active: Seat | None
    trick: Row[Kind]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    aside: Annotated[Cards[Kind], ONLY_COUNT]


class Buried(Event):
    player: Seat
    card: Annotated[Kind, PRIVATE]


class Burying(Tricks):
    """A card is put aside face down: by way of the open trick, and told while it lies there."""

    position = Position
    events = author.Events({"deck": author.Shuffle(KINDS)}, Buried)

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.hands[seat].remove(act.card)
        self.trick.append(act.card)
        self.tell(dealer, Buried(player=seat, card=act.card))
        self.aside.append(self.trick.pop())
        self.active = (seat + 1) % self.players if any(self.hands) else None

    def returns(self, seat: int) -> int:
        return 0


class BuryingGame(author.PlainGame):
    name = "burying"
    seats = range(2, 4)
    rules = Burying


class Dealt(Event):
    player: Seat


class Unfinished(Tricks):
    """Cards are dealt once more, seat by seat, and the table is not whole while that is told."""

    events = author.Events({"deck": author.Shuffle(KINDS)}, tricks.Played, Dealt)

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        super().do(seat, act, dealer)
        if self.active is None and len(self.aside) == len(KINDS) - 4 * self.players:
            deck = self.chance(dealer, "deck", KINDS)
            self.taken, self.hands = [[] for _ in range(self.players)], []
            for player in range(self.players):
                self.hands.append(deck[3 * player : 3 * player + 3])
                self.tell(dealer, Dealt(player=player))
            self.aside, self.active = deck[3 * self.players :], 0


class UnfinishedGame(TricksGame):
    name = "unfinished"
    rules = Unfinished


class Talkative(Tricks):
    """So much is told of a card that nobody could look at all of it."""

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        super().do(seat, act, dealer)
        for _ in range(100):
            self.tell(dealer, tricks.Played(player=seat, card=act.card))


class TalkativeGame(TricksGame):
    name = "talkative"
    rules = Talkative


class Shown(Event):
    player: Seat
    card: Kind


class Telling(Burying):
    """The card that is put aside face down is told to everybody."""

    events = author.Events({"deck": author.Shuffle(KINDS)}, Shown)

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.hands[seat].remove(act.card)
        self.aside.append(act.card)
        self.tell(dealer, Shown(player=seat, card=act.card))
        self.active = (seat + 1) % self.players if any(self.hands) else None


class TellingGame(BuryingGame):
    name = "telling"
    rules = Telling
