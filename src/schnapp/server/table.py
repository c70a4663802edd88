"""A table somebody sits at: takes commands one by one, writes them down, shows everybody what happened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from schnapp.games import GAMES
from schnapp.table.protocols import Timed
from schnapp.table.seating import acting_seat

from . import snapshots
from .answers import Answers
from .audience import Audience
from .clock import Clock
from .decisions import Decisions
from .draw_window import DrawWindow, TooSoon
from .entries import Acted, Dealt, Entry, Lent, Returned, Spoke, StoodIn, Vacated, decode, encode
from .hints import Hints
from .limits import Limits
from .log import Log, LogDown, Written
from .messages import Said
from .presence import Presence
from .reactions import Reactions
from .refusal import Refusal
from .rematch import RematchOffer
from .sequencer import Sequencer
from .table_state import TableState
from .thinking import Thinkers
from .viewer import Viewer
from .viewer import encode as message

logger = logging.getLogger("schnapp.server")

Proposal = Callable[[TableState], list[Entry]]
LATE = 5.0  # seconds; whoever wakes up so late was stopped, and nobody is punished for it
SOCKETS = 4  # of one seat


class Misfit(Exception):
    """What was written came out differently than what was tried."""


class Dropped(LogDown):
    """This live table was given up: nobody knows whether what was asked for has been written. Ask again."""


class LiveTable:
    """The fold of a log together with the sockets that watch it. The log is the authority, this is its cache.

    Whatever comes as a surprise is answered in one way: the cache is dropped, its sockets are sent away with `restart`,
    and whoever asks next reads the log anew.
    """

    def __init__(
        self,
        state: TableState,
        log: Log,
        clock: Clock,
        thinkers: Thinkers,
        limits: Limits | None = None,
        gone: Callable[[LiveTable, bool], None] = lambda table, faulty: None,
    ) -> None:
        """`gone` is told when the table is dropped, and whether a fault of the program was why."""
        self.state = state
        self.log = log
        self.clock = clock
        self.thinkers = thinkers
        self.limits = limits or Limits()
        self.dropped = False
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.presence = Presence()
        self.audience = Audience(self)
        self.bell = asyncio.Event()
        self.draw_window = DrawWindow(self)
        self.decisions = Decisions(self)
        self.timed = isinstance(GAMES[state.game], Timed)
        self.sequencer = Sequencer(self)  # these two in timed games, instead of draw window and decisions
        self.reactions = Reactions(self)
        self.answers = Answers(self)  # where nobody races
        self.hints = Hints(self)
        self.rematch = RematchOffer(self)
        self.failed: set[str] = set()  # bots of which it was said that they fail
        self.used = clock.now()  # the last time that somebody looked for it, or at it
        self._gone = gone
        self._commits: set[asyncio.Task[int]] = set()
        self._steward: asyncio.Task[None] | None = None

    # ---- writing -----------------------------------------------------------------------------------------------

    async def commit(
        self,
        propose: Proposal,
        command_id: str | None = None,
        acknowledge: Callable[[int], None] = lambda seq: None,
    ) -> int:
        """Validate, write, show, acknowledge. The number of the command's last entry.

        `propose` looks at the newest state. Whoever has asked may go meanwhile: what has begun is brought to its end.
        `acknowledge` gets the newest number of the log. Raises Refusal, TooSoon, LogDown.
        """
        task = asyncio.create_task(self._commit(propose, command_id, acknowledge))
        self._commits.add(task)
        task.add_done_callback(self._committed)
        return await asyncio.shield(task)

    def _committed(self, task: asyncio.Task[int]) -> None:
        self._commits.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever has asked, if they are still there

    async def _commit(self, propose: Proposal, command_id: str | None, acknowledge: Callable[[int], None]) -> int:
        async with self.lock:
            self._insist_on_living()
            if command_id is not None and (known := self.state.commands.get(command_id)) is not None:
                acknowledge(self.state.seq)
                return known
            entries = propose(self.state)
            if not entries:
                return self.state.seq
            self.draw_window.check(entries, command_id)
            try:
                parting = await self._write(entries, command_id)
            except BaseException as surprise:
                self.drop(faulty=not isinstance(surprise, LogDown | asyncio.CancelledError))
                raise
            acknowledge(self.state.seq)
            for viewer in parting:
                viewer.part("removed")
            return self.state.seq

    async def _write(self, entries: list[Entry], command_id: str | None) -> list[Viewer]:
        """To the log, then to the state and everybody who looks. Gives the sockets of those who lose their seat by it."""
        bodies = [encode(entry) for entry in entries]
        answer = await self.log.append(self.state.id, self.state.seq, bodies, command_id)
        if not isinstance(answer, Written):
            logger.error("table %s: the log is not where it was left: %s", self.state.id, answer)
            raise Dropped
        parting: list[Viewer] = []
        for seq, (body, entry) in enumerate(zip(bodies, entries, strict=True), self.state.seq + 1):
            parting += self._parting(entry)
            self._take(seq, decode(body), command_id if seq == answer.seq else None)
            self.state.votes.remember(self.state, entry)
        return parting

    def _insist_on_living(self) -> None:
        if self.dropped:
            raise Dropped

    def _take(self, seq: int, entry: Entry, command_id: str | None) -> None:
        """One more entry of the log: fold it in and show it."""
        self.state.apply(seq, entry, command_id)
        if self.state.broken_off is not None:
            raise Misfit(self.state.broken_off.why)
        if isinstance(entry, Acted):
            self._acted(entry)
        if isinstance(entry, Dealt):
            self._drop_plans()
        if isinstance(entry, Acted | Dealt):
            self.draw_window.begin()
            self.sequencer.taken(entry)
            if self.timed:
                self.answers.taken(entry)
        self.rematch.taken(entry)
        self._plan()
        self.hints.revise()
        self._show(entry)
        self.sequencer.shown(entry)
        self.bell.set()

    def _acted(self, entry: Acted) -> None:
        assert self.state.match is not None
        game = self.state.match.game
        if not self.timed:
            self.decisions.acted(entry.act)
        elif (seat := acting_seat(game, entry.act)) is not None:
            self.reactions.acted(seat)

    def _plan(self) -> None:
        """Who acts when, as things stand."""
        if self.timed:
            self.reactions.plan()
        else:
            self.decisions.plan()

    def _drop_plans(self) -> None:
        self.decisions.clear()
        self.reactions.clear()

    def _parting(self, entry: Entry) -> list[Viewer]:
        """The sockets of somebody who loses the seat."""
        if not isinstance(entry, Vacated):
            return []
        person = self.state.places[entry.seat].person
        return [viewer for viewer in self.viewers if person is not None and viewer.person == person]

    def is_timed_for(self, viewer: Viewer) -> bool:
        """Is a timed game played in which this viewer acts?"""
        return self.timed and self.state.stage == "playing" and self.state.seat_of(viewer.person) is not None

    # ---- showing -----------------------------------------------------------------------------------------------

    def _show(self, entry: Entry) -> None:
        match entry:
            case Acted():
                self._show_step()
            case Dealt():
                for viewer in self.viewers:
                    self.audience.show_scene(viewer)
            case Spoke():
                text = message(Said(self.state.seq, snapshots.line(entry)))
                for viewer in self.viewers:
                    viewer.send_text(text)
            case Lent():
                pass  # between two devices of one person
            case _:
                self.show_people()

    def _show_step(self) -> None:
        step = self.state.games[-1].steps[-1]
        texts: dict[int | None, bytes] = {}
        for viewer in self.viewers:
            seat = self.state.viewer_of(viewer.person)
            if seat not in texts:
                left = self.decisions.left_ms(seat)
                trying = self.answers.trying
                texts[seat] = message(snapshots.happened(self.state, step, seat, left, self.now_ms, trying=trying))
            viewer.send_text(texts[seat])

    def show_people(self) -> None:
        if not self.dropped:
            self.audience.show_people()

    @property
    def now_ms(self) -> int | None:
        return self.sequencer.now_ms if self.timed else None

    def table_view(self) -> snapshots.Table:
        return self.audience.table_view()

    # ---- coming and going --------------------------------------------------------------------------------------

    async def attach(self, viewer: Viewer) -> None:
        """A socket has said hello: it gets the scene, the others see who is here, a stand-in gives the seat back.

        Raises LogDown.
        """
        async with self.lock:
            self._insist_on_living()
            try:
                self._enter(viewer)
            except Exception:
                self.drop(faulty=True)
                raise
        if viewer.person is not None and not viewer.gone.is_set():
            await self.commit(lambda state: self._return_of(state, viewer.person))

    def _enter(self, viewer: Viewer) -> None:
        if viewer.person is not None and self.state.seat_of(viewer.person) is None:
            return viewer.part("wrong_secret")
        self.rematch.lapse()  # before they count as never gone
        self.viewers.append(viewer)
        self._limit_sockets(viewer.person)
        comes = viewer.person is not None and viewer.person not in self.presence.here
        if viewer.person is not None:
            self.presence.came(viewer.person)
        if self._steward is None:
            self._wake_up()
        if comes:
            self.audience.show_people(besides=viewer)
        elif viewer.person is None:
            self.audience.crowd_changed(viewer)
        self.audience.show_scene(viewer)
        viewer.shown = self.sequencer.time.now

    def _limit_sockets(self, person: int | None) -> None:
        if person is not None:
            own = [viewer for viewer in self.viewers if viewer.person == person and not viewer.gone.is_set()]
            for oldest in own[:-SOCKETS]:
                oldest.part("replaced")

    @staticmethod
    def _return_of(state: TableState, person: int | None) -> list[Entry]:
        seat = state.seat_of(person)
        return [Returned(seat)] if seat is not None and state.places[seat].standin else []

    def detach(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.used = self.clock.now()
        self.draw_window.drop(viewer)
        self.hints.drop(viewer)
        if self.dropped:
            return
        if viewer.person is None:
            self.audience.crowd_changed()
        elif all(other.person != viewer.person for other in self.viewers):
            self.presence.went(viewer.person, self.clock.now())
            self.audience.show_people()
        if not self.viewers:
            self.audience.forget()
        self.bell.set()

    # ---- what happens by itself --------------------------------------------------------------------------------

    def _wake_up(self) -> None:
        """Somebody is here: all clocks start anew, so an outage or an empty table costs nobody anything."""
        self._drop_plans()
        self.draw_window.begin()
        self.sequencer.anew()
        self.presence.start(self.persons(), self.clock.now())
        self._plan()
        self._steward = asyncio.create_task(self._run())

    def persons(self) -> list[int]:
        return [place.person for place in self.state.places if place.person is not None]

    async def _run(self) -> None:
        """Bots, timers and stand-ins, as long as a socket is open."""
        try:
            while self.viewers:
                self.bell.clear()
                await self._what_is_due()
                await self._rest(self._next_due())
        except LogDown as down:
            logger.error("table %s: the log is down: %s", self.state.id, down)
        except Exception:
            logger.exception("table %s", self.state.id)
            self.drop(faulty=True)
        self._steward = None
        self._drop_plans()

    async def _rest(self, due: float | None) -> None:
        """Until something is due. Whoever wakes up much later than they wanted to was stopped."""
        wanted = None if due is None else max(due, self.clock.now())
        await self.clock.wait(self.bell, due)
        if wanted is not None and self.clock.now() - wanted > LATE:
            self._forgive(self.clock.now() - wanted)

    def _next_due(self) -> float | None:
        acts = self.sequencer.moments() if self.timed else [*self.draw_window.moments(), *self.decisions.moments()]
        others = (*self.audience.moments(), *self.rematch.moments(), *self._standins_due().values())
        return min([*acts, *others], default=None)

    async def _what_is_due(self) -> None:
        self.audience.release()
        await self.rematch.release()
        now = self.clock.now()
        for seat, moment in self._standins_due().items():
            if moment <= now:
                await self.commit(lambda state, seat=seat: self._standin_for(state, seat))
        if self.timed:
            return await self.sequencer.release()
        await self.draw_window.release()
        for seat, decision in self.decisions.due(now):
            try:
                await self.commit(
                    lambda state, seat=seat, decision=decision: self.decisions.entries(state, seat, decision)
                )
            except Refusal:  # the position has changed since the bot looked
                self.decisions.made(seat)
            except TooSoon:  # somebody was quicker: the moment for this one is reckoned anew
                pass
        self.decisions.plan()

    def _standins_due(self) -> dict[int, float]:
        """Seat → when a bot takes over, for all whose person is away from a game that waits for the table."""
        if self.state.stage != "playing" or self.state.away_s == 0:
            return {}
        return {
            seat: self.presence.away_since(place.person, self.clock.now()) + self.state.away_s
            for seat, place in enumerate(self.state.places)
            if place.person is not None and place.person not in self.presence.here and not place.standin
        }

    def _standin_for(self, state: TableState, seat: int) -> list[Entry]:
        return [StoodIn(seat)] if seat in self._standins_due() else []

    def _forgive(self, seconds: float) -> None:
        logger.warning("table %s stood still for %.1f s", self.state.id, seconds)
        self.presence.forgive(seconds)
        self._clocks_anew()

    def _clocks_anew(self) -> None:
        self._drop_plans()
        self.draw_window.begin()
        self.sequencer.anew()
        self._plan()
        if self.timed:
            for viewer in self.viewers:
                self.audience.show_scene(viewer)  # the clock that they show was put back

    def part(self, person: int | None, reason: str) -> None:
        """Say goodbye to all sockets of a person."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.part(reason)

    def drop(self, *, faulty: bool = False) -> None:
        """Give this cache up: the log knows better. What it held is let go at once, whoever still knows this table."""
        if self.dropped:
            return
        self.dropped = True
        self.close("restart")
        self._gone(self, faulty)
        self.state = TableState(self.state.id)

    def close(self, reason: str) -> None:
        for viewer in list(self.viewers):
            viewer.part(reason)
        if self._steward is not None and self._steward is not asyncio.current_task():
            self._steward.cancel()
        self.draw_window.clear()
        self.hints.close()
        self._drop_plans()
