"""The page as plain files, for any web server: played in the page itself, without a server of ours."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from html import escape
from pathlib import Path

from schnapp.table.errors import SchnappError
from schnapp.whole import write_whole

from .built import built
from .pages import MANUAL, POLICY, WEB

PAGE = "index.html"
LIST = "offline.json"
FOLDERS = "assets", "offline", "docs"
SERVERLESS = "<html data-serverless "  # web/src/offline/place.svelte.ts looks for it
SAFE = f'<meta http-equiv="content-security-policy" content="{escape(POLICY.partition("; frame-ancestors")[0])}" />'


class NoSite(SchnappError):
    """It cannot be written. One sentence that says why."""


def write(folder: Path, web: Path = WEB, manual: Path = MANUAL) -> int:
    """Everything into a folder that is new, empty, or holds a site; the bytes that it takes. What else lies beside a site, a
    `.git` or a `CNAME`, is left. Raises NoSite."""
    for needed in (PAGE, LIST):
        if not (web / needed).is_file():
            raise NoSite(f"there is no {web / needed}: ./play builds the page, and a wheel brings it along")
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).exists():
        raise NoSite(f"{folder} holds something else: give a folder that is new, or empty")
    files = {
        place / name: file
        for root, place in ((web, folder), (manual, folder / "docs"))
        for name, file in built(root).items()
    }
    page = files.pop(folder / PAGE)
    for path, file in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, file.plain(), safe=False)
    html = page.plain().decode("utf-8").replace("<html ", SERVERLESS, 1).replace("<head>", f"<head>{SAFE}", 1)
    write_whole(folder / PAGE, html, safe=False)  # at last, when all that it asks for is there
    for ours in FOLDERS:  # what is in them has other names with each release
        _without_the_rest(folder / ours, files)
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _without_the_rest(folder: Path, files: Collection[Path]) -> None:
    """Only these files stay in a folder, and no empty folders."""
    for path in sorted(folder.rglob("*"), reverse=True):  # what is in a folder before the folder
        if path.is_dir() and not path.is_symlink():
            with suppress(OSError):  # it is not empty
                path.rmdir()
        elif path not in files:
            path.unlink()
