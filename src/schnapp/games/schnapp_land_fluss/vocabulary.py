"""The words that a bot may say: common and clean ones of a category that fit a letter card."""

from __future__ import annotations

from functools import cache

from schnapp import words

from . import box, spelling


@cache
def fitting(category: str, language: str, letter: str) -> tuple[str, ...]:
    """In the referee's order, the same in every process; empty for a category that a leader has invented."""
    known = words.suggestions(category, language, box.initials(letter))
    return tuple(word for word in known if spelling.is_word(word) and spelling.fits(word, letter))
