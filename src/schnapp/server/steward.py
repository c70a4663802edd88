"""What happens at a table by itself, as long as somebody looks: bots, clocks, stand-ins."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable

from .audience import Audience
from .entries import Acted, Entry, StoodIn
from .floor import Floor
from .flow import Flow
from .log import LogDown
from .rematch import RematchOffer
from .table_state import TableState

logger = logging.getLogger("schnapp.server")


class Steward:
    def __init__(
        self, floor: Floor, flow: Flow, audience: Audience, rematch: RematchOffer, fails: Callable[[], None]
    ) -> None:
        """`fails` is told when a fault of the program has stopped it."""
        self.floor = floor
        self.flow = flow
        self.audience = audience
        self.rematch = rematch
        self.fails = fails
        self._task: asyncio.Task[None] | None = None
        self._rests_until = -math.inf  # this: it is about to look what is due; math.inf: for the bell alone

    def wake_up(self) -> None:
        """Somebody is here: if nobody was, all clocks start anew, so an outage or an empty table costs nobody anything."""
        if self._task is None:
            self.flow.anew()
            self.floor.presence.start(self.floor.state.sitting, self.floor.clock.now())
            self._task = asyncio.create_task(self._run())

    def taken(self, entry: Entry) -> None:
        """One more entry of the log is shown. An act, of which there are many, wakes it up only if something is due earlier
        than what it waits for."""
        if not isinstance(entry, Acted) or ((due := self._next_due()) is not None and due < self._rests_until):
            self.floor.bell.set()

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    async def _run(self) -> None:
        try:
            while self.floor.viewers:
                self.floor.bell.clear()
                await self._what_is_due()
                await self._rest(self._next_due())
        except LogDown as down:
            logger.error("table %s: the log is down: %s", self.floor.state.id, down)
        except Exception:
            logger.exception("table %s", self.floor.state.id)
            self.fails()
        self._task = None
        self.flow.clear()

    async def _rest(self, due: float | None) -> None:
        """Until something is due."""
        self._rests_until = math.inf if due is None else due
        await self.floor.clock.wait(self.floor.bell, due)
        self._rests_until = -math.inf

    def _next_due(self) -> float | None:
        moments = (*self.flow.moments(), *self.audience.moments(), *self.rematch.moments())
        return min((*moments, *self._standins_due().values()), default=None)

    async def _what_is_due(self) -> None:
        self.audience.release()
        await self.rematch.release()
        now = self.floor.clock.now()
        for seat, moment in self._standins_due().items():
            if moment <= now:
                await self.floor.commit(lambda state, seat=seat: self._standin_for(state, seat))
        await self.flow.release()

    def _standins_due(self) -> dict[int, float]:
        """Seat → when a bot takes over, for all whose person is away from a game that waits for the table."""
        state, presence = self.floor.state, self.floor.presence
        if state.away_s == 0 or state.stage != "playing":
            return {}
        return {
            seat: presence.away_since(place.person, self.floor.clock.now()) + state.away_s
            for seat, place in enumerate(state.places)
            if place.person is not None and place.person not in presence.here and not place.standin
        }

    def _standin_for(self, state: TableState, seat: int) -> list[Entry]:
        return [StoodIn(seat)] if seat in self._standins_due() else []

    def forgive(self, seconds: float) -> None:
        """The process stood still for so long: all clocks start anew."""
        if self._task is None or self._task.done():
            return
        self.floor.presence.forgive(seconds)
        self.flow.anew()
        if self.flow.now_ms is not None or self.flow.left_ms(None) is not None:
            self.audience.show_scenes()  # the clock that they show was put back
        self.floor.bell.set()
