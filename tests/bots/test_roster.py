"""Which bots each game has, and that the better ones win more."""

from __future__ import annotations

import pytest

from schnapp.bots.levels import LEVELS, USUAL, in_haste, spec_of
from schnapp.bots.roster import UnknownBot, bot, known, offered, specs
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, Summary, simulate
from schnapp.table.texts import LANGUAGES, of_game


def test_every_game_has_its_bots() -> None:
    for game in GAMES:
        assert specs(game)[0] == "random"
        assert "greedy" in specs(game)
        for spec in specs(game):
            bot(spec, game)
    assert specs("snails") == ("random", "greedy")
    words = ("random", "greedy:learner", "greedy:child", "greedy", "greedy:reader", "greedy:expert")
    assert specs("schnapp-land-fluss") == words


@pytest.mark.parametrize("game", GAMES)
def test_people_choose_among_five_levels(game: str) -> None:
    assert USUAL in LEVELS and len(LEVELS) == 5
    for level in LEVELS:
        assert level in offered(game)
        bot(level, game)
        assert bot(spec_of(level, game), game)


def test_people_cannot_ask_for_a_bot_that_thinks_for_ever() -> None:
    for game in GAMES:
        assert not any(spec.startswith("flat") for spec in offered(game))


def test_tables_of_older_days_keep_their_bots() -> None:
    assert {"random", "greedy", "greedy:child", "greedy:expert"} <= set(offered("schnapp-land-fluss"))
    assert {"random", "greedy"} <= set(offered("snails"))


def test_a_bot_in_haste_has_a_part_of_its_time() -> None:
    assert in_haste("flat:150ms", 3) == "flat:50ms"
    assert in_haste("flat:150ms~.05", 1) == "flat:150ms~.05"
    assert in_haste("flat:150ms", 100) == "flat:10ms"
    assert in_haste("flat:600~.02", 4) == "flat:600~.02", "trials are no time"
    assert in_haste("greedy", 4) == "greedy"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_how_good_it_is(game: str, language: str) -> None:
    for level in LEVELS:
        name = f"bot-level-{level}"
        assert of_game(game).text(language, name) and of_game(game).text(language, f"{name}-help")


@pytest.mark.parametrize(
    ("spec", "game"),
    [
        ("greedy:child", "snails"),
        ("greedy:genius", "schnapp-land-fluss"),
        ("flat:20ms", "schnapp-land-fluss"),
        ("", "schnuff"),
        ("flat:0", "snatch-it"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_sentence(spec: str, game: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(spec, game)
    assert str(refused.value) == f"there is no bot {spec!r} for {game}; known are {', '.join(known(game))}"


def test_the_better_wins_more() -> None:
    summary = Summary()
    for played in simulate(Plan("schnapp-land-fluss", 5, "skill", LEVELS), 60):
        summary.add(played)
    beginner, easy, medium, strong, master = summary.wins
    assert beginner < easy < medium < master and medium < strong
