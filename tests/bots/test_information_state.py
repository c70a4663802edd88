"""What a search takes a seat to see: all that its view tells but the hand, and nothing that it hides."""

from __future__ import annotations

from collections import defaultdict

import pytest

from schnapp.bots.policies import POLICIES, policy_of
from schnapp.conformance.tables import Table, random_game
from schnapp.games import BUILT_IN
from schnapp.table.canonical import canonical
from schnapp.table.fields import is_compiled
from schnapp.table.hashing import hash_combine
from schnapp.table.policy import RolloutPolicy, eye_of
from schnapp.table.state import State
from tests.conformance.tables import TABLES

SEARCHED = [table for table in TABLES if table.tested.game.name in POLICIES]
every_table = pytest.mark.parametrize("table", SEARCHED, ids=str)
MOMENTS = 60


@every_table
def test_what_a_seat_cannot_tell_apart_has_one_hash(table: Table) -> None:
    """In any world with the same view."""
    policy, match = policy_of(table.tested.game.name), table.match("sights")
    moved = 0
    for number, _ in zip(range(MOMENTS), random_game(match, "sights"), strict=False):
        for seat in range(table.players):
            seen = policy.information_state_hash(match.state, seat)
            world = table.determinization(match, seat, str(number)).state
            assert policy.information_state_hash(world, seat) == seen
            for other in range(table.players):
                moved += other != seat and policy.information_state_hash(world, other) != policy.information_state_hash(
                    match.state, other
                )
    if match.game.name != "schnuff":
        assert moved, "what others have chosen face down is dealt anew"


@every_table
def test_different_views_have_different_hashes(table: Table) -> None:
    """But for the hand; few that differ in something that does not matter may be one."""
    policy, match = policy_of(table.tested.game.name), table.match("views")
    views: dict[int, set[str]] = defaultdict(set)
    hashes: dict[int, set[int]] = defaultdict(set)
    for _ in zip(range(MOMENTS), random_game(match, "views"), strict=False):
        for seat in match.owed():
            view = match.view(seat)
            views[seat].add(canonical({**view, "hands": None} if "hands" in view else view))
            hashes[seat].add(policy.information_state_hash(match.state, seat))
    seen, told = (sum(map(len, found.values())) for found in (views, hashes))
    assert seen > 10 and told >= 0.9 * seen


@every_table
def test_code_hashes_what_the_declaration_does(table: Table) -> None:
    """`tools/eyes.py` has written it, and a compiled state brings it along: who knows no schema has the hash all the same."""
    game, match = table.tested.game, table.match("code")
    if game.name not in BUILT_IN:
        pytest.skip("code is written for our own games only")
    eye, knows_nothing = eye_of(game.schema, match.state), RolloutPolicy()
    blank = knows_nothing.information_state_hash(State(), 0)
    for _ in zip(range(MOMENTS), random_game(match, "code"), strict=False):
        for seat in range(table.players):
            declared = eye.fingerprint(match.state, seat, blank)
            told = knows_nothing.information_state_hash(match.state, seat)
            assert told == (declared if is_compiled(type(match.state)) else blank)


def test_a_fingerprint_tells_numbers_and_their_order() -> None:
    rows = [(one, two) for one in range(-40, 40) for two in range(-40, 40)]
    assert len({hash_combine(hash_combine(1, one), two) for one, two in rows}) == len(rows)
