"""Two games at the limits of the tables: up to 32 seats and 2,500 acts that are legal at a time, and one with more than there can be."""

from __future__ import annotations

from typing import Literal

from schnapp.author import Act, Acts, BySeat, Dealer, Event, Events, PlainGame, PlainState, Seat, Struct

FIFTY = Literal[tuple(range(50))]  # pyright: ignore[reportInvalidTypeForm]
SEVENTY = Literal[tuple(range(70))]  # pyright: ignore[reportInvalidTypeForm]


class Position(Struct):
    active: Seat | None
    points: BySeat[int]


class Say(Act):
    first: FIFTY
    second: FIFTY


class Shout(Act):
    first: SEVENTY
    second: SEVENTY


class Said(Event):
    player: Seat


class Wide(PlainState):
    """Everybody says two numbers, once round."""

    position = Position
    acts = Acts(Say)
    events = Events({}, Said)

    def deal(self, dealer: Dealer) -> None:
        self.active = 0

    def legal_acts(self, seat: int) -> list[Act]:
        return list(self.acts.structs)

    def do(self, seat: int, act: Say | Shout, dealer: Dealer) -> None:
        self.points[seat] = act.first + act.second
        self.tell(dealer, Said(player=seat))
        self.active = seat + 1 if seat + 1 < self.players else None

    def returns(self, seat: int) -> int:
        return int(self.points[seat])


class Wider(Wide):
    acts = Acts(Shout)


class WideGame(PlainGame):
    name = "wide"
    seats = range(2, 33)
    rules = Wide


class WiderGame(WideGame):
    name = "wider"
    rules = Wider
