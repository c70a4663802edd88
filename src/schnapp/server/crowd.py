"""Who comes, who watches and what everybody may send. Budgets belong to people, not to sockets: a new socket brings none.

A person at a table has budgets of their own, wherever they are, which is why new people of one address come slowly; the
spectators of a table share those of their address, and one for all spectators of the table. Whoever holds a seat is known by
the secret, in the first message: until then a socket is only arriving, and no number of spectators keeps it out.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

from schnapp.limits import Limits

from .buckets import Buckets
from .clock import Clock
from .refusal import Refusal


class Crowd:
    """Of one server."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self.handshakes = Buckets(limits.handshakes, limits.handshakes_per_second, clock)  # by address
        self.hellos = Buckets(limits.hellos, limits.hellos_per_second, clock)  # these three by owner
        self.messages = Buckets(limits.messages, limits.messages_per_second, clock)
        self.chat = Buckets(limits.chat, limits.chat_per_second, clock)
        self.joins = Buckets(limits.joins, limits.joins_per_second, clock)  # by table and address
        self.all_messages = Buckets(limits.watchers_messages, limits.watchers_messages_per_second, clock)  # by table
        self.all_chat = Buckets(limits.watchers_chat, limits.watchers_chat_per_second, clock)
        self._arriving: dict[str, dict[asyncio.Timeout, None]] = {}  # address → in order of arrival
        self._sockets: Counter[str] = Counter()  # by address
        self._of_address: Counter[str] = Counter()  # spectators
        self._at_table: Counter[str] = Counter()

    @contextmanager
    def connected(self, address: str) -> Generator[bool]:
        """One more socket from there; False if there are too many. Here those are counted apart that come through one proxy,
        whose connections look alike at the door."""
        fits = self._sockets[address] < self.limits.connections_of_address
        self._sockets[address] += fits
        try:
            yield fits
        finally:
            self._sockets[address] -= fits
            if not self._sockets[address]:
                del self._sockets[address]

    @contextmanager
    def arriving(self, address: str, patience: asyncio.Timeout) -> Generator[None]:
        """A socket that has not said hello. Of too many from one address the one goes that has been silent for longest."""
        arriving = self._arriving.setdefault(address, {})
        arriving[patience] = None
        if len(arriving) > self.limits.arriving_of_address:
            oldest = next(iter(arriving))
            del arriving[oldest]
            with contextlib.suppress(RuntimeError):  # its time is over anyway
                oldest.reschedule(0)
        try:
            yield
        finally:
            arriving.pop(patience, None)
            if not arriving and self._arriving.get(address) is arriving:
                del self._arriving[address]

    @contextmanager
    def watching(self, table: str, address: str) -> Generator[None]:
        """One more spectator. Raises Refusal."""
        limits = self.limits
        if self._at_table[table] >= limits.sockets_at_table or self._of_address[address] >= limits.sockets_of_address:
            raise Refusal("too_many_watchers")
        counts = ((self._at_table, table), (self._of_address, address))
        for count, of in counts:
            count[of] += 1
        try:
            yield
        finally:
            for count, of in counts:
                count[of] -= 1
                if not count[of]:
                    del count[of]


class Allowance:
    """What one person at a table (or, `person` None, the spectators of one address there) may still send."""

    def __init__(self, crowd: Crowd, table: str, person: int | None, address: str) -> None:
        self.crowd = crowd
        self.table = table
        self.watches = person is None
        self.owner = (table, address if person is None else person)

    def hello(self) -> bool:
        return self.crowd.hellos.take(self.owner)

    def message(self) -> bool:
        return self._take(self.crowd.messages, self.crowd.all_messages)

    def chat(self) -> bool:
        return self._take(self.crowd.chat, self.crowd.all_chat)

    def _take(self, own: Buckets, of_all: Buckets) -> bool:
        return own.take(self.owner) and (not self.watches or of_all.take(self.table))
