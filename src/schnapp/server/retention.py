"""Tables that nobody has played at for long are removed, if whoever runs the server says so.

How long that is the machine's clock says, and clocks jump. So it is believed only as far as the log bears it out: a pause of
more than a week may as well be a clock that is wrong, and counts for nothing.
"""

from __future__ import annotations

import logging
from datetime import date, timedelta

from .log import Log, today
from .ownership import Owned, Ownership

logger = logging.getLogger("schnapp.server")

ANY_DAY = (1 << 31) - 1  # later than all on which anything is written
PAUSE = 7  # days in which nothing was written, at most, before the clock is doubted


async def oldest(log: Log, days: int) -> int:
    """The first of the last so many days: what was written before may go. Raises LogDown.

    What was written today is no witness: it is dated by the same clock.
    """
    now = today()
    last = await log.last_day(now)
    if last is None or now - last <= PAUSE:
        return now - days
    logger.warning(
        "by the clock today is %s, but before today nothing was written since %s: how old tables are is reckoned from that day. If "
        "the clock is right, it counts again from the day after somebody has played",
        date_of(now), date_of(last),
    )  # fmt: skip
    return last - days


def date_of(day: int) -> date:
    """A day of the log as people write it."""
    return date(1970, 1, 1) + timedelta(day)


async def retire(log: Log, ownership: Ownership, table: str, before: int) -> bool:
    """Remove the table, unless another node has it or somebody has written meanwhile. Raises LogDown."""
    if not isinstance(await ownership.claim(table), Owned):
        return False
    try:
        return await log.remove(table, before)
    finally:
        await ownership.release(table)
