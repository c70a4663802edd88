"""The weakest bots let a child win. The child is a model: `child.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from schnapp.bots.bot import Bot
from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, play
from schnapp.table.cards import win_shares
from schnapp.table.protocols import beside_bots

from .child import child


def share(one: Callable[[], Bot], game: str, players: int, games: int, level: str) -> float:
    """What part of the games one wins at a table of bots of this level, with the options of such tables; a shared win counts in
    equal parts."""
    options = dict(beside_bots(GAMES[game], {}))
    won = 0.0
    for number in range(games):
        bots = [bot(level, game) for _ in range(players)]
        bots[number % players] = one()
        played = play(Plan(game, players, "child", options=options), number, bots)
        won += win_shares(played.ranks)[number % players]
    return won / games


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [("snatch-it", 4, 120), ("schnuff", 4, 120), ("snails", 2, 16), ("schnapp-land-fluss", 4, 40)],
)
def test_a_child_of_eight_wins_its_share_among_beginners(game: str, players: int, games: int) -> None:
    assert share(lambda: child(game), game, players, games, "beginner") > 1 / players


def test_a_beginner_in_the_race_is_better_than_random_play() -> None:
    """On the ladder, where most are quick, it looks otherwise."""
    game = "schnapp-land-fluss"
    assert share(lambda: bot("beginner", game), game, 4, 40, "random") > 1 / 4
    assert share(lambda: bot("random", game), game, 4, 40, "beginner") < 1 / 4
