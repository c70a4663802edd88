"""A file or a folder of the repository as a page: who reads the manual without a checkout can follow its links, too."""

from __future__ import annotations

from pathlib import Path

from tools.bootstrap import ROOT

LANGUAGES = {
    ".py": "python",
    ".pxd": "cython",
    ".toml": "toml",
    ".ts": "ts",
    ".svelte": "html",
    ".js": "js",
    ".json": "json",
    ".yaml": "yaml",
    ".conf": "nginx",
}
MADE = {"__pycache__", "build", ".pytest_cache"}
MADE_FILES = {".so", ".pyd", ".c"}
HEAD = "---\nsearch:\n  exclude: true\nhide:\n  - toc\n---\n\n"  # found by those who follow a link


def page(path: Path) -> str:
    name = path.relative_to(ROOT).as_posix()
    if path.is_dir():
        parts = [f"## `{file.relative_to(path).as_posix()}`\n\n{block(file)}" for file in within(path)]
        return f"{HEAD}# `{name}`\n\n" + "\n".join(parts)
    return f"{HEAD}# `{name}`\n\n{block(path)}"


def within(folder: Path) -> list[Path]:
    """What people have written there."""
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file()
        and file.suffix not in MADE_FILES
        and not any(part in MADE or part.endswith(".egg-info") for part in file.relative_to(folder).parts)
    ]


def block(file: Path) -> str:
    return f"``````{LANGUAGES.get(file.suffix, 'text')}\n{file.read_text('utf-8').rstrip()}\n``````\n"
