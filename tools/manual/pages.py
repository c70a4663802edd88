"""Lays the pages out for Zensical: those of docs/, a few from elsewhere, and each file of the repository that one of them links to.

GitHub shows the same pages as they lie in the repository. What only one of the two understands is changed on the way here:
links out of docs/, the name behind the language of a block, and where docstrings shall stand.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from tools.bootstrap import ROOT

from . import files, look

DOCS = ROOT / "docs"
ELSEWHERE = {  # pages that lie with what they are about
    "bench/README.md": "measurements.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "taking-part.md",
    "SECURITY.md": "security.md",
    "src/schnapp/games/snatch_it/booklet.en.md": "snatch-it.md",
    "src/schnapp/games/schnuff/booklet.en.md": "schnuff.md",
    "src/schnapp/games/snails/booklet.en.md": "snails.md",
    "src/schnapp/games/schnapp_land_fluss/booklet.en.md": "schnapp-land-fluss.md",
}
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)(?P<path>[^)#\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
BLOCK = re.compile(r"^(?P<fence>`{3,})(?P<language>\w+) (?P<title>\w+)$", re.MULTILINE)
DOCSTRINGS = re.compile(r"^<!-- docstrings: (?P<name>[\w.]+) -->$", re.MULTILINE)


def lay_out(folder: Path) -> None:
    """Write everything that the site is made of into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    linked: set[str] = set()
    for path, name in sources().items():
        text = translated((ROOT / path).read_text("utf-8"), path, linked.add)
        (folder / name).write_text(text, "utf-8")
    for path in sorted(linked):
        (folder / name_of(path)).write_text(files.page(ROOT / path), "utf-8")
    for picture in DOCS.glob("*.png"):
        shutil.copy(picture, folder)
    look.lay_out(folder / "look")


def sources() -> dict[str, str]:
    """Every page that a person has written, by its path in the repository: its name on the site, where all pages lie side by side."""
    return {f"docs/{path.name}": path.name for path in sorted(DOCS.glob("*.md"))} | ELSEWHERE


def name_of(path: str) -> str:
    """The page on the site that shows what lies at this path of the repository."""
    return sources().get(path) or f"file-{re.sub(r'[^A-Za-z0-9]+', '-', path).strip('-').lower()}.md"


def translated(text: str, path: str, linked: Callable[[str], None]) -> str:
    """A page as Zensical reads it. Files of the repository that it links to are named to `linked`."""

    def link(found: re.Match[str]) -> str:
        target = resolved(path, found["path"])
        if target.startswith("docs/") and not target.endswith(".md"):
            return target.removeprefix("docs/")  # a picture
        if target not in sources():
            linked(target)
        return name_of(target) + (found["anchor"] or "")

    parts = re.split(r"(^`{3,}[^`]*?^`{3,}$|`[^`\n]+`)", text, flags=re.DOTALL | re.MULTILINE)
    parts[::2] = [LINK.sub(link, part) for part in parts[::2]]
    text = BLOCK.sub(r'\g<fence>\g<language> title="\g<title>"', "".join(parts))
    return DOCSTRINGS.sub("::: \\g<name>", text)


def resolved(path: str, target: str) -> str:
    """The path in the repository to which a link on the page at another path leads."""
    return (ROOT / PurePosixPath(path).parent / target).resolve().relative_to(ROOT).as_posix()
