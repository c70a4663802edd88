"""`schnapp new`: what it writes is a game that is installed, checked, played in the terminal and served, as it stands."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from contextlib import chdir
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.request import urlopen

import pytest

from schnapp.commands import new
from schnapp.commands.arguments import BadInput
from tests.docs.reader import needs_what_the_reader_needs, workshop
from tests.server.serving import free_port
from tests.test_cli import schnapp

NAMES = ["otter", "crazy-otters-2"]
WITH_A_PIG = ["guinea-pig", "pig-2", "return-of-pig", "pig-pig", "test-pig", "pigs", "snatch-it-2"]


@pytest.mark.parametrize("name", [*NAMES, *WITH_A_PIG])
def test_the_template_is_renamed_everywhere(name: str) -> None:
    module = name.replace("-", "_")
    files = new.files(name)
    assert set(files) == {f"{module}.py", f"test_{module}.py", "pyproject.toml", "README.md", ".gitignore"}
    for file, text in files.items():
        if "pig" not in name:
            assert "pig" not in text.lower(), file
        if file.endswith(".py"):
            compile(text, file, "exec")
    project = tomllib.loads(files["pyproject.toml"])
    assert project["project"]["entry-points"]["schnapp.games"] == {name: f"{module}:{_classes(name)}Game"}
    assert project["tool"]["setuptools"]["py-modules"] == [module]


def _classes(name: str) -> str:
    return "".join(map(str.capitalize, name.split("-")))


@pytest.mark.parametrize("name", WITH_A_PIG[:3])
def test_its_modules_can_be_imported(name: str, tmp_path: Path) -> None:
    with chdir(tmp_path):
        assert schnapp("new", name).returncode == 0
    module = name.replace("-", "_")
    asked = f"import {module}, test_{module}; print({module}.{_classes(name)}Game().name)"
    ran = subprocess.run(
        [sys.executable, "-c", asked], cwd=tmp_path / name, capture_output=True, text=True, check=False
    )
    assert (ran.stdout, ran.stderr) == (f"{name}\n", "")


def test_a_name_that_the_file_has_already_is_refused() -> None:
    for name in ("act", "event", "position", "held", "true", "none", "plain"):
        with pytest.raises(BadInput, match="something is called"):
            new.files(name)


def test_what_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "otter").mkdir()
    with chdir(tmp_path):
        ran = schnapp("new", "otter")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "schnapp: otter is there already, and is left as it is\n"
    assert list((tmp_path / "otter").iterdir()) == []


def test_a_folder_that_is_not_written_to_the_end_is_not_there(tmp_path: Path) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with chdir(tmp_path), mock.patch("os.fsync", full):
        assert "No space left" in schnapp("new", "otter").stderr
    assert list(tmp_path.iterdir()) == []
    with chdir(tmp_path):
        assert schnapp("new", "otter").returncode == 0
    assert [folder.name for folder in tmp_path.iterdir()] == ["otter"]


@needs_what_the_reader_needs
def test_it_can_be_played_at_once(tmp_path: Path) -> None:
    name = NAMES[-1]
    environment = workshop(tmp_path / "environment")
    folder = tmp_path / "games"
    folder.mkdir()

    def run(command: str, typed: str = "") -> str:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"$ {command}\n{done.stdout}{done.stderr}"
        return done.stdout

    told = run(f"schnapp new {name}").splitlines()
    asked = [line.strip() for line in told if line.startswith("  ")]
    assert asked == [f"pip install -e {name}", f"schnapp play {name}", "schnapp serve", f"schnapp check {name}"]
    run(f"python -m pip install -q --no-build-isolation -e {name}")
    assert run(f"schnapp check {name}").endswith("passed, 0 failed\n")
    played = run(f"schnapp play {name} --players 2 --bots random --seed 1 --language en", "1\n/q\n")
    assert played.startswith(f"{name.replace('-', ' ').title()} with Bot 1.")
    assert "You roll a" in played
    assert " passed" in run(f"cd {name} && python -m pytest -q")
    assert served(name, folder, environment)["title"]["en"] == name.replace("-", " ").title()


def served(name: str, folder: Path, environment: dict[str, str]) -> dict[str, Any]:
    """What a server says of the game to whoever opens its page."""
    command = ["schnapp", "serve", "--port", str(free_port())]
    server = subprocess.Popen(
        ["bash", "-c", f"exec {' '.join(command)}"], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        with urlopen(f"{address}/api/games", timeout=60) as answer:
            return next(game for game in json.load(answer) if game["game"] == name)
    finally:
        server.terminate()
        server.wait(30)


def test_an_environment_without_pip_is_told_how(tmp_path: Path) -> None:
    with chdir(tmp_path), mock.patch("schnapp.commands.new.find_spec", return_value=None):
        ran = schnapp("new", "otter")
    assert ran.returncode == 0
    assert f" -m pip --python {sys.prefix} install -e otter\n" in ran.stdout
