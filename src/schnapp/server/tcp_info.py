"""TCP_INFO, what the kernel has measured of a connection: its shortest round trip, which no program at its end can delay.

It is known on Linux, and means the player's device only where the server sees the connection itself: behind a proxy it
would be the round trip to the proxy. So only connections from public addresses count that are none of the proxies which the host
has named. What a header says is no matter: whoever wants to be thought far away would write it.
"""

from __future__ import annotations

import ipaddress
import socket
import struct
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from .extensions import CONNECTION

TOLD = b"x-client-rtt"  # in which a proxy may say what its own kernel has measured: microseconds
MIN_RTT = 148  # where tcpi_min_rtt stands in struct tcp_info (linux/tcp.h): microseconds, 32 bits
UNKNOWN = (0, 0xFFFF_FFFF)


class Connection(Protocol):
    """The part of a system socket that is asked."""

    def getsockopt(self, level: int, option: int, size: int, /) -> bytes: ...


def told_round_trip(headers: Iterable[tuple[bytes, bytes]]) -> float | None:
    """Milliseconds, as a proxy says. It is believed of anybody: a round trip that is told can only shorten the estimate."""
    said = next((value for name, value in headers if name.lower() == TOLD), b"")
    return int(said) / 1000 if said.isdigit() and len(said) < 10 else None


def connection_of(scope: Mapping[str, Any]) -> Connection | None:
    """The connection of a socket, if it leads to the player's device itself."""
    client: tuple[str, int] | None = scope.get("client")
    extensions: dict[str, Any] = scope.get("extensions") or {}
    return extensions.get(CONNECTION) if client is not None and is_public(client[0]) else None


def is_public(address: str) -> bool:
    """Before any other address there may be a router or a container."""
    try:
        return ipaddress.ip_address(address).is_global
    except ValueError:
        return False


def shortest_round_trip(connection: Connection) -> float | None:
    """Milliseconds, None if the kernel does not tell."""
    if not hasattr(socket, "TCP_INFO"):
        return None
    try:
        told = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT + 4)
    except OSError:
        return None
    if len(told) < MIN_RTT + 4:
        return None
    (micros,) = struct.unpack_from("=I", told, MIN_RTT)
    return None if micros in UNKNOWN else micros / 1000
