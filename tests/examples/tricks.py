"""Tricks, as the page on own games shows it, with what its author could get wrong (`slip`). Imported only where the example can be."""

from __future__ import annotations

from random import random
from typing import Annotated, Any, ClassVar

import tricks
from tricks import Kind, Play, Tricks

from schnapp import author
from schnapp.author import ONLY_COUNT, ONLY_OWNER, Act, BySeat, Cards, Dealer, Row, Seat


class Took(author.Event):
    player: Seat
    left: int  # cards of the suit in hands that nobody sees


class Slipping(Tricks):
    slip: ClassVar[str] = ""
    events = author.Events({"deck": author.Shuffle(tricks.KINDS)}, tricks.Played, Took)

    def legal_acts(self, seat: int) -> list[Act]:
        if self.slip == "legal" and not any("C7" in hand for hand in self.hands):
            return [Play(card=card) for card in self.hands[seat]]
        return super().legal_acts(seat)

    def tell(self, dealer: Dealer, event: author.Event) -> None:
        glimpse = self.aside[:1] if self.slip == "glimpse" else []
        self.taken[0] += glimpse
        super().tell(dealer, event)
        self.taken[0] = self.taken[0][: len(self.taken[0]) - len(glimpse)]

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        super().do(seat, act, dealer)
        if self.slip == "event":
            self.tell(
                dealer, Took(player=seat, left=sum(card[0] == act.card[0] for hand in self.hands for card in hand))
            )
        if self.slip == "chance" and not self.trick and self.active is not None and random() < 0.5:
            self.active = (self.active + 1) % self.players
        if self.slip == "gone":
            self.taken = [[] for _ in range(self.players)]
        if self.slip == "endless" and self.active is None:
            cards = [card for taken in self.taken for card in taken]
            self.hands = [cards[seat :: self.players] for seat in range(self.players)]
            self.taken = [[] for _ in range(self.players)]
            self.active = 0


class SlippingGame(tricks.TricksGame):
    rules = Slipping


class CarelessGame(SlippingGame):
    """Whatever is loaded is right."""

    def check(self, state: author.State, position: dict[str, Any]) -> None:
        return


class TurnedDown(author.Struct):
    """Tricks that were taken are turned face down."""

    active: Seat | None
    trick: Row[Kind]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]
    taken: Annotated[BySeat[Cards[Kind]], ONLY_COUNT]
    aside: Annotated[Cards[Kind], ONLY_COUNT]


class DownTricks(Tricks):
    position = TurnedDown


class DownTricksGame(tricks.TricksGame):
    rules = DownTricks
