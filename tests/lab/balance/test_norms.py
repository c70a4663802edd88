"""Norms are those of the other games, played alike, and minutes are those that somebody has named."""

from __future__ import annotations

import re

import pytest

from schnapp.games import GAMES
from schnapp.lab.balance.figure import Figure
from schnapp.lab.balance.human_pace import human_pace
from schnapp.lab.balance.measures import MEASURES
from schnapp.lab.balance.norms import BOT, PLAYERS, SCALE, WORRIES, compared, is_on_the_scale, norm_of, scale
from schnapp.lab.balance.speech import Speech

MEASURED = {"a": {"x": 1.0}, "b": {"x": 3.0}, "c": {"x": 2.0}, "d": {"y": 1.0}}


def test_a_norm_is_what_the_other_games_have() -> None:
    norm = norm_of("x", "b", MEASURED)
    assert norm is not None
    assert (norm.low, norm.high, norm.games) == (1.0, 2.0, ("a", "c"))
    norm = norm_of("x", "guest", MEASURED)
    assert norm is not None
    assert (norm.low, norm.high, norm.games) == (1.0, 3.0, ("a", "b"))
    assert norm_of("y", "a", MEASURED) is None  # one other game is no scale


def test_size_is_counted_in_widths_of_the_norm() -> None:
    norm = norm_of("x", "guest", MEASURED)
    assert norm is not None
    assert [norm.size(value, "much") for value in (1, 3, 5, 7)] == [0, 1, 2, 3]
    assert [norm.size(value, "little") for value in (3, 1, -1)] == [0, 1, 2]
    same = norm_of("x", "guest", {"a": {"x": 2.0}, "b": {"x": 2.0}})
    assert same is not None
    assert same.size(3.0, "much") == 1.5


def test_the_scale_has_every_game_that_comes_along_and_every_worry() -> None:
    assert {"snatch-it", "schnuff", "snails", "schnapp-land-fluss"} == set(scale())
    keys = {measure.key for measure in MEASURES}
    assert set(WORRIES) <= keys
    assert all(set(measures) <= keys for measures in scale().values())
    assert all(norm_of(key, game) is not None for key in WORRIES for game in scale())


def test_all_of_the_scale_is_measured_with_the_same_players() -> None:
    found = re.findall(r"^\[.*\]  # [\d,]+ games, (\d) players, (\w+),", SCALE.read_text("utf-8"), re.MULTILINE)
    assert found == [(str(PLAYERS), BOT)] * len(scale())


def test_only_what_is_played_alike_can_be_compared() -> None:
    assert is_on_the_scale("schnuff", 4, "medium")
    assert is_on_the_scale("schnuff", 4, "flat:150~.025")  # another name for it
    assert not is_on_the_scale("schnuff", 6, "medium")
    assert not is_on_the_scale("schnuff", 4, "greedy")
    assert is_on_the_scale("schnapp-land-fluss", 4, "greedy")


def test_a_norm_in_words() -> None:
    said = compared("forced", Speech("de", "snails"))
    assert said.startswith("Die anderen Spiele hier, mit 4 Personen: ")
    assert "Snatch It!" in said
    assert "Schnapp, Land, Fluss!" in said
    assert compared("luck", Speech("de", "snails")) == ""


@pytest.mark.parametrize("game", GAMES)
def test_minutes_of_a_game_as_it_is_measured_are_those_on_the_box(game: str) -> None:
    pace, length = human_pace(game), scale()[game]["length"]
    minutes = pace.minutes(Figure(length, length - 10, length + 10, 9, "number"))
    assert minutes.low is not None
    assert minutes.high is not None
    assert minutes.low < minutes.value < minutes.high
    if pace.printed is not None:
        assert minutes.value == pytest.approx(pace.printed)
    else:
        assert pace.high > pace.low  # nobody has said, so it is from … to …
    assert human_pace("guest").low == min(human_pace(each).low for each in GAMES)


@pytest.mark.parametrize("game", [*GAMES, "guest"])
def test_where_all_games_are_alike_and_the_pace_is_known_minutes_have_no_interval(game: str) -> None:
    pace = human_pace(game)
    minutes = pace.minutes(Figure(120, None, None, 9, "number"))
    assert (minutes.low is None) == (pace.low == pace.high)
    assert minutes.value == pytest.approx(2 * pace.middle)
