"""The frames of a socket: each costs something, whatever it holds, so each counts.

A message may come in many frames, and pings and empty frames are no messages at all. Whoever sends too many hears
`goodbye` with the reason `flood`, and nothing more of what they send is read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Any

from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from .buckets import Bucket
from .clock import RealClock
from .connections import Connections, Progress
from .extensions import CONNECTION, OFFER
from .messages import Goodbye
from .pings import PingSocket
from .viewer import encode

FLOOD = encode(Goodbye("flood"))
TURN = 512  # bytes of a socket that are looked at before others have their turn: some eighty of the smallest frames
TEXT = 0x81  # the first byte of a message of text that is a single frame
_head, _head_16, _head_64 = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
OPEN = State.OPEN  # asked for with each message, and enumerations are slow to ask
LINGER = 1.0  # seconds in which the goodbye can be read before the connection is cut


def framed(text: bytes) -> bytes:
    """A message as one frame (RFC 6455, section 5.2). The library makes the same of it, and takes longer than all else that
    sending needs."""
    size = len(text)
    if size < 126:
        head = _head(TEXT, size)
    elif size < 65_536:
        head = _head_16(TEXT, 126, size)
    else:
        head = _head_64(TEXT, 127, size)
    return head + text


class CountedFrames(ServerProtocol):
    """The WebSocket protocol, with a budget of frames: `take` says whether there is one more."""

    def __init__(self, take: Callable[[], bool], **given: Any) -> None:
        super().__init__(**given)
        self.take = take

    def recv_frame(self, frame: Frame) -> None:
        if self.state is State.CONNECTING:
            raise ProtocolError("a frame before the handshake")
        if not self.take():
            if self.state is State.OPEN:
                self.send_text(FLOOD)
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class SocketConnection(PingSocket):
    """A WebSocket whose frames are counted, and whose application can ask for its connection."""

    def __init__(self, connections: Connections, client: tuple[str, int] | None, **given: Any) -> None:
        """`client`: the address that was counted when the connection was made."""
        super().__init__(**given)
        self.all = connections
        self.counted = client
        self.limits = connections.limits
        self.budget = Bucket(self.limits.frames, self.limits.frames_per_second, RealClock())
        self.conn = CountedFrames(self._take, max_size=self.limits.message_bytes, logger=self.logger)
        self.rest = bytearray()  # what has come and was not looked at
        self.deaf = False  # what comes now is not looked at any more

    def _take(self) -> bool:
        return self.budget.take() and (self.proxied or self.all.frame(self.host))

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self.counted
        self.progress = Progress(self.loop.time())
        self.proxied = self.all.is_proxy(self.host)  # then others' sockets come from the same address

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.all.leave(self.host)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not (self.rest or len(data) > TURN):
            return self._look_at(data)
        waits = bool(self.rest)
        self.rest += data
        if not waits:
            self._go_on()

    def _go_on(self) -> None:
        """What came at once is looked at by turns."""
        turn = bytes(self.rest[:TURN])
        del self.rest[:TURN]
        self._look_at(turn)
        if self.deaf or self.transport.is_closing():
            self.rest.clear()
        elif self.rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)
        elif turn and not self.read_paused:
            self.transport.resume_reading()

    def _look_at(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():  # not even a request
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def look(self, now: float) -> None:
        """Ends the connection if nothing of what it is sent is taken."""
        if self.progress.rests(self.transport, now) > self.limits.stalled_seconds:
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][OFFER] = self.offer  # type: ignore[typeddict-item]
        if self.response.status_code == 101 and not self.proxied:
            self.scope["extensions"][CONNECTION] = self.transport.get_extra_info("socket")  # type: ignore[typeddict-item]

    def offer(self, text: bytes) -> bool:
        """Send a message at once, unless something waits to be taken: for whoever is sent much, a task for each message costs
        more than the message."""
        ready = self.handshake_complete and self.writable.is_set() and self.conn.state is OPEN
        if not ready or self.close_sent or self.transport.is_closing():
            return False
        if not self.conn.writes:
            self.all.outbox.add(self.send_offered)
        self.conn.writes.append(framed(text))
        return True

    def send_offered(self) -> None:
        """All of it together."""
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # empty ones would pile up for ever
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What came cannot be gone on with: the last words go out, and nothing is read any more."""
        sent = self.conn.close_sent
        self.queue.put_nowait({"type": "websocket.disconnect", "code": sent.code if sent else CloseCode.PROTOCOL_ERROR})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.deaf = True
        self.read_paused = False  # so that nobody resumes it
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
