"""The page about environments: its examples run, its tables are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import baselines
from tools import rl_tables

EXAMPLES = re.findall(r"```python\n(.*?)```", rl_tables.PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=[str(number) for number in range(len(EXAMPLES))])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "docs/rl.md", "exec"), {"__name__": "example"})


def test_the_tables_are_current() -> None:
    page = Path(rl_tables.PAGE).read_text("utf-8")
    assert rl_tables.written(page) == page


def test_every_game_has_its_tables() -> None:
    assert all(f"### {name}" in rl_tables.PAGE.read_text("utf-8") for name in rl_tables.NAMES.values())


def test_the_baselines_are_those_that_were_measured() -> None:
    page = rl_tables.PAGE.read_text("utf-8")
    assert baselines.written(page) == page
