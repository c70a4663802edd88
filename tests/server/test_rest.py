"""Requests and pages: description, headers, what is offered."""

from __future__ import annotations

import http.client
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.server import missing, pages
from schnapp.server.app import create_app
from schnapp.server.built import built
from schnapp.server.serve import addresses, lan_url, welcome

from .asking import ask, running
from .client import open_table, request
from .serving import Server


def test_games_and_their_options_are_offered(base: str) -> None:
    status, games, headers = request(f"{base}/api/games")
    assert status == 200
    assert headers["cache-control"] == "no-store"
    (snatch,) = [game for game in games if game["game"] == "snatch-it"]
    assert snatch["seats"] == [3, 4, 5, 6]
    assert [option["name"] for option in snatch["options"]] == [o.name for o in GAMES["snatch-it"].options]
    assert snatch["levels"] == ["beginner", "easy", "medium", "strong", "master"]
    assert snatch["title"] == {"de": "Snatch It!", "en": "Snatch It!"}
    assert snatch["teaser"]["en"] == "Hungry frogs snatch, steal and swallow until the stork comes."
    (words,) = [game for game in games if game["game"] == "schnapp-land-fluss"]
    assert words["levels"] == snatch["levels"]


def test_a_table_takes_the_bots_of_its_game_only(base: str) -> None:
    wanted = {"names": ["Anna"], "seats": 4, "bots": ["greedy:child", "greedy:expert"]}
    status, opened, _ = request(f"{base}/api/tables", {"game": "schnapp-land-fluss", **wanted})
    assert status == 201
    assert [seat["level"] for seat in opened["table"]["seats"]] == [None, "greedy:child", "greedy:expert", None]
    status, problem, _ = request(f"{base}/api/tables", {"game": "snails", **wanted})
    assert (status, problem["reason"], problem["field"]) == (400, "bad_level", "bots")


def test_a_table_shows_its_public_face(base: str) -> None:
    opened = open_table(base, names=["Anna"], seats=4, bots=["greedy"])
    status, table_view, _ = request(f"{base}/api/tables/{opened['table']['id']}")
    assert (status, table_view) == (200, opened["table"])
    assert [seat["kind"] for seat in table_view["seats"]] == ["person", "bot", "open", "open"]
    assert table_view["commitment"] and len(table_view["commitment"]) == 64


def test_the_description_names_every_request_and_its_types(base: str) -> None:
    status, api, _ = request(f"{base}/schema/openapi.json")
    assert status == 200
    assert api["openapi"].startswith("3.1")
    assert set(api["paths"]) == {
        "/api/games", "/api/games/{name}", "/api/reach", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/seats", "/api/tables/{table}/handover",
        "/api/handover", "/api/tables/{table}/record", "/api/tables/{table}/replay", "/api/tables/{table}/past", "/api/tables/{table}/proof", "/api/tables/{table}/analysis",
    }  # fmt: skip
    assert {
        "NewTable",
        "Opened",
        "Held",
        "Join",
        "Table",
        "Seat",
        "GameInfo",
        "Declaration",
        "Code",
        "TakeOver",
        "Proof",
        "Replay",
        "Past",
        "Problem",
    } <= set(api["components"]["schemas"])
    replay = api["paths"]["/api/tables/{table}/replay"]["get"]
    assert [(each["name"], each["in"]) for each in replay["parameters"]] == [
        ("table", "path"), ("match", "query"), ("eyes", "query"),
    ]  # fmt: skip
    asked_with = {
        path: each["security"] for path, all in api["paths"].items() for each in all.values() if "security" in each
    }
    assert asked_with == {
        "/api/tables/{table}/handover": [{"seat": []}],
        "/api/tables/{table}/past": [{}, {"seat": []}],
    }
    assert api["components"]["securitySchemes"]["seat"].items() >= {("type", "http"), ("scheme", "bearer")}
    opened = api["paths"]["/api/tables"]["post"]
    assert opened["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/NewTable"}
    assert opened["responses"]["201"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Opened"
    }


def test_pages_come_with_their_headers(base: str) -> None:
    port = int(base.rpartition(":")[2])
    connection = http.client.HTTPConnection("127.0.0.1", port)
    if not (pages.WEB / "index.html").is_file():
        pytest.skip("the browser client is not built here")
    connection.request("GET", "/index.html")
    answer = connection.getresponse()
    assert answer.status == 200 and b"<!doctype html>" in answer.read().lower()[:200]
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers["content-security-policy"]  # no inline script
    assert answer.headers["x-content-type-options"] == "nosniff"
    tag = answer.headers["etag"]
    connection.request("GET", "/", headers={"if-none-match": tag})
    unchanged = connection.getresponse()
    assert (unchanged.status, unchanged.read()) == (304, b"")
    script = next(name for name in built(pages.WEB) if re.match(r"assets/start-.*\.js$", name))
    connection.request("GET", f"/{script}")
    asset = connection.getresponse()
    asset.read()
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")


async def test_where_the_page_was_never_built_the_server_says_so(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path)
    async with running(create_app(tmp_path / "schnapp.db")) as application:
        answer = await ask(application, "GET", "/")
        assert answer.status == 503
        assert answer.headers["content-type"].startswith("text/html")
        for language, hint in (("de", "baut sie ./play"), ("en", "./play builds it")):
            assert hint in answer.body.decode() and missing.sentence(language) in answer.body.decode()
        assert (await ask(application, "GET", "/api/games")).status == 200  # other clients can play
    assert welcome("127.0.0.1", 8000)[-1] == missing.sentence("en")
    (tmp_path / "index.html").write_text("<!doctype html>")
    assert welcome("127.0.0.1", 8000) == addresses("127.0.0.1", 8000)


async def test_where_the_manual_was_never_built_the_server_says_so(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MANUAL", tmp_path)
    async with running(create_app(tmp_path / "schnapp.db")) as application:
        door = await ask(application, "GET", "/docs")
        assert (door.status, door.headers["location"]) == (308, "docs/")
        answer = await ask(application, "GET", "/docs/")
        assert answer.status == 503
        for language in ("de", "en"):
            assert missing.sentence(language, "manual-missing") in answer.body.decode()
        assert (await ask(application, "GET", "/docs/lab.html")).status == 404


def test_long_answers_are_compressed_and_secrets_never(base: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", int(base.rpartition(":")[2]))
    wanted = '{"game":"snatch-it","names":["Anna","Bert","Cleo"],"seats":6}'
    found: list[str | None] = []
    for method, path, body in (("GET", "/api/games", None), ("POST", "/api/tables", wanted)):
        connection.request(method, path, body, {"accept-encoding": "gzip", "content-type": "application/json"})
        answer = connection.getresponse()
        assert answer.status < 300 and len(answer.read()) > 300
        found.append(answer.headers["content-encoding"])
    assert found == ["gzip", None]


NEW = {"game": "snatch-it", "names": ["Anna"], "seats": 3}


@pytest.mark.parametrize(
    ("path", "body", "status", "reason", "field"),
    [
        ("/api/tables", b"", 400, "malformed", "data"),
        ("/api/tables", b"{", 400, "malformed", None),
        ("/api/tables", b"\xff", 400, "malformed", None),
        ("/api/tables", b"[" * 9_000, 400, "malformed", "data"),
        ("/api/tables", [], 400, "malformed", "data"),
        ("/api/tables", {"game": "snatch-it"}, 400, "malformed", "data"),
        ("/api/tables", NEW | {"more": 1}, 400, "malformed", "data"),
        ("/api/tables", NEW | {"seats": "3"}, 400, "malformed", "seats"),
        ("/api/tables", NEW | {"names": ["Anna", 7]}, 400, "malformed", "names"),
        ("/api/tables", b" " * 16_384, 400, "malformed", None),
        ("/api/tables", b" " * 16_385, 413, "too_large", None),
        ("/api/games/snatch-it?language=fr", None, 400, "malformed", "language"),
        ("/api/tables/nowhere/proof?match=first", None, 400, "malformed", "match"),
        ("/api/tables/nowhere/proof?match=", None, 400, "malformed", "match"),
        ("/api/tables/nowhere/proof?match=x&match=1", None, 404, "unknown_table", None),  # the last one counts
        ("/api/tables/nowhere/replay?eyes=mine", None, 400, "malformed", "eyes"),
        ("/api/tables/nowhere/replay?eyes=all&other=1", None, 404, "unknown_table", None),
    ],
)
def test_what_does_not_fit_is_named(
    base: str, path: str, body: Any, status: int, reason: str, field: str | None
) -> None:
    found, problem, headers = request(f"{base}{path}", body)
    assert (found, problem["reason"], problem["field"]) == (status, reason, field)
    assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status", "allow"),
    [
        ("GET", "/api/tables", 405, None),
        ("DELETE", "/api/games", 405, None),
        ("OPTIONS", "/api/games", 204, "GET, OPTIONS"),
        ("OPTIONS", "/api/tables", 204, "OPTIONS, POST"),
        ("GET", "/api/games/", 200, None),
        ("HEAD", "//api//games", 200, None),
    ],
)
def test_methods_and_addresses(base: str, method: str, path: str, status: int, allow: str | None) -> None:
    found, _, headers = request(f"{base}{path}", method=method)
    assert (found, headers.get("allow")) == (status, allow)


def test_a_server_for_this_machine_invites_nobody(base: str) -> None:
    assert request(f"{base}/api/reach")[:2] == (200, {"lan": None})


def test_invitations_go_by_the_name_that_the_server_was_told(tmp_path: Path) -> None:
    """Its page may be open as localhost, on the machine itself or through a port of a container."""
    server = Server(tmp_path / "t.db", origins=["HTTPS://play.example.org:443/"])
    try:
        assert request(f"{server.base}/api/reach")[:2] == (200, {"lan": "https://play.example.org"})
    finally:
        server.stop()


def test_within_a_container_nobody_knows_the_address_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (mark := tmp_path / ".containerenv").touch()
    monkeypatch.setattr("schnapp.server.serve.CONTAINERS", (mark,))
    assert lan_url("0.0.0.0", 8000) is None
    assert addresses("0.0.0.0", 8123) == ["Schnapp: http://localhost:8123/"]


def test_the_start_says_where_to_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schnapp.server.serve.CONTAINERS", ())
    assert lan_url("127.0.0.1", 8000) is None
    assert addresses("127.0.0.1", 8000) == ["Schnapp: http://localhost:8000/"]
    here, others = addresses("0.0.0.0", 8123)
    assert here == "Schnapp: http://localhost:8123/"
    assert others.startswith("In the local network: http://") and others.endswith(":8123/")


# ---- sent again --------------------------------------------------------------------------------------------------

ID = "0123456789abcdef0123456789abcdef"


def test_opening_again_opens_nothing_new(server: Server) -> None:
    wanted = {"game": "snatch-it", "names": ["Anna", "Bert"], "seats": 3, "id": f"open{ID}"}
    first, second = (request(f"{server.base}/api/tables", wanted) for _ in range(2))
    assert first[0] == second[0] == 201
    assert first[1] == second[1]
    assert len({held["secret"] for held in first[1]["held"]}) == 2
    other = request(f"{server.base}/api/tables", {**wanted, "id": f"opeN{ID}"})[1]
    assert other["table"]["id"] != first[1]["table"]["id"]
    assert {held["secret"] for held in other["held"]}.isdisjoint(held["secret"] for held in first[1]["held"])


def test_sitting_down_again_takes_no_second_seat(base: str) -> None:
    table = open_table(base, seats=4)["table"]["id"]
    join = {"name": "Bert", "id": f"join{ID}"}
    first, second = (request(f"{base}/api/tables/{table}/seats", join) for _ in range(2))
    assert first[0] == second[0] == 201
    assert first[1] == second[1]
    assert [seat["kind"] for seat in request(f"{base}/api/tables/{table}")[1]["seats"]].count("person") == 2
    third = request(f"{base}/api/tables/{table}/seats", {**join, "id": f"joiN{ID}"})[1]
    assert third["seat"] == 2 and third["secret"] != first[1]["secret"]


def test_a_code_typed_in_again_gives_the_same_seat_and_nobody_elses(base: str) -> None:
    held = open_table(base)["held"][0]
    bearer = {"authorization": f"Bearer {held['secret']}"}
    code = request(f"{base}/api/tables/{held['table']}/handover", {}, headers=bearer)[1]["code"]
    first, second = (request(f"{base}/api/handover", {"code": code, "id": f"take{ID}"}) for _ in range(2))
    assert first[0] == second[0] == 201
    assert first[1] == second[1]
    assert request(f"{base}/api/handover", {"code": code, "id": f"takE{ID}"})[1]["reason"] == "bad_code"
    assert request(f"{base}/api/handover", {"code": code})[1]["reason"] == "bad_code"


@pytest.mark.parametrize("id", ["short", "x" * 65, "blanks are none of these " * 2, 7, ["list"]])
def test_an_id_that_could_be_guessed_is_refused(base: str, id: Any) -> None:
    wanted = {"game": "snatch-it", "names": ["Anna"], "seats": 3, "id": id}
    status, problem, _ = request(f"{base}/api/tables", wanted)
    assert (status, problem["field"]) == (400, "id")


def test_what_the_log_keeps_of_an_id_opens_no_seat(base: str, server: Server) -> None:
    opened = open_table(base, id=f"kept{ID}")
    with sqlite3.connect(server.database) as db:
        rows = db.execute("SELECT body, command FROM entry WHERE tbl = ?", (opened["table"]["id"],)).fetchall()
    db.close()
    kept = " ".join(f"{body.decode()} {command}" for body, command in rows)
    assert f"kept{ID}" not in kept and opened["held"][0]["secret"] not in kept
