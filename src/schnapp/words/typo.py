"""Small typing errors: one letter from five letters on, two from ten, never in the first letter."""

from __future__ import annotations

from typing import Final

from schnapp.words.categories import NAMED, PEOPLE
from schnapp.words.lexicon import Lexicon

_ONE_FROM: Final = 5
_TWO_FROM: Final = 10


def tolerance(key: str, category: str) -> int:
    """How many letters may be wrong, left out, too many or swapped. Names of people and places forgive only one."""
    if len(key) < _ONE_FROM:
        return 0
    return 2 if len(key) >= _TWO_FROM and category not in PEOPLE | NAMED else 1


def corrected(key: str, category: str, lexicon: Lexicon) -> str | None:
    """The nearest key of the category within the tolerance; the first by code point among equals.

    Only of the hand lists: long lists of villages are near to everything.
    """
    from rapidfuzz import process  # here: see lexicon.py
    from rapidfuzz.distance import OSA

    allowed = tolerance(key, category)
    if not allowed:
        return None
    known = lexicon.by_hand(category, key[0])
    near = [word for length in range(len(key) - allowed, len(key) + allowed + 1) for word in known.get(length, ())]
    found = process.extract(key, near, scorer=OSA.distance, score_cutoff=allowed, limit=None)
    return min(((distance, word) for word, distance, _ in found), default=(0, None))[1]
