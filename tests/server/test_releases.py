"""A log that an older release has written is folded by this one, and the game at the table goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from schnapp.server.sqlite import SqliteLog
from schnapp.server.table_state import TableState

from .registry import HandClock, registry_at
from .releases import FILES, read, seen
from .test_replays import GAMES, play_on

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


def test_there_is_one_of_every_game() -> None:
    assert {file.stem for file in FILES} >= set(GAMES)


@every_file
def test_everybody_sees_what_they_saw(file: Path) -> None:
    rows, views = read(file)
    state = TableState.of(file.stem, rows)
    assert state.broken_off is None
    assert (state.stage, len(state.games)) == ("playing", 2)
    assert seen(state) == views


@every_file
async def test_it_is_played_to_its_end(file: Path, tmp_path: Path) -> None:
    rows, _ = read(file)
    async with SqliteLog(tmp_path / "t.db") as log:
        for row in rows:
            await log.append("old", row.seq - 1, [row.body], row.command)
    async with registry_at(tmp_path / "t.db", HandClock()) as registry:
        table = await registry.table("old")
        await play_on(table, "on")
        assert table.state.stage == "over"
