"""Whether this release can go on with every table of a database, before it is trusted with them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass

from .archived import Held
from .log import Row
from .table_state import NoSuchGame, TableState


@dataclass(frozen=True, slots=True)
class Finding:
    """One table."""

    table: str
    complaint: str | None  # None: all is well

    def __str__(self) -> str:
        return f"{self.table}: {self.complaint or 'ok'}"


async def examined(rows: AsyncIterator[Held]) -> AsyncGenerator[Finding]:
    """Each table, folded from its first entry on, with the games that are over. One is in memory at a time."""
    table, log = None, list[Row]()
    async for name, row in rows:
        if table is not None and name != table:
            yield Finding(table, complaint(table, log))
            log = []
        table = name
        log.append(row)
    if table is not None:
        yield Finding(table, complaint(table, log))


def complaint(table: str, log: list[Row]) -> str | None:
    """What is wrong with a table, in words; None if it can go on."""
    try:
        state = TableState.of(table, log)
    except NoSuchGame as missing:
        return str(missing)
    except Exception as fault:  # an entry that is none, a gap
        return f"cannot be read: {type(fault).__name__}: {fault}"
    off = state.broken_off
    return None if off is None else f"game {off.match} would be broken off: {off.why}"
