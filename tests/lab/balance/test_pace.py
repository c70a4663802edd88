"""What is said of the length of games is true of those that were played, also where all are alike."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from schnapp.games import GAMES
from schnapp.lab.balance.human_pace import human_pace
from schnapp.lab.balance.measure_table import means_of
from schnapp.lab.balance.pace import pace
from schnapp.lab.balance.speech import Language, Speech
from schnapp.table.texts import LANGUAGES

from .playing import course

SPREAD = range(20, 222, 2)
FIXED = [40] * 100
NEARLY = [40] * 97 + [30, 50, 60]
ALIKE = {
    "de": "Alle oder fast alle Partien mit 2 Personen haben 40 Entscheidungen.",
    "en": "All games with 2 players, or nearly all, have 40 decisions.",
}
GUEST = "guest"  # of which nobody has said how long people take


def sentences(lengths: Sequence[int], game: str, language: Language) -> list[str]:
    games = [course([[0.5, 0.5]] * number + [[1, 0]], [0, 1] * (number // 2), [1, 2]) for number in lengths]
    return pace(games, means_of({2: games}, "seed"), 2, Speech(language, game), "seed").sentences


@pytest.mark.parametrize("game", [*GAMES, GUEST])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lengths", [FIXED, NEARLY])
def test_where_games_are_alike_none_is_called_shorter_or_longer(
    lengths: list[int], game: str, language: Language
) -> None:
    people, spread, _ = sentences(lengths, game, language)
    assert spread == ALIKE[language]
    assert not re.search(r"([\d.,]+) (?:to|bis) \1 ", people), people


@pytest.mark.parametrize("game", [*GAMES, GUEST])
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_and_long_games_are_told_at_one_pace(game: str, language: Language) -> None:
    """Nine in ten of the lengths 20, 22, … 220 lie between 30 and 210."""
    minutes, lengths = sentences(SPREAD, game, language)[1:3]
    assert {"30", "120", "210"} <= {found.partition(separator)[0] for separator in ".," for found in lengths.split()}
    seconds, short, long = (float(found.replace(",", ".")) for found in re.findall(r"\d+[.,]\d+", minutes))
    assert seconds == pytest.approx(human_pace(game).middle, rel=0.01)
    assert short == pytest.approx(30 * seconds / 60, rel=0.01)
    assert long == pytest.approx(210 * seconds / 60, rel=0.01)
