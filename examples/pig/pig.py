"""Pig: throw the die as often as you dare; whoever gets to 100 points first wins."""

from __future__ import annotations

from collections.abc import Iterator

from schnapp.author import (
    Act,
    Acts,
    BySeat,
    Dealer,
    Dice,
    Event,
    Events,
    Game,
    Option,
    PlainState,
    Schema,
    Seat,
    Struct,
)


class Position(Struct):
    active: Seat | None
    pot: int  # what this turn has brought so far
    points: BySeat[int]


class Roll(Act):
    """2.1 Throw the die once more."""


class Hold(Act):
    """2.3 Keep what this turn has brought."""


class Rolled(Event):
    player: Seat
    pips: int


class Held(Event):
    player: Seat
    points: int


class Pig(PlainState):
    acts = Acts(Roll, Hold)
    events = Events({"die": Dice(1)}, Rolled, Held)

    def deal(self, dealer: Dealer) -> None:
        self.active = 0

    def legal_acts(self, seat: int) -> Iterator[Act]:
        yield Roll()
        if self.pot > 0:
            yield Hold()

    def do(self, seat: int, act: Act, dealer: Dealer) -> None:
        if isinstance(act, Hold):
            self.points[seat] += self.pot
            self.tell(dealer, Held(player=seat, points=self.points[seat]))
            self.end_turn(seat)
            return
        (pips,) = self.chance(dealer, "die")
        self.tell(dealer, Rolled(player=seat, pips=pips))
        self.pot += pips
        if pips == 1:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        self.pot = 0
        self.active = None if self.points[seat] >= self.goal else (seat + 1) % self.players

    def returns(self, seat: int) -> int:
        return self.points[seat]


class PigGame(Game):
    name = "pig"
    seats = range(2, 11)
    options = (Option("goal", 100, low=10, high=1000),)
    schema = Schema(Position, Pig)
