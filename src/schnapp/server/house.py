"""The house: all tables that are in memory, and the way to the others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from .clock import Clock, RealClock
from .entries import encode
from .fold import TableState
from .handover import Codes
from .limits import Buckets, Limits
from .log import Log, Written
from .messages import NewTable
from .orders import opened
from .refusal import Refusal
from .secret import hashed, new_secret, new_table_id
from .table import LiveTable
from .thinking import Thinkers
from .votes import Votes


class House:
    def __init__(
        self, log: Log, thinkers: Thinkers, limits: Limits, clock: Clock | None = None, votes: Votes | None = None
    ) -> None:
        self.log = log
        self.thinkers = thinkers
        self.limits = limits
        self.clock = clock or RealClock()
        self.votes = votes or Votes()
        self.codes = Codes(limits.codes_seconds, self.clock)
        self.openings = Buckets(limits.tables, limits.tables_per_second, self.clock)
        self.requests = Buckets(limits.requests, limits.requests_per_second, self.clock)
        self.sockets: dict[str, int] = {}  # address → open sockets
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading = asyncio.Lock()

    async def table(self, id: str) -> LiveTable:
        """The table, read from its log if it is not in memory. Raises Refusal("unknown_table"), LogDown."""
        if (live := self._tables.get(id)) is None:
            async with self._loading:
                if (live := self._tables.get(id)) is None:
                    live = await self._load(id)
        self._tables.move_to_end(id)
        return live

    async def _load(self, id: str) -> LiveTable:
        rows = await self.log.read(id)
        if not rows:
            raise Refusal("unknown_table")
        state = TableState.of(id, rows)
        state.votes = self.votes
        return self._keep(LiveTable(state, self.log, self.clock, self.thinkers, self.limits))

    def _keep(self, live: LiveTable) -> LiveTable:
        self._tables[live.state.id] = live
        if len(self._tables) > self.limits.tables_in_memory:
            self._forget_one()
        return live

    def _forget_one(self) -> None:
        """The table that was used least lately and nobody looks at: its log brings it back."""
        for id, live in self._tables.items():
            if not live.viewers and not live.lock.locked():
                del self._tables[id]
                return

    async def open(self, order: NewTable) -> tuple[LiveTable, list[str]]:
        """A new table and the secrets of its first people. Raises Refusal, LogDown."""
        secrets = [new_secret() for _ in order.names]
        entries = opened(order, [hashed(secret) for secret in secrets])
        id = new_table_id()
        written = await self.log.append(id, 0, [encode(entry) for entry in entries])
        assert isinstance(written, Written), "two tables have drawn the same id of 50 bits"
        return await self.table(id), secrets

    def close(self) -> None:
        for live in self._tables.values():
            live.close("restart")
