"""Slips are counted as RapidFuzz counts them (optimal string alignment), and the nearest word of a list is found."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some
from rapidfuzz.distance import OSA

from schnapp.words.categories import CATEGORIES, LANGUAGES
from schnapp.words.lexicon import lexicon
from schnapp.words.typo import corrected, slips, tolerance

LETTERS = some.text("abc", max_size=8)  # so few that they often match


@given(one=LETTERS, other=LETTERS, most=some.integers(0, 2))
def test_slips_are_counted(one: str, other: str, most: int) -> None:
    right = OSA.distance(one, other)
    counted = slips(one, other, most)
    assert counted == right if right <= most else counted > most


def mistyped(word: str, random: Random) -> str:
    """One slip more, or none where nothing is behind the first letter."""
    if len(word) < 3:
        return word
    at = random.randrange(1, len(word) - 1)
    letter = random.choice("aeinrst")
    slip = random.choice(("wrong", "left out", "too many", "swapped"))
    if slip == "swapped":
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    return word[:at] + ("" if slip == "left out" else letter) + word[at + (slip != "too many") :]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("category", CATEGORIES)
def test_the_nearest_is_found(category: str, language: str) -> None:
    random, known = Random(f"{category} {language}"), lexicon(language)
    for letter in "abdeghklmprsw":
        lists = known.by_hand(category, letter)
        words = sorted(word for some in lists.values() for word in some)
        for typed in random.sample(words, min(5, len(words))):
            for _ in range(random.randrange(4)):
                typed = mistyped(typed, random)
            allowed = tolerance(typed, category)
            near = [(wrong, word) for word in words if (wrong := OSA.distance(typed, word)) <= allowed]
            assert corrected(typed, category, known) == (min(near)[1] if near and allowed else None), typed
