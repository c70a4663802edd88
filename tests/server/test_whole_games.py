"""Whole games over raw sockets: persons, bots, watchers, the record and the proof afterwards, a rematch."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.table.fair import FairDealer
from schnapp.table.match import Match
from schnapp.table.protocols import Timed
from schnapp.table.replay import replay

from .client import Client, open_table, play_to_the_end, request


def sit(base: str, opened: Any) -> list[Client]:
    """The clients of all people of a table, each with its scene."""
    clients = [Client(base, held["table"], held["secret"]) for held in opened["held"]]
    for client in clients:
        client.until("scene")
    return clients


def test_three_people_play_to_the_end_and_a_watcher_sees_the_same(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    clients = sit(base, opened)
    watcher = Client(base, opened["table"]["id"])
    watcher.until("scene")

    play_to_the_end(clients)

    ends = [
        next(e for m in c.heard if m["t"] == "happened" for e in m["events"] if e["type"] == "game_ended")
        for c in clients
    ]
    assert ends[0] == ends[1] == ends[2]
    watcher.until(lambda m: m["t"] == "people" and m["table"]["stage"] == "over")
    seen = [(m["seq"], [e["type"] for e in m["events"]]) for m in watcher.heard if m["t"] == "happened"]
    for client in clients:
        assert [(m["seq"], [e["type"] for e in m["events"]]) for m in client.heard if m["t"] == "happened"] == seen
    for client in [*clients, watcher]:
        client.close()


AT_ONCE = {"draw_grace_ms": 0, "chips": 3}
"""Options of a short game of Schnuff in which nothing is held back."""


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.name, n) for game in GAMES.values() if not isinstance(game, Timed) for n in game.seats],
    ids=str,
)
def test_one_person_against_bots(base: str, game: str, seats: int) -> None:
    bots = (["greedy", "random"] * 3)[: seats - 1]
    options = AT_ONCE if game == "schnuff" else {}
    opened = open_table(base, game=game, seats=seats, bots=bots, options=options, forget_percent=20, start=True)
    (client,) = sit(base, opened)
    play_to_the_end([client])
    assert client.table_view["stage"] == "over"
    assert {m["by"] for m in client.heard if m["t"] == "happened"} == {None, "bot"}
    client.close()


@pytest.mark.parametrize("seats", [2, 6])
def test_a_timed_game_from_the_deal_to_its_record(base: str, tmp_path: Path, seats: int) -> None:
    """In real time, on real sockets: nobody finds a word, three times."""
    names = [f"P{n}" for n in range(seats)]
    opened = open_table(base, game="schnapp-land-fluss", names=names, seats=seats, start=True)
    clients = sit(base, opened)
    watcher = Client(base, opened["table"]["id"])
    while any(client.table_view["stage"] != "over" for client in clients):
        for client in clients:
            client.drain(0.01)
            if idle := [act for act in client.now["legal"] if act["type"] in ("turn_category", "pass")]:
                assert client.play(idle[0])["t"] == "done"
                client.drain(0.01)
    watcher.until(lambda m: m["t"] == "people" and m["table"]["stage"] == "over")
    seen = [(m["seq"], m["events"]) for m in watcher.heard if m["t"] == "happened"]
    assert [e["type"] for _, events in seen for e in events].count("missed") == 3
    for client in [*clients, watcher]:
        assert [(m["seq"], m["events"]) for m in client.heard if m["t"] == "happened"] == seen
        client.close()
    status, record, _ = request(f"{base}/api/tables/{opened['table']['id']}/record")
    assert status == 200
    file = tmp_path / "record.jsonl"
    file.write_text(record)
    assert replay(file, GAMES) is None
    assert json.loads(record.splitlines()[0])["game"] == "schnapp-land-fluss"


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("draw_mode", ["strict", "auto"])
def test_people_play_schnuff_to_the_end_and_a_watcher_sees_the_same(
    base: str, tmp_path: Path, draw_mode: str, seats: int
) -> None:
    names = [f"P{n}" for n in range(seats)]
    options = {**AT_ONCE, "draw_mode": draw_mode}
    opened = open_table(base, game="schnuff", names=names, seats=seats, options=options, start=True)
    clients = sit(base, opened)
    watcher = Client(base, opened["table"]["id"])
    watcher.until("scene")
    play_to_the_end(clients, random.Random(seats).choice)
    watcher.until(lambda m: m["t"] == "people" and m["table"]["stage"] == "over")
    seen = [(m["seq"], [e["type"] for e in m["events"]]) for m in watcher.heard if m["t"] == "happened"]
    for client in [*clients, watcher]:
        assert [(m["seq"], [e["type"] for e in m["events"]]) for m in client.heard if m["t"] == "happened"] == seen
        for message in client.heard:
            view = message.get("view")
            if view and view["state"] != "OVER":
                assert isinstance(view["draw_pile"], int) and isinstance(view["aside"], int)
                assert set(view["discard"]) == {"count", "top"}
                assert [isinstance(hand, list) for hand in view["hands"]] == [n == client.seat for n in range(seats)]
                assert view["draw_right"] is None
                assert message["owed"] == [view["active"]], "whoever may still draw is not among them"
            for event in message.get("events", []):
                assert "private" not in event
                if event["type"] == "drew":
                    assert ("card" in event) == (event["player"] == client.seat)
                if event["type"] == "round_started":
                    assert isinstance(event.get("hand", []), list)
        client.close()
    file = tmp_path / "game.jsonl"
    file.write_text(request(f"{base}/api/tables/{opened['table']['id']}/record")[1], encoding="utf-8")
    assert replay(file, GAMES) is None


def test_every_option_of_schnuff_can_be_played(base: str) -> None:
    deck = {"number_1": 10, "number_2": 8, "number_3": 8, "number_4": 8, "pass": 5, "reverse": 5}
    options = {
        "draw_grace_ms": 0,
        "draw_reminder": True,
        "chips": 2,
        "short_game": True,
        "max_rounds": 9,
        "deck": deck | {"snap": 4, "risk": 3, "schnuff": 3},
        "schnuff_tie": "all_exempt",
        "immunity": "until_crossed",
        "count_floor": "zero",
        "shuffle_discards": True,
        "card_names": {"snap": {"de": "Zack!", "en": "Crack!"}},
        "history_view": "full",
        "turn_seconds": 60,
    }
    opened = open_table(base, game="schnuff", names=["Anna"], seats=4, bots=["random"] * 3, options=options, start=True)
    clients = sit(base, opened)
    assert clients[0].table_view["options"] | options == clients[0].table_view["options"]
    play_to_the_end(clients)
    rights = {m["view"]["draw_right"] for m in clients[0].heard if m["t"] in ("scene", "happened")}
    assert rights == {None, 0}, "with draw_reminder one's own right is shown, and only this"
    clients[0].close()


def test_every_option_can_be_played(base: str) -> None:
    options = {
        "stalk_enforcement": "call_out",
        "consolation": "must",
        "last_bite_trigger": "uncovered",
        "last_bite_visibility": "exact",
        "own_stack_view": False,
        "own_belly_view": False,
        "history_view": "full",
        "first_player": 1,
    }
    opened = open_table(base, names=["Anna", "Bert"], seats=4, bots=["random", "greedy"], options=options, start=True)
    clients = sit(base, opened)
    assert clients[0].table_view["options"] | options == clients[0].table_view["options"]
    play_to_the_end(clients)
    for client in clients:
        client.close()


def test_record_and_proof_are_opened_at_the_end_and_not_before(base: str, tmp_path: Path) -> None:
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    table = opened["table"]["id"]
    promised = opened["table"]["commitment"]
    for what in ("record", "proof", "record?match=1", "proof?match=1"):
        status, problem, _ = request(f"{base}/api/tables/{table}/{what}")
        assert (status, problem["reason"]) == (409, "game_not_over")

    clients = sit(base, opened)
    play_to_the_end(clients)
    for client in clients:
        client.close()

    status, text, headers = request(f"{base}/api/tables/{table}/record?match=1")
    assert status == 200
    assert headers["content-type"].startswith("application/x-ndjson")
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert replay(file, GAMES) is None
    lines = [json.loads(line) for line in text.split("\n") if line]
    assert lines[0]["verbose"] is True
    assert lines[0]["players"] == ["Anna", "Bert", "Cleo"]
    assert "result" in lines[-1]

    status, proof, _ = request(f"{base}/api/tables/{table}/proof?match=1")
    assert status == 200
    seed, salt = bytes.fromhex(proof["seed"]), bytes.fromhex(proof["salt"])
    assert hashlib.sha256(salt + seed).hexdigest() == proof["commitment"] == promised
    assert chances_from(seed, lines) == [line["chance"] for line in lines if "chance" in line]

    for number in (0, 2, -1):
        status, problem, _ = request(f"{base}/api/tables/{table}/record?match={number}")
        assert (status, problem["reason"]) == (404, "wrong_match")


def chances_from(seed: bytes, lines: list[Any]) -> list[Any]:
    """Deal the game again from the opened seed with the acts of its record."""
    head = lines[0]
    match = Match.start(GAMES[head["game"]], head["players"], head["options"], FairDealer(seed))
    entries = list(match.entries_at_start)
    for line in lines:
        if "act" in line:
            entries += match.act(line["act"])
    return [entry["chance"] for entry in entries if "chance" in entry]


def test_a_rematch_is_a_new_deal_with_a_new_seal(base: str) -> None:
    opened = open_table(base, names=["Anna"], bots=["greedy", "greedy"], start=True)
    table = opened["table"]["id"]
    (client,) = sit(base, opened)
    assert client.ask("rematch")["reason"] == "game_not_over"
    play_to_the_end([client])
    next_seal = client.table_view["commitment"]
    assert next_seal != opened["table"]["commitment"]

    assert client.ask("rematch")["t"] == "done"
    client.until("scene")
    assert (client.table_view["match"], client.table_view["stage"], client.table_view["commitment"]) == (
        2,
        "playing",
        next_seal,
    )
    late = client.ask("play", act={"type": "toss", "pond": "swarm"}, match=1)
    assert late["reason"] == "wrong_match"
    status, first, _ = request(f"{base}/api/tables/{table}/record?match=1")
    assert status == 200 and first
    assert request(f"{base}/api/tables/{table}/record?match=2")[1]["reason"] == "game_not_over"
    play_to_the_end([client])
    one, two = (request(f"{base}/api/tables/{table}/proof?match={n}")[1] for n in (1, 2))
    assert one["seed"] != two["seed"]
    assert two["commitment"] == next_seal
    client.close()


def test_illegal_acts_are_refused_with_reason_and_rule_and_change_nothing(base: str) -> None:
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    clients = sit(base, opened)
    before = clients[0].now
    for act, reason, rule in [
        ({"type": "snatch", "card": "crawler_1", "pond": "crawler_1"}, "wrong_state", "5.1"),
        ({"type": "lay"}, "bad_params", "5.1"),
        ({"type": "lay", "card": 7}, "bad_params", "5.1"),
        ({"type": "lay", "card": "last_bite"}, "bad_params", "5.1"),
        ({}, "bad_params", "5.1"),
        ({"type": None}, "bad_params", "5.1"),
    ]:
        answer = clients[0].play(act)
        assert (answer["t"], answer["reason"], answer["rule"]) == ("refused", reason, rule), act
    missing = next(
        k for k in GAMES["snatch-it"].kinds if k not in clients[0].now["view"]["hands"][0] and k != "last_bite"
    )
    answer = clients[0].play({"type": "lay", "card": missing})
    assert (answer["reason"], answer["rule"]) == ("card_not_in_hand", "3.2")
    card = clients[0].now["legal"][0]
    assert clients[0].play({**card, "player": 2, "by": "clock"})["t"] == "done"  # whose act it is, the socket says
    clients[0].until("happened")
    assert clients[0].now["events"][0]["player"] == 0
    assert clients[0].now["by"] is None
    assert clients[0].play(card)["reason"] == "not_your_decision"
    with Client(base, opened["table"]["id"], opened["held"][1]["secret"]) as again:
        again.until("scene")
        assert again.now["view"]["hands"][1] == clients[1].now["view"]["hands"][1]
        assert again.seat == 1
    assert before["view"]["hands"][1] == 6
    for client in clients:
        client.close()


def test_random_play_never_shows_anybody_what_is_not_his(base: str) -> None:
    """Everything a viewer is sent before the end, searched for others' hands, the deck and the seed."""
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    clients = sit(base, opened)
    watcher = Client(base, opened["table"]["id"])
    watcher.until("scene")
    play_to_the_end(clients, random.Random(5).choice)
    watcher.until(lambda m: m["t"] == "people" and m["table"]["stage"] == "over")
    proof = request(f"{base}/api/tables/{opened['table']['id']}/proof")[1]
    for client in [*clients, watcher]:
        for message in client.heard:
            text = json.dumps(message)
            assert proof["seed"] not in text
            assert proof["salt"] not in text
            assert not any(held["secret"] in text for held in opened["held"])
            view = message.get("view")
            if view and view["state"] != "OVER":
                assert isinstance(view["deck"], int)
                assert isinstance(view["discard"], int)
                assert [isinstance(hand, list) for hand in view["hands"]] == [n == client.seat for n in range(3)]
                assert view["viewer"] == client.seat
            for event in message.get("events", []):
                assert "private" not in event
                if event["type"] in ("laid", "bait_laid"):
                    assert ("card" in event) == (event["player"] == client.seat)
                if event["type"] == "refilled" and event["count"]:
                    assert ("cards" in event) == (event["player"] == client.seat)
            if message["t"] in ("scene", "happened") and client.seat is None:
                assert message["legal"] == []
        client.close()
