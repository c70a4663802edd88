"""Tables that nobody has played at for long are removed, if whoever runs the server says so."""

from __future__ import annotations

from .log import Log, today
from .ownership import Owned, Ownership


def oldest(days: int) -> int:
    """The first of the last so many days: what was written before may go."""
    return today() - days


async def retire(log: Log, ownership: Ownership, table: str, before: int) -> bool:
    """Remove the table, unless another node has it or somebody has written meanwhile. Raises LogDown."""
    if not isinstance(await ownership.claim(table), Owned):
        return False
    try:
        return await log.remove(table, before)
    finally:
        await ownership.release(table)
