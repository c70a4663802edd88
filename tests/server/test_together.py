"""Simultaneous choices: nobody's commit is in the way of another's."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Any

from .client import Client, open_table
from .test_whole_games import sit


def all_at_once(clients: list[Client], per_client: int = 1) -> list[Any]:
    """Everybody lays a card at the same moment; all answers."""
    answers: list[Any] = []
    barrier = threading.Barrier(len(clients) * per_client)
    sockets = clients if per_client == 1 else [c for c in clients for _ in range(per_client)]

    def lay(client: Client) -> None:
        act = client.now["legal"][0]
        barrier.wait(5)
        answers.append(client.play(act))

    threads = [threading.Thread(target=lay, args=(client,)) for client in sockets]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    return answers


def test_six_people_lay_at_the_same_moment(base: str) -> None:
    for _ in range(5):
        opened = open_table(base, names=[f"P{n}" for n in range(6)], seats=6, start=True)
        clients = sit(base, opened)
        answers = all_at_once(clients)
        assert [answer["t"] for answer in answers] == ["done"] * 6
        assert len({answer["seq"] for answer in answers}) == 6
        for client in clients:
            client.until(lambda m: m["t"] == "happened" and m["view"]["state"] == "TURN")
            client.close()


def test_one_seat_on_two_devices_lays_once(base: str) -> None:
    """The same seat from three sockets at once: one act stands, the others are refused, others' seats are untouched."""
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    devices = [Client(base, opened["held"][0]["table"], opened["held"][0]["secret"]) for _ in range(3)]
    for device in devices:
        device.until("scene")
    answers = all_at_once(devices)
    assert Counter(answer["t"] for answer in answers) == {"done": 1, "refused": 2}
    assert {answer["reason"] for answer in answers if answer["t"] == "refused"} == {"not_your_decision"}
    with Client(base, opened["held"][1]["table"], opened["held"][1]["secret"]) as bert:
        assert bert.until("scene")["view"]["laid"] == ["?", None, None]
    for device in devices:
        device.close()
