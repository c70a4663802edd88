"""Another game at the same table: it begins when everybody who is here wants it, so nobody is pulled into one.

Who wants to is not written down, only the deal is: after a restart people are asked again, and whenever it would be another game
than they were asked about. Whoever is away is not waited for.
"""

from __future__ import annotations

from collections.abc import Iterator

from .deal import arranged, dealt
from .entries import Dealt, Entry
from .floor import Floor
from .refusal import Refusal
from .table_state import TableState


class RematchOffer:
    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.wanted: dict[int, bool] = {}  # persons who have said so; not said: they are asked
        self._terms: object = None  # what they were asked about

    def say(self, person: int | None, wanted: bool) -> bool:
        """Somebody wants another game, or not now. Does it begin? Raises Refusal."""
        state = self.floor.state
        if person is None or state.seat_of(person) is None:
            raise Refusal("not_playing")
        if state.stage != "over":
            raise Refusal("game_not_over")
        if wanted:
            arranged(state)  # what stands in its way is told to whoever asks, not to the last one who says yes
        if self.wanted.get(person) != wanted:
            self.wanted[person] = wanted
            self._terms = terms(state)
            if not self.agreed():
                self.floor.show_people()
        return self.agreed()

    def agreed(self) -> bool:
        """Does everybody want it who is asked?"""
        awaited = self._awaited()
        return self.floor.state.stage == "over" and bool(awaited) and all(self.wanted.get(one) for one in awaited)

    def _awaited(self) -> list[int]:
        """Who is here, or went a moment ago."""
        return [person for person in self.floor.state.sitting if not self._is_gone(person)]

    def _is_gone(self, person: int) -> bool:
        return self.floor.presence.is_gone(person, self.floor.clock.now())

    def taken(self, entry: Entry) -> None:
        if self.wanted and (isinstance(entry, Dealt) or terms(self.floor.state) != self._terms):
            self.wanted = {}

    # ---- what happens by itself --------------------------------------------------------------------------------------

    def moments(self) -> Iterator[float]:
        """When the next one is not waited for any more."""
        if self.wanted:
            for person in self.floor.state.sitting:
                if person not in self.floor.presence.here and not self._is_gone(person):
                    yield self.floor.presence.gone_at(person, self.floor.clock.now())

    def lapse(self) -> None:
        """What those said who are gone: they may come back tomorrow, and are asked again."""
        kept = {person: wanted for person, wanted in self.wanted.items() if not self._is_gone(person)}
        if kept != self.wanted:
            self.wanted = kept
            self.floor.show_people()

    async def release(self) -> None:
        """Somebody has left, and all others wanted to."""
        self.lapse()
        if self.agreed():
            try:
                await self.floor.commit(self._entries)
            except Refusal:  # there are too few now: whoever asks again is told
                self.wanted = {}
                self.floor.show_people()

    def _entries(self, state: TableState) -> list[Entry]:
        return dealt(state) if self.agreed() else []


def terms(state: TableState) -> object:
    """All that makes the next game another one, but for the bots' pace. Who leaves changes nothing for the others, who comes does."""
    levels = [place.level for place in state.places if place.level is not None]
    return state.agreed, state.away_s, state.forget_percent, state.calm, state.hints, levels, state.persons
