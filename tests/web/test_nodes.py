"""A table moves from a dead node to the other one under the eyes of four browsers, and they play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import request
from tests.server.conftest import AMPLE
from tests.server.serving import Server
from tools.postgres import Cluster

from .conftest import OpenPage
from .front import in_front_of
from .games.schnuff import SCHNUFF
from .playing import YOURS, one_act, starts

pytestmark = pytest.mark.e2e
GOES_ON = 10.0  # seconds


@pytest.fixture
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    with ThreadPoolExecutor() as beside:  # the browser has a loop of its own in this thread
        database = beside.submit(asyncio.run, cluster.new_database()).result()
    nodes = [Server(database, folder=tmp_path_factory.mktemp("nodes"), **AMPLE) for _ in range(2)]
    yield nodes
    for node in nodes:
        node.stop()


def act_all_round(pages: list[Page]) -> None:
    """Everybody has acted."""
    left, until = set(range(len(pages))), time.monotonic() + 60
    while left:
        assert time.monotonic() < until
        for at, page in enumerate(pages):
            if page.locator(YOURS).count() and one_act(page, SCHNUFF):
                left.discard(at)


def test_four_browsers_play_on_when_the_node_of_their_table_dies(nodes: list[Server], new_page: OpenPage) -> None:
    with in_front_of([node.port for node in nodes]) as base:
        host = new_page(base=base, game="schnuff", settings={"name": "Anna"})
        host.get_by_role("button", name="With friends by link").click()
        link = host.get_by_label("Link to the table").input_value()
        pages = [host]
        for name in ("Bert", "Cleo", "Dora"):
            guest = new_page("phone", base=base, path=link[link.index("/#") :])
            guest.get_by_label("Your name").fill(name)
            guest.get_by_role("button", name="Take a seat").click()
            pages.append(guest)
        expect(host.locator(".seats")).to_contain_text("Dora")
        host.get_by_role("button", name="Start the game").click()
        for page in pages:
            starts(page)
        act_all_round(pages)
        table = link.split("/t/")[1]
        owner = next(node for node in nodes if request(f"{node.base}/api/tables/{table}")[0] == 200)
        (other,) = (node for node in nodes if node is not owner)
        assert request(f"{other.base}/api/tables/{table}")[0] == 421

        owner.kill()
        begun = time.monotonic()
        while request(f"{other.base}/api/tables/{table}")[0] != 200:
            assert time.monotonic() - begun < GOES_ON
            time.sleep(0.05)
        act_all_round(pages)
        for page in pages:
            expect(page.locator(".notice")).to_have_count(0)
