"""Words for letter cards: common and clean ones of a category, which bots may say, and some that nobody has ever heard."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from schnapp import words
from schnapp.table.rng import Rng

from . import box, spelling
from .rules.codes import FITS, LISTED, REUSED

KINDS = (0, FITS, FITS | LISTED, FITS | LISTED | REUSED)  # as many as learners tell apart
_KNOWN = 80  # percent of the words of random play are words of the category
_LETTERS_IN_VAIN = "aeioulmnrst"


@cache
def fitting(category: str | None, language: str, letter: str) -> tuple[str, ...]:
    """In the referee's order, the same in every process; empty for a category that a leader has invented."""
    known = words.suggestions(category, language, box.initials(letter)) if category is not None else ()
    return tuple(word for word in known if spelling.is_word(word) and spelling.fits(word, letter))


def some_word(category: str | None, language: str, letter: str, chance: Rng) -> str:
    """A common word of the category, or one that nobody has ever heard and that mostly fits."""
    if category is not None and chance.below(100) < _KNOWN:
        if known := fitting(category, language, letter):
            return known[chance.below(len(known))]
    return _invented(box.initials(letter)[0] if chance.below(10) else "E", 4, chance)


def word_like(how: int, category: str | None, language: str, letter: str, used: Collection[str], chance: Rng) -> str:
    """A word for a letter card that is `how` (FITS, LISTED, REUSED). Where there is none of the kind, one that nobody has
    ever heard; `used` are normal forms."""
    if how & REUSED:
        if again := sorted(word for word in used if spelling.fits(word, letter)):
            return again[0]
    if how & LISTED:
        known = fitting(category, language, letter)
        if fresh := [word for word in known if spelling.norm(word) not in used] if used else known:
            return fresh[chance.below(len(fresh))]
    initial = box.initials(letter)[0]
    return _invented(initial if how & FITS else "B" if initial == "A" else "A", 9, chance)


def _invented(initial: str, more: int, chance: Rng) -> str:
    return initial + "".join(_LETTERS_IN_VAIN[chance.below(len(_LETTERS_IN_VAIN))] for _ in range(more))
