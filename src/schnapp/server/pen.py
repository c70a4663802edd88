"""What a table writes with: one after the other, to the log first, and what has begun is brought to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from .entries import Entry, encode
from .floor import Dropped
from .log import AppendResult, Log, Written

logger = logging.getLogger("schnapp.server")


class Pen:
    """Whoever has the lock may write; what was written gives it up, so that the next one sees what came of it."""

    def __init__(self, log: Log, table: str, epoch: int, fails: Callable[[BaseException], None]) -> None:
        """`epoch`: of our claim. `fails` is told of whatever came between an entry and its being shown."""
        self.log = log
        self.table = table
        self.epoch = epoch
        self.fails = fails
        self.lock = asyncio.Lock()

    def write(
        self, seq: int, entries: list[Entry], command_id: str | None, take: Callable[[list[bytes]], None]
    ) -> asyncio.Future[int]:
        """Behind entry `seq`; gives the number of the last one. `take` gets the entries as they are in the log, whoever still
        waits for that."""
        bodies = [encode(entry) for entry in entries]

        def written(answer: asyncio.Future[AppendResult]) -> None:
            try:
                done = answer.result()
                if not isinstance(done, Written):
                    logger.error("table %s: the log is not where it was left: %s", self.table, done)
                    raise Dropped
                take(bodies)
            except (Exception, asyncio.CancelledError) as surprise:
                self.fails(surprise)
                if not told.done():
                    told.set_exception(surprise)
            else:
                if not told.done():
                    told.set_result(done.seq)
            finally:
                self.lock.release()

        answer = asyncio.ensure_future(self.log.append(self.table, seq, bodies, command_id, self.epoch))
        # of the answer's loop: in some Pythons it takes a call of the system to ask which one runs
        told: asyncio.Future[int] = answer.get_loop().create_future()
        answer.add_done_callback(written)
        return told
