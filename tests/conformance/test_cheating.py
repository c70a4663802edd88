"""Is hidden information worth anything? If a bot that looks at the real position won no more than one that only sees
its view, the tests of secrecy would guard nothing, or the honest bot would be cheating too."""

from __future__ import annotations

import os

import pytest

from schnapp.bots.random import play_out
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match

from .tables import GAMES_UNDER_TEST, Table
from .under_test import UnderTest

PLAYOUTS = 10  # for each act
GAMES = 24
PLAYERS = 3


def best(match: Match, seat: int, cheat: bool, chance: Dealer) -> Act:
    """The act after which random play goes best, in the real world or in worlds that agree with the seat's view."""
    game, legal = match.game, match.legal(seat)
    if len(legal) == 1:
        return legal[0]
    worlds = [match.state] * PLAYOUTS
    if not cheat:
        view = match.view(seat)
        worlds = [game.redeal(view, PLAYERS, match.options, chance) for _ in worlds]
    worths: list[float] = []
    for act in legal:
        worth = 0.0
        for world in worlds:
            after = world.copy()
            after.apply(seat, game.action_of(after, act), chance)
            play_out(after, chance, chance)
            result = game.result(after)
            assert result is not None
            worth += result["scores"][seat] - sum(result["scores"]) / PLAYERS
        worths.append(worth)
    return legal[worths.index(max(worths))]


@pytest.mark.skipif(bool(os.environ.get("SCHNAPP_PURE")), reason="needs fast playouts: runs with the compiled engine")
@pytest.mark.parametrize("tested", GAMES_UNDER_TEST, ids=lambda tested: tested.game.name)
def test_who_sees_everything_wins_more(tested: UnderTest) -> None:
    table = Table(tested, PLAYERS, {})
    wins = 0.0
    for number in range(GAMES):
        match, cheater = table.match(f"cheating {number}"), number % PLAYERS
        chance = Dealer(stream(f"cheating {number}", "thoughts"))
        while not match.over:
            seat = match.owed()[0]
            match.act({"player": seat, **best(match, seat, seat == cheater, chance)})
        result = match.result()
        assert result is not None
        if result["ranks"][cheater] == 1:
            wins += 1 / result["ranks"].count(1)
    fair = GAMES / PLAYERS
    spread = (GAMES / PLAYERS * (1 - 1 / PLAYERS)) ** 0.5
    assert wins > fair + 2.5 * spread
