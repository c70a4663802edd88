"""Appends that wait for a writer: it writes several of them in one transaction and answers each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from .log import AppendResult, LogDown, down

FEW = 32  # at least these are written together, …
MANY = 256  # … and not more: transactions stay below 5 ms


@dataclass(frozen=True, slots=True)
class Append:
    """What was asked for, and where its answer goes."""

    table: str
    expected_seq: int
    entries: Sequence[bytes]
    command: str | None
    epoch: int | None
    answer: asyncio.Future[AppendResult]


class Writer:
    """The only one that writes: one batch at a time, and what comes meanwhile is the next. Begins where it is made."""

    def __init__(self, commit: Callable[[list[Append]], Awaitable[list[AppendResult]]]) -> None:
        """`commit` writes a batch, with one append of each table, and answers each of them. It may fail."""
        self._commit = commit
        self._waiting: list[Append] = []
        self._bell = asyncio.Event()
        self._fails = False  # the last batch could not be written
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._write())

    def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command: str | None,
        epoch: int | None,
    ) -> asyncio.Future[AppendResult]:
        """See Log."""
        answer: asyncio.Future[AppendResult] = self._loop.create_future()
        if self._closed:
            answer.set_exception(LogDown("closed"))
        else:
            self._waiting.append(Append(table, expected_seq, entries, command, epoch, answer))
            self._bell.set()
        return answer

    async def recover(self, write_nothing: Callable[[], Awaitable[object]]) -> None:
        """If the last batch could not be written, try with what changes nothing. Raises what that raises."""
        if self._fails:
            await write_nothing()
            self._fails = False

    async def close(self) -> None:
        """What waits is written yet."""
        self._closed = True
        self._bell.set()
        await self._task

    async def _write(self) -> None:
        while self._waiting or not self._closed:
            if self._waiting:
                batch = self._batch()
                _settle(batch, await self._outcome(batch))
            else:
                self._bell.clear()
                await self._bell.wait()

    def _batch(self) -> list[Append]:
        """Of what waits a half, if it is much: while the disk has these the loop works for the others, where both would wait by turns
        if all were in one batch. One append of each table: the next one of the same table sees what this one has written."""
        most = min(MANY, max(FEW, len(self._waiting) // 2))
        batch: dict[str, Append] = {}
        rest: list[Append] = []
        for append in self._waiting:
            if append.table in batch or len(batch) == most:
                rest.append(append)
            else:
                batch[append.table] = append
        self._waiting = rest
        return list(batch.values())

    async def _outcome(self, batch: list[Append]) -> list[AppendResult] | LogDown:
        try:
            answers = await self._commit(batch)
        except Exception as error:  # whatever it was: nobody else can answer
            self._fails = True
            return down(error)
        self._fails = False
        return answers


def _settle(batch: Sequence[Append], outcome: Sequence[AppendResult] | LogDown) -> None:
    """Tell all who still wait: each its own answer, or that the database is down."""
    for at, append in enumerate(batch):
        if append.answer.done():
            continue
        if isinstance(outcome, LogDown):
            append.answer.set_exception(outcome)
        else:
            append.answer.set_result(outcome[at])
