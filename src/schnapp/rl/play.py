# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""One game as learners play it: one seat after the other is asked and answers the number of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from schnapp.table.acting import refusal_of
from schnapp.table.bridge import Bridge
from schnapp.table.dealer import stream
from schnapp.table.protocols import Timed
from schnapp.table.seating import actor_of, title_of

from .errors import IllegalAction

if TYPE_CHECKING:
    from schnapp.table.state import State

    from .setting import Setting

    Kept = tuple[State, int, list[int]]
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.dealer import Dealer


class Play:
    """A game with luck of its own: seed and actions decide all of it, and the games that are dealt after it."""

    def __init__(self, setting: Setting, seed: int | str, dealer: Dealer | None = None) -> None:
        """Several plays may share a dealer. Nothing is dealt yet."""
        if not cython.compiled:
            self.luck = [0] * 4
            self.moves = [0] * 4096
            self.actions = [0] * 4096
        self.setting = setting
        self.game = setting.game
        self.observer = setting.observer
        self.empty = setting.empty
        self.state = self.empty.copy()
        self.dealer = dealer if dealer is not None else Dealer(bytes(32))
        self.seat = -1
        self.count = 0
        self.reseed(seed)

    def __reduce__(self) -> tuple[type[Play], tuple[Setting, str], Kept]:
        return Play, (self.setting, ""), self.kept()

    def __deepcopy__(self, memo: object) -> Play:
        twin = Play(self.setting, "")
        twin.__setstate__((self.state.copy(), self.seat, [self.luck[i] for i in range(4)]))
        return twin

    def kept(self) -> Kept:
        """All that a setting does not know of it: its state, who is asked, its luck."""
        return self.state, self.seat, [self.luck[i] for i in range(4)]

    def __setstate__(self, kept: Kept) -> None:
        self.state, seat, luck = kept
        for i in range(4):
            self.luck[i] = luck[i]
        self.ask(seat)

    def reseed(self, seed: int | str) -> None:
        """From now on chance comes from this seed."""
        fresh = Dealer(stream(seed, "deal"))
        self.luck[0], self.luck[1], self.luck[2], self.luck[3] = fresh.a, fresh.b, fresh.c, fresh.d

    def take_luck(self) -> None:
        self.dealer.a, self.dealer.b, self.dealer.c, self.dealer.d = (
            self.luck[0],
            self.luck[1],
            self.luck[2],
            self.luck[3],
        )

    def keep_luck(self) -> None:
        self.luck[0], self.luck[1], self.luck[2], self.luck[3] = (
            self.dealer.a,
            self.dealer.b,
            self.dealer.c,
            self.dealer.d,
        )

    def deal(self) -> int:
        """A new game; who is asked first."""
        self.take_luck()
        self.state.copy_from(self.empty)
        self.observer.deal(self.state, self.dealer)
        self.keep_luck()
        self.ask(self.observer.asked(self.state))
        return self.seat

    def ask(self, seat: int) -> None:
        """This seat is asked next, -1: nobody."""
        self.seat = seat
        self.count = self.observer.legal(self.state, seat, self.moves, self.actions) if seat >= 0 else 0

    def place(self, action: int) -> int:
        """Where an action stands among the legal ones, -1: it is not legal."""
        for i in range(self.count):
            if self.actions[i] == action:
                return i
        return -1

    def carry_out(self, place: int) -> int:
        """The legal action at this place; 0."""
        self.take_luck()
        seat = self.observer.play(self.state, self.seat, self.moves[place], self.dealer)
        self.keep_luck()
        if seat < 0 and isinstance(self.state, Bridge) and self.state.fault is not None:
            raise self.state.fault
        self.ask(seat)
        return 0

    def reason(self, seat: int, action: int) -> str | None:
        """The game's word for why an action is not legal, if it has one."""
        if isinstance(self.game, Timed) or not 0 <= action < self.observer.actions:
            return None
        act = self.observer.act_at(self.state, seat, action)
        return (
            None
            if act is None
            else refusal_of(self.game, self.state, seat, {actor_of(self.game): title_of(self.game, seat), **act})
        )

    def answer(self, seat: int, action: int) -> bool:
        """An action of a seat that may act although another one is asked; False, and nothing has changed: it is not legal."""
        asked = self.seat
        self.ask(seat)
        place = self.place(action)
        if place < 0:
            self.ask(asked)
            return False
        self.carry_out(place)
        return True

    def owing(self) -> list[int]:
        """All seats that may act, from the one that is asked on to the left."""
        players = self.observer.players
        round_table = [(max(0, self.seat) + shift) % players for shift in range(players)]
        return [seat for seat in round_table if self.state.owing >> seat & 1]

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked."""
        return [self.actions[i] for i in range(self.count)]

    def step(self, action: int) -> int:
        """Carry out an action of the seat that is asked; who is asked next, -1: the game is over. Raises IllegalAction."""
        place = self.place(action) if 0 <= action < self.observer.actions else -1
        if place < 0:
            raise IllegalAction.of(self, action)
        self.carry_out(place)
        return self.seat
