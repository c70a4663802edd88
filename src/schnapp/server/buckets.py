"""Buckets that fill up again: whoever has emptied theirs waits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from .clock import Clock

LONGEST = 1.0  # seconds that anybody waits for those before them


class Bucket:
    """Tokens that come back slowly; an action without a token is not done."""

    __slots__ = ("clock", "per_second", "since", "size", "tokens")

    def __init__(self, size: float, per_second: float, clock: Clock) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.tokens = size
        self.since = clock.now()

    def take(self) -> bool:
        now = self.clock.now()
        self.tokens = min(self.size, self.tokens + (now - self.since) * self.per_second)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket for each owner (an address, a person at a table); those not used for longest are forgotten."""

    KEPT = 10_000

    def __init__(self, size: float, per_second: float, clock: Clock) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self._of: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, owner: Hashable) -> bool:
        bucket = self._of.get(owner)
        if bucket is None:
            bucket = self._of[owner] = Bucket(self.size, self.per_second, self.clock)
        self._of.move_to_end(owner)
        if len(self._of) > self.KEPT:
            self._of.popitem(last=False)
        return bucket.take()


class Spacing:
    """Those of one owner come one after the other, so many seconds apart: a crowd that comes at once keeps nobody else
    waiting."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.seconds = seconds
        self.clock = clock
        self._free: dict[Hashable, float] = {}  # owner → when the next one may come

    def wait(self, owner: Hashable) -> float | None:
        """One more: how many seconds it has to wait; None if so many wait already that it shall not."""
        now = self.clock.now()
        if len(self._free) > Buckets.KEPT:
            self._free = {each: free for each, free in self._free.items() if free > now}
        turn = max(now, self._free.get(owner, now))
        if turn - now > LONGEST:
            return None
        self._free[owner] = turn + self.seconds
        return turn - now
