"""The words that only Snatch It! has; those of every game are checked in tests/games/test_words.py."""

from __future__ import annotations

import re

import pytest

from schnapp.games.snatch_it import box
from schnapp.table.texts import LANGUAGES
from tests.games.snatch_it.told import TALE
from tests.games.test_words import booklet

WORDS = TALE.words


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_two_cards_that_are_no_creatures_have_names_too(language: str) -> None:
    cards = [*box.KINDS, box.LAST_BITE, "first_leap"]
    long = {WORDS.text(language, f"kind-{kind}") for kind in cards}
    short = {WORDS.text(language, f"kind-{kind}-short") for kind in cards}
    assert len(long) == len(short) == len(cards)


@pytest.mark.parametrize("phase", box.PHASES)
def test_every_phase_has_a_name(phase: str, language: str) -> None:
    assert WORDS.has(language, f"phase-{phase}")


def test_every_depth_the_view_can_show_has_a_word(language: str) -> None:
    words = {*box.DEPTHS, "out", "hidden", "exact"}
    assert all(WORDS.has(language, f"depth-{word}") for word in words)


def test_the_booklet_has_the_numbers_of_the_box(language: str) -> None:
    text = booklet(TALE, language)
    for number in (box.CREATURES, box.COPIES * len(box.CRAWLERS), box.hand_size(4), box.hand_size(6), box.SWARM_POINTS):
        assert re.search(rf"\b{number}\b", text)
    for below in set(box.LAST_BITE_BELOW.values()):
        assert re.search(rf"\b{below}\b", text.split("### 3.1")[1].split("### 3.2")[0])
        assert re.search(rf"\b{below}\b", text.split("### 8.1")[1].split("### 8.2")[0])
