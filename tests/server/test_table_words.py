"""Everything the server names by a word of its own has a text in both languages, and no text is left over."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import pytest

from schnapp.games import GAMES
from schnapp.server.messages import FAREWELLS, PHRASES, REASONS
from schnapp.table.acting import REASONS as OF_ANY_GAME
from schnapp.table.texts import LANGUAGES, of_game, text

TEXTS = Path(__file__).parents[2] / "src/schnapp/table/texts"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "words"),
    [("phrase", PHRASES), ("refused", {*REASONS, *OF_ANY_GAME, "with-rule"}), ("goodbye", FAREWELLS)],
)
def test_words_of_the_wire_have_texts(kind: str, words: Collection[str], language: str) -> None:
    said = re.findall(rf"^{kind}-([\w-]+) =", (TEXTS / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    assert sorted(said) == sorted(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_bot_names_and_they_differ(game: str, language: str) -> None:
    names = [of_game(game).text(language, f"bot-name-{number}") for number in range(1, 13)]
    assert len(set(names)) == 12
    assert all(len(name) <= 24 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_fits_into_a_speech_bubble(language: str) -> None:
    assert all(len(text(language, f"phrase-{phrase}")) <= 40 for phrase in PHRASES)
