"""Who acts when in a game with a clock: everybody thinks at the same time, and the first to be ready acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schnapp.bots.bot import Bot
from schnapp.table.canonical import Act, canonical
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match


@dataclass(frozen=True, slots=True)
class Intention:
    """What somebody is about to do, ms of the game's clock, as long as he may do the same things."""

    t: int
    act: Act
    choices: str


class Timetable:
    """The acts of a timed game, one after the other: those of the players, and the clock's in between."""

    def __init__(self, match: Match, bots: Sequence[Bot], chances: Sequence[Dealer]) -> None:
        self.match = match
        self.bots = bots
        self.chances = chances
        self._intentions: dict[int, Intention] = {}

    def next(self) -> Act:
        """The next act, ready to be given to the match."""
        match = self.match
        owed = match.owed()
        self._intentions = {seat: self._intention(seat) for seat in owed}
        first = min(owed, key=lambda seat: (self._intentions[seat].t, seat), default=None)
        deadline = match.deadline
        if first is None or (deadline is not None and deadline < self._intentions[first].t):
            assert deadline is not None, "nobody may act and no timer runs"
            return match.tick(deadline)
        intention = self._intentions.pop(first)
        return match.game.judged(match.state, match.signed(first, intention.act, intention.t), match.options)

    def _intention(self, seat: int) -> Intention:
        """The one he has, as long as it holds; a new one takes its time from now."""
        match = self.match
        legal = match.legal(seat)
        choices = canonical(legal)
        known = self._intentions.get(seat)
        if known is not None and known.choices == choices:
            return known
        view = match.view(seat)
        place = seat % len(self.bots)  # who acts beside the seats borrows a player's head
        act = self.bots[place].choose(match.game, view, legal, match.options, self.chances[place])
        pause = match.game.pause_ms(view, act, match.options, self.chances[place])
        return Intention(view["t"] + pause, act, choices)
