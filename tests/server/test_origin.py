"""Who asks, for which server, and from which page."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from schnapp.limits import Limits
from schnapp.server.connections import Connections
from schnapp.server.origin import BadOrigin, Origins, household, normal
from schnapp.server.serve import both_ways, network_of

from .client import Client, open_table
from .serving import Server


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.0.7", True),
        ("[::1]:8000", True),
        ("[2001:db8::1]", True),
        ("localhost:5173", True),
        ("LOCALHOST.", True),
        (f"{socket.gethostname()}:8000", True),
        ("play.example.org", True),
        ("play.example.org:443", True),
        (None, True),  # no browser leaves it out
        ("evil.example:8000", False),
        ("play.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[::1", False),
        ("a b", False),
    ],
)
def test_names_that_nobody_else_can_point_at_us(host: str | None, known: bool) -> None:
    """A page of evil.example whose name suddenly leads to 127.0.0.1 is no page of ours (DNS rebinding)."""
    assert Origins(["https://play.example.org"]).knows(host) is known


def test_other_names_are_known_only_if_they_are_set() -> None:
    assert not Origins().knows("play.example.org")


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "127.0.0.1:8000", True),  # a program
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://localhost:5173", "localhost:5173", True),
        ("https://play.example.org", "127.0.0.1:8000", True),  # behind a proxy that puts in its own host
        ("https://play.example.org:443", "127.0.0.1:8000", True),
        ("https://PLAY.example.org", "127.0.0.1:8000", True),
        ("http://play.example.org", "127.0.0.1:8000", False),
        ("https://play.example.org:8443", "127.0.0.1:8000", False),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", False),
        ("http://localhost:8000", "127.0.0.1:8000", False),
        ("http://evil.example", "127.0.0.1:8000", False),
        ("null", "127.0.0.1:8000", False),
        ("", "127.0.0.1:8000", False),
        ("http://[", "127.0.0.1:8000", False),
        ("http://evil.example", None, False),
    ],
)
def test_pages_that_may_ask(origin: str | None, host: str | None, allowed: bool) -> None:
    assert Origins(["https://play.example.org"]).allows(origin, host) is allowed


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("https://Play.example.org:443/", "https://play.example.org"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
        ("http://pc.lan:80", "http://pc.lan"),
    ],
)
def test_origins_are_kept_as_browsers_send_them(told: str, kept: str) -> None:
    assert normal(told) == kept


@pytest.mark.parametrize(
    "told", ["play.example.org", "ftp://x", "https://", "https://x/path", "https://x:port", "http://["]
)
def test_what_is_no_origin_is_said(told: str) -> None:
    with pytest.raises(BadOrigin):
        normal(told)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),  # an IPv4 address as a socket for both shows it
        ("::1", "::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_counts_once(host: str, counted: str) -> None:
    assert household(host) == counted


PROXIES = ["10.0.0.0/8", "2001:db8:9::/48"]


def test_connections_of_a_household_and_of_a_proxy() -> None:
    of_all = Connections(Limits(connections=5, connections_of_address=2), map(network_of, PROXIES))
    assert [of_all.enter(f"2001:db8::{n}") for n in range(1, 4)] == [True, True, False]
    of_all.leave("2001:db8::2")
    assert of_all.enter("2001:db8::3")
    proxies = ["10.0.0.1", "2001:db8:9::1", "::ffff:10.0.0.1", "10.0.0.1"]  # the total only
    assert [of_all.enter(proxy) for proxy in proxies] == [True, True, True, False]
    assert not of_all.enter("192.0.2.1")
    of_all.leave("10.0.0.1")
    assert of_all.enter("192.0.2.1")


async def seen(proxies: list[str], peer: str, *forwarded: str) -> tuple[str, bool]:
    """Who asks, and whether the peer is a proxy of ours: then its line says nothing of the line to the player."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope)

    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    scope: Any = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    trusted = both_ways(map(network_of, proxies))
    await ProxyHeadersMiddleware(app, trusted)(scope, None, None)  # type: ignore[arg-type]
    client = found[0]["client"][0]
    return household(client), Connections(Limits(), map(network_of, proxies)).is_proxy(peer)


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "who"),
    [
        ([], "127.0.0.1", ["8.8.8.8"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["8.8.8.8"], "8.8.8.8"),
        (["127.0.0.1"], "127.0.0.1", [], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["1.1.1.1, 8.8.8.8"], "8.8.8.8"),  # the right-most: what the proxy itself has seen
        (["127.0.0.1"], "127.0.0.1", ["1.1.1.1", "8.8.8.8"], "8.8.8.8"),
        (["127.0.0.1"], "127.0.0.1", ["nonsense, 8.8.8.8:4711"], "8.8.8.8"),
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", ["8.8.8.8, 10.2.3.4"], "8.8.8.8"),  # two proxies
        (["10.0.0.0/8"], "::ffff:10.0.0.1", ["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
        (["10.0.0.0/8"], "8.8.4.4", ["1.1.1.1"], "8.8.4.4"),
    ],
)
async def test_only_a_trusted_proxy_is_believed(proxies: list[str], peer: str, forwarded: list[str], who: str) -> None:
    assert await seen(proxies, peer, *forwarded) == (who, peer in ("127.0.0.1", "::ffff:10.0.0.1") and proxies != [])


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("doors") / "t.db",
        origins=["https://play.example.org"],
        proxies=["127.0.0.1"],
        tables=1,
        tables_per_second=0,
    )
    yield server
    server.stop()
    assert "Traceback" not in server.said()


def asked(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body and json.dumps(body), {"content-type": "application/json", **named})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    return answer.status, text


ORDER = {"game": "snatch-it", "names": ["Anna"], "seats": 3}


def test_requests_sockets_and_pages_for_another_server_are_refused(behind_proxy: Server) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/assets/x.js")):
        status, body = asked(behind_proxy, method, path, ORDER if method == "POST" else None, host="evil.example")
        assert (status, json.loads(body)["reason"]) == (403, "wrong_host")
        assert "--origin" in json.loads(body)["text_de"]
    for headers in ({"host": "evil.example"}, {"host": "play.example.org", "origin": "http://evil.example"}):
        with (
            pytest.raises(InvalidStatus) as refused,
            socket.create_connection(("127.0.0.1", behind_proxy.port)) as line,
        ):
            url = f"ws://{headers['host']}/ws/tables/x"
            connect(url, sock=line, proxy=None, origin=headers.get("origin")).close()  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    for path in (
        "/healthz",
        "/readyz",
    ):  # they tell nothing and change nothing, and who looks after us calls us anything
        assert asked(behind_proxy, "GET", path, host="schnapp-1:8000")[0] == 200


def test_everybody_behind_a_trusted_proxy_has_limits_of_their_own(behind_proxy: Server) -> None:
    ours = {"host": "play.example.org", "origin": "https://play.example.org"}
    assert asked(behind_proxy, "POST", "/api/tables", ORDER, **ours, x_forwarded_for="198.51.100.1")[0] == 201
    assert asked(behind_proxy, "POST", "/api/tables", ORDER, **ours, x_forwarded_for="198.51.100.2")[0] == 201
    status, body = asked(behind_proxy, "POST", "/api/tables", ORDER, **ours, x_forwarded_for="6.6.6.6, 198.51.100.1")
    assert (status, json.loads(body)["reason"]) == (429, "too_many_tables")


def test_sockets_of_a_visitor_behind_a_trusted_proxy_have_an_end(tmp_path: Any) -> None:
    server = Server(tmp_path / "t.db", proxies=["127.0.0.1"], connections_of_address=3)
    try:
        told = open_table(server.base)
        table, secret = told["table"]["id"], told["held"][0]["secret"]

        def socket_of(visitor: str) -> Client:
            client = Client(server.base, table, secret, additional_headers={"x-forwarded-for": visitor})
            client.until("scene")
            return client

        first, *others = [socket_of("198.51.100.1") for _ in range(3)]
        with pytest.raises(InvalidStatus):
            socket_of("198.51.100.1")
        others.append(socket_of("198.51.100.2"))
        first.close()
        for _ in range(5):  # each try takes a second, and whoever has gone is not noticed at once
            with suppress(InvalidStatus):
                others.append(socket_of("198.51.100.1"))
                break
        assert len(others) == 4
        for each in others:
            each.close()
    finally:
        server.stop()


def test_without_a_trusted_proxy_nobody_gets_new_limits_by_a_header(tmp_path: Any) -> None:
    server = Server(tmp_path / "t.db", tables=1, tables_per_second=0)
    try:
        open_table(server.base)
        assert asked(server, "POST", "/api/tables", ORDER, x_forwarded_for="198.51.100.9")[0] == 429
    finally:
        server.stop()
