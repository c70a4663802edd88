"""Keys: what counts as the same word (specification 6.2, and the two ways to write an umlaut)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schnapp.words.spelling import bare, key, without_article
from schnapp.words.suggestions import initial

SAME = [
    ("de", "Löwe", "Loewe"),
    ("de", "Löwe", "LÖWE"),
    ("de", "Löwe", "Lo\u0308we"),
    ("de", "Weißer Hai", "weisser-hai"),
    ("de", "Käpt'n Blaubär", "Kaeptn Blaubaer"),
    ("de", "Tom & Jerry", "Tom und Jerry"),
    ("en", "Tom & Jerry", "Tom and Jerry"),
    ("en", "Pokémon", "pokemon"),
    ("en", "Björk", "Bjork"),
    ("en", "St. John's wort", "St Johns Wort"),
    ("en", "T-shirt", "t shirt"),
    ("en", "Ærø", "aero"),
    ("en", "Łódź", "lodz"),
]


@pytest.mark.parametrize(("language", "one", "other"), SAME)
def test_spellings_of_one_word_share_a_key(language: str, one: str, other: str) -> None:
    assert key(one, language) == key(other, language)


def test_two_dots_make_another_german_word() -> None:
    assert key("Bär", "de") != key("Bar", "de")
    assert bare("Bär", "de") == key("Bar", "de")


@pytest.mark.parametrize(
    ("language", "text", "rest"),
    [
        ("de", "der Pate", "Pate"),
        ("de", "Die Eiskönigin", "Eiskönigin"),
        ("de", "The Voice", "Voice"),
        ("en", "The Godfather", "Godfather"),
        ("en", "an owl", "owl"),
        ("en", "Theatre", "Theatre"),
        ("de", "Derby", "Derby"),
        ("de", "die", "die"),
    ],
)
def test_a_leading_article_is_optional(language: str, text: str, rest: str) -> None:
    assert without_article(text, language) == rest


@pytest.mark.parametrize(("word", "letter"), [("Österreich", "o"), ("Ämil", "a"), ("’s Gravenhage", "s"), ("1984", "")])
def test_initials_are_those_of_the_rules(word: str, letter: str) -> None:
    assert initial(word) == letter


@given(st.text(max_size=80), st.sampled_from(["de", "en"]))
def test_a_key_of_a_key_is_itself(text: str, language: str) -> None:
    once = key(text, language)
    assert key(once, language) == once
