"""What is done to the site when Zensical has made it: what nobody needs goes, and what shrinks is packed."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

WORTH = 0.9  # of the plain size, as in web/vite.config.ts: what shrinks less is sent as it is
PLAIN = "index.html"  # by which one sees that there is a manual
NEEDLESS = ("404.html", "objects.inv", "sitemap.xml", "assets/stylesheets/classic/*", "assets/images/favicon.png")
DYED = re.compile(r"\x1b\[[0-9;]*m")


def finish(folder: Path) -> None:
    for pattern in NEEDLESS:
        for file in folder.glob(pattern):
            file.unlink()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        plain = file.read_bytes()
        packed = gzip.compress(plain, 9, mtime=0)
        if len(packed) < WORTH * len(plain):
            file.with_name(f"{file.name}.gz").write_bytes(packed)
            if file != folder / PLAIN:
                file.unlink()


def readable(said: str) -> str:
    """What Zensical complains of, without its colours and without the way through its code."""
    return DYED.sub("", said).partition("Traceback (most recent call last)")[0].strip()
