"""The table registry: all tables that are in memory, and how to get the others from their logs."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from schnapp.limits import Limits

from .analyses import Analyses, KeptAnalyses
from .beside import beside
from .buckets import Buckets
from .clock import Clock, RealClock
from .commands import opened
from .crowd import Crowd
from .deal import new_seal
from .entries import Entry, encode
from .floor import Dropped
from .freed import give_back
from .handover import Codes, CodesInMemory
from .log import Conflict, Log, LogDown, Row, Spoiled, Written
from .messages import NewTable
from .ownership import Owned, Ownership, SoleOwner
from .reading import ToldTables, read_on
from .records import Records
from .refusal import Elsewhere, Refusal
from .retention import date_of, oldest, retire
from .secret import hashed, new_request, secret_of, table_id_of
from .shelf import Shelf
from .standstill import TableClock
from .table import LiveTable
from .table_state import NoSuchGame, TableState
from .thinkers import Thinkers
from .votes import Votes

logger = logging.getLogger("schnapp.server")
T = TypeVar("T")

TIDY = 60.0  # seconds
RETIRING = 86_400.0  # seconds from one look for old tables to the next
READ = 4  # logs that are in memory and wait to be folded, at most
IN_USE = 2.0  # seconds; whoever has asked for a table lately is about to do something with it
FAULTS, FAULTS_PER_SECOND = 3, 1 / 60  # of one table; one that has more is set aside


class TableRegistry:
    def __init__(
        self,
        log: Log,
        thinkers: Thinkers,
        limits: Limits,
        clock: Clock | None = None,
        votes: Votes | None = None,
        ownership: Ownership | None = None,
        codes: Codes | None = None,
        analyses: KeptAnalyses | None = None,
    ) -> None:
        self.log = log
        self.ownership = ownership or SoleOwner()
        self.thinkers = thinkers
        self.limits = limits
        self.clock = clock or RealClock()
        self.time = TableClock(self.clock)  # of the tables
        self.votes = votes or Votes()
        self.codes = codes or CodesInMemory(limits.codes_seconds, self.clock)
        self.openings = Buckets(limits.tables, limits.tables_per_second, self.clock)
        self.requests = Buckets(limits.requests, limits.requests_per_second, self.clock)
        self.crowd = Crowd(limits, self.clock)
        self.aside: dict[str, str] = {}  # tables that are set aside, and what is said of them
        self.heard = 0  # messages and requests so far
        self._faults = Buckets(FAULTS, FAULTS_PER_SECOND, self.clock)
        shelf = Shelf()  # for what is found out about finished games
        self.records = Records(shelf)
        self.analyses = Analyses(shelf, analyses)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._telling: dict[str, asyncio.Task[TableState]] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._lost: set[str] = set()  # while they were loaded
        self._closed = False
        self._reading = asyncio.Semaphore(READ)
        self._folding = asyncio.Lock()  # one table at a time
        self._told_tables = ToldTables(log)

    @property
    def number(self) -> int:
        """Tables in memory."""
        return len(self._tables)

    @property
    def sockets(self) -> int:
        return sum(len(live.viewers) for live in list(self._tables.values()))

    @property
    def closed(self) -> bool:
        """Everybody has been sent away."""
        return self._closed

    async def table(self, id: str) -> LiveTable:
        """The table, read from its log if it is not in memory.

        Raises Refusal("unknown_table"), Refusal("table_spoiled"), Refusal("game_missing"), Elsewhere, LogDown.
        """
        if (why := self.aside.get(id)) is not None:
            raise Refusal(why)
        if (live := self._tables.get(id)) is None:
            live = await _shared(self._loading, id, self._load)
        if live.dropped:
            raise Dropped
        live.used = self.clock.now()
        if id in self._tables:
            self._tables.move_to_end(id)
        return live

    async def as_logged(self, id: str) -> TableState:
        """How the table stands, for whoever asks for what is over: every node can tell that from the log.

        Raises Refusal("unknown_table"), Refusal("table_spoiled"), Refusal("game_missing"), LogDown; and Elsewhere where this release
        cannot read the log or carry its game on, but the owner's may: then nothing of it is over.
        """
        try:
            return (await self.table(id)).state
        except Elsewhere as owned:
            try:
                state = await _shared(self._telling, id, self._told)
            except (Spoiled, NoSuchGame):  # what the owner can do with its table is for the owner to say
                raise owned from None
            if state.broken_off is not None:
                raise owned from None
            return state

    async def _told(self, id: str) -> TableState:
        await self._insist_on_entries(id)
        return await self._told_tables.state(id)

    async def _insist_on_entries(self, id: str) -> None:
        """Of what is not there nothing is read and nothing claimed. Raises Refusal("unknown_table"), LogDown."""
        if not await self.log.read(id, before=2):
            raise Refusal("unknown_table")

    async def _load(self, id: str) -> LiveTable:
        if self.ownership.away:  # it would wait for nothing, and somebody else can let in
            raise Dropped
        self._lost.discard(id)
        state, epoch = await self._claimed(id)
        if state.broken_off is not None:
            await self._break_off(state, epoch)
        if id in self._lost:
            raise Dropped
        state.votes = self.votes
        return self._keep(LiveTable(state, self.log, epoch, self.time, self.thinkers, self.limits, self._forget))

    async def _claimed(self, id: str) -> tuple[TableState, int]:
        """The fold of a log, and the epoch of our claim, since which nobody else writes there."""
        try:
            await self._insist_on_entries(id)
            epoch = await self._claim(id)
            async with self._reading:
                return await self._fold(id, await self.log.read(id)), epoch
        except Spoiled:
            logger.exception("table %s is set aside: its log cannot be read", id)
            self._set_aside(id, "table_spoiled")
            raise Refusal("table_spoiled") from None
        except NoSuchGame as missing:
            logger.error("table %s is set aside: %s", id, missing)
            self._set_aside(id, "game_missing")
            raise Refusal("game_missing") from None

    def _set_aside(self, id: str, why: str) -> None:
        self.aside[id] = why
        self._give_back(id)

    async def _claim(self, id: str) -> int:
        """From now on nobody else may write: the epoch in which we do. Raises Elsewhere, LogDown."""
        if (going := self._releasing.get(id)) is not None:
            await going
        if self._closed:  # what this node gives back it does not take again
            raise Dropped
        claimed = await self.ownership.claim(id)
        if isinstance(claimed, Owned):
            return claimed.epoch
        raise Elsewhere(claimed.address)

    def _give_back(self, id: str) -> None:
        """Beside everything else."""
        if not self._closed and id not in self._releasing:
            self._releasing[id] = asyncio.create_task(self._release(id))

    async def _release(self, id: str) -> None:
        try:
            await self.ownership.release(id)
        except LogDown as down:  # then it stays ours until the log is there again
            logger.warning("table %s is not given back: %s", id, down)
        finally:
            del self._releasing[id]

    def lost(self, id: str) -> None:
        """Another node has claimed the table, or may: what stands here is out of date."""
        if (live := self._tables.get(id)) is not None:
            live.drop()
        if id in self._loading:
            self._lost.add(id)

    async def _fold(self, id: str, rows: list[Row]) -> TableState:
        async with self._folding:
            if self._closed:
                raise Dropped
            return await read_on(TableState(id), rows)

    async def _break_off(self, state: TableState, epoch: int) -> None:
        """A game that this release cannot carry on ends here, in the log, too."""
        assert state.broken_off is not None
        logger.error("table %s: game %s is broken off: %s", state.id, state.broken_off.match, state.broken_off)
        entries: list[Entry] = [state.broken_off, new_seal(len(state.games) + 1)]
        bodies = [encode(one) for one in entries]
        if not isinstance(await self.log.append(state.id, state.seq, bodies, epoch=epoch), Written):
            raise Dropped
        for seq, entry in enumerate(entries, state.seq + 1):
            state.apply(seq, entry)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._tables[live.state.id] = live
        self.make_room()
        return live

    def make_room(self) -> None:
        """Tables leave that nobody looks at: all that were not used for long, then those used least lately, until number
        and bytes are within their limits. Their logs bring them back."""
        limits, now = self.limits, self.clock.now()
        number, size = len(self._tables), sum(live.state.weight for live in self._tables.values())
        for live in list(self._tables.values()):
            full = number > limits.tables_in_memory or size > limits.bytes_in_memory
            unused = now - live.used
            leaves = (full and unused >= IN_USE) or unused >= limits.idle_seconds
            if leaves and not live.viewers and not live.pen.lock.locked():
                number, size = number - 1, size - live.state.weight
                live.drop()

    async def watch(self) -> None:
        """Runs beside the tables: a standstill of the process costs nobody anything."""
        await self.time.watch(self._forgive)

    def _forgive(self, seconds: float) -> None:
        logger.warning("the server stood still for %.1f s: the clocks of all tables begin anew", seconds)
        for live in list(self._tables.values()):
            live.forgive(seconds)

    async def tidy(self) -> None:
        """Runs beside the tables: memory is given back though nobody comes any more."""
        never, due = asyncio.Event(), self.clock.now()
        while True:
            due = max(due + TIDY, self.clock.now())
            await self.clock.wait(never, due)
            try:
                self.make_room()
                await beside(give_back)
            except Exception:
                logger.exception("memory is given back a minute later")

    async def keep(self, days: int) -> None:
        """Runs beside the tables: once a day those go to which nothing was written for so many days."""
        never, due = asyncio.Event(), self.clock.now() + TIDY
        while True:
            await self.clock.wait(never, due)
            due = max(due, self.clock.now()) + RETIRING
            try:
                await self.retire(await oldest(self.log, days))
            except LogDown as down:
                logger.warning("old tables stay for another day: %s", down)
            except Exception:
                logger.exception("old tables stay for another day")

    async def retire(self, before: int) -> None:
        """Tables to which nothing was written on this day or later are removed, unless they are in memory, here or on
        another node. Raises LogDown."""
        gone = 0
        for id in await self.log.idle(before):
            if id in self._tables or id in self._loading or id in self._releasing or id in self.aside:
                continue
            self.aside[id] = "unknown_table"  # whoever asks for it now is too late
            try:
                gone += await retire(self.log, self.ownership, id, before)
            finally:
                del self.aside[id]
        if gone:
            logger.info("tables to which nothing was written since %s are gone: %d", date_of(before), gone)

    def _forget(self, live: LiveTable, faulty: bool) -> None:
        """A table was dropped. One that fails again and again would only do so for ever."""
        if self._tables.get(live.state.id) is live:
            del self._tables[live.state.id]
        self._give_back(live.state.id)
        if faulty and not self._faults.take(live.state.id):
            logger.error("table %s is set aside: it fails again and again", live.state.id)
            self.aside[live.state.id] = "table_spoiled"

    async def open(self, new_table: NewTable) -> tuple[LiveTable, list[str]]:
        """A new table and the secrets of its first people, or those of the same request before.

        Raises Refusal, LogDown.
        """
        request = new_table.id or new_request()
        secrets = [secret_of(request, seat) for seat in range(len(new_table.names))]
        entries = opened(new_table, [hashed(secret) for secret in secrets])
        id = table_id_of(request)
        answer = await self.log.append(id, 0, [encode(entry) for entry in entries], f"open.{hashed(request)}")
        assert not isinstance(answer, Conflict), "two tables have drawn the same id of 50 bits"
        return await self.table(id), secrets

    async def leave(self) -> None:
        """Everybody is sent away, and the tables are given back at once: other nodes have them when people knock again."""
        self.close()
        try:
            await self.ownership.leave()
        except LogDown as down:
            logger.warning("the tables are not given back: %s", down)

    def close(self) -> None:
        self._closed = True
        for live in self._tables.values():
            live.close("restart")
        self.analyses.close()


async def _shared(tasks: dict[str, asyncio.Task[T]], id: str, work: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """What several ask for at the same time is done once; whoever goes takes it from nobody."""
    if (task := tasks.get(id)) is None:
        task = tasks[id] = asyncio.create_task(work(id))
        task.add_done_callback(lambda done: _done(tasks, id, done))
    return await asyncio.shield(task)


def _done(tasks: dict[str, asyncio.Task[T]], id: str, task: asyncio.Task[T]) -> None:
    del tasks[id]
    if not task.cancelled():
        task.exception()  # told to whoever waits
