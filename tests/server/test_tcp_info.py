"""What the kernel has measured, and when it means the player's device."""

from __future__ import annotations

import socket
import struct
import sys

import pytest

from schnapp.server.extensions import CONNECTION
from schnapp.server.tcp_info import MIN_RTT, connection_of, is_public, shortest_round_trip, told_round_trip


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_kernel_knows_how_near_this_machine_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as near:
        far, _ = server.accept()
        with far:
            far.sendall(b"probe")
            near.recv(5)
            round_trip = shortest_round_trip(far)
            assert round_trip is not None and 0 < round_trip < 50


class Told:
    def __init__(self, micros: int, size: int = MIN_RTT + 4) -> None:
        self.told = (b"\0" * MIN_RTT + struct.pack("=I", micros))[:size]

    def getsockopt(self, level: int, option: int, size: int, /) -> bytes:
        return self.told


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_what_it_does_not_know_is_nothing() -> None:
    assert shortest_round_trip(Told(16_500)) == 16.5
    assert shortest_round_trip(Told(0xFFFF_FFFF)) is None
    assert shortest_round_trip(Told(16_500, 100)) is None  # an old kernel


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("203.0.113.9", False),  # kept for documents
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("192.168.0.7", False),  # a router or container may stand between
        ("testclient", False),
    ],
)
@pytest.mark.parametrize("header", [b"host", b"X-Forwarded-For", b"Via"])
def test_only_a_public_connection_leads_to_the_device_whatever_it_says(
    address: str, public: bool, header: bytes
) -> None:
    assert is_public(address) is public
    told = Told(1)
    scope = {"client": (address, 1), "headers": [(header, b"x")], "extensions": {CONNECTION: told}}
    assert connection_of(scope) is (told if public else None)


def test_a_scope_of_another_server_has_no_connection() -> None:
    assert connection_of({"client": ("8.8.8.8", 1), "headers": [], "extensions": None}) is None
    assert connection_of({"client": None, "headers": []}) is None


@pytest.mark.parametrize(
    ("said", "round_trip"),
    [(b"16500", 16.5), (b"0", 0), (b"", None), (b"-", None), (b"-5", None), (b"1e9", None), (b"9" * 40, None)],
)
def test_what_a_proxy_says_is_microseconds_or_nothing(said: bytes, round_trip: float | None) -> None:
    assert told_round_trip([(b"host", b"x"), (b"X-Client-RTT", said)]) == round_trip
    assert told_round_trip([(b"host", b"x")]) is None
