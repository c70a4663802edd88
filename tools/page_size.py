"""How many bytes the built page sends: the first page, and what each game's table needs beside it, packed as they are sent.

    python tools/page_size.py [--check]

Scripts, styles and words count; fonts and pictures do not. A browser on the table's own network is sent .gz (.br needs
a secure connection), so that is what may not be more than `LIMIT` for the first page.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NotRequired, TypedDict

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "src" / "schnapp" / "web"
GAMES = ROOT / "src" / "schnapp" / "games"
LIMIT = 150_000
AHEAD = re.compile(r'<(?:script|link)[^>]*(?:src|href)="\./(assets/[^"]+\.(?:js|css))"')  # what index.html asks for
TABLE = "TablePage"
WORDS = re.compile(r"src/texts/(\w+)\.ftl\?first$")


class Chunk(TypedDict):
    """One entry of the list that Vite writes."""

    file: str
    name: NotRequired[str]  # what other chunks import, too, has no source of its own
    imports: NotRequired[list[str]]
    css: NotRequired[list[str]]


@dataclass(frozen=True)
class Page:
    """A built page and its list of files."""

    root: Path = BUILT

    @cached_property
    def chunks(self) -> dict[str, Chunk]:
        listed: dict[str, Chunk] = json.loads((self.root / "files.json").read_text("utf-8"))
        return listed

    def files(self, source: str) -> set[str]:
        """What comes with a source, all that it imports included."""
        found: set[str] = set()
        seen: set[str] = set()
        left = [source]
        while left:
            name = left.pop()
            if name not in seen:
                seen.add(name)
                chunk = self.chunks[name]
                found |= {chunk["file"], *chunk.get("css", [])}
                left += chunk.get("imports", [])
        return found

    def first(self, language: str) -> set[str]:
        """What index.html asks for, with all that it imports, and the words of one language."""
        ahead = set(AHEAD.findall((self.root / "index.html").read_text("utf-8")))
        sources = [source for source, chunk in self.chunks.items() if chunk["file"] in ahead]
        words = [source for source in self.chunks if (found := WORDS.search(source)) and found[1] == language]
        return ahead.union({"index.html"}, *(self.files(source) for source in sources + words))

    @property
    def languages(self) -> list[str]:
        return sorted(found[1] for source in self.chunks if (found := WORDS.search(source)))

    def table(self, game: str, language: str) -> set[str]:
        """What a game's table needs beside the first page."""
        pages = [source for source, chunk in self.chunks.items() if chunk.get("name") == TABLE]
        assert pages, f"no chunk is named {TABLE}"
        sources = [*pages, f"src/games/{game}/game.ts", f"../src/schnapp/games/{game}/texts/{language}.ftl?raw"]
        return set[str]().union(*map(self.files, sources)) - self.first(language)

    def sent(self, files: set[str], ending: str) -> int:
        """Bytes of these files, packed where packing was worth it."""
        both = ((self.root / f"{file}{ending}", self.root / file) for file in files)
        return sum((packed if packed.exists() else plain).stat().st_size for packed, plain in both)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help=f"fail if the first page sends more than {LIMIT:,} bytes")
    check: bool = parser.parse_args().check
    page = Page()
    parts: dict[str, dict[str, set[str]]] = {"first page": {one: page.first(one) for one in page.languages}}
    for game in sorted(path.parent.name for path in GAMES.glob("*/texts")):
        parts[game] = {one: page.table(game, one) for one in page.languages}
    print(f"{'bytes as sent':24} {'.gz':>9} {'.br':>9}")
    for part, by_language in parts.items():
        for language, files in by_language.items():
            print(f"{f'{part}, {language}':24} {page.sent(files, '.gz'):9,} {page.sent(files, '.br'):9,}")
    most = max(page.sent(files, ".gz") for files in parts["first page"].values())
    if check and most > LIMIT:
        sys.exit(f"the first page sends {most:,} bytes, {most - LIMIT:,} too many")


if __name__ == "__main__":
    main()
