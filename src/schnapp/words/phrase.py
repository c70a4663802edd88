"""Words with something round them that does not count: "playing the violin", "River Thames", "Shrek 2"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from schnapp.words.spelling import key, without_article

PLAYED: Final = ("sport", "musical_instrument", "toy", "hobby")
"""Categories of things that one plays, does or learns."""

_NUMBER: Final = re.compile(r"\s+(?:teil |part |episode |staffel |season )?(?:\d{1,2}|[ivx]{1,4})$", re.IGNORECASE)
_PLAYING: Final = {
    "de": re.compile(r"(.+?)[\s-](?:spielen|gehen|fahren|machen|lernen|sammeln)|spielen mit (.+)", re.IGNORECASE),
    "en": re.compile(r"(?:to )?(?:play(?:ing)?|go(?:ing)?|do(?:ing)?|learn(?:ing)?) (?:the |an? )?(.+)", re.IGNORECASE),
}
_GENERIC: Final = {
    ("river", "de"): re.compile(r"^fluss\s|[\s-]fluss$", re.IGNORECASE),
    ("river", "en"): re.compile(r"^river\s|\sriver$", re.IGNORECASE),
    ("city", "de"): re.compile(r"^stadt\s", re.IGNORECASE),
    ("city", "en"): re.compile(r"^city of\s|\scity$", re.IGNORECASE),
}


def unnumbered(word: str, language: str) -> Iterator[str]:
    """Keys of a title without its number; nothing if it has none."""
    title = _NUMBER.sub("", word)
    if title != word:
        yield key(title, language)
        yield key(without_article(title, language), language)


def proper(word: str, category: str, language: str) -> Iterator[str]:
    """The key of a river or a city that was said with what it is; nothing if it was not."""
    mark = _GENERIC.get((category, language))
    if mark and mark.search(word):
        yield key(mark.sub("", word), language)


def played(word: str, language: str) -> str:
    """The key of what is played, done or learnt; empty if the word is no such phrase."""
    said = _PLAYING[language].fullmatch(word)
    return key(next(part for part in said.groups() if part), language) if said else ""
