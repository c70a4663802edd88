"""The sensible player of Snatch It! leaves nothing that can be done to chance, and knows when the end is near."""

from __future__ import annotations

from collections import Counter

import pytest

from schnapp.bots.roster import bot
from schnapp.conformance.tables import moments
from schnapp.games.snatch_it import box
from schnapp.games.snatch_it.acts import ACTS
from schnapp.games.snatch_it.policy import SnatchItPolicy
from schnapp.table.dealer import Dealer, stream
from tests.conformance.tables import TABLES

from .pictures import Table as Picture
from .under_test import SNATCH_IT

TABLES_HERE = [table for table in TABLES if table.tested is SNATCH_IT]
FREE = {"decline", "consolation_skip", "let_pass"}  # what is worth nothing, and costs nothing


def test_every_act_has_a_worth() -> None:
    """In random games, by type of act: a branch that is missing is worth nothing everywhere."""
    policy, seen, weighed = SnatchItPolicy(), Counter[str](), set[str]()
    for table in TABLES_HERE:
        for match in moments(table, "worths"):
            for seat in match.owed():
                worths = policy.values_of(match.state, seat)
                for action, worth in zip(match.state.actions(seat), worths, strict=True):
                    kind = match.game.acts.act_of(match.state, action)["type"]
                    seen[kind] += 1
                    if worth != 0.0:
                        weighed.add(kind)
    assert set(seen) == set(ACTS.types) and min(seen.values()) > 5, seen
    assert weighed == set(ACTS.types) - FREE


@pytest.mark.parametrize("deck", ["LB ...", "... LB"])
@pytest.mark.parametrize("word", box.VISIBILITIES)
def test_who_does_not_lead_leaves_last_bite_where_they_can_see_it(word: str, deck: str) -> None:
    """5.5: the consolation card is worth a point, and the end of the game is worth none to who is behind."""
    picture = {"patches": "A s4[f2 f3 f4]", "state": "CONSOLATION", "pending": {"stealer": 0}, "bellies": "| c2 c4 |"}
    t = Picture("c1 | f5 | f1", {"last_bite_visibility": word}, pond="c3", deck=deck, **picture)
    leaves = word != "hidden" and deck == "LB ..."
    assert SnatchItPolicy().values_of(t.match.state, 0) == [-1.0 if leaves else 1.0, 0.0]
    act = bot("greedy", "snatch-it").choose(t.match.request(0), Dealer(stream("last bite", "thoughts")))
    assert act["type"] == ("consolation_skip" if leaves else "consolation_draw")
