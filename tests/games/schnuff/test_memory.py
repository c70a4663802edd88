"""What bots remember of Schnuff: in which situation everybody played what, and what that tells of their hands."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from schnapp.bots.roster import bot
from schnapp.bots.search import Search
from schnapp.conformance.tables import Table, random_game
from schnapp.games import GAMES
from schnapp.games.schnuff.memory import PLAYS
from schnapp.games.schnuff.policy import SchnuffPolicy
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.positions import position_of
from schnapp.table.rng import Rng
from tests.conformance.tables import TABLES

SCHNUFF = [table for table in TABLES if table.tested.game.name == "schnuff" and table.start is None]
WORLDS = 60
every_table = pytest.mark.parametrize("table", SCHNUFF, ids=str)


@every_table
def test_a_play_is_remembered_with_the_table_as_it_was(table: Table) -> None:
    match = table.match("situations")
    assert match.memory is not None
    compared, last = 0, None
    for step in random_game(match, "situations"):
        if last is not None:
            (seat, situation), ended = last, match.view(None)["round"] != last[1]["round"]
            if not ended:
                remembered = match.memory.recall()["plays"][seat][0]
                assert remembered == {name: situation[name] for name in remembered}
                compared += 1
        last = None
        view = match.view(None)
        if step.act["type"] == "play" and not drops_out(match, step.act["player"]):
            last = step.act["player"], {**view, "card": step.act["card"]}
    assert compared > 3


def drops_out(match: Match, player: int) -> bool:
    """Will the next play bring it to light that somebody without cards has forgotten to draw? That comes before it."""
    late = match.position()["draw_right"]
    return late is not None and late != player and not match.position()["hands"][late]


def common(match: Match, remembered: bool) -> float:
    """How many cards of the others' hands are right in imagined worlds, on average."""
    chance, policy = Rng(stream("common", "thoughts")), SchnuffPolicy()
    seat = match.to_act()[0]
    request = match.request(seat)
    world = policy.determinization(request if remembered else replace(request, remembered=None), chance)
    search, real, right = Search(policy, seat, [[0]], world), match.position()["hands"], 0
    for _ in range(WORLDS):
        search.resample(world, chance)
        hands = position_of(match.game, world)["hands"]
        right += sum((Counter(hands[other]) & Counter(real[other])).total() for other in range(4) if other != seat)
    return right / WORLDS


def gained(number: int, careless: int) -> float:
    """By how many cards imagined hands are more like the real ones if plays are remembered; the first ones were careless."""
    match = Match.start(GAMES["schnuff"], list("ABCD"), {"draw_mode": "auto"}, Dealer(stream(f"{number}", "deal")))
    chance = Rng(stream(f"{number}", "players"))
    for act in range(16):
        seat = match.owed()[0]
        legal = match.legal(seat)
        sensible = bot("greedy", "schnuff").choose(match.request(seat), chance)
        match.act(match.signed(seat, legal[chance.below(len(legal))] if act < careless else sensible))
    return common(match, True) - common(match, False)


def test_what_others_played_tells_what_they_hold() -> None:
    """Sensible players: who plays a one has no four. Who remembers that, imagines hands that are more like the real ones."""
    assert sum(gained(number, careless=0) for number in range(12)) / 12 > 0.5


def test_a_play_that_nothing_explains_spoils_not_what_the_others_tell() -> None:
    assert sum(gained(number, careless=4) for number in range(12)) / 12 > 0.5


def test_only_the_latest_plays_of_a_round_are_kept() -> None:
    table = SCHNUFF[0]
    match = table.match("latest")
    most = 0
    for _ in random_game(match, "latest"):
        assert match.memory is not None
        plays = match.memory.recall()["plays"]
        assert max(map(len, plays)) <= PLAYS
        assert match.view(None)["started"] == any(plays)
        most = max(most, *map(len, plays))
    assert most == PLAYS
