"""The two programs of a checkout, before anything is set up."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .test_operating import flags

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    fresh = tmp_path_factory.mktemp("checkout")
    for program in ("play", "check"):
        shutil.copy(ROOT / program, fresh)
    for folder in ("tools", "src"):
        shutil.copytree(ROOT / folder, fresh / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
    return fresh


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """By a Python without packages, on a machine without any other program; nothing may be installed."""
    before = set(checkout.iterdir())
    done = subprocess.run(
        [sys.executable, "-S", "-E", *command],
        cwd=checkout, env={"PATH": ""}, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert set(checkout.iterdir()) == before
    return done


@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_whoever_asks_what_play_does_waits_for_no_set_up(checkout: Path, asked: str) -> None:
    done = run(checkout, "play", asked)
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 84
    named = set(re.findall(r"--[a-z-]+", done.stdout)) - {"--help"}
    assert named
    assert named <= flags()


def test_where_all_is_set_up_the_help_is_that_of_serve(checkout: Path) -> None:
    from tools.bootstrap import PYTHON

    python = checkout / PYTHON.relative_to(ROOT)
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@"\n')
    python.chmod(0o755)
    try:
        assert run(checkout, "play", "--help").stdout == "-m schnapp serve --help\n"
    finally:
        shutil.rmtree(checkout / ".venv")


def test_check_says_what_it_does_and_refuses_an_unknown_step_before_anything_is_installed(checkout: Path) -> None:
    told = run(checkout, "check", "--help")
    assert (told.returncode, told.stderr) == (0, "")
    assert "checked-engine" in told.stdout
    assert max(map(len, told.stdout.splitlines())) <= 84
    refused = run(checkout, "check", "ruff", "nonsense")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("check: unknown steps: nonsense; known are ruff-format, ")


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be locked there")
def test_who_sets_up_a_folder_second_waits_for_the_first(checkout: Path) -> None:
    program = "from tools import bootstrap\nwith bootstrap.alone():\n    print('begins', flush=True)\n    input()"

    def set_up() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", program], cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    with set_up() as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "begins\n"
        with set_up() as second:
            assert second.stdout is not None
            assert second.stdout.readline().startswith("This folder is being set up already")
            first.communicate("\n")
            assert second.communicate("\n")[0] == "begins\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a program there is no text")
def test_what_compiling_lacks_is_said_and_once_it_is_there_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Debian's gcc comes without the headers of Python."""
    from tools import bootstrap

    python, headers, calls = tmp_path / "python", tmp_path / "include", tmp_path / "calls"
    headers.mkdir()
    python.write_text(
        f'#!/bin/sh\ncase "$1" in\n-VV) echo Python;;\n-c) echo {headers};;\n*) echo "$@" >> {calls};;\nesac\n'
    )
    python.chmod(0o755)
    monkeypatch.setattr(bootstrap, "PYTHON", python)
    monkeypatch.setattr(bootstrap, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(bootstrap, "SOURCE", tmp_path / "src")  # nothing to compile lies there
    monkeypatch.setattr(bootstrap, "compiler", lambda: "/usr/bin/gcc")
    for _ in range(2):  # what is missing is said once, not at every start
        bootstrap.compile_rules()
    assert capsys.readouterr().out.splitlines() == [
        "The rules run uncompiled: Python's headers are missing (Debian: apt install python3-dev; Fedora: dnf install python3-devel)."
    ]
    assert not calls.exists()
    (headers / "Python.h").touch()
    bootstrap.compile_rules()
    assert "build_ext" in calls.read_text()
    monkeypatch.setattr(bootstrap, "compiler", lambda: None)
    bootstrap.compile_rules()
    assert capsys.readouterr().out == "The rules run uncompiled: there is no C compiler.\n"
