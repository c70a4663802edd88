"""Reading tables from their logs, part by part. Those of other nodes are kept for a while and read on when they are asked for again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import aclosing

from .by_turns import by_turns
from .entries import kind_of
from .log import Log, Row, Spoiled
from .table_state import NoSuchGame, TableState

KEPT = 32  # tables of other nodes, each some hundred kB


async def read_on(state: TableState, rows: Sequence[Row]) -> TableState:
    """The same table, so much later. Raises Spoiled, NoSuchGame."""
    try:
        deal = await _newest_deal(rows)
        async for row in by_turns(rows):
            if row.seq < deal:
                state.pass_over(row)
            else:
                state.read(row)
        return state
    except NoSuchGame:
        raise
    except Exception as fault:  # an entry that is none, a gap
        raise Spoiled from fault


async def _newest_deal(rows: Sequence[Row]) -> int:
    """Its number; 0 if there is none. All games before it are over."""
    async with aclosing(by_turns(reversed(rows))) as backwards:
        async for row in backwards:
            if kind_of(row.body) == "dealt":
                return row.seq
    return 0


class ToldTables:
    """What those may know of a table who do not carry it on."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self._kept: OrderedDict[str, TableState] = OrderedDict()
        self._one = asyncio.Lock()  # is read at a time; whoever loads a table does not wait for it

    async def state(self, id: str) -> TableState:
        """As the log tells it now. Raises Spoiled, NoSuchGame, LogDown."""
        async with self._one:
            state = self._kept.pop(id, None) or TableState(id)
            self._kept[id] = await read_on(state, await self.log.read(id, after=state.seq))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return state
