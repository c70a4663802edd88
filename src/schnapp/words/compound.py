"""Compounds: the last part says what a thing is, if the first part is a word at all. A Quittensaft is a juice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schnapp.words.inflection import SHORTEST
from schnapp.words.lexicon import Lexicon

_LINKS: Final = ("s", "es", "n", "en", "e", "er", "ens")
_NO_FIRST_PART: Final = frozenset(
    "aber alle als auch auf aus bei bis dann das dem den der des die dies doch durch ein eine einem einen einer ent für "
    "fuer gegen hat hin ich ihr ins ist mal man mit nach nein nicht nie nun nur ober oder ohne pro seit sich sie sind "
    "ueber und uns unter ver vom von vor was weg wem wer wie wir zum zur the and for from her his its not our out she "
    "that this was with you your".split()
)


def heads(key: str, lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """First and last parts of a German compound, the longest last part first, wherever the first part is a word."""
    for cut in range(SHORTEST, len(key) - SHORTEST + 1):
        if is_first_part(key[:cut], lexicon):
            yield key[:cut], key[cut:]


def is_first_part(part: str, lexicon: Lexicon) -> bool:
    """Is it a word as it stands before another: "Quitten-", "Liebes-", "Schul-", "Brat-"?"""
    if len(part) < SHORTEST or part in _NO_FIRST_PART:
        return False
    return lexicon.is_word(part) or any(lexicon.is_lemma(base) for base in _unlinked(part)) or lexicon.is_word(f"{part}en")


def _unlinked(part: str) -> Iterator[str]:
    yield from (part.removesuffix(link) for link in _LINKS if part.endswith(link))
    yield f"{part}e"
