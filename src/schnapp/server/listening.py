"""Where a server listens: an address and a port of this machine, taken or refused in one sentence."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Sequence

from schnapp.table.errors import SchnappError


class BadAddress(SchnappError):
    """The server cannot listen there. One sentence that says where and why."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that take connections on this host and port. Raises BadAddress."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return _listen(sorted({(family, address[0]) for family, _, _, _, address in found}), port)
    except (OSError, UnicodeError) as error:
        raise unusable(host, port, error, "--port") from None


def unusable(host: str, port: int, error: Exception, flag: str) -> BadAddress:
    """What is said of an address that cannot be had; another port is chosen by this flag."""
    if isinstance(error, socket.gaierror):
        return BadAddress(f"there is no address {host}: {error.strerror}")
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return BadAddress(f"port {port} is in use by another program: choose another one with {flag}")
    return BadAddress(f"cannot listen on {host}, port {port}: {error if number is None else os.strerror(number)}")


def listen_anywhere(host: str, port: int) -> list[socket.socket]:
    """There, or if that port is taken on any that is free. Raises BadAddress."""
    try:
        return listen(host, port)
    except BadAddress:
        return listen(host, 0)


def _listen(places: Sequence[tuple[socket.AddressFamily, str | int]], port: int) -> list[socket.socket]:
    opened: list[socket.socket] = []
    try:
        for family, address in places:
            both = address == "::" and socket.has_dualstack_ipv6()
            opened.append(socket.create_server((str(address), port), family=family, backlog=2048, dualstack_ipv6=both))
            port = opened[0].getsockname()[1]
    except OSError:
        for each in opened:
            each.close()
        raise
    return opened
