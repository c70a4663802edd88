"""Vocabulary and pace by skill: a better player knows what a weaker one knows, and more, and is no slower."""

from __future__ import annotations

from itertools import pairwise
from statistics import median

import pytest

from schnapp.games.schnapp_land_fluss import box
from schnapp.games.schnapp_land_fluss.greedy import known_words
from schnapp.games.schnapp_land_fluss.reaction import QUICKEST, pause_ms
from schnapp.games.schnapp_land_fluss.skill import ADULT, CHILD, EXPERT, LEARNER, READER, Skill
from schnapp.games.schnapp_land_fluss.vocabulary import fitting
from schnapp.table.canonical import Act
from schnapp.table.dealer import stream
from schnapp.table.rng import Rng
from schnapp.words.categories import CATEGORIES

SKILLS = (LEARNER, CHILD, ADULT, READER, EXPERT)
OPTIONS = {"language": "de"}
LETTERS = ("letter_s", "letter_b", "letter_k")


def view(category: str, turn: int = 0) -> dict[str, object]:
    return {
        "viewer": 0, "game_no": 1, "category": category, "category_used": [""] * turn, "used_words": [],
        "table": list(LETTERS) + [None] * (len(box.SLOTS) - len(LETTERS)),
    }  # fmt: skip


def words(skill: Skill, category: str, letter: str = "letter_s", turn: int = 0) -> list[str]:
    return known_words(view(category, turn), letter, "de", skill)


def times(skill: Skill, act: Act, number: int = 2000) -> list[int]:
    chance = Rng(stream("pauses", "a"))
    return [pause_ms(view("animal"), act, OPTIONS, chance, skill) for _ in range(number)]


def test_the_better_knows_what_the_weaker_knows() -> None:
    for category in CATEGORIES:
        known = [set(words(skill, category)) for skill in SKILLS] + [set(fitting(category, "de", "letter_s"))]
        assert all(weaker <= better for weaker, better in pairwise(known))


def test_how_many_of_the_common_words_they_know() -> None:
    all_of_them = sum(len(fitting(category, "de", letter)) for category in CATEGORIES for letter in LETTERS)
    known = [
        sum(len(words(skill, category, letter)) for category in CATEGORIES for letter in LETTERS) / all_of_them
        for skill in SKILLS
    ]
    assert known[0] < known[1] < 0.2 < known[2] < 0.45 < known[3] < known[4]
    assert known[4] > 0.8


def test_a_child_knows_the_well_known_words() -> None:
    """Of a long list, the first ten are as many as all the others."""
    turns = [words(CHILD, "animal", turn=turn) for turn in range(200)]
    first = fitting("animal", "de", "letter_s")[:10]
    assert sum(word in first for known in turns for word in known) > sum(map(len, turns)) / 3


def test_he_knows_other_words_in_another_turn() -> None:
    assert words(CHILD, "animal", turn=1) != words(CHILD, "animal", turn=2)


@pytest.mark.parametrize("act", [{"type": "strike", "slot": "t1"}, {"type": "claim", "slot": "t1", "word": "Seehund"}])
def test_the_better_is_quicker_but_never_quicker_than_people(act: Act) -> None:
    drawn = [times(skill, act) for skill in SKILLS]
    middle = [median(times) for times in drawn]
    assert all(weaker > better for weaker, better in pairwise(middle)) and middle[-1] > QUICKEST
    assert min(map(min, drawn)) > QUICKEST


def test_who_gives_up_takes_his_time_whatever_he_knows() -> None:
    assert times(CHILD, {"type": "pass"}) == times(EXPERT, {"type": "pass"})
