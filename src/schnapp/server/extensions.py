"""What the server that carries a socket may offer to it, beyond ASGI: entries of `extensions` in its scope."""

from __future__ import annotations

from collections.abc import Callable

OFFER = "schnapp.offer"
"""Callable[[bytes], bool]: sends an encoded message at once and says so, unless something waits to be taken."""
PING = "schnapp.ping"
"""Callable[[Heard], None]: asks below the page for the round trip."""
CONNECTION = "schnapp.connection"
"""The system socket below it: `tcp_info.Connection`."""

Heard = Callable[[float], None]  # is told the round trip in milliseconds
