"""The words that only Schnapp, Land, Fluss! has; those of every game are checked in tests/games/test_words.py."""

from __future__ import annotations

import re
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.games.schnapp_land_fluss import box
from schnapp.table.options import in_language
from schnapp.table.texts import LANGUAGES
from schnapp.table.wording import Wording
from tests.games.schnapp_land_fluss.told import TALE
from tests.games.telling import NAMES
from tests.games.test_words import booklet

WORDS = TALE.words
GUIDE = (
    "welcome", "turn", "strike", "typed", "grab", "vote", "wrong", "tie", "won", "red", "missed", "pass", "place",
    "person", "title", "leader", "end",
)  # fmt: skip
ALPHABET = {"letter_xy": "X/Y"}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("step", GUIDE)
def test_every_step_of_the_guide_has_words(step: str, language: str) -> None:
    assert WORDS.has(language, f"guide-{step}")
    assert WORDS.has(language, f"guide-{step}-title")


@pytest.mark.parametrize("letter", box.LETTERS)
def test_a_letter_is_called_by_its_initials(letter: str, language: str) -> None:
    assert WORDS.text(language, f"kind-{letter}") == ALPHABET.get(letter, box.initials(letter))


def test_both_languages_have_the_same_messages() -> None:
    sources = [(WORDS.folders[0] / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES]
    german, english = (re.findall(r"^([a-z][\w-]*) = ", source, re.MULTILINE) for source in sources)
    assert german == english
    assert len(set(german)) == len(german)


def test_a_vote_is_told_to_nobody_but_the_voter(language: str) -> None:
    told = [event for event in TALE.events if event["type"] == "voted" and "private" in event]
    for viewer in (None, 0, 2):
        lines = {Wording(TALE.game, WORDS, language, NAMES, viewer).line(TALE.seen(event, viewer)) for event in told}
        assert len(lines) == 1
    assert len({Wording(TALE.game, WORDS, language, NAMES, 1).line(TALE.seen(event, 1)) for event in told}) == 2


def test_a_word_is_told_as_it_was_said(language: str) -> None:
    said = Wording(TALE.game, WORDS, language, NAMES, 1).line({"type": "said", "t": 1, "player": 0, "word": "river"})
    assert "river" in said


def test_the_booklet_has_the_numbers_of_the_box(language: str) -> None:
    text = booklet(TALE, language)
    kinds, letters = (text.split(f"### {one}")[1].split("\n#")[0] for one in ("2.1", "2.2"))
    assert f"**{len(box.CATEGORIES)} " in kinds
    for category in box.CATEGORIES:
        assert WORDS.text(language, f"kind-{category}") in kinds
    assert f"**{sum(box.LETTER_DECK.values())} " in letters
    rows = re.findall(r"^- .*$", letters, re.MULTILINE)
    for letter, count in box.LETTER_DECK.items():
        name = WORDS.text(language, f"kind-{letter}")
        (row,) = [row for row in rows if re.search(rf"(?<!/)\b{name}\b(?!/)", row.split("**", 2)[2])]
        assert f"**{count}**" in row
        assert (", in Rot" in row or ", in red" in row) == (letter in box.RED)


def test_the_booklet_has_the_usual_times(language: str) -> None:
    """Default values that are not printed, told where they matter; in seconds."""
    text = booklet(TALE, language)
    usual = TALE.game.resolve(4, {})
    for name in ("think_ms", "word_ms", "vote_ms", "reveal_ms"):
        value = usual[name]
        assert isinstance(value, int)
        assert re.search(rf"\*\*{value // 1000} (Sekunden|seconds)\*\*", text), name
    assert re.search(r"\*\*0[.,]15 (Sekunden|seconds)\*\*", text)


def test_english_words_have_letters_of_their_own() -> None:
    """House rules alike in size and in points, and what a record says is what is played."""
    game = GAMES[box.NAME]
    name = "letter_deck"
    chosen = game.resolve(2, in_language(game.options, "en", {}))[name]
    assert isinstance(chosen, dict)
    assert sum(chosen["counts"].values()) == sum(box.LETTER_DECK.values())
    reds = [
        sum(counts[letter] for letter in red)
        for counts, red in ((chosen["counts"], chosen["red"]), (box.LETTER_DECK, box.RED))
    ]
    assert reds[0] == reds[1]
    assert (chosen["counts"]["letter_c"], "letter_c" in chosen["red"]) == (3, False)
    assert game.resolve(2, {"language": "en"})[name] == game.resolve(2, {})[name]  # an old wish means what it meant
    assert in_language(game.options, "de", {}) == {"language": "de"}
    assert in_language(game.options, "en", {"language": "de", "games": 2}) == {"language": "de", "games": 2}
    own: dict[str, Any] = {"counts": {"letter_a": 60}, "red": []}
    assert in_language(game.options, "en", {name: own}) == {"language": "en", name: own}
    assert in_language(GAMES["schnuff"].options, "en", {"chips": 5}) == {"chips": 5}
