"""What stands in front of the nodes of a server: each connection goes to the next one that lives."""

from __future__ import annotations

import contextlib
import itertools
import socket
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager


@contextmanager
def in_front_of(ports: Sequence[int]) -> Generator[str]:
    """The address at which people know the server."""
    turns = itertools.cycle(ports)
    with socket.create_server(("127.0.0.1", 0), backlog=64) as listening:
        threading.Thread(target=_serve, args=(listening, turns, len(ports)), daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def _serve(listening: socket.socket, turns: itertools.cycle[int], number: int) -> None:
    with contextlib.suppress(OSError):  # closed at the end
        while True:
            here = listening.accept()[0]
            if (there := _next(turns, number)) is None:
                here.close()
                continue
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _next(turns: itertools.cycle[int], number: int) -> socket.socket | None:
    for port in itertools.islice(turns, number):
        with contextlib.suppress(OSError):
            return socket.create_connection(("127.0.0.1", port), 1)
    return None


def _carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        one.settimeout(None)
        while data := one.recv(65_536):
            other.sendall(data)
    for each in (one, other):
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)
