"""Cards of a group's own: whatever the vocabulary can say is played, and as the second engine plays it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from schnapp.games.snails import cards
from tests.conformance.rules import REPOSITORY

from .inventing import SHIPPED, Inventor, written

GAMES = 16


def test_a_file_is_written_as_it_was_read() -> None:
    data = tomllib.loads(SHIPPED.read_text("utf-8"))
    assert tomllib.loads(written(data)) == data


@pytest.mark.parametrize("seed", range(5))
def test_invented_cards(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "own.toml"
    file.write_text(Inventor(f"cards {seed}").file(), "utf-8")
    cards.read(file)
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.snails.inventing", str(GAMES)],
        cwd=REPOSITORY,
        env=os.environ | {"SCHNAPP_SNAILS_CARDS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert len(done.stdout.split()) == GAMES
