"""The log: the only truth about a table. One port, so that another database can stand behind it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Written:
    """Durable. `seq` is the number of the last entry."""

    seq: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else wrote first: read the log again from where you stood."""

    seq: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """This command is in the log already: its last entry has number `seq`."""

    seq: int


@dataclass(frozen=True, slots=True)
class Fenced:
    """The table has been claimed by another node since: nothing was written. See Ownership."""


AppendResult = Written | Conflict | Duplicate | Fenced


@dataclass(frozen=True, slots=True)
class Row:
    """One entry as it stands in the log; `command` on the last entry of a command."""

    seq: int
    body: bytes
    command: str | None


DAY = 86_400  # seconds


def today() -> int:
    """Days since 1970, in UTC."""
    return int(time.time() // DAY)


class LogDown(Exception):
    """The database does not answer. What was being written may or may not be durable."""


def down(error: Exception) -> LogDown:
    """What has kept the log from answering."""
    return error if isinstance(error, LogDown) else LogDown(f"{type(error).__name__}: {error}")


class Spoiled(Exception):
    """What the log holds of a table cannot be read: entries are missing, or are none."""


class Log(Protocol):
    """One append-only log for each table; entries are numbered 1, 2, … Each knows the day on which it was written."""

    async def check(self) -> None:
        """It can be read; and if it took nothing the last time, it takes now what changes nothing, as durably as an entry. Raises
        LogDown."""
        ...

    def append(
        self,
        table: str,
        expected_seq: int,
        entries: Sequence[bytes],
        command_id: str | None = None,
        epoch: int | None = None,
    ) -> Awaitable[AppendResult]:
        """Write all entries or none: Written if the log ends at `expected_seq`, Duplicate or Conflict if it does not. Whoever stands
        behind its last entry has read all of its commands, and asks for none a second time.

        `epoch`: under which the caller owns the table; None: nobody need own it. Raises LogDown.
        """
        ...

    async def read(self, table: str, after: int = 0, before: int | None = None) -> list[Row]:
        """All entries with a number above `after`, and below `before` if that is given. Raises LogDown, Spoiled."""
        ...

    async def idle(self, before: int) -> list[str]:
        """The tables to which nothing was written on this day or later. Raises LogDown."""
        ...

    async def remove(self, table: str, before: int) -> bool:
        """The whole table, if nothing was written to it on this day or later. Raises LogDown."""
        ...

    async def last_day(self, before: int) -> int | None:
        """The newest day before this one on which something was written; of each table counts what was last. Raises LogDown."""
        ...
