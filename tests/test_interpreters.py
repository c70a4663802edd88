"""Of several Pythons of one version the quickest is taken."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.interpreters import quickest, seconds

NAME = f"python3.{sys.version_info.minor}"


def python(folder: Path, says: str) -> str:
    """A program that is called like one, and answers so."""
    folder.mkdir()
    program = folder / NAME
    program.write_text(f"#!/bin/sh\n{says}\n")
    program.chmod(0o755)
    return str(program)


@pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")
def test_the_quickest_is_taken_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    called, system = python(tmp_path / "pyenv", "echo 0.4"), python(tmp_path / "system", "echo 0.3")
    python(tmp_path / "broken", "exit 3")
    python(tmp_path / "without-headers", "true")
    folders = [str(tmp_path / name) for name in ("missing", "broken", "without-headers", "pyenv", "system")]
    assert quickest(called, folders) == system
    assert capsys.readouterr().out == f"{system} is taken: it needs 75% of the time of {called}.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")
def test_what_is_hardly_quicker_or_cannot_be_compared_is_not_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    called, other = python(tmp_path / "called", "echo 0.4"), python(tmp_path / "other", "echo 0.39")
    silent = python(tmp_path / "silent", "true")
    assert quickest(called, [str(Path(other).parent)]) == called
    assert quickest(called, [str(Path(silent).parent)]) == called
    assert quickest(silent, [str(Path(silent).parent)]) == silent
    assert quickest(called, []) == called
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")
def test_instead_of_one_that_cannot_compile_another_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    silent, other = python(tmp_path / "silent", "true"), python(tmp_path / "other", "echo 0.5")
    assert quickest(silent, [str(Path(other).parent)]) == other
    assert capsys.readouterr().out == f"{other} is taken: {silent} lacks headers or venv.\n"


def test_the_work_is_done_in_a_moment() -> None:
    took = seconds(sys.executable)
    assert took is None or 0 < took < 5
