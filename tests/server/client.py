"""A raw client as a stranger would write it from docs/wire.md: JSON over HTTP and a socket, nothing of ours."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import ssl
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

Json = Any
numbers = itertools.count(1)


def command_id() -> str:
    return f"command-{next(numbers):06d}-{random.randrange(1 << 30)}"


def request(
    url: str,
    body: Json = None,
    method: str | None = None,
    headers: dict[str, str] | None = None,
    trust: ssl.SSLContext | None = None,
) -> tuple[int, Json, dict[str, str]]:
    """Status, JSON (or text) and headers of an answer. `trust`: by which certificate, of an address with https."""
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    ask = urllib.request.Request(url, data, {"content-type": "application/json", **(headers or {})}, method=method)
    try:
        with urllib.request.urlopen(ask, timeout=20, context=trust) as answer:
            return answer.status, told(answer.read()), dict(answer.headers)
    except urllib.error.HTTPError as error:
        return error.code, told(error.read()), dict(error.headers)


def told(body: bytes) -> Json:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()


class Client:
    """One socket. Keeps the newest scene or happening and everything it was sent."""

    def __init__(self, base: str, table: str, secret: str | None = None, **options: Any) -> None:
        self.base, self.table, self.secret = base, table, secret
        self.heard: list[Json] = []
        self.now: Json = None  # newest view, owed, legal, seq
        self.table_view: Json = None  # newest table
        self.seat: int | None = None
        self.seq = 0  # the newest that was told: it never falls
        self._passed: list[Json] = []  # came before an answer that was waited for, and is still to be looked at
        address = f"{base.replace('http', 'ws')}/ws/tables/{table}"
        self.socket: ClientConnection = connect(
            address, **({"max_size": None, "max_queue": None, "proxy": None} | options)
        ).__enter__()
        self.socket.send(json.dumps({"t": "hello", "secret": secret}))

    def hear(self, timeout: float = 10) -> Json:
        """The next message."""
        return self._passed.pop(0) if self._passed else self._receive(timeout)

    def _receive(self, timeout: float) -> Json:
        message = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        assert message.get("seq", self.seq) >= self.seq, f"{message} after {self.seq}"
        self.seq = message.get("seq", self.seq)
        if message["t"] == "probe":
            self.socket.send(json.dumps({"t": "echo", "probe": message["probe"]}))
        if message["t"] in ("scene", "happened"):
            self.now = message
        if message["t"] in ("scene", "people"):
            self.table_view = message["table"]
            self.seat = message["seat"]
        return message

    def until(self, wanted: str | Callable[[Json], bool], timeout: float = 10) -> Json:
        """The next message of this type, or for which this is true."""
        while True:
            message = self.hear(timeout)
            if message["t"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def wait(self, question: Callable[[], bool]) -> None:
        """Hear messages until it is so."""
        while not question():
            self.hear()

    def drain(self, timeout: float = 0) -> None:
        """Hear whatever has come."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(timeout)

    def tell(self, t: str, **fields: Json) -> str:
        """Send a command; its id."""
        fields = {"t": t, "id": command_id(), **fields}
        self.socket.send(json.dumps(fields))
        return fields["id"]

    def ask(self, t: str, **fields: Json) -> Json:
        """Send a command and receive everything up to its answer; what it caused came before and is heard next."""
        sent = self.tell(t, **fields)
        while True:
            message = self._receive(10)
            if message["t"] in ("done", "refused") and message["id"] == sent:
                return message
            self._passed.append(message)

    def play(self, act: Json) -> Json:
        return self.ask("play", act=act, match=self.table_view["match"])

    @property
    def may_act(self) -> bool:
        return self.table_view["stage"] == "playing" and bool(self.now["legal"])

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def open_table(base: str, trust: ssl.SSLContext | None = None, **fields: Json) -> Json:
    """The answer of a new table; `pace_ms` is 0 unless told otherwise."""
    wanted = {"game": "snatch-it", "names": ["Anna"], "seats": 3, "pace_ms": 0, **fields}
    status, opened, _ = request(f"{base}/api/tables", wanted, trust=trust)
    assert status == 201, opened
    return opened


def play_to_the_end(clients: list[Client], choose: Callable[[list[Json]], Json] = random.choice) -> None:
    """Everybody plays legal acts until everybody knows that the game is over. Each client must have its scene."""
    deadline = time.monotonic() + 30
    while any(client.table_view["stage"] != "over" for client in clients):
        assert time.monotonic() < deadline, "the game does not end"
        acted = False
        for client in clients:
            client.drain()
            if client.may_act:
                acted = True
                act_once(client, choose)
        if not acted:
            clients[0].drain(0.01)


def one_of(act: Json) -> Json:
    """An act as it can be played: an entry of Snails' planning stands for many."""
    if act["type"] != "program":
        return act
    active = random.choice(act["active"])
    inactive = random.choice([snail for snail in act["inactive"] if snail != active])
    return {"type": act["type"], "active": active, "inactive": inactive, "slots": random.sample(act["cards"], 5)}


def act_once(client: Client, choose: Callable[[list[Json]], Json] = random.choice) -> int:
    """A legal act, and wait until the client has seen all it caused; its number in the log.

    0 if another seat's act came in between and changed what can be done (an open call-out, a forfeited draw).
    """
    known = client.now["seq"]
    answer = client.play(one_of(choose(client.now["legal"])))
    if answer["t"] == "refused":
        assert answer["reason"] in ("wrong_state", "no_draw_right", "game_over") and client.now["seq"] > known, answer
        return 0
    seq: int = answer["seq"]
    client.until(lambda m: m["t"] != "done" and m.get("seq", 0) >= seq)
    return seq
