"""The lists: complete, clean, and the built data is what they say."""

from __future__ import annotations

import pytest

from schnapp.words import CATEGORIES, LANGUAGES, judge, suggestions
from schnapp.words.categories import PEOPLE, TITLES
from schnapp.words.lexicon import Entry, lexicon
from schnapp.words.referee import LONGEST
from schnapp.words.spelling import key
from tools.words import hand

LISTS = [(language, category) for language in LANGUAGES for category in CATEGORIES]


@pytest.mark.parametrize(("language", "category"), LISTS)
def test_every_category_has_words(language: str, category: str) -> None:
    above, below = hand.read(language, category)
    assert len(above) + len(below) >= (400 if category in TITLES | PEOPLE else 150)


@pytest.mark.parametrize(("language", "category"), LISTS)
def test_every_listed_word_is_accepted(language: str, category: str) -> None:
    """Fails where a list was changed and `python -m tools.words` was not run again."""
    words = [word for part in hand.read(language, category) for word in part if len(word) <= LONGEST]
    missed = [word for word in words if judge(word, category, language).answer != "accept"]
    assert [word for word in missed if any(map(str.isalpha, word))] == []  # what has no letter cannot be said


@pytest.mark.parametrize(("language", "category"), LISTS)
def test_no_word_stands_twice_in_a_list(language: str, category: str) -> None:
    words = [word.casefold() for part in hand.read(language, category) for word in part]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize(("language", "category"), LISTS)
def test_a_key_that_is_listed_twice_counts_as_its_best_entry(language: str, category: str) -> None:
    known = lexicon(language)
    found = list(known.entries(category, "b"))
    assert found
    assert all(known.find(category, key) == entry for key, entry in found)
    assert len(dict(found)) == len(found)


@pytest.mark.parametrize(("language", "category"), LISTS)
def test_what_a_category_lists_is_found_there_whatever_others_list(language: str, category: str) -> None:
    known = lexicon(language)

    def is_sure(entry: Entry | None) -> bool:
        return entry is not None and not entry.is_weak and entry.kind in ("exact", "surname")

    listed = [said for said, entry in known.entries(category, "b") if is_sure(entry)]
    assert listed
    for said in ("b", listed[0][:2], *listed[:500]):  # short ones, too: they are the beginning of others
        found = known.elsewhere(said, {*CATEGORIES} - {category})
        assert found == (category if is_sure(known.find(category, said)) else None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_blocked_is_ever_suggested(language: str) -> None:
    never = hand.blocked(language)
    assert never
    for category in CATEGORIES:
        assert not never & {key(word, language) for word in suggestions(category, language)}


@pytest.mark.parametrize(("language", "category"), [each for each in LISTS if each[1] not in TITLES | PEOPLE])
def test_nothing_blocked_is_accepted_by_a_rule_or_from_a_package(language: str, category: str) -> None:
    named = {key(word, language) for part in hand.read(language, category) for word in part}
    for word in hand.blocked(language) - named:
        assert judge(word, category, language).answer != "accept", word
