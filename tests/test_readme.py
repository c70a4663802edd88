"""README.md is short, its pictures are small, a game is nine lines of Python, and to play is one line. (tests/docs runs its blocks.)"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from urllib.request import urlopen

import pytest

import schnapp

from .server.serving import free_port

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGE = README.read_text("utf-8")
MOST_LINES = 120
MOST_BYTES = 200_000


def block(language: str) -> str:
    """The first block in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0]


def test_it_is_short() -> None:
    assert len(PAGE.splitlines()) <= MOST_LINES


def test_its_pictures_load_quickly() -> None:
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", PAGE)
    assert len(pictures) == 2
    for picture in pictures:
        assert (ROOT / picture).stat().st_size < MOST_BYTES


def test_a_game_in_nine_lines() -> None:
    program, said = block("python"), StringIO()
    assert len(program.splitlines()) == 9
    with redirect_stdout(said):
        exec(compile(program, str(README), "exec"), {})
    assert "Hand:" in said.getvalue()
    assert re.search(r"^\[[1-3], [1-3], [1-3]\] \[\d+, \d+, \d+\] \d+$", said.getvalue(), re.MULTILINE)


SET_UP = """
import runpy, sys
from tools import bootstrap
bootstrap.python, bootstrap.web = lambda: sys.executable, lambda: None
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


@pytest.mark.skipif(not (Path(schnapp.__file__).parent / "web" / "index.html").exists(), reason="the page is not built")
def test_to_play_is_one_line(tmp_path: Path) -> None:
    """As if everything had been set up before: a test installs nothing. Port and file are those of the environment."""
    command, _, said = block("sh").partition("\n")[0].partition("#")
    assert "prints the address" in said
    environment = {
        **os.environ,
        "SCHNAPP_PORT": str(free_port()),
        "SCHNAPP_DATABASE": f"sqlite:///{tmp_path / 'schnapp.db'}",
    }
    with subprocess.Popen(
        [sys.executable, "-c", SET_UP, *command.split()],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
            with urlopen(address, timeout=60) as page:
                assert b"<title>Schnapp" in page.read()
        finally:
            server.terminate()
