"""What sockets are offered in one turn of the loop goes out at its end, all in a row.

Sent one by one, between other work, each message would wake the other side by itself, and that takes longer than sending it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Outbox:
    """Of all sockets of a server."""

    def __init__(self) -> None:
        self._senders: list[Callable[[], None]] = []

    def add(self, send: Callable[[], None]) -> None:
        """`send` is called at the end of this turn. It does not fail."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self._send)
        self._senders.append(send)

    def _send(self) -> None:
        senders, self._senders = self._senders, []
        for send in senders:
            send()
