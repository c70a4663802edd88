"""A page's Python says what a server's says, byte by byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
MADE = HERE.parents[1] / "build" / "offline" / "made"
VIEWS = HERE / "views.py"


def printed(*command: str | Path) -> list[str]:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    return [line for line in done.stdout.splitlines() if len(line.split()) == 3]


def test_the_same_games_are_told_alike_by_a_server_and_by_a_page() -> None:
    if not MADE.is_dir():
        pytest.fail("the page's Python is not built: python -m tools.offline.build")
    node = shutil.which("node")
    assert node is not None, "Node.js runs the page's Python"
    here = printed(sys.executable, VIEWS)
    assert len(here) == 3
    assert printed(node, HERE / "run.mjs", MADE, VIEWS) == here
