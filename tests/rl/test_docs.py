"""The page about environments: its tables are true."""

from __future__ import annotations

from pathlib import Path

from bench import baselines
from tools import rl_tables


def test_the_tables_are_current() -> None:
    page = Path(rl_tables.PAGE).read_text("utf-8")
    assert rl_tables.written(page) == page


def test_every_game_has_its_tables() -> None:
    assert all(f"### {name}" in rl_tables.PAGE.read_text("utf-8") for name in rl_tables.NAMES.values())


def test_the_baselines_are_those_that_were_measured() -> None:
    page = rl_tables.PAGE.read_text("utf-8")
    assert baselines.written(page) == page
