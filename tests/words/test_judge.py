"""The referee, stage by stage, in both languages."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schnapp.words import CATEGORIES, LANGUAGES, REASONS, UnknownCategory, UnknownLanguage, judge

ACCEPTED = [
    ("de", "animal", "Hund", "exact"),
    ("de", "animal", "LOEWE", "exact"),
    ("de", "animal", "der Hund", "exact"),
    ("de", "animal", "Lowe", "spelling"),
    ("de", "country", "Osterreich", "spelling"),
    ("de", "animal", "Hunde", "inflected"),
    ("de", "animal", "Vögel", "inflected"),
    ("de", "animal", "Hündchen", "inflected"),
    ("de", "occupation", "Zauberkünstlerin", "inflected"),
    ("de", "occupation", "Zahnärztinnen", "inflected"),
    ("de", "occupation", "Feuerwehrfrau", "inflected"),
    ("de", "fruit", "Äpfel", "inflected"),
    ("de", "drink", "Quittenlimonade", "compound"),
    ("de", "animal", "Gartenspinnen", "compound"),
    ("de", "clothing", "Ringelunterhemden", "compound"),
    ("de", "building", "Uhrmacherhaus", "compound"),
    ("de", "color", "blasslila", "compound"),
    ("de", "animal", "Nilpfred", "typo"),
    ("de", "food", "Spaghtti", "typo"),
    ("de", "musical_instrument", "Xylofohn", "typo"),
    ("de", "athlete", "Beckenbauer", "surname"),
    ("de", "athlete", "Beckenbauer Franz", "exact"),
    ("de", "athlete", "Franz Beckenbauer", "exact"),
    ("de", "musician", "Madonna", "exact"),
    ("de", "musician", "Die Toten Hosen", "exact"),
    ("de", "politician", "von der Leyen", "surname"),
    ("de", "movie", "Der Pate", "exact"),
    ("de", "movie", "Herr der Ringe", "title"),
    ("de", "movie", "Shrek 2", "title"),
    ("de", "movie", "Die Eiskönigin", "exact"),
    ("de", "river", "Fluss Elbe", "phrase"),
    ("de", "hobby", "Waldhorn lernen", "phrase"),
    ("en", "animal", "Wolf", "exact"),
    ("en", "animal", "a wolf", "exact"),
    ("en", "animal", "wolves", "inflected"),
    ("en", "animal", "ponies", "inflected"),
    ("en", "animal", "field mice", "inflected"),
    ("de", "food", "Eier", "inflected"),
    ("en", "occupation", "firemen", "inflected"),
    ("en", "drink", "elderberry lemonade", "compound"),
    ("en", "animal", "hippopotamos", "typo"),
    ("en", "actor", "Streep", "surname"),
    ("en", "actor", "Meryl Streep", "exact"),
    ("en", "musician", "Beatles", "exact"),
    ("en", "musician", "The Beatles", "exact"),
    ("en", "movie", "Wizard of Oz", "title"),
    ("en", "movie", "The Godfather Part II", "exact"),
    ("en", "river", "River Orinoco", "phrase"),
    ("en", "hobby", "learning the bassoon", "phrase"),
    ("en", "country", "Cote d'Ivoire", "exact"),
]
UNSURE = [
    ("de", "animal", "Jummelhuhn", "unknown_word"),  # no first part of a compound
    ("de", "animal", "Bar", "ambiguous"),  # a bear without its dots, or a bar
    ("de", "movie", "Boot", "ambiguous"),  # "Das Boot" begins with D
    ("de", "movie", "Der grüne Kühlschrank", "unknown_title"),
    ("de", "politician", "Müllerschön", "unknown_person"),
    ("de", "hobby", "Kleinkram", "open_category"),
    ("en", "song", "The Green Refrigerator", "unknown_title"),
    ("en", "athlete", "Quabbleworth", "unknown_person"),
    ("en", "city", "Quabbleton", "unknown_word"),
]
REJECTED = [
    ("de", "animal", "Tisch", "wrong_category"),
    ("de", "animal", "Rinde", "wrong_category"),  # no form of Rind
    ("de", "animal", "Wasserhahn", "wrong_category"),
    ("de", "body_part", "Tischbein", "wrong_category"),
    ("de", "fruit", "Glühbirne", "wrong_category"),
    ("de", "food", "Reise", "wrong_category"),  # no form of Reis
    ("de", "country", "Quobolanien", "not_a_word"),
    ("de", "color", "Baum", "wrong_category"),
    ("de", "actor", "Tisch", "wrong_category"),
    ("en", "animal", "table", "wrong_category"),
    ("en", "country", "Quabblania", "not_a_word"),
    ("en", "fruit", "hammer", "wrong_category"),
    ("en", "movie", "xqzt", "not_a_word"),
    ("en", "animal", "...", "not_a_word"),
    ("en", "animal", "", "not_a_word"),
    ("en", "animal", "o" * 61, "too_long"),
]
CASES = [("accept", ACCEPTED), ("unsure", UNSURE), ("reject", REJECTED)]


@pytest.mark.parametrize(
    ("answer", "language", "category", "word", "reason"),
    [(answer, *case) for answer, cases in CASES for case in cases],
    ids=[f"{case[0]}-{case[1]}-{case[2][:20]}" for _, cases in CASES for case in cases],
)
def test_a_sensible_referee(answer: str, language: str, category: str, word: str, reason: str) -> None:
    found = judge(word, category, language)
    assert (found.answer, found.reason) == (answer, reason)


@pytest.mark.parametrize("category", ["musician", "politician", "actor", "athlete"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_letters_wrong_are_another_person(category: str, language: str) -> None:
    assert judge("Schwarzzeneger", category, language).answer != "accept"


@pytest.mark.parametrize(
    ("word", "other"), [("Hase", "Hose"), ("Hose", "Hase"), ("Rose", "Hose"), ("Maus", "Haus"), ("Kanne", "Tanne")]
)
def test_a_real_word_is_no_typing_error(word: str, other: str) -> None:
    found = judge(word, "animal", "de")
    assert found.reason != "typo"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_miss_among_titles_and_people_is_never_plainly_wrong(language: str) -> None:
    for category in ("book", "song", "movie", "tv_show", "musician", "actor", "politician", "athlete"):
        assert judge("Ulmenthal Brixley", category, language).answer == "unsure"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=70), st.sampled_from(CATEGORIES), st.sampled_from(LANGUAGES))
def test_everything_that_can_be_typed_is_judged(word: str, category: str, language: str) -> None:
    found = judge(word, category, language)
    assert found.answer in ("accept", "unsure", "reject")
    assert found.reason in REASONS
    assert judge(word, category, language) == found


def test_an_accepted_word_names_its_list() -> None:
    assert judge("Hund", "animal", "de").source == "hand"
    assert judge("Gießen", "city", "de").source in ("hand", "geonames")


def test_bad_questions_are_errors() -> None:
    with pytest.raises(UnknownLanguage, match='there is no language "fr"; known are de, en'):
        judge("chien", "animal", "fr")
    with pytest.raises(UnknownCategory, match='there is no category "beast"'):
        judge("dog", "beast", "en")


@pytest.mark.parametrize(
    ("word", "category", "language", "counts"),
    [
        ("Texas", "country", "en", False),
        ("Hawaii", "country", "en", False),
        ("Quebec", "country", "en", False),
        ("California", "country", "en", False),
        ("Texas", "country", "de", False),
        ("Georgia", "country", "en", True),
        ("Scotland", "country", "en", True),
        ("oat milk", "food", "en", True),
        ("almond milk", "food", "en", True),
        ("pea milk", "drink", "en", True),
        ("Hafermilch", "food", "de", True),
        ("Hafermilch", "drink", "de", True),
        ("Sojamilch", "food", "de", True),
        ("Sonnenmilch", "food", "de", False),
    ],
)
def test_states_are_no_countries_and_milk_of_plants_is_food_and_drink(
    word: str, category: str, language: str, counts: bool
) -> None:
    assert (judge(word, category, language).answer == "accept") is counts
