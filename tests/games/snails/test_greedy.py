"""Greedy chooses a legal act at every moment of every kind of game, and equal views give equal choices."""

from __future__ import annotations

import pytest

from schnapp.games.snails import greedy
from schnapp.table.dealer import Dealer, stream
from tests.conformance.tables import TABLES, Table, random_game

SNAILS = [table for table in TABLES if table.tested.game.name == "snails"]
every_table = pytest.mark.parametrize("table", SNAILS, ids=str)


@every_table
def test_greedy_plays_whole_games(table: Table) -> None:
    for number in range(3):
        match, chance = table.match(f"greedy {number}"), Dealer(stream(f"greedy {number}", "thoughts"))
        while not match.over:
            seat = match.owed()[-1]
            act = greedy.choose(match.view(seat), match.legal(seat), match.options, chance)
            match.act(match.signed(seat, act))  # raises if it is not legal
        assert match.result() is not None


@every_table
def test_greedy_finds_an_act_wherever_random_play_leads(table: Table) -> None:
    match, chance = table.match("anywhere"), Dealer(stream("anywhere", "thoughts"))
    for _ in random_game(match, "anywhere"):
        for seat in match.owed():
            act = greedy.choose(match.view(seat), match.legal(seat), match.options, chance)
            assert match.refusal(match.signed(seat, act)) is None


def test_greedy_knows_only_what_its_view_tells() -> None:
    table = SNAILS[0]
    match = table.match("blind")
    for number, _ in enumerate(random_game(match, "blind")):
        for seat in match.owed():
            other = table.redealt(match, seat, str(number))
            chosen = [
                greedy.choose(world.view(seat), world.legal(seat), world.options, Dealer(stream("blind", "thoughts")))
                for world in (match, other)
            ]
            assert chosen[0] == chosen[1]
