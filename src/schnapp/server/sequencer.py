"""A timed game in order: acts of people and bots and the ticks of its clock, each at its own time.

An act that has its time is held back for a moment, because a quicker one can still be on its way: as long as the longest
line at the table (`race.lag`). Then the earliest goes first, whoever's it is. What comes too late for that is not lost;
it only stands behind what was shown before. Where nobody can race, people's acts are not held back.
"""

from __future__ import annotations

import bisect
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace

from schnapp.table.protocols import Raced, raced

from . import race, stamping
from .answers import Answers
from .commands import ticked
from .entries import Acted, Dealt, Entry
from .floor import Floor
from .flow import CarryOut
from .game_time import GameTime
from .messages import Play
from .race import CREDIT, Doubt, Measured, RoundTripEstimate, Strike
from .reactions import Reactions
from .stamping import Stamp
from .viewer import Viewer


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A person's act in the row: not written, not acknowledged. It stays if its socket goes: it was in time."""

    viewer: Viewer
    play: Play
    command_id: str
    stamp: Stamp
    carry_out: CarryOut
    reaction: Measured | None = None  # of a strike


class Sequencer:
    def __init__(self, floor: Floor, time: GameTime, reactions: Reactions, answers: Answers) -> None:
        self.floor = floor
        self.time = time
        self.reactions = reactions
        self.answers = answers
        self.row: list[Waiting] = []  # by time, equal ones by receipt
        self.doubt = Doubt()
        self._racers: set[int] = set()  # persons who could strike when the category was shown
        self._strikes: dict[int, Strike] = {}  # person → the first one since then
        self._credits: dict[int, float] = {}  # of persons, whichever socket they use
        self._carried_out: Waiting | None = None  # at this moment

    # ---- time ------------------------------------------------------------------------------------------------------

    @property
    def now_ms(self) -> int | None:
        """For clients that show the timers."""
        match = self.floor.state.match
        return max(match.now, round(self.time.now)) if match is not None and not match.over else None

    def anew(self) -> None:
        """The clock goes on where the log ends: what nobody saw is taken from nobody."""
        match = self.floor.state.match
        forward = self.time.set(match.now if match is not None else 0)
        for viewer in self.floor.viewers:
            viewer.shown = None if viewer.shown is None else viewer.shown + forward
        self.row = [replace(one, stamp=replace(one.stamp, t=round(one.stamp.t + forward))) for one in self.row]

    def taken(self, entry: Entry) -> None:
        """One more entry of the log."""
        match = self.floor.state.match
        if isinstance(entry, Dealt):
            self.row = [replace(one, stamp=replace(one.stamp, t=0)) for one in self.row]  # meant for the previous game
            self.time.set(0)
        elif isinstance(entry, Acted) and match is not None and match.now > self.time.now:
            self.time.set(match.now)  # never behind the log

    # ---- what people do --------------------------------------------------------------------------------------------

    def shown(self, entry: Entry) -> None:
        """One more entry was sent to everybody. With a category a race begins."""
        if not isinstance(entry, Acted):
            return
        assert self.floor.state.match is not None
        game = self.floor.state.match.game
        if not isinstance(game, Raced):
            return
        if entry.act["type"] in game.raced:
            self._struck(entry.act.get("by") == "bot")
        if any("event" in each and each["event"]["type"] == game.race_begins for each in entry.entries):
            self._begin_race()

    def _struck(self, bot: bool) -> None:
        """A strike has counted. A bot's strike ends the race of the people without a winner."""
        if bot:
            self._racers = set()
        elif (done := self._carried_out) is not None and done.reaction is not None and done.viewer.person is not None:
            estimate, person = done.viewer.round_trip.estimate, done.viewer.person
            # another socket of theirs may have paid meanwhile
            estimate.credit = self._credits.get(person, estimate.credit)
            estimate.settle(done.reaction)
            self._credits[person] = estimate.credit

    def _begin_race(self) -> None:
        estimates = self._estimates()
        self.doubt.count(self._strikes, {person: estimates[person] for person in self._racers if person in estimates})
        self._strikes = {}
        self._racers = {person for person in estimates if self._may_strike(self.floor.state.viewer_of(person))}
        for viewer in self.floor.viewers:
            viewer.shown = self.time.now

    def _may_strike(self, seat: int | None) -> bool:
        match = self.floor.state.match
        assert match is not None
        return seat is not None and any(act["type"] in raced(match.game) for act in match.legal(seat))

    def waits(self, viewer: Viewer, play: Play, command_id: str, carry_out: CarryOut) -> bool:
        """Whether it was sent before and still waits. It keeps its time, and each message has its answer."""
        for at, one in enumerate(self.row):
            if one.command_id == command_id and (one.play.act, one.play.match) == (play.act, play.match):
                self.row[at] = replace(one, viewer=viewer, carry_out=_both(one.carry_out, carry_out))
                return True
        return False

    def line_up(self, viewer: Viewer, play: Play, command_id: str, carry_out: CarryOut) -> None:
        """An act comes now, and has its time now."""
        match, now, person = self.floor.state.match, self.time.now, viewer.person
        assert match is not None and person is not None
        if play.type not in raced(match.game) or viewer.shown is None:
            stamp = stamping.of_act(now, viewer.round_trip.estimate)
            waiting = Waiting(viewer, play, command_id, stamp, carry_out)
        else:
            cut = self.doubt.cut(person, self._estimates() | {person: viewer.round_trip.estimate})
            viewer.round_trip.estimate.credit = self._credits.get(person, CREDIT)
            reaction = viewer.round_trip.estimate.reaction(now - viewer.shown, play.reaction_ms, cut)
            waiting = Waiting(viewer, play, command_id, stamping.of_strike(now, reaction), carry_out, reaction)
            self._strikes.setdefault(person, Strike(waiting.stamp.t, now - reaction.round_trip))
        bisect.insort(self.row, waiting, key=lambda one: one.stamp.t)
        self.floor.bell.set()

    def number(self, viewer: Viewer) -> int:
        """How many acts of this person wait."""
        return sum(waiting.viewer.person == viewer.person for waiting in self.row)

    def _estimates(self) -> dict[int, RoundTripEstimate]:
        """Of the people at the table, each one's longest: a second socket hides nothing."""
        by_length = sorted(self.floor.viewers, key=lambda viewer: viewer.round_trip.estimate.usual)
        return {viewer.person: viewer.round_trip.estimate for viewer in by_length if viewer.person is not None}

    # ---- in order --------------------------------------------------------------------------------------------------

    def moments(self) -> Iterator[float]:
        """When something will be due."""
        if (first := self._first()) is not None:
            yield first[1]
        now, playing = self.floor.clock.now(), self.floor.state.stage == "playing"
        yield from (viewer.round_trip.due(now, playing) for viewer in self._measured())

    def _first(self) -> tuple[Callable[[], Awaitable[object]], float] | None:
        """What has the earliest time, and when it may go."""
        match = self.floor.state.match
        if match is None:
            return None
        found: list[tuple[float, int, Callable[[], Awaitable[object]]]] = []
        if self.row:
            found.append((max(self.row[0].stamp.t, match.now), 0, self._carry_out))
        if (bot := self.reactions.first()) is not None:
            found.append((max(bot.t, match.now), 1, bot.carry_out))
        complete = False
        if self.floor.state.calm and (due := self.answers.due(match, self.time.now)) is not None:
            complete = due[1]
            found.append((due[0], -1 if complete else 2, self.answers.try_next))
        if match.deadline is not None:
            found.append((match.deadline, 3, self._tick))  # an act at the same time is in time
        if not found:
            return None
        t, kind, carry_out = min(found, key=lambda one: one[:2])
        races = not self.floor.state.calm and self._is_racing()
        wait = race.lag(self._estimates()) if kind >= 2 or races else 0.0
        return carry_out, self.time.moment(t + wait)

    def _is_racing(self) -> bool:
        match = self.floor.state.match
        assert match is not None
        return any(self._may_strike(seat) for seat in match.owed())

    async def release(self) -> None:
        """Carry out, one after the other, what is due."""
        self._probe()
        while (first := self._first()) is not None and first[1] <= self.floor.clock.now():
            await first[0]()

    async def _carry_out(self) -> None:
        first = self._carried_out = self.row.pop(0)
        try:
            await first.carry_out(first.stamp)
        finally:
            self._carried_out = None

    async def _tick(self) -> None:
        match = self.floor.state.match
        assert match is not None and match.deadline is not None
        due = match.deadline
        await self.floor.commit(lambda state: ticked(state, due))

    def _probe(self) -> None:
        now, playing = self.floor.clock.now(), self.floor.state.stage == "playing"
        for viewer in self._measured():
            if viewer.round_trip.due(now, playing) <= now:
                viewer.measure(now)

    def _measured(self) -> list[Viewer]:
        """The sockets of people, before a game too: whoever is too far away has to know it by then."""
        return [viewer for viewer in self.floor.viewers if viewer.person is not None]


def _both(first: CarryOut, again: CarryOut) -> CarryOut:
    async def carry_out(stamp: Stamp | None) -> None:
        await first(stamp)
        await again(stamp)

    return carry_out
