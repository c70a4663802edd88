"""What docs/operating.md says is stored about people, and what is not: looked for in everything that a server leaves behind."""

from __future__ import annotations

import re
from pathlib import Path

import asyncpg

from .client import Client, open_table, request
from .serving import Server

ADDRESS, BROWSER = "203.0.113.77", "Somebody’s browser".encode().hex()
COMING = {"x-forwarded-for": ADDRESS, "user-agent": BROWSER}


def test_names_and_words_are_stored_but_neither_addresses_nor_secrets(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.db", proxies=["127.0.0.1"])
    try:
        held = open_table(server.base, names=["Anna"], seats=3)["held"][0]
        table, secret = held["table"], held["secret"]
        status, joined, _ = request(f"{server.base}/api/tables/{table}/seats", {"name": "Bert"}, headers=COMING)
        assert status == 201
        shown = COMING | {"authorization": f"Bearer {secret}"}
        status, code, _ = request(f"{server.base}/api/tables/{table}/handover", method="POST", headers=shown)
        assert status == 201
        with Client(server.base, table, secret) as anna:
            anna.until("scene")
            anna.ask("say", text="I fetch tea")
        request(f"{server.base}/api/nowhere", {"not": "there"}, headers=COMING)
    finally:
        server.stop()
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert all(each in left for each in (b"Anna", b"Bert", b"I fetch tea"))
    for unwritten in (ADDRESS, BROWSER, secret, joined["secret"], code["code"]):
        assert unwritten.encode() not in left
    assert re.search(rb'"secret":"[0-9a-f]{64}"', left), "its hash is"


async def test_the_request_from_which_a_secret_can_be_reckoned_is_stored_nowhere(
    postgresql: str, tmp_path: Path
) -> None:
    """Whoever reads the database could sit down on the seat of another device."""
    server = Server(postgresql, folder=tmp_path)
    try:
        held = open_table(server.base, names=["Anna"], seats=3)["held"][0]
        shown = {"authorization": f"Bearer {held['secret']}"}
        _, code, _ = request(f"{server.base}/api/tables/{held['table']}/handover", method="POST", headers=shown)
        drawn = "from-the-other-device-of-anna"
        status, _, _ = request(f"{server.base}/api/handover", {"code": code["code"], "id": drawn})
        assert status == 201
    finally:
        server.stop()
    connection = await asyncpg.connect(postgresql)
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    rows = [str(row[0]) for (name,) in names for row in await connection.fetch(f'SELECT one::text FROM "{name}" one')]
    await connection.close()
    assert any(code["code"] in row for row in rows)
    assert not any(drawn in row or drawn.encode().hex() in row for row in rows)
