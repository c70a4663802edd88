"""One person at the door: whatever they send or leave out, others get in and play on."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import signal
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from schnapp.limits import Limits
from schnapp.server.buckets import Spacing
from schnapp.server.connections import AHEAD, HEADERS, Progress

from .client import Client, open_table, request
from .registry import HandClock
from .serving import Server

TEXT, BINARY, PING, PONG, CONTINUED, LAST = 0x1, 0x2, 0x9, 0xA, 0x0, 0x80
LIMITS = Limits(request_seconds=1, stalled_seconds=1, connections_of_address=40)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the default limits, but in a hurry."""
    running = Server(tmp_path_factory.mktemp("doors") / "t.db", **short(LIMITS), requests=10_000, pages=10_000)
    yield running
    running.stop()
    assert "Traceback" not in running.said() and "rror" not in running.said()


def short(limits: Limits) -> dict[str, float]:
    return {name: getattr(limits, name) for name in ("request_seconds", "stalled_seconds", "connections_of_address")}


def line(server: Server, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(source, 0))


def rest_of(line: socket.socket) -> bytes:
    """Everything until the server closes; fails if it does not."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65_536):
            found += part
    line.close()
    return found


# ---- half requests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Endless: aaaa",
        b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /api/reach HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/reach HTTP/1.1\r\n",
        b"GET /api/reach HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\nabc",
        b"DELETE /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\nabc",
    ],
)
def test_half_a_request_is_not_waited_for(server: Server, half: bytes) -> None:
    waiting = line(server)
    waiting.settimeout(LIMITS.request_seconds + 4)  # keep-alive, and the look once a second
    waiting.sendall(half)
    rest_of(waiting)


def test_bytes_that_trickle_buy_no_time(server: Server) -> None:
    waiting = line(server)
    waiting.settimeout(0.2)
    with pytest.raises(ConnectionError):
        for byte in b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-A: b\r\n" * 20:
            waiting.sendall(bytes([byte]))
            with contextlib.suppress(TimeoutError):
                if waiting.recv(1) == b"":
                    raise ConnectionResetError


def test_a_line_that_is_used_is_not_cut(server: Server) -> None:
    """The time is for a request, not for the connection."""
    busy = http.client.HTTPConnection("127.0.0.1", server.port)
    busy.connect()
    used, pause = busy.sock, threading.Event()
    for _ in range(50):  # over one and a half times as long as a request may take; not more than an address may ask
        busy.request("GET", "/healthz")
        assert busy.getresponse().read() == b"ok\n"
        pause.wait(1.5 * LIMITS.request_seconds / 50)
    assert busy.sock is used
    busy.close()


def test_heads_without_end_and_requests_ahead_are_refused(server: Server) -> None:
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    for noise, status in (
        (head + b"X: " + b"a" * 60_000, b"431"),
        (head + b"X: a\r\n" * (HEADERS + 1) + b"\r\n", b"400"),
        (b"GET /" + b"a" * 60_000, b"431"),
        ((head + b"\r\n") * 3_000, b"400"),
    ):
        loud = line(server)
        with contextlib.suppress(ConnectionError):
            loud.sendall(noise)
        said = rest_of(loud)
        assert status in said, said[:200]
        assert said.count(b"HTTP/1.1 200") <= AHEAD + 1
    assert request(f"{server.base}/healthz")[0] == 200


def test_whoever_hangs_up_with_requests_ahead_leaves_no_trace(tmp_path: Path) -> None:
    """Those that wait, and the one that is being answered: nobody writes to a line that is no more."""
    running = Server(tmp_path / "t.db", pages=5, pages_per_second=0)
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    page = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    try:
        for asked in (ask * 8, page * 8, page * 20, ask * 20):
            for _ in range(10):
                hasty = line(running)
                hasty.sendall(asked)
                hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # cut, not closed
                hasty.close()
        slow = line(running)
        slow.sendall(page)
        rest_of(slow)  # by then all the others are over
    finally:
        running.stop()
    assert "Traceback" not in running.said()


@pytest.mark.skipif(os.name == "nt", reason="one address only")
def test_a_thousand_lines_of_one_address_keep_nobody_else_out(server: Server) -> None:
    crowd = [line(server, "127.0.0.2") for _ in range(1_000)]
    for each in crowd:
        with contextlib.suppress(OSError):
            each.sendall(b"GET / HTTP/1.1\r\nHost: ")
    visitor = line(server, "127.0.0.3")
    visitor.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert visitor.recv(65_536).startswith(b"HTTP/1.1 200")
    visitor.close()
    told = [each for each in crowd if b"429" in rest_of(each)]
    assert len(told) == 1_000 - LIMITS.connections_of_address
    again = line(server, "127.0.0.2")  # when they have gone, the address is welcome again
    again.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert again.recv(65_536).startswith(b"HTTP/1.1 200")
    again.close()


# ---- frames ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", ["of the extra fast", "of Python"])
def test_a_line_that_is_reset_while_it_becomes_a_socket_is_counted_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: str
) -> None:
    """It has no address any more, and was counted under the one that it had."""
    if loop == "of Python":
        (tmp_path / "uvloop.py").write_text("raise ImportError")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    server = Server(tmp_path / "t.db", connections_of_address=20)
    try:
        for _ in range(2):
            lines = [line(server) for _ in range(15)]
            for each in lines:
                each.sendall(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
                assert each.recv(4_096).startswith(b"HTTP/1.1 200")
            server.signal(signal.SIGSTOP)
            for each in lines:
                each.sendall(b"GET /ws/tables/x HTTP/1.1\r\n" + HOST + SOCKET + b"\r\n")
                each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                each.close()
            server.signal(signal.SIGCONT)
            until(lambda: request(f"{server.base}/healthz")[0] == 200)
    finally:
        server.stop()


def until(question: Callable[[], bool]) -> None:
    """Wait until it is so; fail after ten seconds."""
    for _ in range(200):
        if question():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to be so")


@pytest.mark.parametrize("path", ["//api/games", "/%2Fapi//games"])
def test_an_address_is_charged_for_what_is_served(tmp_path: Path, path: str) -> None:
    server = Server(tmp_path / "t.db", requests=3, requests_per_second=0)
    try:
        assert [request(server.base + path)[0] for _ in range(4)] == [200, 200, 200, 429]
    finally:
        server.stop()


def frame(first: int, data: bytes = b"") -> bytes:
    """As a client sends it: masked, with zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    return bytes([first]) + size + b"\0\0\0\0" + data


def opened(server: Server, table: str, hello: bool = True) -> socket.socket:
    """A socket at a table, with nothing between us and its frames."""
    raw = line(server)
    raw.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += raw.recv(65_536)
    assert b" 101 " in heard
    if hello:
        raw.sendall(frame(LAST | TEXT, b'{"t":"hello"}'))
        while b'"scene"' not in raw.recv(65_536):
            pass
    return raw


FLOODS = {
    "empty continuations": frame(TEXT) + frame(CONTINUED) * 50_000,
    "pings": frame(LAST | PING, b"x" * 125) * 20_000,
    "pongs": frame(LAST | PONG) * 50_000,
    "continuations of one byte": frame(TEXT, b" ") + frame(CONTINUED, b" ") * 8_000,
    "pings between fragments": frame(TEXT) + (frame(LAST | PING) + frame(CONTINUED)) * 20_000,
    "empty messages": frame(LAST | TEXT) * 50_000,
    "empty binary messages": frame(LAST | BINARY) * 50_000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_ends_its_socket(server: Server, flood: str) -> None:
    opened_table = open_table(server.base, names=["Anna", "Bert", "Cleo"], start=True)
    raw = opened(server, opened_table["table"]["id"])
    with Client(server.base, opened_table["table"]["id"], opened_table["held"][0]["secret"]) as anna:
        anna.until("scene")
        with contextlib.suppress(OSError):
            raw.sendall(FLOODS[flood])
        assert anna.play(anna.now["legal"][0])["t"] == "done"
        said = rest_of(raw)
    assert b'{"t":"goodbye","reason":"flood"}' in said or b'"malformed"' in said
    assert said.count(b'"refused"') <= 25


def test_a_slow_trickle_of_frames_is_no_flood(server: Server) -> None:
    table = open_table(server.base)["table"]["id"]
    raw = opened(server, table)
    for _ in range(100):
        raw.sendall(frame(LAST | PING, b"here?"))
    raw.sendall(frame(TEXT, b'{"t":') + frame(CONTINUED) + frame(CONTINUED, b'"pi') + frame(LAST | CONTINUED, b'ng"}'))
    heard = b""
    while b'"pong"' not in heard:
        heard += raw.recv(65_536)
    assert heard.count(b"here?") == 100
    raw.close()


@pytest.mark.parametrize(
    ("nonsense", "code"),
    [
        (frame(TEXT, b"x" * 5_000) + frame(CONTINUED, b"x" * 5_000), 1009),
        (frame(LAST | TEXT, b'{"t":"hello\xff"}'), 1007),
        (frame(TEXT, b"\xe2\x82") + frame(LAST | CONTINUED, b"("), 1007),
        (frame(LAST | CONTINUED, b"x"), 1002),
        (frame(TEXT) + frame(LAST | TEXT), 1002),
        (frame(0x70 | TEXT), 1002),
        (frame(LAST | 0x3), 1002),
        (frame(PING), 1002),
        (b"\x81\x02{}", 1002),  # not masked
    ],
)
def test_frames_that_make_no_sense_end_their_socket(server: Server, nonsense: bytes, code: int) -> None:
    raw = opened(server, "nowhere", hello=False)
    raw.sendall(nonsense)
    said = rest_of(raw)
    assert b"\x88" in said and struct.pack("!H", code) in said, said


def test_whoever_takes_nothing_of_what_they_are_sent_is_cut_off(server: Server) -> None:
    """Pages asked for again and again, and not one byte read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.settimeout(20)
    big = b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with pytest.raises(ConnectionError):
        while True:
            deaf.sendall(big)
            answered(deaf)


def answered(deaf: socket.socket) -> None:
    """A moment for the server, without reading what it has said."""
    with contextlib.suppress(BlockingIOError, TimeoutError):
        deaf.settimeout(0.01)
        deaf.recv(1, socket.MSG_PEEK)
    deaf.settimeout(20)


class Transport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.left = 0

    def get_write_buffer_size(self) -> int:
        return self.left


def test_progress_is_what_is_taken() -> None:
    transport, progress = Transport(), Progress(0)
    rests: list[float] = []
    for now, left in enumerate((0, 0, 100, 100, 90, 90, 95, 95, 0, 50)):
        transport.left = left
        rests.append(progress.rests(transport, now))
    assert rests == [0, 0, 1, 2, 0, 1, 2, 3, 0, 1]


def test_the_page_says_what_a_socket_may_send() -> None:
    page = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
    limits = Limits()
    for number in (
        f"| frames of one socket | {limits.frames:.0f} at once, {limits.frames_per_second:.0f} a second",
        f"({limits.frames_of_address:,.0f} and {limits.frames_of_address_per_second:.0f} of all sockets of one address)",
        f"| files of the page for one address | {limits.pages:.0f} at once, {limits.pages_per_second:.0f} a second |",
        f"| connections of one address | {limits.connections_of_address}; behind a proxy",
        f"| people of one address who sit down at one table | {limits.joins:.0f} at once, one in {1 / limits.joins_per_second:.0f} seconds |",
        f"| time for a request to arrive whole | {limits.request_seconds:.0f} seconds |",
    ):
        assert number in page, number


HOST = b"Host: 127.0.0.1\r\n"
SOCKET = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    b"Sec-WebSocket-Version: 13\r\n"
)
ODD = {
    b"GET /healthz HTTP/1.1\r\n" + HOST + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n": b"200",
    b"GET /healthz HTTP/1.0\r\n\r\n": b"200",
    b"GET http://127.0.0.1/healthz HTTP/1.1\r\n" + HOST + b"\r\n": b"200",
    b"GET /healthz HTTP/1.1\r\n" + HOST + b"Accept-Encoding: \xff;q=\xfe,,;;,br;q=x\r\n\r\n": b"200",
    b"CONNECT foo:80 HTTP/1.1\r\n" + HOST + b"\r\n": b"400",
    b"GET / HTTP/1.1\r\n" + HOST + HOST + b"\r\n": b"403",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n": b"403",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Origin: \xff\r\nContent-Length: 2\r\n\r\n{}": b"403",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: -1\r\n\r\n{}": b"400",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n{}": b"400",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 99999999999\r\n\r\n{}": b"413",
    b"GET /\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n": b"400",
    b"GET /a?\x00 HTTP/1.1\r\n" + HOST + b"\r\n": b"400",
    b"GET /api/tables/%00 HTTP/1.1\r\n" + HOST + b"\r\n": b"404",
    b"GET /api/tables/%00/record?match=%00 HTTP/1.1\r\n" + HOST + b"\r\n": b"400",
    b"GET /ws/nope HTTP/1.1\r\n" + HOST + SOCKET + b"\r\n": b"403",
    b"GET / HTTP/1.1\r\n" + HOST + SOCKET + b"\r\n": b"403",
    b"POST /ws/tables/x HTTP/1.1\r\n" + HOST + SOCKET + b"\r\n": b"405",
    b"GET /ws/tables/x HTTP/1.1\r\n" + HOST + SOCKET.replace(b"13", b"12") + b"\r\n": b"400",
    b"GET /ws/tables/" + b"x" * 9_000 + b" HTTP/1.1\r\n" + HOST + SOCKET + b"\r\n": b"414",
    b"GET /ws/tables/x HTTP/1.1\r\n" + HOST + SOCKET + b"X: " + b"a" * 9_000 + b"\r\n\r\n": b"431",
}


def test_odd_requests_get_an_answer_and_an_end(server: Server) -> None:
    lines = {asked: line(server) for asked in ODD}
    for asked, each in lines.items():
        each.sendall(asked)
    for asked, status in ODD.items():
        said = rest_of(lines[asked])
        assert said.startswith(b"HTTP/1.1 " + status), (asked[:80], said[:80])


def test_those_who_come_at_once_come_by_turns_and_a_crowd_has_an_end() -> None:
    clock = HandClock()
    arrivals = Spacing(0.01, clock)
    waits = [arrivals.wait("crowd") for _ in range(500)]
    allowed = [wait for wait in waits if wait is not None]
    assert allowed[:3] == pytest.approx([0, 0.01, 0.02])
    assert max(allowed) <= 1.0 and len(allowed) <= 101  # nobody waits longer, and so many at the most
    assert arrivals.wait("somebody else") == 0
    clock.tick(0.5)
    again = [arrivals.wait("crowd") for _ in range(500)]
    assert 45 <= sum(wait is not None for wait in again) <= 55


def test_a_crowd_that_comes_and_goes_keeps_its_own_household_out_for_no_longer_than_a_moment(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db")
    try:
        table = open_table(server.base, names=["Anna"], bots=["easy", "easy"], start=True)["held"][0]
        upgrade = (
            f"GET /ws/tables/{table['table']} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        for _ in range(250):
            with socket.create_connection(("127.0.0.1", server.port), 5) as line:
                line.sendall(upgrade.encode())
        deadline = time.monotonic() + 8
        while True:  # refused while the crowd is let in, and not for long
            try:
                with Client(server.base, table["table"], table["secret"]) as anna:
                    assert anna.until("scene")["seat"] == 0
                    break
            except (InvalidStatus, OSError):
                assert time.monotonic() < deadline
                time.sleep(0.1)
    finally:
        server.stop()
