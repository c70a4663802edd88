"""The tree search: it lets others think, mixes where many choose at once, and knows no more than its view."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.ismcts import TreeBot
from schnapp.bots.levels import in_haste
from schnapp.bots.policies import POLICIES, policy_of
from schnapp.bots.roster import UnknownBot, bot
from schnapp.bots.tree import Tree
from schnapp.conformance.tables import Table, random_game
from schnapp.games import GAMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.protocols import Pending
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from tests.bots.searching import keeps_its_deadline, tries_each_once
from tests.builds import assert_both_tell, ran
from tests.conformance.tables import TABLES

each_game = pytest.mark.parametrize("name", POLICIES)


def table_of(name: str) -> Table:
    return next(table for table in TABLES if table.tested.game.name == name)


@cache
def toys() -> dict[str, Any]:
    return json.loads(ran("-m", "tests.bots.toys", pure=True).stdout)


# ---- What others do --------------------------------------------------------------------------------------------------


def test_a_reply_that_policy_overlooks_is_found() -> None:
    """Without a tree the search walks into the trap, for it takes the others to be as they are."""
    assert toys()["trap"] == [0, 1]


def test_where_all_choose_at_once_the_answer_is_a_mixture() -> None:
    """Rock, paper, scissors: the policy always shows rock, and who thinks no further always shows paper."""
    assert toys()["against policy"] == 1
    assert toys()["shares"]["fair"] == pytest.approx([1 / 3] * 3, abs=0.05)
    assert toys()["shares"]["rock counts twice"] == pytest.approx([1 / 4, 1 / 2, 1 / 4], abs=0.05)


def test_a_tree_that_is_full_grows_no_more() -> None:
    assert toys()["grown"] == [3] and toys()["trials"] == 300


# ---- At real tables --------------------------------------------------------------------------------------------------


@each_game
def test_it_knows_only_what_its_view_tells(name: str) -> None:
    table, tree = table_of(name), TreeBot(POLICIES[name], Budget(trials=80))
    match, compared = table.match("blind"), 0
    for number, _ in zip(range(25), random_game(match, "blind"), strict=False):
        for seat in match.owed():
            legal = match.legal(seat)
            chosen = [
                tree.choose(
                    SearchRequest(world.game, world.view(seat), legal, world.options, pending(world)),
                    Dealer(stream("blind", "thoughts")),
                )
                for world in (match, table.determinization(match, seat, str(number)))
                if world.legal(seat) == legal  # of the right to draw a view of Schnuff does not tell
            ]
            assert chosen[0] == chosen[-1]
            compared += len(chosen) - 1
    assert compared > 10


def pending(match: Match) -> Mapping[str, Any] | None:
    """What belongs to this moment; what was seen before is forgotten: a world that was dealt anew has no past."""
    return match.game.pending(match.state) if isinstance(match.game, Pending) else None


@each_game
def test_trials_teach_and_are_counted(name: str) -> None:
    policy, match = policy_of(name), table_of(name).match("teach")
    seat = match.owed()[0]
    chance = Rng(stream("teach", "thoughts"))
    candidates = policy.candidates(match.game, match.state, seat, match.legal(seat), chance)[:4]
    tree = Tree(policy, seat, [candidate.actions for candidate in candidates], match.state)
    for _ in range(20):
        tree.resample(match.state, chance)
        tree.compare(match.state, chance)
    assert tree.trials == 20 * len(candidates) and tree.grown > 20
    assert sum(tree.shares()) == pytest.approx(1)


STORY = """
from schnapp.bots.policies import POLICIES
from schnapp.bots.roster import bot
from schnapp.table.acting import WAIT
from schnapp.table.dealer import Dealer, stream
from schnapp.table.rng import Rng
from tests.conformance.tables import TABLES
import schnapp.bots.tree as module
for name in POLICIES:
    match = next(table for table in TABLES if table.tested.game.name == name and table.start).match("twice")
    tree, chance = bot("ismcts:16", name), Rng(stream("twice", "thoughts"))
    tree.policy.acts = tree.policy.quiet_boundaries = 10_000
    for _ in range(3):
        if match.owed():
            seat = match.owed()[0]
            request = match.request(seat)
            print(tree.advise(request, chance)[:3])
            if (chosen := tree.choose(request, chance)) != WAIT:
                match.act(match.signed(seat, chosen))
print(module.__file__.endswith(".py"))
"""


def test_compiled_and_uncompiled_it_thinks_the_same() -> None:
    """Trials go on to the end of a game with few cards."""
    assert len(assert_both_tell(STORY)) > 6


@pytest.mark.parametrize("ms", [5, 50])
def test_it_keeps_its_deadline(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    match = Match.start(GAMES["snatch-it"], list("ABC"), {}, Dealer(stream("deadline", "deal")))
    keeps_its_deadline(monkeypatch, TreeBot(POLICIES["snatch-it"], Budget(ms=ms)), match, ms)


@pytest.mark.parametrize("searching", [FlatBot, TreeBot])
def test_held_up_it_still_tries_each_act_once(monkeypatch: pytest.MonkeyPatch, searching: type[FlatBot]) -> None:
    match = Match.start(GAMES["snatch-it"], list("ABC"), {}, Dealer(stream("deadline", "deal")))
    tries_each_once(monkeypatch, searching(POLICIES["snatch-it"], Budget(ms=1)), match)


# ---- What one can ask for --------------------------------------------------------------------------------------------


def test_it_has_the_specifications_of_the_flat_search() -> None:
    trials, ms, loose = (bot(spec, "schnuff") for spec in ("ismcts:2000", "ismcts:200ms", "ismcts:800~.05"))
    assert isinstance(trials, TreeBot) and trials.budget == Budget(trials=2000) and trials.temperature == 0
    assert isinstance(ms, TreeBot) and ms.budget == Budget(ms=200)
    assert isinstance(loose, TreeBot) and loose.temperature == 0.05
    flat = bot("flat:800", "schnuff")
    assert isinstance(flat, FlatBot) and not isinstance(flat, TreeBot)
    assert in_haste("ismcts:150ms", 3) == "ismcts:50ms" and in_haste("ismcts:600", 3) == "ismcts:600"


@pytest.mark.parametrize(("spec", "game"), [("ismcts:20ms", "schnapp-land-fluss"), ("ismcts:0", "schnuff")])
def test_what_does_not_exist_is_refused(spec: str, game: str) -> None:
    with pytest.raises(UnknownBot):
        bot(spec, game)
