"""The page as plain files, for any web server: played in the page itself, without a server of ours."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path

from schnapp.table.errors import SchnappError

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
    for ours in FOLDERS:  # what is in them has other names with each release
        shutil.rmtree(folder / ours, ignore_errors=True)
    for root, place in (web, folder), (manual, folder / "docs"):
        for name, file in built(root).items():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_bytes(file.plain())
    page = folder / PAGE
    html = page.read_text("utf-8").replace("<html ", SERVERLESS, 1).replace("<head>", f"<head>{SAFE}", 1)
    page.write_text(html, "utf-8")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
