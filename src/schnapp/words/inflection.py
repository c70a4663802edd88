"""What a word may be a form of. Candidates only: one of them has to stand in a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schnapp.words.spelling import undotted

SHORTEST: Final = 3
_GERMAN_ENDINGS: Final = ("n", "en", "e", "er", "ern", "s", "es", "nen", "se")
_GERMAN_PLURALS: Final = ("n", "en", "e", "s")
_ENGLISH_PLURALS: Final = ("s", "es")
_GERMAN_BORROWED: Final = {"a": ("um", "on"), "i": ("us", "o"), "en": ("um", "us", "a"), "ien": ("ium",)}
_ENGLISH_IRREGULAR: Final = {
    "mice": "mouse",
    "lice": "louse",
    "geese": "goose",
    "feet": "foot",
    "teeth": "tooth",
    "oxen": "ox",
    "dice": "die",
    "children": "child",
    "people": "person",
}


def bases(key: str, language: str) -> Iterator[str]:
    """What the key could be a plural or a case of, likely ones first."""
    found = _german_bases(key) if language == "de" else _english_bases(key)
    yield from (base for base in found if len(base) > 1)


def plurals(key: str, language: str) -> Iterator[str]:
    """Plurals of the key, for words that are listed as people say them: "Socken", "marbles"."""
    endings = _GERMAN_PLURALS if language == "de" else _ENGLISH_PLURALS
    yield from (f"{key}{ending}" for ending in endings)


def derived(key: str) -> Iterator[str]:
    """German words that the key could be the feminine or the diminutive of: "Köchin" → "Koch", "Häschen" → "Hase"."""
    for ending in ("innen", "in"):
        if key.endswith(ending):
            yield from _stems(key.removesuffix(ending), "", "e", "er")
    for feminine, masculine in (("frauen", "mann"), ("frau", "mann"), ("leute", "mann"), ("maenner", "mann")):
        if key.endswith(feminine):
            yield key.removesuffix(feminine) + masculine
    for ending in ("chen", "lein", "erl"):
        if key.endswith(ending):
            yield from _stems(key.removesuffix(ending), "", "e", "en")


def _stems(stem: str, *endings: str) -> Iterator[str]:
    for each in (stem, *undotted(stem)):
        if len(each) >= SHORTEST:
            yield from (each + ending for ending in endings)


def _german_bases(key: str) -> Iterator[str]:
    for ending in _GERMAN_ENDINGS:
        if key.endswith(ending):
            stem = key.removesuffix(ending)
            yield stem
            yield from undotted(stem)
    yield from undotted(key)
    for ending, singulars in _GERMAN_BORROWED.items():
        if key.endswith(ending):
            yield from (key.removesuffix(ending) + singular for singular in singulars)


def _english_bases(key: str) -> Iterator[str]:
    if key.endswith("s") and not key.endswith(("ss", "us", "is")):
        yield key[:-1]
    for ending, singulars in (("ies", ("y",)), ("ves", ("f", "fe")), ("es", ("",)), ("men", ("man",)), ("i", ("us",))):
        if key.endswith(ending):
            yield from (key.removesuffix(ending) + singular for singular in singulars)
    for plural, singular in _ENGLISH_IRREGULAR.items():
        if key.endswith(plural):
            yield key.removesuffix(plural) + singular
    if key.endswith("women"):
        yield key.removesuffix("women") + "man"
    if key.endswith("woman"):
        yield key.removesuffix("woman") + "man"


def gerunds(key: str) -> Iterator[str]:
    """The activity of a verb and the verb of an activity: "swim" and "swimming", "dance" and "dancing"."""
    if key.endswith("ing"):
        stem = key.removesuffix("ing")
        yield from (stem, f"{stem}e", stem[:-1] if stem[-1:] == stem[-2:-1] else f"{stem}s")
    else:
        yield f"{key.removesuffix('e')}ing"
        yield f"{key}{key[-1:]}ing"
