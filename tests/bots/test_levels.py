"""The weakest bots let a child win. The child is a model: `child.py`."""

from __future__ import annotations

import pytest

from schnapp.bots.roster import bot
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, play
from schnapp.table.cards import win_shares
from schnapp.table.protocols import beside_bots

from .child import child


def share(game: str, players: int, games: int, level: str) -> float:
    """What part of the games the child wins at a table of bots of this level, with the options of such tables; a shared win
    counts in equal parts."""
    options = dict(beside_bots(GAMES[game], {}))
    won = 0.0
    for number in range(games):
        bots = [bot(level, game) for _ in range(players)]
        bots[number % players] = child(game)
        played = play(Plan(game, players, "child", options=options), number, bots)
        won += win_shares(played.ranks)[number % players]
    return won / games


@pytest.mark.parametrize(
    ("game", "players", "games"),
    [("snatch-it", 4, 120), ("schnuff", 4, 120), ("snails", 2, 16), ("schnapp-land-fluss", 4, 40)],
)
def test_a_child_of_eight_wins_its_share_among_beginners(game: str, players: int, games: int) -> None:
    assert share(game, players, games, "beginner") > 1 / players
