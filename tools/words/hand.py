"""The lists written by hand, `hand/<language>/<category>.txt`: known to everybody above the line `---`, rarer below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from schnapp.words.categories import CATEGORIES, PEOPLE, TITLES
from schnapp.words.referee import LONGEST
from schnapp.words.spelling import key
from schnapp.words.spelling import words as parts
from schnapp.words.suggestions import initial
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
    for word in sorted(blocked(language)):
        for category in CATEGORIES:
            if category not in TITLES | PEOPLE:  # there is a Mr Hooker, and a film may be called anything
                yield Entry(category, word, "hand", kind="wrong_category")


def wrong(language: str) -> Iterator[Entry]:
    """What the rules would take for members: `wrong.<language>.txt`, lines "category: word, word"."""
    for line in (HERE / f"wrong.{language}.txt").read_text(encoding="utf-8").splitlines():
        category, found, words = line.partition(":")
        if found and not line.startswith("#"):
            yield from (Entry(category, word.strip(), "hand", kind="wrong_category") for word in words.split(","))


def blocked(language: str) -> frozenset[str]:
    """Words that the program never says and takes from no package: `blocked.<language>.txt`, as keys.

    A hand list may have one where it is the plain name of a thing; then it is accepted, and still never said.
    """
    lines = (HERE / f"blocked.{language}.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(key(word, language) for line in lines if not line.startswith("#") for word in line.split())


def common(language: str) -> dict[str, list[str]]:
    """The words of each category that may be shown: above the line, not blocked, and such as can be said in the game."""
    never = blocked(language)
    return {
        category: [word for word in _shown(category, language) if initial(word) and _is_clean(word, language, never)]
        for category in CATEGORIES
    }


def _shown(category: str, language: str) -> list[str]:
    """The words above the line, people by the name that counts."""
    words = read(language, category)[0]
    if category in PEOPLE:
        words = [surname for word in words if len(surname := word.partition(",")[0]) > 1]
    return [word for word in dict.fromkeys(words) if len(word) <= LONGEST]


def _is_clean(word: str, language: str, never: frozenset[str]) -> bool:
    return key(word, language) not in never and not any(key(part, language) in never for part in parts(word))
