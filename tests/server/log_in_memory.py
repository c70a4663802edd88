"""The log of a server that keeps nothing: its tables end with it."""

from __future__ import annotations

from collections.abc import Sequence

from schnapp.server.log import AppendResult, Conflict, Duplicate, Row, Written, today


class LogInMemory:
    """There is no other node, so its epochs never end: see SoleOwner."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = {}
        self._commands: dict[str, dict[str, int]] = {}  # of each table: the number of its last entry
        self._written: dict[str, int] = {}  # the day of each table's last entry

    async def check(self) -> None:
        pass

    async def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> AppendResult:
        rows, commands = self._rows.get(table, []), self._commands.get(table, {})
        if expected_seq != len(rows):
            known = None if command_id is None else commands.get(command_id)
            return Conflict(len(rows)) if known is None else Duplicate(known)
        end = len(rows) + len(entries)
        rows += [Row(seq, body, command_id if seq == end else None) for seq, body in enumerate(entries, len(rows) + 1)]
        if command_id is not None:
            commands.setdefault(command_id, end)
        self._rows[table], self._commands[table], self._written[table] = rows, commands, today()
        return Written(end)

    async def read(self, table: str, after: int = 0, before: int | None = None) -> list[Row]:
        return self._rows.get(table, [])[after : None if before is None else max(before - 1, 0)]

    async def idle(self, before: int) -> list[str]:
        return [table for table, day in self._written.items() if day < before]

    async def last_day(self, before: int) -> int | None:
        return max((day for day in self._written.values() if day < before), default=None)

    async def remove(self, table: str, before: int) -> bool:
        if self._written.get(table, before) >= before:
            return False
        del self._rows[table], self._commands[table], self._written[table]
        return True
