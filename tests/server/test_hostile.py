"""Bad input: a clear error or silence, never a crash, a foreign secret or a changed game."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import threading
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from schnapp.games import GAMES
from schnapp.limits import Limits

from .client import Client, command_id, open_table, request
from .serving import Server
from .test_whole_games import sit

NO_SECRET = "A" * 32


@pytest.fixture
def opened(base: str) -> Any:
    return open_table(base, names=["Anna", "Bert", "Cleo"], start=True)


def state_of(base: str, opened: Any) -> list[Any]:
    """Number and views of a table as its people see them."""
    found: list[Any] = []
    for client in sit(base, opened):
        found.append((client.now["seq"], client.now["view"], client.now["legal"]))
        client.close()
    return found


def raw(base: str, table: str, **options: Any) -> Any:
    return connect(f"{base.replace('http', 'ws')}/ws/tables/{table}", proxy=None, **options).__enter__()


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ('{"t":"hello","secret":"' + NO_SECRET + '"}', "wrong_secret"),
        ('{"t":"hello","secret":"short"}', "malformed"),
        ('{"t":"hello","secret":7}', "malformed"),
        ('{"t":"play"}', "malformed"),
        ("", "malformed"),
        ("[" * 4000, "malformed"),
        ('{"t":"hello","more":1}', "malformed"),
        ('{"t":"hello","name":"\\ud800"}', "malformed"),
    ],
)
def test_a_bad_hello_is_told_why_and_closed(base: str, opened: Any, first: str, reason: str) -> None:
    with raw(base, opened["table"]["id"]) as ws:
        ws.send(first)
        assert json.loads(ws.recv(5)) == {"t": "goodbye", "reason": reason}
        with pytest.raises(ConnectionClosed):
            ws.recv(5)


def test_unknown_tables(base: str) -> None:
    for table in ("nowhere", "..", "%00", "a" * 500, "ä"):
        with raw(base, table if table.isascii() else "%C3%A4") as ws:
            ws.send('{"t":"hello"}')
            assert json.loads(ws.recv(5)) == {"t": "goodbye", "reason": "unknown_table"}
    for path in ("", "/record", "/replay", "/proof"):
        status, problem, _ = request(f"{base}/api/tables/nowhere{path}")
        assert (status, problem["reason"]) == (404, "unknown_table")
        assert problem["text_de"] and problem["text_en"]
    assert request(f"{base}/api/tables/nowhere/seats", {"name": "Eva"})[1]["reason"] == "unknown_table"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.text(max_size=200),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=20),
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
            max_leaves=12,
        ).map(json.dumps),
        st.builds(
            lambda kind, act, match: json.dumps(
                {"t": kind, "id": "nonsense-1234", "act": act, "match": match, "seat": act.get("owner", 0)}
            ),
            st.sampled_from(
                ["play", "say", "start", "rematch", "add_bot", "remove_seat", "configure", "hello", "ping"]
            ),
            st.dictionaries(
                st.sampled_from(["type", "card", "pond", "owner", "stack", "player", "by"]),
                st.sampled_from(
                    ["lay", "snatch", "steal", "call_out", "crawler_1", "swarm", "last_bite", "s1", "", "?"]
                )
                | st.integers(-3, 9)
                | st.none()
                | st.floats(allow_nan=False, allow_infinity=False)
                | st.lists(st.integers(0, 3), max_size=2),
            ),
            st.integers(-1, 3),
        ),
    )
)
def test_nonsense_is_refused_and_changes_nothing(base: str, message: str) -> None:
    client = CLIENT.get(base) or CLIENT.setdefault(base, watched(base))
    with contextlib.suppress(ConnectionClosed):  # the goodbye is heard below
        client.socket.send(message)
        client.socket.send('{"t":"ping"}')
    answer = client.hear()
    while answer["t"] != "pong":
        if answer["t"] == "goodbye":  # too much nonsense on one socket
            CLIENT.pop(base).close()
            return
        assert answer["t"] in ("refused", "pong"), (message, answer)
        answer = client.hear()


CLIENT: dict[str, Client] = {}


def watched(base: str) -> Client:
    """A seat that owes nothing: whatever it sends is out of turn. It is not the host either."""
    opened = open_table(base, names=["Anna", "Bert", "Cleo"], start=True)
    clients = sit(base, opened)
    bert = clients[1]
    assert bert.play(bert.now["legal"][0])["t"] == "done"
    bert.until("happened")
    return bert


def test_a_socket_that_talks_nonsense_for_long_is_closed(base: str, opened: Any) -> None:
    before = state_of(base, opened)
    (anna, *others) = sit(base, opened)
    with pytest.raises(ConnectionClosed):
        for _ in range(60):
            anna.socket.send('{"t":"play","id":"x"}')
            anna.hear()
    with pytest.raises(ConnectionClosed):
        anna.until(lambda m: False)
    assert anna.heard[-1] == {"t": "goodbye", "reason": "malformed"}
    assert anna.heard[-2]["reason"] == "malformed"
    for client in others:
        client.close()
    assert state_of(base, opened) == before


def test_oversized_messages_end_the_socket_and_nothing_else(base: str, opened: Any) -> None:
    before = state_of(base, opened)
    (anna, *others) = sit(base, opened)
    anna.socket.send(json.dumps({"t": "say", "id": command_id(), "text": "x" * 200_000}))
    with pytest.raises(ConnectionClosed):
        anna.until(lambda m: False)
    assert anna.socket.close_code == 1009
    for client in others:
        client.close()
    assert state_of(base, opened) == before
    status, problem, _ = request(f"{base}/api/tables", b'{"game":"' + b"x" * 100_000 + b'"}')
    assert (status, problem["reason"]) == (413, "too_large")


def test_binary_frames_are_refused(base: str, opened: Any) -> None:
    with raw(base, opened["table"]["id"]) as ws:
        ws.send('{"t":"hello"}')
        assert json.loads(ws.recv(5))["t"] == "scene"
        ws.send(b'{"t":"ping"}')
        assert json.loads(ws.recv(5))["reason"] == "malformed"


def test_watchers_can_look_and_chat_and_nothing_else(base: str, opened: Any) -> None:
    before = state_of(base, opened)
    with Client(base, opened["table"]["id"]) as watcher:
        watcher.until("scene")
        act = before[0][2][0]
        for t, fields in {
            "play": {"act": {**act, "player": 0}, "match": 1},
            "start": {},
            "rematch": {},
            "add_bot": {},
            "remove_seat": {"seat": 1},
            "configure": {"seats": 4},
            "leave": {},
        }.items():
            assert watcher.ask(t, **fields)["reason"] == "not_playing", t
    assert state_of(base, opened) == before


def test_an_act_out_of_turn_and_for_another_seat(base: str, opened: Any) -> None:
    clients = sit(base, opened)
    for client in clients:
        client.ask("play", act=client.now["legal"][0], match=1)
    for client in clients:
        client.until(lambda m: m["t"] == "happened" and m["view"]["state"] == "TURN")
    turn = clients[0].now["owed"][0]
    idle = clients[(turn + 1) % 3]
    act = clients[turn].now["legal"][0]
    answer = idle.play({**act, "player": turn})
    assert (answer["reason"], answer["rule"]) == ("not_your_decision", "5.1")
    assert idle.ask("play", act=act, match=2)["reason"] == "wrong_match"
    assert idle.ask("play", act=act, match=0)["reason"] == "wrong_match"
    for client in clients:
        client.close()


def send_pings(client: Client, number: int) -> None:
    with contextlib.suppress(ConnectionClosed, OSError):
        for _ in range(number):
            client.socket.send('{"t":"ping"}')


def test_ten_thousand_messages_at_once(tmp_path: Any) -> None:
    """With the default limits: the flood is dropped, its socket closed, the table plays on meanwhile."""
    server = Server(tmp_path / "flood.db")
    try:
        opened = open_table(server.base, names=["Anna", "Bert", "Cleo"], start=True)
        (anna, bert, cleo) = sit(server.base, opened)
        flood = threading.Thread(target=send_pings, args=(anna, 10_000))
        flood.start()
        started = time.monotonic()
        assert bert.play(bert.now["legal"][0])["t"] == "done"
        assert cleo.play(cleo.now["legal"][0])["t"] == "done"
        assert time.monotonic() - started < 2
        flood.join(20)
        with pytest.raises(ConnectionClosed):
            anna.until(lambda m: False)
        assert anna.heard[-1] == {"t": "goodbye", "reason": "flood"}
        assert sum(m["t"] == "refused" for m in anna.heard) <= 20
        with Client(server.base, opened["held"][0]["table"], opened["held"][0]["secret"]) as again:
            assert again.until("scene")["view"]["laid"][1:] == ["?", "?"]
            assert again.now["legal"]
        for client in (bert, cleo):
            client.close()
    finally:
        server.stop()
    assert "Traceback" not in server.said()


def test_limits_of_tables_sockets_and_chat(tmp_path: Any) -> None:
    server = Server(
        tmp_path / "small.db", tables=3, sockets_of_address=4, sockets_at_table=2, chat=2, hello_seconds=0.3
    )
    try:
        opened = [open_table(server.base, names=["Anna"], seats=3) for _ in range(3)]
        tables = [one["table"]["id"] for one in opened]
        status, problem, _ = request(f"{server.base}/api/tables", {"game": "snatch-it", "names": ["Eva"], "seats": 3})
        assert (status, problem["reason"]) == (429, "too_many_tables")

        watchers = [Client(server.base, tables[0]) for _ in range(2)]
        for watcher in watchers:
            watcher.until("scene")
        third = Client(server.base, tables[0])
        assert third.hear() == {"t": "goodbye", "reason": "too_many_watchers"}
        third.close()
        assert [watchers[0].ask("say", phrase="hello")["t"] for _ in range(3)] == ["done", "done", "refused"]
        assert watchers[0].heard[-1]["reason"] == "too_many_messages"

        silent = raw(server.base, tables[1])
        assert json.loads(silent.recv(5)) == {"t": "goodbye", "reason": "silent"}
        others = [Client(server.base, tables[1]) for _ in range(2)]
        for other in others:
            other.until("scene")
        fifth = Client(server.base, tables[2])
        assert fifth.hear() == {"t": "goodbye", "reason": "too_many_watchers"}
        fifth.close()
        annas = [Client(server.base, one["table"]["id"], one["held"][0]["secret"]) for one in opened]
        for anna in annas:
            assert anna.until("scene")["seat"] == 0  # whoever holds a seat gets in
        for client in [*watchers, *others, *annas]:
            client.close()
    finally:
        server.stop()


def test_whoever_sits_down_again_and_again_gets_no_new_budgets(tmp_path: Any) -> None:
    server = Server(tmp_path / "joins.db", joins=3, joins_per_second=0)
    try:
        table, other = (open_table(server.base, seats=3)["table"]["id"] for _ in range(2))
        said = 0
        for _ in range(3):
            status, held, _ = sat_down(server, table)
            assert status == 201
            with Client(server.base, table, held["secret"]) as troll:
                said += sum(troll.ask("say", phrase="hello")["t"] == "done" for _ in range(9))
                troll.tell("leave")
                assert troll.until("goodbye")["reason"] == "left"
        assert said == 3 * Limits().chat
        assert sat_down(server, table)[1]["reason"] == "too_many_messages"
        id = "J" * 22
        for _ in range(5):  # sent again it is the same person
            assert sat_down(server, other, id=id)[0] == 201
        assert sat_down(server, other)[0] == 201, "at another table one sits down anew"
        for _ in range(5):
            assert sat_down(server, other)[1]["reason"] == "table_full", "what is refused costs nothing"
    finally:
        server.stop()


def sat_down(server: Server, table: str, **fields: str) -> tuple[int, Any, dict[str, str]]:
    return request(f"{server.base}/api/tables/{table}/seats", {"name": "Troll", **fields})


def test_a_family_behind_one_address_sits_down_at_once() -> None:
    """And a few of them once more."""
    assert Limits().joins > max(max(game.seats) for game in GAMES.values())


def test_pages_of_other_sites_open_no_socket_and_change_nothing(base: str, opened: Any) -> None:
    evil = {"origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        raw(base, opened["table"]["id"], additional_headers=evil)
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        raw(base, opened["table"]["id"], additional_headers={"origin": "null"})
    wanted = {"game": "snatch-it", "names": ["Eva"], "seats": 3}
    status, problem, _ = request(f"{base}/api/tables", wanted, headers=evil)
    assert (status, problem["reason"]) == (403, "wrong_origin")
    assert request(f"{base}/api/tables", wanted, headers={"origin": base})[0] == 201
    with raw(base, opened["table"]["id"], additional_headers={"origin": base}) as ws:
        ws.send('{"t":"hello"}')
        assert json.loads(ws.recv(5))["t"] == "scene"


@pytest.mark.parametrize(
    ("change", "reason", "field"),
    [
        ({"game": "chess"}, "unknown_game", "game"),
        ({"seats": 2}, "bad_seats", "seats"),
        ({"seats": 7}, "bad_seats", "seats"),
        ({"seats": 33}, "malformed", "seats"),
        ({"names": []}, "malformed", "names"),
        ({"names": ["x" * 25]}, "malformed", "names"),
        ({"names": ["\u202e\u200b \t"]}, "bad_name", None),
        ({"bots": ["genius"]}, "bad_level", "bots"),
        ({"bots": ["greedy"] * 3}, "bad_seats", "seats"),
        ({"options": {"last_bite_below": 118}}, "bad_option", "last_bite_below"),
        ({"options": {"last_bite_below": True}}, "bad_option", "last_bite_below"),
        ({"options": {"consolation": {"a": 1}}}, "bad_option", "consolation"),
        ({"options": {"cheat": True}}, "unknown_option", "cheat"),
        ({"start": True}, "too_few_players", None),
        ({"pace_ms": -1}, "malformed", "pace_ms"),
        ({"away_s": "soon"}, "malformed", "away_s"),
        ({"extra": 1}, "malformed", "data"),
    ],
)
def test_bad_tables(base: str, change: Any, reason: str, field: str | None) -> None:
    wanted = {"game": "snatch-it", "names": ["Anna"], "seats": 3, **change}
    status, problem, _ = request(f"{base}/api/tables", wanted)
    assert 400 <= status < 500
    assert (problem["reason"], problem["field"]) == (reason, field)
    assert problem["text_de"] and problem["text_en"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name":"\\ud800"}', b"[" * 5000])
def test_bodies_that_are_not_json(base: str, opened: Any, body: bytes) -> None:
    for path in ("tables", f"tables/{opened['table']['id']}/seats", "handover"):
        status, problem, _ = request(f"{base}/api/{path}", body, method="POST")
        assert status == 400
        assert problem["reason"] == "malformed"


def test_half_requests_and_wrong_methods(base: str, server: Server) -> None:
    for noise in (
        b"GET / HTTP/1.1\r\n",
        b"\x16\x03\x01\x02\x00",
        b"\r\n\r\n\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as s:
            s.sendall(noise)
    assert request(f"{base}/api/tables", None, method="DELETE")[0] == 405
    assert request(f"{base}/api/nothing")[0] == 404
    assert request(f"{base}/api/handover", {"code": "ABCDEFGH"})[1]["reason"] == "bad_code"
    plain = http.client.HTTPConnection("127.0.0.1", server.port)
    for path in (
        "/..%2f..%2fpyproject.toml",
        "/assets/../../../pyproject.toml",
        "/%2e%2e/server/app.py",
        "//etc/passwd",
    ):
        plain.request("GET", path)
        answer = plain.getresponse()
        body = answer.read()
        assert b"build-system" not in body and b"Starlette" not in body and b"root:" not in body


def test_names_are_tidied(base: str) -> None:
    opened = open_table(base, names=["  An\u202ena\x07 ", "Anna", "<b>&amp;"], seats=3)
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Anna", "Anna 2", "<b>&amp;"]


@pytest.mark.parametrize("blank", ["\u200d", "\ufe0f", "\u034f", "\U000e0100", "\u3164", "\u115f", "\uffa0", "\u2800"])
def test_nobody_looks_like_another_or_like_nobody(base: str, blank: str) -> None:
    """Signs that are blank, or only say how their neighbours look."""
    opened = open_table(base, names=["Anna", f"An{blank}na", f"{blank}Anna"], seats=4)
    assert [seat["name"].replace(blank, "") for seat in opened["table"]["seats"]] == ["Anna", "Anna 2", "Anna 3", ""]
    seats = f"{base}/api/tables/{opened['table']['id']}/seats"
    assert request(seats, {"name": blank * 3})[1]["reason"] == "bad_name"
    (anna, *_) = sit(base, opened)
    assert anna.ask("say", text=f"{blank} {blank}")["reason"] == "bad_text"
    anna.close()


def test_what_makes_one_picture_of_several_signs_stays_in_a_name(base: str) -> None:
    names = ["🏳\ufe0f\u200d🌈", "葛\U000e0100", "❤\ufe0f"]
    assert [seat["name"] for seat in open_table(base, names=names, seats=3)["table"]["seats"]] == names


def test_chat_is_kept_to_its_bounds(base: str) -> None:
    opened = open_table(base, names=["Anna"], seats=3)
    (anna,) = sit(base, opened)
    for fields, reason in [
        ({}, "bad_text"),
        ({"phrase": "hello", "text": "x"}, "bad_text"),
        ({"phrase": "insult"}, "bad_text"),
        ({"text": "\u200b\u202e"}, "bad_text"),
        ({"text": "x" * 201}, "malformed"),
        ({"text": ""}, "malformed"),
    ]:
        assert anna.ask("say", **fields)["reason"] == reason, fields
    assert anna.ask("say", text="<script>alert(1)</script>\n\u202e!")["t"] == "done"
    line = anna.until("said")["line"]
    assert line == {"seat": 0, "name": "Anna", "phrase": None, "text": "<script>alert(1)</script>!"}
    anna.close()
