"""The log in the browser's own database. See `schnapp.server.log`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from schnapp.server.log import AppendResult, Conflict, Duplicate, LogDown, Row, Written, today

from .page import Rows

T = TypeVar("T")

RESULTS: dict[str, Callable[[int], AppendResult]] = {"written": Written, "conflict": Conflict, "duplicate": Duplicate}


class BrowserLog:
    """The pages see to it that one worker at a time has the database. One that is just being ended may still write: as everywhere, whoever
    expects another number then reads anew."""

    def __init__(self, rows: Rows, plain: Callable[[object], object]) -> None:
        """`plain`: makes lists what the browser understands."""
        self.rows = rows
        self.plain = plain

    async def check(self) -> None:
        await self.read("")

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> AppendResult:
        bodies = self.plain([entry.decode() for entry in entries])
        answer = await _told(self.rows.append(table, expected_seq, bodies, command_id, today()))
        return RESULTS[answer.kind](answer.seq)

    async def read(self, table: str, after: int = 0, before: int | None = None) -> list[Row]:
        found = await _told(self.rows.read(table, after, before))
        return [Row(row.seq, row.body.encode(), row.command) for row in found]

    async def idle(self, before: int) -> list[str]:
        return list(await _told(self.rows.idle(before)))

    async def last_day(self, before: int) -> int | None:
        return await _told(self.rows.lastDay(before))

    async def remove(self, table: str, before: int) -> bool:
        return await _told(self.rows.remove(table, before))


async def _told(asked: Awaitable[T]) -> T:
    """What the browser answers. Raises LogDown: a full disk, a private window that keeps nothing."""
    try:
        return await asked
    except Exception as error:
        raise LogDown(str(error)) from error
