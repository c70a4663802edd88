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
    allowed = tolerance(key, category)
    if not allowed:
        return None
    known = lexicon.by_hand(category, key[0])
    words = [word for length in range(len(key) - allowed, len(key) + allowed + 1) for word in known.get(length, ())]
    near = {word for part in _parts(key, allowed) for word in words if part in word}
    letters = set(key)  # a slip takes one of them away and brings another one
    near = [word for word in near if len(letters.symmetric_difference(word)) <= 2 * allowed]
    found = [(wrong, word) for word in near if (wrong := slips(key, word, allowed)) <= allowed]
    return min(found)[1] if found else None


def _parts(key: str, most: int) -> list[str]:
    """One of these stands in every key that is near. A slip falls into one of them: those who swap two letters swap
    neighbours, and between two parts there is a letter that belongs to neither."""
    size = (len(key) - most) // (most + 1)
    return [key[start : start + size] for start in range(0, len(key) - size + 1, size + 1)]


def slips(one: str, other: str, most: int) -> int:
    """How many letters are wrong, left out, too many or swapped with the next one; if more than `most`, some number above it."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    pairs = enumerate(zip(one, other, strict=False))
    same = next((at for at, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))
    one, other = one[same:], other[same:]
    if not one or not other:
        return len(one) + len(other)
    if most == 0:
        return 1
    ways = [(one[1:], other[1:]), (one[1:], other), (one, other[1:])]
    if one[:2] == other[1::-1]:
        ways.append((one[2:], other[2:]))
    return 1 + min([slips(rest, others_rest, most - 1) for rest, others_rest in ways])
