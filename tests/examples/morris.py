"""Three Men's Morris: three pieces each on nine places, set one by one and then moved; three in a line win. A game on a board of places
in plain rules, with fields that are called like seats and are none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from schnapp.author import (
    Act,
    Acts,
    BadPosition,
    Dealer,
    Event,
    Events,
    Option,
    PlainGame,
    PlainState,
    Seat,
    Slots,
    Struct,
    at,
    between,
    grid,
    names,
)

ACROSS = 3
MEN = ("red", "blue")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
WORDS = """
game-title = Morris
option-longest = Moves until it is a draw
act-set-line = A man on { $to }
act-move-line = From { $start } to { $to }
log-was_set = { $player } sets a man on { $to }.
log-moved = { $player } moves from { $start } to { $to }.
"""
Man = Annotated[str, names(MEN)]
Place = Annotated[int, between(0, ACROSS * ACROSS - 1), at("board")]


class Position(Struct):
    active: Seat | None
    moves: int
    board: Annotated[Slots[Man], grid(ACROSS, ACROSS)]


class Set(Act):
    to: Place


class Move(Act):
    start: Place
    to: Place


class WasSet(Event):
    player: Seat
    to: Place


class Moved(Event):
    player: Seat
    start: Place
    to: Place


class Morris(PlainState):
    position = Position
    acts = Acts(Set, Move)
    events = Events({}, WasSet, Moved)
    active: int | None
    moves: int
    longest: int
    board: list[str | None]

    def deal(self, dealer: Dealer) -> None:
        self.active = 0

    def legal_acts(self, seat: int) -> Iterator[Act]:
        free = [place for place, man in enumerate(self.board) if man is None]
        if self.board.count(MEN[seat]) < ACROSS:
            yield from (Set(to=place) for place in free)
            return
        own = [place for place, man in enumerate(self.board) if man == MEN[seat]]
        yield from (Move(start=start, to=place) for start in own for place in free)

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        self.moves += 1
        self.board[act.to] = MEN[seat]
        if isinstance(act, Move):
            self.board[act.start] = None
            self.tell(dealer, Moved(player=seat, start=act.start, to=act.to))
        else:
            self.tell(dealer, WasSet(player=seat, to=act.to))
        over = self.returns(seat) or self.moves >= self.longest
        self.active = None if over else 1 - seat

    def returns(self, seat: int) -> int:
        return int(any(all(self.board[place] == MEN[seat] for place in line) for line in LINES))


class MorrisGame(PlainGame):
    name = "morris"
    seats = range(2, 3)
    options = (Option("longest", 30, low=6, high=60),)
    words = WORDS
    rules = Morris

    def check(self, state: Any, position: dict[str, Any]) -> None:
        for man in MEN:
            if position["board"].count(man) > ACROSS:
                raise BadPosition("board", f"there are only {ACROSS} {man} men")
