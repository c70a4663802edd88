"""The policy of Snails and the search that rests on it, at every table of the tests for all games."""

from __future__ import annotations

from collections import Counter

import pytest

from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.search import Search
from schnapp.conformance.tables import Table, moments
from schnapp.games.snails import box
from schnapp.games.snails.features import SnailsFeatures
from schnapp.games.snails.policy import SnailsPolicy
from schnapp.games.snails.rules import Snails
from schnapp.games.snails.thinking.planning import MOST_PROGRAMMES
from schnapp.table.dealer import Dealer, stream
from schnapp.table.features import names
from schnapp.table.match import Match
from schnapp.table.positions import position_of, view_of
from tests.bots.searching import chosen, keeps_its_deadline, plays_a_whole_game
from tests.builds import assert_both_tell
from tests.conformance.tables import TABLES

SNAILS = [table for table in TABLES if table.tested.game.name == "snails"]
every_table = pytest.mark.parametrize("table", SNAILS, ids=str)


def table_of(match: Match) -> Snails:
    assert isinstance(match.state, Snails)
    return match.state


def chosen_by_policy(policy: SnailsPolicy, match: Match, seat: int, chance: Dealer) -> int:
    """The action that the policy chooses."""
    return Search(policy, seat, [[0]], match.state).by_policy(match.state, chance)


@every_table
def test_every_choice_is_legal(table: Table) -> None:
    policy, chance = SnailsPolicy(), Dealer(stream("legal", "thoughts"))
    for match in moments(table, "legal"):
        for seat in match.owed():
            assert chosen_by_policy(policy, match, seat, chance) in match.state.actions(seat)


@every_table
def test_it_plays_to_the_end_and_knows_who_has_won(table: Table) -> None:
    policy = SnailsPolicy()
    for number in range(20):
        match, chance = table.match(f"end {number}"), Dealer(stream(f"end {number}", "thoughts"))
        policy.rollout(match.state, 10_000, chance, chance)
        result = match.result()
        assert result is not None
        first = result["ranks"].count(1)
        assert policy.win_probabilities(match.state) == [1 / first if rank == 1 else 0.0 for rank in result["ranks"]]


@every_table
def test_features_are_as_many_everywhere_and_small(table: Table) -> None:
    policy = SnailsPolicy()
    for match in moments(table, "features"):
        for noted in policy.seat_features(match.state):
            assert len(noted) == len(names(SnailsFeatures))
            assert all(-12 <= feature <= 12 for feature in noted)
        assert sum(policy.win_probabilities(match.state)) == pytest.approx(1)


@every_table
def test_imagined_worlds_look_the_same(table: Table) -> None:
    policy, chance = SnailsPolicy(), Dealer(stream("imagined", "thoughts"))
    for match in moments(table, "imagined"):
        for seat in match.owed():
            world = match.state.copy()
            Search(policy, seat, [[0]], world).resample(world, chance)
            assert view_of(match.game, world, seat) == match.view(seat)


@every_table
def test_worlds_from_a_view_agree_with_it(table: Table) -> None:
    """Also in the middle of a turn, where most decisions can be worked out."""
    policy, chance = SnailsPolicy(), Dealer(stream("worlds", "thoughts"))
    asked: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for match in moments(table, "worlds"):
        for seat in match.owed():
            view, legal = match.view(seat), match.legal(seat)
            asked[legal[0]["type"]] += 1
            world = policy.determinization(match.request(seat).among(legal), chance)
            if world is not None:
                found[legal[0]["type"]] += 1
                assert view_of(match.game, world, seat) == view
                assert match.game.acts.legal(world, seat) == legal
    for kind in ("program", "place_snail", "choose_half", "choose_target", "step"):
        assert found[kind] >= 0.9 * asked[kind]


@every_table
def test_all_plans_are_legal(table: Table) -> None:
    policy, chance = SnailsPolicy(), Dealer(stream("plans", "thoughts"))
    for match in moments(table, "plans"):
        for seat in match.owed():
            found = policy.candidates(match.game, match.state, seat, match.legal(seat), chance)
            found += policy.variants(match.state, seat, found, found, chance)
            for plan in found:
                assert match.refusal(match.signed(seat, plan.act)) is None
                assert all(0 <= action < 1 << 16 for action in plan.actions)


def test_programmes_are_many_and_differ() -> None:
    match = next(match for match in moments(SNAILS[0], "many") if table_of(match).at == box.STAGES.index("program"))
    found = SnailsPolicy().programmes(table_of(match), 0, Dealer(stream("many", "thoughts")))
    acts = [plan.actions for plan in found]
    assert len(acts) == MOST_PROGRAMMES
    assert all(acts.count(actions) == 1 for actions in acts)
    assert len({plan.act["active"] for plan in found}) > 1


def test_pieces_lead_to_their_programme() -> None:
    match = next(match for match in moments(SNAILS[0], "pieces") if table_of(match).at == box.STAGES.index("program"))
    for plan in SnailsPolicy().programmes(table_of(match), 0, Dealer(stream("pieces", "thoughts"))):
        by_piece, whole = table_of(match).copy(), table_of(match).copy()
        for action in plan.actions:
            by_piece.apply(0, action, match.dealer)
        whole.apply(0, match.game.acts.action_of(whole, match.signed(0, plan.act)), match.dealer)
        assert position_of(match.game, by_piece) == position_of(match.game, whole)


@every_table
def test_the_search_plays_a_whole_game(table: Table) -> None:
    plays_a_whole_game(FlatBot(SnailsPolicy, Budget(trials=60)), table.match("search"))


def test_the_search_knows_only_what_its_view_tells() -> None:
    bot = FlatBot(SnailsPolicy, Budget(trials=60))
    for number, match in enumerate(moments(SNAILS[0], "blind")):
        for seat in match.owed():
            other = SNAILS[0].determinization(match, seat, str(number))
            one, two = (chosen(bot, world, seat, Dealer(stream("blind", "thoughts"))) for world in (match, other))
            assert one == two


@pytest.mark.parametrize("ms", [5, 50])
def test_the_search_keeps_its_deadline(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    keeps_its_deadline(monkeypatch, FlatBot(SnailsPolicy, Budget(ms=ms)), SNAILS[0].match("deadline"), ms)


STORY = """
from schnapp.games.snails.policy import SnailsPolicy
from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.table.dealer import Dealer, stream
from tests.games.snails.under_test import SNAILS
from schnapp.conformance.tables import Table
import schnapp.games.snails.policy as module
for place in (0, 5):
    match = Table(SNAILS, *SNAILS.tables[place]).match("twice")
    bot, chance = FlatBot(SnailsPolicy, Budget(trials=12)), Dealer(stream("twice", "thoughts"))
    for _ in range(60):
        if not match.over:
            seat = match.owed()[0]
            act = bot.choose(match.request(seat), chance)
            print(act, bot.policy.win_probabilities(match.state))
            match.act(match.signed(seat, act))
print(module.__file__.endswith(".py"))
"""


def test_compiled_and_uncompiled_it_thinks_the_same() -> None:
    assert_both_tell(STORY)
