"""Well-known, clean words: what bots say and what the program shows as "you could have said".

They come from the hand lists only, above their line, without what stands on the blocklist, in the order of the lists.
"""

from __future__ import annotations

from functools import cache

from schnapp.words.categories import CATEGORIES, LANGUAGES
from schnapp.words.lexicon import DATA
from schnapp.words.referee import UnknownCategory, UnknownLanguage
from schnapp.words.spelling import bare


def suggestions(category: str, language: str, initials: str = "", limit: int | None = None) -> tuple[str, ...]:
    """Words of a category that begin with one of the initials (any without them), best known first, at most `limit`.

    People are given by the name that counts, their surname first. Initials are those of the rules: "Ö" is an "O".
    """
    if language not in LANGUAGES:
        raise UnknownLanguage(f'there is no language "{language}"; known are {", ".join(LANGUAGES)}')
    if category not in CATEGORIES:
        raise UnknownCategory(f'there is no category "{category}"; known are {", ".join(CATEGORIES)}')
    wanted = initials.casefold()
    known = _common(language)[category]
    if wanted:
        known = tuple(word for word, first in zip(known, _initials(category, language), strict=True) if first in wanted)
    return known if limit is None else known[:limit]


def initial(word: str) -> str:
    """The letter a to z that a word begins with by the rules (6.2), empty if it begins with something else."""
    first = bare(word, "en")[:1]
    return first if "a" <= first <= "z" else ""


@cache
def _initials(category: str, language: str) -> tuple[str, ...]:
    """The initials of the words of a category, in their order."""
    return tuple(map(initial, _common(language)[category]))


@cache
def _common(language: str) -> dict[str, tuple[str, ...]]:
    text = (DATA / f"common.{language}.txt").read_text(encoding="utf-8")
    sections = (section.splitlines() for section in text.split("\n\n"))
    return {lines[0].strip("[]"): tuple(lines[1:]) for lines in sections if lines}
