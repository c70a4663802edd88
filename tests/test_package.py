"""What is installed is complete: a file that the code reads, and no package brings along, is missed only by strangers."""

from __future__ import annotations

import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_file_beside_the_code_is_package_data_and_in_the_source_distribution() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "src/schnapp"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    files = [Path(line) for line in listed.splitlines() if not line.endswith(".py")]
    assert len(files) > 40
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns: list[str] = settings["tool"]["setuptools"]["package-data"]["*"]
    manifest = (ROOT / "MANIFEST.in").read_text("utf-8")
    for file in files:
        within = file.relative_to("src/schnapp").as_posix()
        assert any(fnmatch(file.name, each) or fnmatch(within, each) for each in patterns), f"{file}: no package data"
        told = f"*{file.suffix}" in manifest or file.name in manifest or within.startswith("words/data/")
        assert told, f"{file}: not in MANIFEST.in"
