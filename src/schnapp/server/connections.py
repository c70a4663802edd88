"""Connections: how many there may be, and how long one of them may keep the server waiting.

uvicorn speaks HTTP; what is added here is what it leaves open: a time for a request to arrive whole, a bound on its
headers and on requests sent ahead, and an end for whoever takes nothing of what they are sent.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterable
from functools import partial
from ipaddress import IPv4Network, IPv6Network
from typing import Any, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from schnapp.limits import Limits

from .buckets import Buckets
from .clock import RealClock
from .origin import household, ip_of
from .outbox import Outbox

Network = IPv4Network | IPv6Network

TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
BAD = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
HOLD = 1.0  # seconds in which whoever asked for too much, or for nonsense, gets nothing more on this connection
AHEAD = 8  # requests of one connection that wait for the answer to an earlier one; browsers send none ahead
HEADERS = 100
FILES = 65_536  # open files are enough for anybody


class Connections:
    """All that are open, by address. Those of a proxy are other people's: they count only together."""

    def __init__(self, limits: Limits, proxies: Iterable[Network] = ()) -> None:
        self.limits = limits
        self.proxies = tuple(proxies)
        self.most = min(limits.connections, files() * 3 // 4)  # the rest is for the log, for bots and for the system
        self.outbox = Outbox()
        self.open = 0
        self._of: Counter[str] = Counter()
        self._frames = Buckets(limits.frames_of_address, limits.frames_of_address_per_second, RealClock())

    def enter(self, host: str) -> bool:
        """One more from there; False if there are too many."""
        of = household(host)
        many = self._of[of] >= self.limits.connections_of_address and not self.is_proxy(host)
        if many or self.open >= self.most:
            return False
        self.open += 1
        self._of[of] += 1
        return True

    def leave(self, host: str) -> None:
        of = household(host)
        self.open -= 1
        self._of[of] -= 1
        if self._of[of] == 0:
            del self._of[of]

    def frame(self, host: str) -> bool:
        """One more frame on a socket from there; False if all its sockets together send too many."""
        return self._frames.take(household(host))

    def is_proxy(self, host: str) -> bool:
        ip = ip_of(host)
        return ip is not None and any(ip in network for network in self.proxies)


def files() -> int:
    """How many files and connections this process may have open; raised as far as the system lets us."""
    if sys.platform == "win32":
        return FILES
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
    if now == resource.RLIM_INFINITY or now >= wanted:
        return FILES if now == resource.RLIM_INFINITY else now
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    except (ValueError, OSError):  # macOS names a limit that it does not grant
        return now
    return wanted


class Progress:
    """Whether the other side takes what it is sent. Looked at from time to time."""

    def __init__(self, now: float) -> None:
        self.moved = now
        self.left = 0

    def rests(self, transport: asyncio.Transport, now: float) -> float:
        """For how many seconds nothing of what waits has been taken."""
        left = transport.get_write_buffer_size()
        if left == 0 or left < self.left:
            self.moved = now
        self.left = left
        return now - self.moved


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection that is counted and does not wait for ever."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all = connections
        self.limits = connections.limits
        self.counted = False
        self.turned_away = False
        self.answering: RequestResponseCycle | None = None
        self.head: int | None = 0  # bytes of a request's head so far; None: it is complete
        self.since: float | None = None  # when the wait for a request began; None: there is one to be answered

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()
        self.progress = Progress(self.since)
        self.counted = self.all.enter(self.host)
        if not self.counted:
            self.transport.write(TOO_MANY)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.answering is not None:  # uvicorn tells the newest request only
            self.answering.disconnected = True
            self.answering.message_event.set()
        if self.counted:
            self.all.leave(self.host)

    def data_received(self, data: bytes) -> None:
        if self.turned_away:
            return
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > self.limits.header_bytes and not self.transport.is_closing():
            self._turn_away(TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        self._turn_away(BAD)

    def _turn_away(self, answer: bytes) -> None:
        """An answer, and a moment later the end: nonsense cannot be sent anew at once. Nothing is read any more."""
        self.turned_away = True
        self.transport.write(answer)
        self.transport.pause_reading()
        self.loop.call_later(HOLD, self.transport.close)

    def look(self, now: float) -> None:
        """Ends the connection if it has kept us waiting for too long."""
        if self.progress.rests(self.transport, now) > self.limits.stalled_seconds:
            self.transport.abort()
        elif self.since is not None and now - self.since > self.limits.request_seconds:
            self.transport.close()

    # ---- what the parser finds -------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = self.head or 0
        if self.since is None:
            self.since = self.loop.time()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.head = None
        if len(self.pipeline) >= AHEAD:
            raise ValueError("too many requests ahead")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.head = 0
        self.since = self.loop.time() if self._is_idle() else None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.since is None and self._is_idle():
            self.since = self.loop.time()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """The socket is counted out where this connection was counted in: asked anew, a line that was reset has no address."""
        socket = self.ws_protocol_class
        self.ws_protocol_class = cast("type[asyncio.Protocol]", partial(socket, client=self.client))
        super().handle_websocket_upgrade()

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete  # pyright: ignore[reportUnnecessaryComparison]
