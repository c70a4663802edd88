"""What deploy/ and docs/operating.md say of proxies, with real ones: a table is found by whoever comes, and moves when its node
dies."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tools.postgres import Cluster

from .client import Client, one_of, open_table, request
from .conftest import AMPLE
from .proxies import SITE, Front, in_front_of
from .serving import Server

ROOT = Path(__file__).parents[2]
DEPLOY, PAGE = ROOT / "deploy", (ROOT / "docs" / "operating.md").read_text("utf-8")
GOES_ON = 10.0  # seconds
KNOCKS = 30  # among so many, one comes to the other node: each is as good as a toss of a coin
WANTED = {"game": "schnuff", "seats": 2, "bots": ["easy"], "start": True}


@pytest.fixture
def nodes(cluster: Cluster, tmp_path: Path) -> Iterator[list[Server]]:
    database = asyncio.run(cluster.new_database())
    nodes = [Server(database, folder=tmp_path, proxies=["127.0.0.1"], **AMPLE) for _ in range(2)]
    yield nodes
    for node in nodes:
        node.stop()


def opened(front: Front) -> tuple[str, str]:
    """A new table, and the secret of its seat."""
    told = open_table(front.base, front.trust, **WANTED)
    return told["table"]["id"], told["held"][0]["secret"]


def statuses(front: Front, table: str, again: int = 0) -> set[int]:
    """How the nodes before which one comes answer, asked several times."""
    asked = f"/api/tables/{table}" + (f"?again={again}" if again else "")
    return {front.status(asked) for _ in range(6)}


def seated(front: Front, table: str, secret: str) -> Client:
    """A socket before the node of the table, as a page comes to it: at another one the table hangs up, and it knocks again."""
    began = time.monotonic()
    for knock in range(1_000):
        assert time.monotonic() - began < GOES_ON
        asked = table + (f"?again={knock}" if knock else "")
        try:
            client = Client(front.base, asked, secret, ssl=front.trust)
            client.until("scene")
            return client
        except (WebSocketException, OSError):
            time.sleep(0.05)
    raise AssertionError("nobody opens")


def addressed(text: str, examples: tuple[str, ...], nodes: list[Server]) -> str:
    """A file with the nodes in place of those that stand there as an example."""
    for example, node in zip(examples, nodes, strict=True):
        assert example in text
        text = text.replace(example, f"127.0.0.1:{node.port}")
    return text


IN_TURN = ("proxy_pass http://schnapp;", "proxy_pass http://schnapp_in_turn;")
FOR_NODES = {
    "nginx": (DEPLOY / "nginx.conf", ("10.0.0.5:8000", "10.0.0.6:8000")),
    "caddy": (DEPLOY / "Caddyfile", ("anna:8000", "bert:8000")),
}


@pytest.mark.parametrize(("program", "in_turn"), [("nginx", False), ("nginx", True), ("caddy", False)])
def test_a_table_is_found_behind_a_proxy_and_moves_when_its_node_dies(
    nodes: list[Server], tmp_path: Path, program: str, in_turn: bool
) -> None:
    file, examples = FOR_NODES[program]
    text = addressed(file.read_text("utf-8"), examples, nodes)
    with in_front_of(text.replace(*IN_TURN) if in_turn else text, program, tmp_path) as front:
        assert front.status("/") == 200
        if in_turn:
            table, secret = opened(front)
            assert statuses(front, table) == {200, 421}
        else:  # all that belongs to a table goes to one node, which now and then is not the one that it was opened at
            table, secret = next(one for one in (opened(front) for _ in range(50)) if statuses(front, one[0]) == {421})
        assert any(200 in statuses(front, table, again) for again in range(1, KNOCKS))
        with seated(front, table, secret) as client:
            seen = client.now["seq"]
        owner = next(node for node in nodes if request(f"{node.base}/api/tables/{table}")[0] == 200)
        owner.kill()
        with seated(front, table, secret) as client:
            assert client.now["seq"] >= seen


@pytest.mark.parametrize(("program", "begins"), [("nginx", "map $http_upgrade"), ("caddy", f"{SITE} {{")])
def test_one_node_stands_behind_the_proxy_of_the_manual(tmp_path: Path, program: str, begins: str) -> None:
    (text,) = (block for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL) if block.startswith(begins))
    node = Server(tmp_path / "schnapp.db", proxies=["127.0.0.1"], **AMPLE)
    with in_front_of(addressed(text, ("127.0.0.1:8000",), [node]), program, tmp_path) as front:
        assert front.status("/") == 200
        with seated(front, *opened(front)) as client:
            client.wait(lambda: client.may_act)
            assert client.play(one_of(client.now["legal"][0]))["t"] == "done"
    node.stop()
