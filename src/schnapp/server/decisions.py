"""The decisions that are owed at a live table: until when, and what the bots are about to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from schnapp.table.dealer import Dealer
from schnapp.table.protocols import animation_ms, forgettable
from schnapp.table.seating import acting_seat

from .commands import STANDIN, acted
from .draw_window import DrawWindow
from .entries import Entry
from .floor import Floor
from .jobs import spec
from .pace import MARGIN, OPENING, acting, forgets, reaction_seconds, shortest_seconds, thinking_seconds
from .secret import new_seed
from .table_state import TableState
from .thought import thought

Act = dict[str, Any]


@dataclass(slots=True)
class Decision:
    """One seat's. It stays the same while other seats act (laying, bait): their clocks do not touch it."""

    to_act: bool  # else it is the seat's own affair to think of it: no clock runs
    deadline: float | None
    forgotten: bool | None = None  # by a bot; drawn once
    ready: float | None = None  # when a bot acts; fixed before it thinks
    choice: asyncio.Task[Act | None] | None = None  # None: the clock acts in its place

    @property
    def is_chosen(self) -> bool:
        return self.choice is not None and self.choice.done()

    def drop_bot(self) -> None:
        if self.choice is not None:
            self.choice.cancel()
        self.ready = self.choice = None


class Decisions:
    def __init__(self, floor: Floor, window: DrawWindow) -> None:
        self.floor = floor
        self.window = window
        self.open: dict[int, Decision] = {}

    def plan(self) -> None:
        """Bring them in line with the state: new ones get a deadline, those of bots are thought about. Where people play without
        a clock nothing is ever due, and none is kept."""
        if not self._is_anything_due():
            return self.clear()
        owed, to_act = self.floor.state.owed, self.floor.state.to_act
        for seat, decision in list(self.open.items()):
            if seat not in owed or decision.to_act != (seat in to_act):
                self.made(seat)
        for seat in owed:
            decision = self.open.get(seat)
            if decision is None:
                decision = self.open[seat] = self._new(seat in to_act)
            if not self.floor.state.places[seat].played_by_bot:
                decision.drop_bot()
            elif decision.ready is None and not self._is_forgotten(decision):
                self._let_bot_think(seat, decision)

    def _is_anything_due(self) -> bool:
        places = self.floor.state.places
        return bool(self.floor.viewers) and (self._turn_seconds() > 0 or any(place.played_by_bot for place in places))

    def _new(self, to_act: bool) -> Decision:
        return Decision(to_act, self._deadline() if to_act else None)

    def _is_forgotten(self, decision: Decision) -> bool:
        if decision.forgotten is None:
            decision.forgotten = not decision.to_act and forgets(self.floor.state.forget_percent)
        return decision.forgotten

    def _deadline(self) -> float | None:
        seconds = self._turn_seconds()
        return self.floor.clock.now() + seconds if seconds else None

    def _turn_seconds(self) -> int:
        match = self.floor.state.match
        value = match.options.get("turn_seconds") if match is not None else 0
        return value if isinstance(value, int) else 0

    def _let_bot_think(self, seat: int, decision: Decision) -> None:
        level = self.floor.state.places[seat].level or STANDIN
        seconds = self._seconds(decision, shortest_seconds(spec(level, self.floor.state.game)))
        decision.ready = self.floor.clock.now() + seconds
        decision.choice = asyncio.create_task(self._think(seat, decision, level, seconds - MARGIN / 2))
        decision.choice.add_done_callback(lambda task: self.floor.bell.set())

    async def _think(self, seat: int, decision: Decision, level: str, seconds: float) -> Act | None:
        """Looks at the cards only when what happened before is on its way to everybody: nobody can tell how long that
        took."""
        planned, match = decision.ready, self.floor.state.match
        assert planned is not None and match is not None
        await asyncio.sleep(0)
        act = await thought(self.floor, match, seat, level, seconds)
        decision.ready = acting(planned, self.floor.clock.now())
        return act

    def _seconds(self, decision: Decision, shortest: float) -> float:
        state = self.floor.state
        if decision.to_act:
            assert state.played is not None
            pace_ms = state.pace_ms if state.played.touched else round(state.pace_ms * OPENING)
            return thinking_seconds(pace_ms, self._sight_ms(), self._turn_seconds(), shortest)
        window_ms = max(map(self.window.held_ms, state.to_act), default=0)
        return reaction_seconds(state.pace_ms, window_ms, shortest)

    def _sight_ms(self) -> int:
        """How long people like to look at what happened last."""
        state = self.floor.state
        return animation_ms(state.match.game, state.games[-1].steps[-1].entries) if state.match is not None else 0

    def acted(self, act: Act) -> None:
        """The seat's decision is made. What nobody waits for takes no time off a turn and adds none."""
        match = self.floor.state.match
        assert match is not None
        seat = acting_seat(match.game, act)
        assert seat is not None
        decision = self.open.get(seat)
        if decision is not None and decision.to_act and act["type"] in forgettable(match.game):
            decision.drop_bot()
        else:
            self.made(seat)

    def made(self, seat: int) -> None:
        """The seat has acted, or owes nothing any more."""
        decision = self.open.pop(seat, None)
        if decision is not None:
            decision.drop_bot()

    def clear(self) -> None:
        for seat in list(self.open):
            self.made(seat)

    def moments(self) -> Iterator[float]:
        """When something will be due. A bot that is still thinking rings the bell itself."""
        for seat, decision in self.open.items():
            yield from (moment for moment in self._moments(seat, decision) if moment is not None)

    def _moments(self, seat: int, decision: Decision) -> tuple[float | None, float | None]:
        """When the clock acts for this seat, and when its bot does."""
        return self._clock_moment(seat, decision), self._bot_moment(seat, decision)

    def _clock_moment(self, seat: int, decision: Decision) -> float | None:
        if decision.deadline is None or decision.deadline > self.floor.clock.now():
            return decision.deadline
        return self._after_window(seat, decision.deadline)

    def _after_window(self, seat: int, moment: float) -> float:
        """What the clock does may be any act of the seat."""
        return max(moment, self.window.since + self.window.held_ms(seat) / 1000)

    def _bot_moment(self, seat: int, decision: Decision) -> float | None:
        if decision.ready is None or decision.choice is None or not decision.is_chosen:
            return None
        act, match = decision.choice.result(), self.floor.state.match
        assert match is not None
        if act is not None:
            return max(decision.ready, self.window.until(match.signed(seat, act)))
        return self._after_window(seat, decision.ready) if decision.to_act else None  # else it did not think of it

    def due(self, now: float) -> list[tuple[int, Decision]]:
        """The decisions that a bot or the clock makes now."""
        return [
            (seat, decision)
            for seat, decision in self.open.items()
            if any(moment is not None and moment <= now for moment in self._moments(seat, decision))
        ]

    def entries(self, state: TableState, seat: int, decision: Decision) -> list[Entry]:
        """The act of the bot or the clock; nothing if the seat has acted or is a person's again meanwhile."""
        if self.open.get(seat) is not decision or state.match is None:
            return []
        expired = self._clock_moment(seat, decision)
        act = None
        if expired is None or expired > self.floor.clock.now():
            if decision.choice is None or not decision.choice.done():
                return []
            act = decision.choice.result()
        if act is None:
            return acted(state, state.match.clock_act(seat, Dealer(new_seed())))
        return acted(state, state.match.signed(seat, {**act, "by": "bot"}))

    def left_ms(self, seat: int | None) -> int | None:
        """Milliseconds on the viewer's own clock, else on the one that runs out first."""
        if not self.open:
            return None
        own = self.open.get(seat) if seat is not None else None
        running = [own] if own is not None and own.to_act else self.open.values()
        ends = [decision.deadline for decision in running if decision.deadline is not None]
        return max(0, round((min(ends) - self.floor.clock.now()) * 1000)) if ends else None
