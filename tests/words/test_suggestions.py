"""What bots say and what is shown as "you could have said"."""

from __future__ import annotations

import pytest

from schnapp.words import CATEGORIES, LANGUAGES, UnknownCategory, UnknownLanguage, judge, suggestions
from schnapp.words.suggestions import initial


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_accepts_what_is_suggested(language: str) -> None:
    for category in CATEGORIES:
        words = suggestions(category, language)
        assert len(words) >= 80, category
        assert [word for word in words if judge(word, category, language).answer != "accept"] == []


def test_initials_are_those_asked_for() -> None:
    assert {initial(word) for word in suggestions("animal", "de", "xyö")} <= {"x", "y", "o"}
    assert all(initial(word) == "o" for word in suggestions("country", "de", "Ö"))
    assert "Österreich" in suggestions("country", "de", "o")


def test_people_are_suggested_by_the_name_that_counts() -> None:
    assert "Beckenbauer" in suggestions("athlete", "de", "b")
    assert not any("," in word for word in suggestions("athlete", "de"))


def test_the_order_is_that_of_the_lists() -> None:
    assert suggestions("animal", "de", "k", 5) == suggestions("animal", "de", "k")[:5]
    assert suggestions("animal", "en") == suggestions("animal", "en")


def test_bad_questions_are_errors() -> None:
    with pytest.raises(UnknownLanguage):
        suggestions("animal", "fr")
    with pytest.raises(UnknownCategory):
        suggestions("beast", "en")
