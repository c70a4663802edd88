"""A wheel in an environment that has nothing of this checkout, and of other packages those alone that the wheel asks for.

Taken is the wheel for this Python that lies in `dist` (`python -m tools.wheels`); where there is none, one that runs uncompiled is made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile, is_zipfile

import pytest
from packaging.requirements import Requirement
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

from tools.wheels import made

ROOT = Path(__file__).parents[1]
MOST = 60  # MB beside Python
PAGE = "<!doctype html><title>Schnapp</title>"


def newest() -> Path | None:
    here = set(sys_tags())
    fit = [file for file in (ROOT / "dist").glob("schnapp-*.whl") if parse_wheel_filename(file.name)[3] & here]
    return max(
        (file for file in fit if "none-any" not in file.name), key=lambda file: file.stat().st_mtime, default=None
    )


def made_here(box: Path) -> Path:
    """From a copy of the checkout, without its compiled rules."""
    shutil.copytree(ROOT / "src", box / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, box)
    page = box / "src" / "schnapp" / "web" / "index.html"
    page.parent.mkdir()
    page.write_text(PAGE)
    return made("wheel", box, box, SCHNAPP_PURE="1", SCHNAPP_SKIP_WEB="1")


def needed(found: Distribution) -> Iterator[Distribution]:
    """What a distribution asks for without extras, and what that asks for."""
    for line in found.requires or ():
        asked = Requirement(line)
        if asked.marker is None or asked.marker.evaluate({"extra": ""}):
            there = distribution(asked.name)
            yield there
            yield from needed(there)


def copied(found: Distribution, to: Path) -> None:
    for file in found.files or ():
        source = Path(str(file.locate()))
        if ".." not in file.parts and "__pycache__" not in file.parts and source.is_file():
            (to / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, to / file)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of packages of an environment; its Python lies above."""
    box = tmp_path_factory.mktemp("installed")
    venv.create(box / "env", symlinks=os.name != "nt")
    (packages,) = (box / "env").glob("[Ll]ib/**/site-packages")
    wheel = newest() or made_here(box)
    assert is_zipfile(wheel)
    with ZipFile(wheel) as archive:
        archive.extractall(packages)
    (about,) = packages.glob("schnapp-*.dist-info")
    for other in {each.name: each for each in needed(PathDistribution(about))}.values():
        copied(other, packages)
    return packages


def schnapp(packages: Path, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    """A command in that environment, in a folder without anything of ours."""
    programs = next(above for above in packages.parents if (above / "pyvenv.cfg").exists())
    python = programs / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SCHNAPP"))}
    return subprocess.Popen(
        [python, "-m", "schnapp", *arguments],
        cwd=packages.parent, env=environment | {"LC_ALL": "C", "PYTHONUNBUFFERED": "1"} | variables, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def test_it_takes_little_room(installed: Path) -> None:
    held = sum(
        file.stat().st_size for file in installed.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    )
    heavy = {each.name for each in installed.iterdir()} & {
        "Cython",
        "numpy",
        "babel",
        "rapidfuzz",
        "uvloop",
        "matplotlib",
    }
    assert not heavy
    assert held < MOST * 1e6


def test_bots_play(installed: Path) -> None:
    game = schnapp(
        installed,
        "simulate",
        "snatch-it",
        "--players",
        "3",
        "--bots",
        "medium,greedy,random",
        "--games",
        "1",
        "--jobs",
        "1",
    )
    said, _ = game.communicate(timeout=120)
    assert game.returncode == 0
    assert "medium" in said


def test_rules_run_uncompiled_without_cython(installed: Path) -> None:
    given = ("simulate", "schnuff", "--players", "2", "--games", "1", "--jobs", "1")
    game = schnapp(installed, *given, SCHNAPP_PURE="1")
    said, _ = game.communicate(timeout=120)
    assert game.returncode == 0
    assert "1 game in" in said


def test_words_are_judged(installed: Path) -> None:
    asked = schnapp(installed, "words", "de", "animal", "Elefannt")
    said, _ = asked.communicate(timeout=60)
    assert asked.returncode == 0
    assert said == "Elefannt\taccept\ttypo\n"


def test_it_serves_its_page(installed: Path) -> None:
    serving = schnapp(installed, "serve", "--port", "0")
    try:
        assert serving.stdout is not None
        address = serving.stdout.readline().split()[-1]
        with urlopen(address) as page, urlopen(f"{address}api/games") as games:
            assert b"<title>Schnapp</title>" in page.read()
            assert b"snatch-it" in games.read()
    finally:
        serving.kill()
        serving.wait()
