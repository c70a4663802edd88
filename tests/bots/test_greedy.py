"""The player `greedy` of every game with a policy: what the policy says in a glimpse of what the seat sees."""

from __future__ import annotations

import pytest

from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import bot
from schnapp.conformance.tables import Table, moments, until_over
from schnapp.table.canonical import Act, canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.protocols import stands_for
from schnapp.table.rng import Rng
from tests.builds import assert_both_tell
from tests.conformance.tables import TABLES

every_table = pytest.mark.parametrize("table", [one for one in TABLES if one.tested.game.name in POLICIES], ids=str)
REDEALT = 7  # every so many-th decision is looked at in other worlds
WORLDS = 3


def in_world(match: Match, seat: int, legal: list[Act], seed: str) -> Act:
    """What the policy says of a whole state."""
    policy, chance = POLICIES[match.game.name](), Rng(stream(seed, "thoughts"))
    if len(legal) == 1 and stands_for(match.game, legal[0]) == 1:
        return legal[0]
    return policy.chosen(match.request(seat).among(legal), match.state.copy(), chance).act


@every_table
def test_it_chooses_by_what_its_seat_sees_and_by_nothing_else(table: Table) -> None:
    """The same in the position itself, and in others that look the same to it; a view stays as it is."""
    greedy, decisions = bot("greedy", table.tested.game.name), 0
    for number, match in enumerate(moments(table, "blind")):
        for seat in match.owed():
            request, seed = match.request(seat), f"blind {number}"
            before = canonical(request.view)
            act = greedy.choose(request, Dealer(stream(seed, "thoughts")))
            assert canonical(request.view) == before
            assert act in request.legal or match.refusal(match.signed(seat, act)) is None
            assert in_world(match, seat, request.legal, seed) == act, request.view
            for world in range(WORLDS if decisions % REDEALT == 0 else 0):
                other = table.determinization(match, seat, f"{number}/{world}")
                assert in_world(other, seat, request.legal, seed) == act
            decisions += 1
    assert decisions > 10


@every_table
def test_it_plays_whole_games(table: Table) -> None:
    greedy, chance = bot("greedy", table.tested.game.name), Rng(stream("greedy", "thoughts"))
    for number in range(2):
        match = table.match(f"greedy {number}")
        for _ in until_over(match):
            seat = match.owed()[-1]
            request = match.request(seat).among(match.legal(seat))
            match.act(match.signed(seat, greedy.choose(request, chance)))  # raises if it is not legal
        assert match.result() is not None


STORY = """
from schnapp.bots.roster import bot
from schnapp.table import columns
from schnapp.table.dealer import Dealer, stream
from schnapp.table.rng import Rng
from tests.conformance.tables import TABLES
for place in range(0, len(TABLES), 5):
    match, chance = TABLES[place].match("twice"), Rng(stream("twice", "thoughts"))
    if match.clock is None:
        greedy = bot("greedy", match.game.name)
        for _ in range(60):
            if not match.over:
                seat = match.owed()[-1]
                act = greedy.choose(match.request(seat).among(match.legal(seat)), chance)
                print(act)
                match.act(match.signed(seat, act))
print(columns.__file__.endswith(".py"))
"""


def test_compiled_and_uncompiled_it_does_the_same() -> None:
    assert_both_tell(STORY)
