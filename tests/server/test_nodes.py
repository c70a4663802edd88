"""Two nodes over one PostgreSQL: each table has one owner, whoever knocks at the other one is sent on, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tools.postgres import Cluster

from .client import Client, act_once, open_table, play_to_the_end, request
from .conftest import AMPLE
from .serving import Server

TAKEN_OVER = 10.0  # seconds in which a table goes on


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Both run at the end of each test, too."""
    database = asyncio.run(cluster.new_database())
    ada, bob = (Server(database, folder=tmp_path_factory.mktemp("nodes"), **AMPLE) for _ in range(2))
    yield ada, bob
    for node in (ada, bob):
        node.stop()
        assert "Traceback" not in node.said()


def goodbye_of(base: str, table: str, secret: str | None = None) -> Any:
    client = Client(base, table, secret)
    try:
        return client.until(lambda message: message["t"] == "goodbye")
    finally:
        client.close()


def sit(base: str, opened: Any) -> list[Client]:
    """As soon as this node has the table."""
    until = time.monotonic() + TAKEN_OVER
    while True:
        clients = [Client(base, opened["table"]["id"], held["secret"]) for held in opened["held"]]
        try:
            for client in clients:
                client.until(lambda message: message["t"] in ("scene", "goodbye"))
            if all(client.now is not None for client in clients):
                return clients
        except Exception:
            pass
        for client in clients:
            client.close()
        assert time.monotonic() < until, "nobody took the table over"
        time.sleep(0.05)


def act(clients: list[Client]) -> None:
    """An act of somebody, seen by all."""
    done = 0
    while not done:
        for client in clients:
            client.drain(0.02)
        done = next((act_once(client) for client in clients if client.may_act), 0)
    for client in clients:
        client.wait(lambda client=client: client.now["seq"] >= done)


def test_whoever_knocks_at_the_wrong_node_is_sent_on(pair: tuple[Server, Server]) -> None:
    ada, bob = pair
    opened = open_table(ada.base, names=["Anna", "Bert"], seats=2, start=True, game="schnuff")
    table = opened["table"]["id"]
    assert goodbye_of(bob.base, table, opened["held"][0]["secret"]) == {
        "t": "goodbye",
        "reason": "elsewhere",
        "address": ada.base,
    }
    status, told, headers = request(f"{bob.base}/api/tables/{table}")
    assert (status, told["reason"], headers["location"]) == (421, "elsewhere", ada.base)
    assert request(f"{bob.base}/api/tables/none")[0] == 404, "nobody claims what is not there"


def test_what_is_over_every_node_can_tell(pair: tuple[Server, Server]) -> None:
    ada, bob = pair
    short = {"chips": 2, "draw_mode": "auto"}  # nobody is given time to draw
    opened = open_table(ada.base, names=["Anna", "Bert"], seats=2, start=True, game="schnuff", options=short)
    clients = sit(ada.base, opened)
    table = f"/api/tables/{opened['table']['id']}"
    assert request(f"{bob.base}{table}/record")[1]["reason"] == "game_not_over"
    play_to_the_end(clients, random.choice)
    for what in ("/record", "/replay?eyes=1", "/proof"):
        (status, told, _), (other_status, other, _) = (
            request(f"{ada.base}{table}{what}"),
            request(f"{bob.base}{table}{what}"),
        )
        assert (status, other_status) == (200, 200) and told == other, what
    for client in clients:
        client.close()


def test_a_code_is_known_to_every_node(pair: tuple[Server, Server]) -> None:
    ada, bob = pair
    opened = open_table(ada.base, names=["Anna", "Bert"], seats=2, start=True, game="schnuff")
    held = opened["held"][0]
    who = {"authorization": f"Bearer {held['secret']}"}
    code = request(f"{ada.base}/api/tables/{opened['table']['id']}/handover", {}, headers=who)[1]["code"]
    assert request(f"{bob.base}/api/handover", {"code": "ZZZZZZZZ"})[0] == 403
    status, told, _ = request(f"{bob.base}/api/handover", {"code": code, "id": "a" * 32})
    assert (status, told["reason"]) == (421, "elsewhere"), "the seat is given by who has the table"
    status, lent, _ = request(f"{ada.base}/api/handover", {"code": code, "id": "a" * 32})
    assert (status, lent["seat"]) == (201, held["seat"])
    assert request(f"{ada.base}/api/handover", {"code": code, "id": "b" * 32})[0] == 403, "once"


def test_a_dead_node_is_replaced_and_nothing_is_lost(pair: tuple[Server, Server]) -> None:
    ada, bob = pair
    opened = open_table(ada.base, names=["Anna", "Bert"], seats=2, start=True, game="schnuff")
    clients = sit(ada.base, opened)
    for _ in range(5):
        act(clients)
    seen = [client.now["view"] for client in clients]
    ada.kill()
    again = sit(bob.base, opened)
    assert [client.now["view"] for client in again] == seen
    act(again)
    ada.start()
    assert goodbye_of(ada.base, opened["table"]["id"], opened["held"][0]["secret"])["reason"] == "elsewhere"
    for client in (*clients, *again):
        client.close()


def test_a_node_that_slept_cannot_write_any_more(pair: tuple[Server, Server]) -> None:
    """It believes that it owns the table, and is fenced: what it was about to do is sent away with `restart`."""
    ada, bob = pair
    opened = open_table(ada.base, names=["Anna", "Bert"], seats=2, start=True, game="schnuff")
    clients = sit(ada.base, opened)
    act(clients)
    ada.signal(signal.SIGSTOP)
    again = sit(bob.base, opened)
    act(again)
    able = next(client for client in clients if client.may_act or client.now["legal"])
    able.tell("play", act=able.now["legal"][0], match=1)  # lies in the sleeper's socket until it wakes
    ada.signal(signal.SIGCONT)
    assert able.until(lambda message: message["t"] == "goodbye")["reason"] == "restart"
    act(again)
    for client in (*clients, *again):
        client.close()


def test_a_node_that_goes_in_order_gives_its_tables_back_at_once(pair: tuple[Server, Server]) -> None:
    ada, bob = pair
    opened = open_table(ada.base, names=["Anna", "Bert"], seats=2, start=True, game="schnuff")
    clients = sit(ada.base, opened)
    ada.process.terminate()
    for client in clients:
        assert client.until(lambda message: message["t"] == "goodbye")["reason"] == "restart"
        client.close()
    begun = time.monotonic()
    again = sit(bob.base, opened)
    took = time.monotonic() - begun
    ada.process.wait(10)
    ada.start()
    assert took < 2
    act(again)
    for client in again:
        client.close()
