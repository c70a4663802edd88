"""Every block of every page: programs run, commands print what the page says, orders are understood, data is well formed."""

from __future__ import annotations

import asyncio
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from schnapp.server.store import log_of
from schnapp.server.store import opened as ready
from tests.server.test_secrecy import rows_after

from .blocks import Command, Order, Other, Part, Piece, Program, Step, steps
from .pages import DOCS, PAGES, named
from .reader import compare, needs_what_the_reader_needs, put, run, type_in, workshop
from .shell import understand

TUTORIAL = DOCS / "your-own-game.md"  # is followed by tests/examples/test_tutorial.py
STEPS = {page: list(steps(page.read_text("utf-8"))) for page in PAGES}
FOLLOWED = [
    page
    for page, found in STEPS.items()
    if page != TUTORIAL and any(isinstance(step, Command | Program) for step in found)
]


def a_table_on_a_server(folder: Path) -> None:
    async def play() -> None:
        async with log_of(folder / "schnapp.db") as log:
            await log.append("table", 0, [row.body for row in rows_after(9, 1)])

    with ready(folder / "schnapp.db"):
        pass
    asyncio.run(play())


PREPARED = {"docs/operating.md": a_table_on_a_server}


def of_kind(page: Path, *kinds: type[Step]) -> list[Any]:
    return [step for step in STEPS[page] if isinstance(step, kinds)]


@needs_what_the_reader_needs
@pytest.mark.parametrize("page", FOLLOWED, ids=named)
def test_who_does_what_a_page_says_gets_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, session = tmp_path / "folder", {"__name__": "a page"}
    folder.mkdir()
    monkeypatch.chdir(folder)
    environment = workshop(tmp_path / "environment") if of_kind(page, Command) else {}
    PREPARED.get(named(page), lambda _: None)(folder)
    for step in STEPS[page]:
        match step:
            case Piece():
                put(step, folder)
            case Part():
                compare(step, (folder / step.path).read_text("utf-8"))
            case Command():
                type_in(step, folder, environment)
            case Program():
                run(step, named(page), session)
            case _:
                pass


@pytest.mark.parametrize("page", [page for page in PAGES if of_kind(page, Order)], ids=named)
def test_orders_are_understood(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for order in of_kind(page, Order):
        understand(order.line)


@pytest.mark.parametrize("page", [page for page in PAGES if of_kind(page, Other)], ids=named)
def test_all_else_is_what_it_is_said_to_be(page: Path) -> None:
    for block in of_kind(page, Other):
        match block.language:
            case "json":
                json.loads(block.text)
            case "jsonl":
                assert all(json.loads(line) for line in block.text.splitlines())
            case "toml":
                tomllib.loads(block.text)
            case language:
                assert language in ("text", "cython"), f"no test knows what to do with {language}"


def test_an_order_that_cannot_be_meant_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in (
        "schnapp arena snatch-it --bots random,gredy",
        "schnapp arena snatch-it --bots random,greedy --game 4",
        "schnapp simulate chess --games 3",
        "schnapp serve --prot 80",
        "./check rufff",
        "python bench/strength.py --fast",
        "python -m tools.nothing",
        "pip install -e '.[all]'",
        "rm -r /",
    ):
        with pytest.raises(Exception, match=r"\w"):
            understand(line)
