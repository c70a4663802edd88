"""Who acts when in a game with a clock: everybody thinks at the same time, and the first to be ready acts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from schnapp.bots.bot import Bot
from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, Json
from schnapp.table.dealer import Dealer
from schnapp.table.match import Match
from schnapp.table.seating import acting_seat


class Intention(msgspec.Struct, frozen=True):
    """What somebody is about to do, ms of the game's clock, ready to be given to the match; WAIT for what they may do now."""

    t: int
    act: Act
    occasion: Json
    choices: list[Act]


class Timetable:
    """The acts of a timed game, one after the other: those of the players, and the clock's in between."""

    def __init__(self, match: Match, bots: Sequence[Bot], chances: Sequence[Dealer]) -> None:
        self.match = match
        self.bots = bots
        self.chances = chances
        self._intentions: dict[int, Intention] = {}

    def next(self) -> Act | None:
        """The next act, to be given to the match: whoever does it thinks anew afterwards. None: it is over."""
        act = self.coming()
        if act is None:
            assert self.match.over, "nobody may act and no timer runs"
            return None
        seat = acting_seat(self.match.game, act)
        if seat is not None:
            self._intentions.pop(seat, None)
        return act

    def coming(self) -> Act | None:
        """The next act, unless something else happens before; None if all who may act wait and no timer runs."""
        match = self.match
        occasion = match.occasion()
        self._intentions = {seat: self._intention(seat, occasion) for seat in match.owed()}
        ready = [(known.t, seat) for seat, known in self._intentions.items() if known.act != WAIT]
        first = min(ready, default=None)
        deadline = match.deadline
        if first is None or (deadline is not None and deadline < first[0]):
            return None if deadline is None else match.tick(deadline)
        return self._due(self._intentions[first[1]])

    def _intention(self, seat: int, occasion: Json) -> Intention:
        """The one they have, as long as it makes sense; a new one takes its time from now."""
        match = self.match
        known = self._intentions.get(seat)
        if known is not None and known.occasion == occasion and self._holds(seat, known):
            return known
        request = match.request(seat)
        place = min(seat, len(self.bots) - 1)  # whoever acts without a seat borrows a player's bot
        bot, chance = self.bots[place], self.chances[place]
        act = bot.choose(request, chance)
        if act == WAIT:
            return Intention(match.now, WAIT, occasion, request.legal)
        t = match.now + bot.pause_ms(request, act, chance)
        act = match.judged(match.signed(seat, act, t))
        return Intention(t, act, occasion, request.legal)

    def _holds(self, seat: int, known: Intention) -> bool:
        if known.act == WAIT:
            return known.choices == self.match.choices(seat)
        return self.match.refusal(self._due(known)) is None

    def _due(self, intention: Intention) -> Act:
        """The act, now if its time was before."""
        now = self.match.now
        return intention.act if intention.t >= now else {**intention.act, "t": now}
