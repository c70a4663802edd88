"""One word for the lists: where it belongs, where it comes from, how sure that is, and the keys it is found by."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from schnapp.words.categories import PEOPLE, TITLES
from schnapp.words.spelling import bare, broad, key, without_article
from schnapp.words.verdict import Reason

PARTICLES = {
    "von",
    "van",
    "der",
    "de",
    "den",
    "di",
    "da",
    "del",
    "la",
    "le",
    "du",
    "dos",
    "zu",
    "ten",
    "el",
    "al",
    "bin",
}
SUBTITLE = re.compile(r"\s*(?::| [–—-] |\(|, (?:oder|or) )")
SERIES = re.compile(r" (?:und|and) (?:der|die|das|the) ", re.IGNORECASE)


@dataclass(frozen=True)
class Entry:
    """A word as people write it."""

    category: str
    word: str
    source: str
    is_weak: bool = False
    kind: Reason = "exact"
    is_rare: bool = False  # below the line of a hand list


def keys(entry: Entry, language: str) -> Iterator[tuple[str, Reason]]:
    """Every key the word is found by, with what kind of finding that is."""
    for said, kind in _ways(entry, language):
        found = key(said, language)
        if (len(found) < 2 and kind != "exact") or not found:
            continue
        yield found, kind
        for other in {bare(said, language), broad(said)} - {found}:
            yield other, "exact" if language == "en" and kind == "exact" else "spelling"


def _ways(entry: Entry, language: str) -> Iterable[tuple[str, Reason]]:
    if entry.kind != "exact":
        return _plain(entry.word, entry.kind, language)
    if entry.category in PEOPLE and entry.source == "hand":
        return _person(entry.word, language)
    if entry.category in TITLES:
        return _title(entry.word, language)
    return _plain(entry.word, entry.kind, language)


def _plain(word: str, kind: Reason, language: str) -> Iterator[tuple[str, Reason]]:
    """The word; without what stands in brackets; without an article."""
    outside = re.sub(r"\s*\([^)]*\)", "", word)
    for each in dict.fromkeys((word, outside, without_article(outside, language))):
        yield each, kind


def _person(word: str, language: str) -> Iterator[tuple[str, Reason]]:
    """ "Beethoven, Ludwig van": the surname, and both orders of the whole name."""
    surname, _, first = (part.strip() for part in word.partition(","))
    if not first:
        for name in dict.fromkeys((surname, without_article(surname, language))):
            yield name, "exact"
        return
    parts = surname.split()
    main = " ".join(parts[next((at for at, part in enumerate(parts) if part.lower() not in PARTICLES), 0) :])
    for name in dict.fromkeys((surname, main)):
        yield name, "surname"
        for given in dict.fromkeys((first, *first.split(), first.split()[0])):
            if given == first or given.lower() not in PARTICLES:
                yield f"{given} {name}", "exact"
                yield f"{name} {given}", "exact"
    if "-" in surname:
        yield surname.rpartition("-")[2], "surname"


def _title(word: str, language: str) -> Iterator[tuple[str, Reason]]:
    """The whole title, without its article, without its subtitle, and the name of its series."""
    yield word, "exact"
    yield without_article(word, language), "title"
    for mark in (SUBTITLE, SERIES):
        short = mark.split(word, maxsplit=1)[0].strip()
        if short != word and len(key(short, language)) >= 4 and (mark is SUBTITLE or " " in short):
            yield short, "title"
            yield without_article(short, language), "title"
