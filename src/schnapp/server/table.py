"""A table somebody sits at: takes commands one by one, writes them down, shows everybody what happened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from schnapp.games import GAMES
from schnapp.limits import Limits
from schnapp.table.protocols import Timed

from .audience import Audience
from .clock import Clock
from .commands import returned
from .entries import Entry, Vacated, decode
from .floor import Dropped, Misfit, Proposal, silent
from .flow import Flow
from .hints import Hints
from .log import Log, LogDown
from .pen import Pen
from .race_flow import RaceFlow
from .rematch import RematchOffer
from .steward import Steward
from .table_state import TableState
from .thinkers import Thinkers
from .turn_flow import TurnFlow
from .viewer import Viewer

logger = logging.getLogger("schnapp.server")


class LiveTable:
    """The fold of a log together with the sockets that watch it. The log is the authority, this is its cache.

    Whatever comes as a surprise is answered in one way: the cache is dropped, its sockets are sent away with `restart`,
    and whoever asks next reads the log anew.
    """

    def __init__(
        self,
        state: TableState,
        log: Log,
        epoch: int,
        clock: Clock,
        thinkers: Thinkers,
        limits: Limits | None = None,
        gone: Callable[[LiveTable, bool], None] = lambda table, faulty: None,
    ) -> None:
        """`epoch`: of our claim. `gone` is told when the table is dropped, and whether a fault of the program was why."""
        self.state = state
        self.clock = clock
        self.thinkers = thinkers
        self.limits = limits or Limits()
        self.dropped = False
        self.pen = Pen(log, state.id, epoch, self._surprised)
        self.bell = asyncio.Event()
        self.failed: dict[tuple[int, str], int] = {}
        self.used = clock.now()  # the last time that somebody looked for it, or at it
        self.flow: Flow = (RaceFlow if isinstance(GAMES[state.game], Timed) else TurnFlow)(self)
        self.rematch = RematchOffer(self)
        self.hints = Hints(self)
        self.audience = Audience(self, self.flow, self.rematch)
        self.viewers, self.presence = self.audience.viewers, self.audience.presence
        self._steward = Steward(self, self.flow, self.audience, self.rematch, lambda: self.drop(faulty=True))
        self._gone = gone

    # ---- writing -----------------------------------------------------------------------------------------------

    async def commit(
        self, propose: Proposal, command_id: str | None = None, acknowledge: Callable[[int], None] = silent
    ) -> int:
        """Validate, write, show, acknowledge. The number of the command's last entry.

        `propose` looks at the newest state. Whoever has asked may go meanwhile: what has begun is brought to its end.
        `acknowledge` gets the newest number of the log. Raises Refusal, TooSoon, LogDown.
        """
        await self.pen.lock.acquire()
        writes = False
        try:
            self._insist_on_living()
            if command_id is not None and (known := self.state.commands.get(command_id)) is not None:
                acknowledge(self.state.seq)
                return known
            entries = propose(self.state)
            if not entries:
                acknowledge(self.state.seq)
                return self.state.seq
            self.flow.check(entries, command_id)
            take = partial(self._take_all, entries, command_id, acknowledge)
            told, writes = self.pen.write(self.state.seq, entries, command_id, take), True
        finally:
            if not writes:
                self.pen.lock.release()
        return await told

    def _take_all(
        self, entries: list[Entry], command_id: str | None, acknowledge: Callable[[int], None], written: list[bytes]
    ) -> None:
        self._insist_on_living()  # it may have been given up while this was being written
        parting: list[Viewer] = []
        for before, (entry, body) in enumerate(zip(entries, written, strict=True), 1 - len(entries)):
            parting += self._parting(entry)
            read = decode(body) if self.state.after(entry) is None else entry
            self._take(self.state.seq + 1, read, None if before else command_id)
            self.state.votes.remember(self.state, entry)
        acknowledge(self.state.seq)
        for viewer in parting:
            viewer.part("removed")

    def _insist_on_living(self) -> None:
        if self.dropped:
            raise Dropped

    def _take(self, seq: int, entry: Entry, command_id: str | None) -> None:
        """One more entry of the log: fold it in and show it."""
        self.state.apply(seq, entry, command_id)
        if self.state.broken_off is not None:
            raise Misfit(self.state.broken_off.why)
        self.rematch.taken(entry)
        self.flow.taken(entry)
        self.hints.revise()
        self.audience.show(entry)
        self.flow.shown(entry)
        self._steward.taken(entry)

    def _parting(self, entry: Entry) -> list[Viewer]:
        """The sockets of somebody who loses the seat."""
        if not isinstance(entry, Vacated) or (person := self.state.places[entry.seat].person) is None:
            return []
        return [viewer for viewer in self.viewers if viewer.person == person]

    def show_people(self) -> None:
        if not self.dropped:
            self.audience.show_people()

    def show_scenes(self) -> None:
        self.audience.show_scenes()

    # ---- coming and going --------------------------------------------------------------------------------------

    async def attach(self, viewer: Viewer) -> None:
        """A socket has said hello: it gets the scene, the others see who is here, a stand-in gives the seat back.

        Raises LogDown.
        """
        async with self.pen.lock:
            self._insist_on_living()
            try:
                self._enter(viewer)
            except Exception:
                self.drop(faulty=True)
                raise
        if viewer.person is not None and not viewer.gone.done():
            await self.commit(lambda state: returned(state, viewer.person))

    def _enter(self, viewer: Viewer) -> None:
        if viewer.person is not None and self.state.seat_of(viewer.person) is None:
            return viewer.part("wrong_secret")
        self.rematch.lapse()  # before they count as never gone
        comes = self.audience.enter(viewer)
        self._steward.wake_up()
        self.audience.welcome(viewer, comes)
        self.flow.entered(viewer)

    def detach(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.used = self.clock.now()
            self.flow.left(viewer)
            self.hints.drop(viewer)
            self.audience.leave(viewer)
            self.bell.set()

    def forgive(self, seconds: float) -> None:
        """The process stood still for so long."""
        try:
            self._steward.forgive(seconds)
        except Exception:
            logger.exception("table %s", self.state.id)
            self.drop(faulty=True)

    def _surprised(self, surprise: BaseException) -> None:
        self.drop(faulty=not isinstance(surprise, LogDown | asyncio.CancelledError))

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
        self._steward.stop()
        self.hints.close()
        self.flow.clear()
