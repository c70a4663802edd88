# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
# (the fields are typed in state.pxd, and the compiler checks them)
"""2 to 4 What lies on the table of Schnuff, and how it is put there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from .. import box
from .codes import *

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer  # noqa: F401  (for the chapters that follow)
if not cython.compiled:
    from schnapp.table.fields import lowest  # noqa: F401  (for the chapters that follow)
    from schnapp.table.state import WAIT, State  # noqa: F401

FEE = [0] * 91  # chips that a limit costs
for _limit, _fee in box.FEES.items():
    FEE[_limit] = _fee


class Table(State):
    """The whole table. Every field is on the page `state.pxd`."""

    # ---- Questions -----------------------------------------------------------------------------------------------

    @cython.ccall
    def chips_of(self, seat: int) -> int:
        """The chips that a seat has left."""
        return self.chips[seat]

    @cython.ccall
    def copies_of(self, kind: int) -> int:
        """The cards of a kind in the deck of this game."""
        return self.deck[kind]

    @cython.ccall
    def holds(self, seat: int, card: int) -> bool:
        """Is a kind in a hand?"""
        return self.hand[seat][card] > 0

    @cython.ccall
    def is_limit(self) -> bool:
        """Does the count stand exactly at a limit?"""
        return self.count == 30 or self.count == 60 or self.count == 90

    def limit_from(self, count: int) -> int:
        """The next limit at or above a count up to 90."""
        return 30 if count <= 30 else 60 if count <= 60 else 90

    @cython.ccall
    def playable(self, seat: int) -> int:
        """The kinds in a hand that could be played now, as a bit mask."""
        return self.held[seat] & self.playable_kinds()

    def playable_kinds(self) -> int:
        """6.1 and 6.2 The kinds that could be played now, as a bit mask."""
        return NUMBER_CARDS if self.stage == LEAD else ANY if self.is_limit() else ALWAYS

    @cython.ccall
    def left_of(self, seat: int) -> int:
        """The next seat to the left that is in the game."""
        for _ in range(6):
            seat += 1
            if seat == self.players:
                seat = 0
            if self.in_game >> seat & 1:
                break
        return seat

    @cython.ccall
    def next(self, seat: int) -> int:
        """The next seat in the round, in the direction of play; the same one if there is nobody else."""
        for _ in range(6):
            seat += self.direction
            if seat == self.players:
                seat = 0
            elif seat < 0:
                seat = self.players - 1
            if self.in_round >> seat & 1:
                break
        return seat

    def next_seat(self) -> int:
        """Whose hand is at the pile is quicker than who thinks about a card, unless it does not want to draw."""
        return self.draw_right if self.draw_right >= 0 and not self.waiting else self.active

    # ---- Putting things in place (also when a position is loaded) ------------------------------------------------

    def stock(self, copies: list[int]) -> None:
        """The deck of this game: copies of each kind."""
        for kind in range(9):
            self.deck[kind] = copies[kind]

    @cython.ccall
    def give_chips(self, seat: int, chips: int) -> None:
        """A seat's chips; with none it is not in the game."""
        self.chips[seat] = chips
        self.in_game = self.in_game & ~(1 << seat) | (chips > 0) << seat

    def settle(self) -> None:
        """What follows from a position that was put in place: who is in the game, who holds what, who owes what."""
        for seat in range(self.players):
            self.give_chips(seat, self.chips[seat])
            self.held[seat] = 0
            self.hand_count[seat] = 0
            for kind in range(9):
                self.hand_count[seat] += self.hand[seat][kind]
                self.held[seat] |= (self.hand[seat][kind] > 0) << kind
        self.aside_count = 0
        for kind in range(9):
            self.aside_count += self.aside[kind]
        self.owing = 0
        if self.active >= 0:
            self.settle_owing()

    @cython.ccall
    def take(self, seat: int, card: int) -> None:
        """A card into a hand."""
        self.hand[seat][card] += 1
        self.held[seat] |= 1 << card
        self.hand_count[seat] += 1

    @cython.ccall
    def put_on_pile(self, card: int) -> None:
        """A card on top of the draw pile."""
        self.pile[self.pile_count] = card
        self.pile_count += 1

    @cython.ccall
    def put_on_discard(self, card: int) -> None:
        """A card on top of the discard."""
        self.discard[self.discard_count] = card
        self.discard_count += 1

    @cython.ccall
    def settle_owing(self) -> None:
        """The active seat owes a card; who played last may still draw."""
        self.owing = 1 << self.active
        if self.draw_right >= 0:
            self.owing |= 1 << self.draw_right
