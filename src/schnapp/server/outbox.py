"""What sockets are offered in one turn of the loop goes out at its end, all in a row.

Sent one by one, between other work, each message would wake the other side by itself, and that takes longer than sending it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

logger = logging.getLogger("schnapp.server")


class Outbox:
    """Of all sockets of a server."""

    def __init__(self) -> None:
        self._senders: list[Callable[[], None]] = []

    def add(self, send: Callable[[], None]) -> None:
        """`send` is called at the end of this turn."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        self._senders.append(send)

    def _send(self) -> None:
        senders, self._senders = self._senders, []
        for send in senders:
            try:
                send()
            except Exception:  # one socket's trouble is not that of the others
                logger.exception("nothing can be sent to a socket")
