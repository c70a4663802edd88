"""Logs as a release has written them, a table of each game: a whole game, and another one that goes on.

`python -m tests.server.releases`, before a release, writes those of this one beside those of the others; they are never written
again. Line by line: the entries, and at last how things stand, to every seat and to spectators.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from schnapp.server.deal import release
from schnapp.server.log import Row
from schnapp.server.messages import Rematch
from schnapp.server.table_state import TableState

from .client import command_id
from .registry import HandClock, open_table, perform, registry_at
from .test_replays import GAMES, play_on

FOLDER = Path(__file__).with_name("released")
FILES = sorted(FOLDER.glob("*/*.jsonl"))
STEPS = 12  # of the game that goes on


def seen(state: TableState) -> list[Any]:
    """How things stand to every seat, at last to spectators."""
    match = state.match
    assert match is not None
    return [match.view(viewer) for viewer in (*range(len(match.players)), None)]


def read(file: Path) -> tuple[list[Row], list[Any]]:
    *rows, views = map(json.loads, file.read_text("utf-8").splitlines())
    return [Row(seq, json.dumps(body).encode(), command) for seq, body, command in rows], views


async def lines_of(game: str) -> list[Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with registry_at(Path(folder) / "t.db", HandClock()) as registry:
            table = await open_table(registry, game=game, options=GAMES[game])
            await play_on(table, f"{game} 1")
            await perform(table, 1, Rematch(command_id()))
            await play_on(table, f"{game} 2", STEPS)
            rows = [[row.seq, json.loads(row.body), row.command] for row in await registry.log.read(table.state.id)]
            return [*rows, seen(table.state)]


def main() -> None:
    folder = FOLDER / (release() or "")
    folder.mkdir(parents=True)  # what a release has written stays
    for game in GAMES:
        lines = asyncio.run(lines_of(game))
        told = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        (folder / f"{game}.jsonl").write_text(told, "utf-8")


if __name__ == "__main__":
    main()
