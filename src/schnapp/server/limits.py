"""How much one address, one socket and one table may ask for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from .clock import Clock


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for programs."""

    message_bytes: int = 8_192
    messages: float = 40  # of one socket at once …
    messages_per_second: float = 15
    held: int = 4  # plays of one seat that are held back
    flood: int = 200  # so many too many in a row end the socket
    chat: float = 6
    chat_per_second: float = 0.5
    hints: float = 5  # of one seat at once …
    hints_per_second: float = 0.5
    tables: float = 120  # opened by one address at once …
    tables_per_second: float = 0.5
    requests: float = 400  # of one address, opening a socket counts too
    requests_per_second: float = 20
    sockets_of_address: int = 100
    sockets_at_table: int = 64
    hello_seconds: float = 10
    tables_in_memory: int = 1_000
    codes_seconds: float = 300


class Bucket:
    """Tokens that come back slowly; an action without a token is not done."""

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
    """One bucket for each address; the ones that were not used for longest are forgotten."""

    KEPT = 10_000

    def __init__(self, size: float, per_second: float, clock: Clock) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.setdefault(address, Bucket(self.size, self.per_second, self.clock))
        self._of.move_to_end(address)
        if len(self._of) > self.KEPT:
            self._of.popitem(last=False)
        return bucket.take()
