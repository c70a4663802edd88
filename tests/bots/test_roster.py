"""Which bots each game has, and that the better ones win more."""

from __future__ import annotations

import pytest

from schnapp.bots.roster import UnknownBot, bot, specs
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
    assert specs("schnapp-land-fluss") == ("random", "greedy:child", "greedy", "greedy:expert")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_how_good_it_is(game: str, language: str) -> None:
    for spec in specs(game):
        name = f"bot-level-{spec.replace(':', '-')}"
        assert of_game(game).text(language, name) and of_game(game).text(language, f"{name}-help")


@pytest.mark.parametrize(
    ("spec", "game", "known"),
    [
        ("greedy:child", "snails", "random, greedy"),
        ("greedy:genius", "schnapp-land-fluss", "random, greedy:child, greedy, greedy:expert"),
        ("greedy:adult", "schnapp-land-fluss", "random, greedy:child, greedy, greedy:expert"),
        ("", "schnuff", "random, greedy"),
    ],
)
def test_what_does_not_exist_is_refused_in_one_sentence(spec: str, game: str, known: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(spec, game)
    assert str(refused.value) == f"there is no bot {spec!r} for {game}; known are {known}"


def test_the_better_wins_more() -> None:
    summary = Summary()
    for played in simulate(Plan("schnapp-land-fluss", 3, "skill", ("greedy:child", "greedy", "greedy:expert")), 40):
        summary.add(played)
    child, adult, expert = summary.wins
    assert child < adult < expert
