"""The built lists of one language, opened on first use and mapped into memory, so that processes share them.

`lists.<language>.trie` holds every key behind one letter for its category, with two bytes: the source (its place in
`SOURCES`, plus `WEAK`) and the kind (its place in `KINDS`). `forms` are the words of the dictionary in all their forms,
`lemmas` those forms that stand in a dictionary as a headword.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from schnapp.words.categories import CATEGORIES, NAMED, PEOPLE, TITLES
from schnapp.words.verdict import Reason

DATA: Final = Path(__file__).with_name("data")
SOURCES: Final = ("hand", "wordnet", "cldr", "iso", "geonames", "faker")
KINDS: Final[tuple[Reason, ...]] = ("exact", "spelling", "surname", "title", "wrong_category")
WEAK: Final = 128
BEGINNING: Final = 3  # letters
RECORD: Final = "<BB"
_WHOLE: Final = ("exact", "surname")
_PROPER: Final = TITLES | PEOPLE | NAMED
LETTER: Final = {category: chr(ord("A") + place) for place, category in enumerate(CATEGORIES)}
"""What stands before the keys of a category."""


class Entry(NamedTuple):
    """A word in a list of a category."""

    source: str
    kind: Reason
    is_weak: bool


class Lexicon:
    """What one language knows."""

    def __init__(self, language: str) -> None:
        import marisa_trie  # here: where there is none, in a browser, all but the words can be played

        self.language = language
        self._lists = marisa_trie.RecordTrie(RECORD).mmap(str(DATA / f"lists.{language}.trie"))
        self._forms = marisa_trie.Trie().mmap(str(DATA / f"forms.{language}.trie"))
        self._lemmas = marisa_trie.Trie().mmap(str(DATA / f"lemmas.{language}.trie"))

    def find(self, category: str, key: str) -> Entry | None:
        """The best entry of a key in a category."""
        found = self._lists.get(LETTER[category] + key)
        if not found:
            return None
        return _entry(*found[0])

    def by_hand(self, category: str, start: str) -> Mapping[int, Sequence[str]]:
        """Length → the keys of a category that begin so and stand in its hand list."""
        return _by_hand(self, category, start)

    def entries(self, category: str, start: str) -> Iterator[tuple[str, Entry]]:
        """All keys of a category that begin so, each with its best entry."""
        last = ""
        for key, (source, kind) in self._lists.items(LETTER[category] + start):
            if key != last:
                last = key
                yield key[1:], _entry(source, kind)

    def begins(self, category: str, start: str) -> bool:
        """Does the category list anything that begins so?"""
        return next(self._lists.iterkeys(LETTER[category] + start), None) is not None

    def elsewhere(self, key: str, but: Iterable[str], base: str = "") -> str | None:
        """Another category that surely lists this very key, and not the base that it was derived from.

        "Sandalen" are clothing, so they are no kind of ale.
        """
        for other, entry in _everywhere(self, key):
            if other not in but and not entry.is_weak and entry.kind in _WHOLE:
                is_kind = bool(base) and other not in _PROPER and self.find(other, base) is not None
                if not is_kind:
                    return other
        return None

    def is_word(self, key: str) -> bool:
        """Does the dictionary know it, in any form?"""
        return key in self._forms

    def is_lemma(self, key: str) -> bool:
        """Is it a headword of the dictionary?"""
        return key in self._lemmas


@cache
def _entry(source: int, kind: int) -> Entry:
    return Entry(SOURCES[source & ~WEAK], KINDS[kind], source >= WEAK)


@lru_cache(64)
def _everywhere(known: Lexicon, key: str) -> tuple[tuple[str, Entry], ...]:
    """All categories that list this very key. A referee asks again and again while a word is before it."""
    listing = _beginning(known, key[:BEGINNING])
    return tuple((category, entry) for category in listing if (entry := known.find(category, key)))


@lru_cache(4096)
def _beginning(known: Lexicon, start: str) -> tuple[str, ...]:
    """The categories that list anything that begins so: what nobody has ever heard begins like nothing in most of them."""
    return tuple(category for category in CATEGORIES if known.begins(category, start))


@cache
def _by_hand(known: Lexicon, category: str, start: str) -> dict[int, list[str]]:
    """Every process keeps those that it needs: of all, 100,000 words of a language."""
    found: defaultdict[int, list[str]] = defaultdict(list)
    for key, entry in known.entries(category, start):
        if entry.source == "hand":
            found[len(key)].append(key)
    return dict(found)


@cache
def lexicon(language: str) -> Lexicon:
    """The lexicon of a language; opened once."""
    return Lexicon(language)
