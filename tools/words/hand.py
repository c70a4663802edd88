"""The lists written by hand, `hand/<language>/<category>.txt`: known to everybody above the line `---`, rarer below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from schnapp.words.categories import CATEGORIES
from schnapp.words.spelling import key
from tools.words.entry import Entry

HERE = Path(__file__).parent
LINE = "---"


def file(language: str, category: str) -> Path:
    return HERE / "hand" / language / f"{category}.txt"


def read(language: str, category: str) -> tuple[list[str], list[str]]:
    """The words above and below the line; nothing for a list that is not there."""
    path = file(language, category)
    if not path.exists():
        return [], []
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    words = [line for line in lines if line and not line.startswith("#")]
    if words.count(LINE) != 1:
        raise SystemExit(f"{path}: there must be one line {LINE}, not {words.count(LINE)}")
    cut = words.index(LINE)
    return words[:cut], words[cut + 1 :]


def entries(language: str) -> Iterator[Entry]:
    for category in CATEGORIES:
        for is_rare, words in enumerate(read(language, category)):
            yield from (Entry(category, word, "hand", is_rare=bool(is_rare)) for word in words)
    yield from wrong(language)


def wrong(language: str) -> Iterator[Entry]:
    """What the rules would take for members: `wrong.<language>.txt`, lines "category: word, word"."""
    for line in (HERE / f"wrong.{language}.txt").read_text(encoding="utf-8").splitlines():
        category, found, words = line.partition(":")
        if found and not line.startswith("#"):
            yield from (Entry(category, word.strip(), "hand", kind="wrong_category") for word in words.split(","))


def blocked(language: str) -> frozenset[str]:
    """Words that the program never says: `blocked.<language>.txt`, compared as keys."""
    lines = (HERE / f"blocked.{language}.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(key(word, language) for line in lines if not line.startswith("#") for word in line.split())


def common(language: str) -> dict[str, list[str]]:
    """The words of each category that may be shown: above the line and not blocked. People by the name that counts."""
    never = blocked(language)
    return {category: _shown(read(language, category)[0], language, never) for category in CATEGORIES}


def _shown(words: list[str], language: str, never: frozenset[str]) -> list[str]:
    return list(dict.fromkeys(said for word in words if key(said := word.partition(",")[0], language) not in never))
