"""The two texts of the sensible player of Snatch It! say the same: `greedy.py` of a view, `instinct.py` of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from schnapp.bots.search import Search
from schnapp.games.snatch_it import box, greedy
from schnapp.games.snatch_it.acts import ACTS
from schnapp.games.snatch_it.instinct import SnatchItInstinct
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from tests.conformance.tables import TABLES, Table, moments

from .pictures import Table as Picture
from .under_test import SNATCH_IT

TABLES_HERE = [table for table in TABLES if table.tested is SNATCH_IT]
NEXT_TO_NOTHING = 1e-9
SEEDS = ("same one", "same two")


def sensible_game(table: Table, seed: str) -> Iterator[Match]:
    """The same match at every moment of a game of greedy players."""
    match, chance = table.match(seed), Dealer(stream(seed, "greedy"))
    while not match.over:
        yield match
        seat = match.owed()[0]
        match.act(match.signed(seat, greedy.choose(match.view(seat), match.legal(seat), match.options, chance)))


def choices(table: Table) -> Iterator[tuple[Match, int]]:
    """Every moment of random and of sensible games at which a seat has a choice."""
    for seed in SEEDS:
        for game in (moments(table, seed), sensible_game(table, seed)):
            for match in game:
                yield from ((match, seat) for seat in match.owed() if len(match.legal(seat)) > 1)


def compare(table: Table) -> Counter[str]:
    """All worths that both texts find are equal, and of the best acts one is chosen. What was weighed, by type."""
    instinct, chance, seen = SnatchItInstinct(), Dealer(stream("same", "thoughts")), Counter[str]()
    for match, seat in choices(table):
        actions, view = match.state.actions(seat), match.view(seat)
        legal = [match.game.act_of(match.state, action) for action in actions]
        of_view = greedy._Table(view)  # pyright: ignore[reportPrivateUsage]
        worths = [of_view.worth(act) for act in legal]
        instinct.remember(match.game, view, table.players, match.options)
        assert instinct.worths_of(match.state, seat) == pytest.approx(worths, abs=NEXT_TO_NOTHING), (view, legal)
        chosen = Search(instinct, seat, [[0]], match.state).by_instinct(match.state, chance)
        assert worths[actions.index(chosen)] > max(worths) - NEXT_TO_NOTHING
        seen.update({act["type"] for act in legal})
    return seen


def test_both_texts_find_every_act_of_the_same_worth() -> None:
    seen = Counter[str]()
    for table in TABLES_HERE:
        seen += compare(table)
    assert set(seen) == set(ACTS.types)  # otherwise a branch that is missing would not be missed
    assert min(seen.values()) > 5, seen


@pytest.mark.parametrize("deck", ["LB ...", "... LB"])
@pytest.mark.parametrize("word", box.VISIBILITIES)
def test_who_does_not_lead_leaves_last_bite_where_they_can_see_it(word: str, deck: str) -> None:
    """5.5: the consolation card is worth a point, and the end of the game is worth none to who is behind."""
    picture = {"patches": "A s4[f2 f3 f4]", "state": "CONSOLATION", "pending": {"stealer": 0}, "bellies": "| c2 c4 |"}
    t = Picture("c1 | f5 | f1", {"last_bite_visibility": word}, pond="c3", deck=deck, **picture)
    instinct, view = SnatchItInstinct(), t.match.view(0)
    instinct.remember(t.match.game, view, 3, t.match.options)
    draw = 1.0 if word == "hidden" or deck == "... LB" else -1.0
    assert instinct.worths_of(t.match.state, 0) == [draw, 0.0]
    assert [greedy._Table(view).worth(act) for act in t.match.legal(0)] == [draw, 0.0]  # pyright: ignore[reportPrivateUsage]
