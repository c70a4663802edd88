"""How much one address, one person and one table may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from .clock import Clock

LONGEST = 1.0  # seconds that anybody waits for those before them


@dataclass(frozen=True, slots=True)
class Limits:
    """Generous for people, tight for programs."""

    message_bytes: int = 8_192
    messages: float = 40  # of one person at a table, or of the spectators of one address there, at once …
    messages_per_second: float = 15
    watchers_messages: float = 200  # of all spectators of a table together …
    watchers_messages_per_second: float = 60
    held: int = 4  # plays of one seat that are held back
    flood: int = 200  # after so many messages over the limit in a row the socket ends
    chat: float = 6  # likewise
    chat_per_second: float = 0.5
    watchers_chat: float = 12
    watchers_chat_per_second: float = 1
    hints: float = 5  # of one seat at once …
    hints_per_second: float = 0.5
    tables: float = 120  # opened by one address at once …
    tables_per_second: float = 0.5
    requests: float = 400  # of one address; that of a spectator to watch is one too
    requests_per_second: float = 20
    handshakes: float = 300  # of one address: sockets of which nobody knows yet whether they hold a seat
    handshakes_per_second: float = 30
    arrival_seconds: float = 0.008  # between two new sockets of one address
    arriving_of_address: int = 100  # sockets that have not said hello
    hellos: float = 64  # of one person at a table, or of the spectators of one address there
    hellos_per_second: float = 1
    pages: float = 400  # files of the client that one address asks for at once …
    pages_per_second: float = 40
    connections: int = 10_000  # less where the system grants fewer open files
    connections_of_address: int = 512  # a school behind one line, with a socket each
    request_seconds: float = 15  # in which a request has arrived whole
    stalled_seconds: float = 20  # in which somebody takes something of what they are sent
    header_bytes: int = 32_768
    frames_of_address: float = 2_000  # of all its sockets at once …
    frames_of_address_per_second: float = 500
    sockets_of_address: int = 100  # that watch
    sockets_at_table: int = 64  # that watch
    hello_seconds: float = 10
    tables_in_memory: int = 1_000  # beyond this, those that nobody looks at leave …
    bytes_in_memory: int = 200_000_000  # likewise, roughly
    idle_seconds: float = 300  # … and any that was not used for so long
    codes_seconds: float = 300

    @property
    def frames(self) -> float:
        """Of one socket at once: enough to be told of a flood of messages before."""
        return 2 * (self.messages + self.flood)

    @property
    def frames_per_second(self) -> float:
        return 2 * self.messages_per_second


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
