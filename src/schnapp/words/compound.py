"""Compounds: the last part says what a thing is, if the first part is a word at all. A Quittensaft is a juice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schnapp.words.inflection import SHORTEST
from schnapp.words.lexicon import Lexicon

_LINKS: Final = ("", "s", "es", "n", "en", "e", "er", "ens")


def heads(key: str, lexicon: Lexicon) -> Iterator[str]:
    """Last parts of a German compound, longest first, each behind a first part that is a word."""
    for cut in range(SHORTEST, len(key) - SHORTEST + 1):
        if is_first_part(key[:cut], lexicon):
            yield key[cut:]


def is_first_part(part: str, lexicon: Lexicon) -> bool:
    """Is it a word as it stands before another: "Quitten-", "Liebes-", "Schul-"?"""
    if lexicon.is_word(part):
        return True
    for link in _LINKS[1:]:
        if part.endswith(link) and lexicon.is_lemma(part.removesuffix(link)):
            return True
    return lexicon.is_lemma(f"{part}e") or lexicon.is_word(f"{part}en")
