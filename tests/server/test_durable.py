"""Nothing acknowledged is lost: kill -9 in mid-game, the same command sent again, seats and codes after a restart."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from schnapp.games import GAMES
from schnapp.server.store import is_postgres
from schnapp.table.replay import replay

from .client import Client, act_once, command_id, open_table, play_to_the_end, request
from .conftest import AMPLE
from .serving import Server
from .test_whole_games import sit


@pytest.fixture
def mortal(database: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(database, folder=tmp_path, **AMPLE)
    yield server
    server.stop()


def test_four_kills_in_one_game(mortal: Server, tmp_path: Path) -> None:
    """Three people play; the server dies in the middle of their acts. What was acknowledged stands afterwards."""
    chance = random.Random(2)
    opened = open_table(mortal.base, names=["Anna", "Bert", "Cleo"], start=True)
    table = opened["table"]["id"]
    for kill in range(4):
        clients = sit(mortal.base, opened)
        acknowledged, shown = 0, clients[0]
        killer = threading.Timer(0.02 + 0.03 * kill, mortal.kill)
        try:
            while True:
                for client in clients:
                    client.drain()
                    if client.may_act:
                        sent = client.tell("play", act=chance.choice(client.now["legal"]), match=1)
                        done = client.until(lambda m: m.get("id") == sent)  # noqa: B023
                        assert done["t"] == "done", done
                        if acknowledged == 0:
                            killer.start()
                        acknowledged = done["seq"]
                        client.until(lambda m: m["t"] != "done" and m.get("seq", 0) >= acknowledged)  # noqa: B023
                        shown = client
        except Exception as gone:
            assert type(gone).__module__.startswith("websockets") or isinstance(gone, OSError), gone
        killer.join()
        mortal.start()
        assert acknowledged > 0
        back = sit(mortal.base, opened)
        assert back[0].now["seq"] >= acknowledged
        if back[0].now["seq"] == shown.now["seq"]:  # nothing was written that nobody heard of
            assert back[shown.seat or 0].now["view"] == shown.now["view"]
        for client in [*clients, *back]:
            client.close()

    clients = sit(mortal.base, opened)
    play_to_the_end(clients, chance.choice)
    file = tmp_path / "game.jsonl"
    file.write_text(request(f"{mortal.base}/api/tables/{table}/record")[1], encoding="utf-8")
    assert replay(file, GAMES) is None
    for client in clients:
        client.close()


def test_a_command_sent_again_is_done_again_but_not_twice(mortal: Server) -> None:
    opened = open_table(mortal.base, names=["Anna", "Bert", "Cleo"], start=True)
    (anna, *others) = sit(mortal.base, opened)
    id, act = command_id(), anna.now["legal"][0]
    first = anna.ask("play", id=id, act=act, match=1)
    again = anna.ask("play", id=id, act=act, match=1)
    other_act = anna.ask("play", id=id, act=anna.now["legal"][0] if anna.now["legal"] else act, match=1)
    assert first == again == other_act

    for client in (anna, *others):
        client.close()
    mortal.kill()
    mortal.start()
    (anna, bert, _) = sit(mortal.base, opened)
    assert anna.now["seq"] == first["seq"]
    assert anna.now["view"]["laid"] == [act["card"], None, None]
    assert anna.ask("play", id=id, act=act, match=1) == first
    assert bert.now["view"]["laid"] == ["?", None, None]
    mine = bert.ask("play", id=id, act=bert.now["legal"][0], match=1)  # ids of others are no matter of his
    assert mine["t"] == "done"
    assert mine["seq"] == first["seq"] + 1


def test_reload_in_mid_turn_and_a_second_device(mortal: Server) -> None:
    opened = open_table(mortal.base, names=["Anna"], bots=["greedy", "greedy"], options={"first_player": 0}, start=True)
    held = opened["held"][0]
    (anna,) = sit(mortal.base, opened)
    act_once(anna)
    anna.until(lambda m: m["t"] == "happened" and m["owed"] == [0] and bool(m["legal"]))
    seen = anna.now
    anna.close()
    with Client(mortal.base, held["table"], held["secret"]) as again:
        scene = again.until("scene")
        assert {key: scene[key] for key in ("seq", "view", "owed", "legal")} == {
            key: seen[key] for key in ("seq", "view", "owed", "legal")
        }
        status, code, _ = request(
            f"{mortal.base}/api/tables/{held['table']}/handover",
            {},
            headers={"authorization": f"Bearer {held['secret']}"},
        )
        assert status == 201
        status, other, _ = request(f"{mortal.base}/api/handover", {"code": code["code"].lower()})
        assert (status, other["seat"], other["table"]) == (201, 0, held["table"])
        assert other["secret"] != held["secret"]
        assert request(f"{mortal.base}/api/handover", {"code": code["code"]})[1]["reason"] == "bad_code"
        mortal.kill()
        mortal.start()
        with Client(mortal.base, other["table"], other["secret"]) as phone:
            assert phone.until("scene")["view"] == scene["view"]
            seq = act_once(phone)
            with Client(mortal.base, held["table"], held["secret"]) as laptop:
                assert laptop.until("scene")["seq"] >= seq


def test_bots_go_on_after_a_restart(mortal: Server) -> None:
    opened = open_table(mortal.base, names=["Anna"], bots=["greedy", "greedy", "greedy"], seats=4, start=True)
    (anna,) = sit(mortal.base, opened)
    act_once(anna)
    mortal.kill()
    mortal.start()
    (anna,) = sit(mortal.base, opened)
    play_to_the_end([anna])
    assert anna.table_view["stage"] == "over"
    anna.close()


def test_secrets_stand_hashed_in_the_file_and_not_in_what_the_server_says(mortal: Server) -> None:
    opened = open_table(mortal.base, names=["Anna", "Bert", "Cleo"], start=True)
    clients = sit(mortal.base, opened)
    play_to_the_end(clients)
    mortal.stop()
    kept = everything_in(mortal.database)
    for held in opened["held"]:
        assert held["secret"].encode() not in kept
        assert held["secret"] not in mortal.said()
    assert "Traceback" not in mortal.said()


def everything_in(database: str) -> bytes:
    if is_postgres(database):
        rows = asyncio.run(rows_of(database))
        return b" ".join(b"%b %b" % (row["body"], (row["command"] or "").encode()) for row in rows)
    return b"".join(file.read_bytes() for file in Path(database).parent.glob(f"{Path(database).name}*"))


async def rows_of(url: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch("SELECT body, command FROM entry")
    finally:
        await connection.close()


def test_everybody_is_told_when_the_server_goes(mortal: Server) -> None:
    opened = open_table(mortal.base, names=["Anna", "Bert", "Cleo"], start=True)
    clients = sit(mortal.base, opened)
    mortal.stop()
    for client in clients:
        assert client.until("goodbye") == {"t": "goodbye", "reason": "restart"}
    assert mortal.process.returncode in (0, -15)
    mortal.start()
    sit(mortal.base, opened)[0].close()
