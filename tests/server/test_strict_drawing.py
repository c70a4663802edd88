"""Strict drawing of Schnuff from end to end: the real server, several sockets, real time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .client import Client, command_id, open_table
from .conftest import AMPLE
from .registry import ONES
from .serving import Server
from .test_whole_games import sit

DRAW = {"type": "draw"}
ONE = {"type": "play", "card": "number_1"}
LONG = 10_000  # ms; nothing in these tests waits for its end


def sit_down(base: str, **options: Any) -> tuple[Any, list[Client]]:
    """The table and its people in order of play, the one who leads first."""
    options = {"deck": ONES | {"schnuff": 0}, "draw_grace_ms": LONG, **options}
    names = ["Anna", "Bert", "Cleo"]
    opened = open_table(base, game="schnuff", names=names, seats=3, options=options, start=True)
    clients = sit(base, opened)
    (lead,) = clients[0].now["owed"]
    return opened, [clients[(lead + step) % 3] for step in range(3)]


def hear(clients: list[Client], seq: int) -> None:
    for client in clients:
        client.wait(lambda: client.now["seq"] >= seq)  # noqa: B023


def hang_up(clients: list[Client]) -> None:
    for client in clients:
        client.close()


def test_in_time_the_card_is_drawn_and_the_next_one_goes_on(base: str) -> None:
    _, (first, second, third) = clients = sit_down(base)
    hear(clients[1], first.play(ONE)["seq"])
    assert (first.now["legal"], second.now["legal"], third.now["legal"]) == ([DRAW], [ONE], [])
    assert first.now["owed"] == second.now["owed"] == third.now["owed"] == [second.seat]
    assert {key: first.now[key] for key in ("events", "owed", "by", "deadline_ms")} == {
        key: third.now[key] for key in ("events", "owed", "by", "deadline_ms")
    }
    waiting = second.tell("play", act=ONE, match=1)
    assert second.ask("say", phrase="hurry")["t"] == "done"
    assert all(message.get("id") != waiting for message in second.heard)
    drawn = first.play(DRAW)
    played = second.until(lambda m: m.get("id") == waiting)
    assert (drawn["t"], played["t"], played["seq"]) == ("done", "done", drawn["seq"] + 1)
    hear(clients[1], played["seq"])
    assert third.now["view"]["hands"][first.seat] == 4
    hang_up(clients[1])


def test_who_forgets_goes_on_with_fewer_cards(base: str) -> None:
    _, (first, second, third) = clients = sit_down(base, draw_grace_ms=150)
    begun = time.monotonic()
    first.play(ONE)
    played = second.play(ONE)
    assert played["t"] == "done"
    assert time.monotonic() - begun >= 0.14
    hear(clients[1], played["seq"])
    for client in (first, second, third):
        assert [event["type"] for event in client.now["events"]] == ["draw_forfeited", "played"]
        assert client.now["events"][0]["player"] == first.seat
    assert third.now["view"]["hands"][first.seat] == 3
    late = first.play(DRAW)
    assert (late["reason"], bool(late["rule"])) == ("no_draw_right", True)
    hang_up(clients[1])


def test_others_are_sent_the_same_bytes_whether_somebody_may_still_draw_or_not(base: str) -> None:
    """The same cards at two tables, one of them without a right: the only difference is the holder's own `legal`."""
    told: list[list[Any]] = []
    for mode in ("strict", "auto"):
        _, (first, second, third) = clients = sit_down(base, draw_mode=mode)
        hear(clients[1], first.play(ONE)["seq"])
        seats = {client.seat: place for place, client in enumerate((first, second, third))}
        told.append([{key: client.now[key] for key in ("by", "deadline_ms")} for client in (second, third)])
        told[-1] += [[seats[seat] for seat in client.now["owed"]] for client in (first, second, third)]
        told[-1] += [client.now["legal"] for client in (second, third)]
        told[-1].append(sorted(first.now))
        hang_up(clients[1])
    assert told[0] == told[1]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "mortal.db", **AMPLE)
    yield server
    server.stop()


def test_a_kill_while_a_card_waits_loses_nothing_that_was_acknowledged(mortal: Server) -> None:
    opened, (first, second, third) = clients = sit_down(mortal.base)
    acknowledged = first.play(ONE)["seq"]
    id = command_id()
    second.tell("play", id=id, act=ONE, match=1)
    second.ask("say", phrase="hurry")  # when this is answered, the card before it waits
    assert all(message.get("id") != id for message in second.heard)
    mortal.kill()
    hang_up(clients[1])
    mortal.start()

    by_seat = sit(mortal.base, opened)
    first, second, third = (by_seat[client.seat or 0] for client in (first, second, third))
    assert second.now["seq"] == acknowledged + 1
    assert second.now["view"]["count"] == 1
    assert second.now["owed"] == [second.seat]
    assert first.now["legal"] == [DRAW]
    second.tell("play", id=id, act=ONE, match=1)
    second.tell("play", id=id, act=ONE, match=1)
    drawn = first.play(DRAW)
    answers = [second.until(lambda m: m.get("id") == id) for _ in range(2)]
    assert answers == [{"t": "done", "id": id, "seq": drawn["seq"] + 1}] * 2
    hear(by_seat, drawn["seq"] + 1)
    assert third.now["view"]["count"] == 2
    assert third.now["view"]["hands"][first.seat] == 4
    hang_up(by_seat)


def test_a_reconnect_while_a_card_waits(base: str) -> None:
    opened, (first, second, third) = clients = sit_down(base)
    first.play(ONE)
    id = command_id()
    second.tell("play", id=id, act=ONE, match=1)
    second.ask("say", phrase="moment")
    second.socket.close_socket()
    secret = opened["held"][second.seat or 0]["secret"]
    with Client(base, opened["table"]["id"], secret) as again:
        again.until("scene")
        again.tell("play", id=id, act=ONE, match=1)
        again.ask("say", phrase="hello")
        drawn = first.play(DRAW)
        assert again.until(lambda m: m.get("id") == id) == {"t": "done", "id": id, "seq": drawn["seq"] + 1}
        hear([again, first, third], drawn["seq"] + 1)
        assert third.now["view"]["count"] == 2
    hang_up(clients[1])
