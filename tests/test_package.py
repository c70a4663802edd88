"""What is installed is complete: a file that the code reads, and no package brings along, is missed only by strangers."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PAGE = "<!doctype html><title>Schnapp</title>"
NPM = f"""#!/bin/sh
echo "$1" >> "$NPM_LOG"
if [ "$1" = run ]; then
  mkdir -p ../src/schnapp/web/assets
  echo '{PAGE}' > ../src/schnapp/web/index.html
  echo 'export {{}}' > ../src/schnapp/web/assets/index-abc123.js
fi
"""
ZENSICAL = f"""from pathlib import Path
site = Path("build/manual/site")
site.mkdir(parents=True, exist_ok=True)
(site / "index.html").write_text({PAGE!r})
"""
DOCS = {"src/schnapp/docs/index.html"}
WEB = {"src/schnapp/web/index.html", "src/schnapp/web/assets/index-abc123.js"}

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="asks git what belongs to Schnapp")


def kept() -> list[str]:
    """What git keeps, or would keep."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    return [name for name in listed.split("\0") if (ROOT / name).is_file()]


@dataclass(frozen=True)
class Distributions:
    """What was built, out of a checkout in which neither the client nor a rule was built before."""

    names: list[str]  # in the source distribution, below its one folder
    unpacked: Path
    npm: list[str]  # each time that npm was called
    from_checkout: Path
    from_source: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    box = tmp_path_factory.mktemp("package")
    checkout, tools, calls = box / "checkout", box / "tools", box / "npm.log"
    for name in kept():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    for stray in ("src/schnapp/old.so", "web/node_modules/svelte/index.js", "bench/runs/mine.json", "schnapp.db"):
        (checkout / stray).parent.mkdir(parents=True, exist_ok=True)
        (checkout / stray).write_text("no part of Schnapp")
    stale = checkout / "build" / "lib" / "schnapp" / "web" / "assets" / "index-old.js"
    stale.parent.mkdir(parents=True)
    stale.write_text("of an earlier build")
    tools.mkdir()
    (tools / "npm").write_text(NPM)
    (tools / "npm").chmod(0o755)
    (tools / "zensical").mkdir()
    (tools / "zensical" / "__init__.py").touch()
    (tools / "zensical" / "__main__.py").write_text(ZENSICAL)
    environment = {**os.environ, "NPM_LOG": str(calls), "SCHNAPP_PURE": "1"}
    environment.pop("SCHNAPP_SKIP_WEB", None)
    with_npm = environment | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(tools)}

    def make(kind: str, folder: Path, environment: dict[str, str]) -> Path:
        program = (
            f"from setuptools import build_meta; print(build_meta.build_{kind}({str(box / folder.name)!r} + '-out'))"
        )
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return Path(f"{box / folder.name}-out", done.stdout.splitlines()[-1])

    with tarfile.open(make("sdist", checkout, with_npm)) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2, Debian's, knows none
        archive.extractall(box / "unpacked")
        names = [name.partition("/")[2] for name in archive.getnames() if not archive.getmember(name).isdir()]
    (unpacked,) = (box / "unpacked").iterdir()
    without_npm = environment | {"PATH": ""}
    return Distributions(
        names,
        unpacked,
        calls.read_text().split(),
        make("wheel", checkout, without_npm),
        make("wheel", unpacked, without_npm),
    )


def test_the_source_distribution_is_the_checkout_and_what_is_built_of_it(built: Distributions) -> None:
    made = {name for name in built.names if name in ("PKG-INFO", "setup.cfg") or ".egg-info/" in name}
    assert sorted(set(built.names) - made) == sorted({*kept(), *WEB, *DOCS})
    assert built.npm == ["ci", "run"]  # once
    for program in ("play", "check"):
        assert os.access(built.unpacked / program, os.X_OK), program


def test_a_wheel_needs_no_node_and_is_the_same_from_both(built: Distributions) -> None:
    records: list[set[str]] = []
    for wheel in (built.from_checkout, built.from_source):
        with ZipFile(wheel) as archive:
            (record,) = [name for name in archive.namelist() if name.endswith(".dist-info/RECORD")]
            records.append(set(archive.read(record).decode().splitlines()))
    assert records[0] == records[1]
    files = {line.split(",")[0] for line in records[0]}
    assert {name.removeprefix("src/") for name in WEB | DOCS} <= files
    assert not [name for name in files if name.startswith("tests") or "index-old" in name]


def test_to_play_from_the_source_distribution_needs_no_node(built: Distributions) -> None:
    """./play takes the client that came along; whoever changes its source has it built again."""
    program = "from tools import bootstrap; bootstrap.modules = lambda: exit(7); bootstrap.web()"
    for change, code in (("", 0), ("/* mine */", 7)):
        with (built.unpacked / "web" / "src" / "app.css").open("a") as file:
            file.write(change)
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=built.unpacked, env={**os.environ, "PATH": ""}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == code, done.stderr


def test_every_file_beside_the_code_is_installed(built: Distributions) -> None:
    with ZipFile(built.from_source) as archive:
        installed = set(archive.namelist())
    files = [name.removeprefix("src/") for name in kept() if name.startswith("src/schnapp/")]
    assert len(files) > 300
    assert sorted(set(files) - installed) == []


def test_what_is_installed_serves_its_page(built: Distributions, tmp_path: Path) -> None:
    with ZipFile(built.from_source) as archive:
        archive.extractall(tmp_path)
    program = f"""
import asyncio, sys
import schnapp
from schnapp.server.app import create_app
sys.path.append({str(ROOT)!r})
from tests.server.asking import ask, running
async def main():
    async with running(create_app({str(tmp_path / "schnapp.db")!r})) as application:
        print((await ask(application, "GET", "/")).body.decode().strip())
        print(len((await ask(application, "GET", "/api/games")).json))
print(schnapp.__file__)
asyncio.run(main())
"""
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "SCHNAPP_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    file, page, games = done.stdout.splitlines()
    assert Path(file).is_relative_to(tmp_path)
    assert page == PAGE
    assert games == "4"


def test_every_way_to_install_that_is_named_works_today() -> None:
    """Schnapp lies in no package index: an extra comes from a checkout, and it is one that exists."""
    extras: dict[str, list[str]] = SETTINGS["project"]["optional-dependencies"]
    named: set[str] = set()
    for name in kept():
        if name.endswith((".py", ".md", ".ftl")) and not name.startswith(("tests/", "web/")):
            text = (ROOT / name).read_text("utf-8")
            assert not re.search(r"pip install [^`\n]*['\" ]schnapp(\[|['\"]|$)", text, re.MULTILINE), name
            named |= {extra for extra in re.findall(r"'\.\[(\w+)\]'", text)}
    assert named
    assert named <= set(extras)


def test_what_builds_it_is_there_where_pip_builds_alone() -> None:
    """`pip wheel .` and the Containerfile build with nothing but what is asked for: not even pip, which fetches the page's Python."""
    asked = {re.split(r"[<>=~]", wish)[0] for wish in SETTINGS["build-system"]["requires"]}
    called = {
        module.partition(".")[0]
        for file in (ROOT / "setup.py", *(ROOT / "tools" / "offline").glob("*.py"))
        for module in re.findall(r'sys\.executable, "-m", "([\w.]+)"', file.read_text("utf-8"))
    }
    assert {"pip", "tools"} <= called
    assert called - {"tools"} <= asked
