"""A WebSocket that can be pinged at any moment and tells how long the answer took.

Browsers answer pings below the page, so no script of a page can delay the answer.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from .extensions import PING, Heard


class PingSocket(WebSocketsSansIOProtocol):
    """The library pings now and then to see whether anybody is there; we only ask it to do so now."""

    heard: Heard | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PING] = self.ping  # type: ignore[typeddict-item]

    def ping(self, heard: Heard) -> None:
        """If a ping is on its way already, its answer is told."""
        self.heard = heard
        if self.pending_ping_payload is None:
            if self.ping_timer is not None:
                self.ping_timer.cancel()
            self.send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        asked = self.pending_ping_payload is not None
        super().handle_pong(event)
        if asked and self.pending_ping_payload is None and self.heard is not None:
            heard, self.heard = self.heard, None
            heard(self.last_ping_rtt * 1000)
