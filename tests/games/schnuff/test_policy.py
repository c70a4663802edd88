"""The policy of Schnuff and the search that rests on it, at every table of the tests for all games."""

from __future__ import annotations

from collections import Counter

import pytest

from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.search import Search
from schnapp.conformance.tables import Table, moments
from schnapp.games import GAMES
from schnapp.games.schnuff import box
from schnapp.games.schnuff.features import SchnuffActFeatures, SchnuffFeatures
from schnapp.games.schnuff.policy import HELD, SchnuffPolicy
from schnapp.games.schnuff.rules import Schnuff
from schnapp.table.acting import deal
from schnapp.table.dealer import Dealer, stream
from schnapp.table.features import names
from schnapp.table.match import Match
from schnapp.table.positions import loaded, position_of, view_of
from schnapp.table.search_request import SearchRequest
from tests.bots.searching import plays_a_whole_game
from tests.builds import assert_both_tell
from tests.conformance.tables import TABLES

SCHNUFF = [table for table in TABLES if table.tested.game.name == "schnuff"]
every_table = pytest.mark.parametrize("table", SCHNUFF, ids=str)


def table_of(match: Match) -> Schnuff:
    assert isinstance(match.state, Schnuff)
    return match.state


@every_table
def test_what_cards_are_worth_does_not_depend_on_what_is_hidden(table: Table) -> None:
    """Not even in a play-out does anybody look at the hands of others or at the pile."""
    policy = SchnuffPolicy()
    for number, match in enumerate(moments(table, "hidden")):
        seat = match.to_act()[0]
        other = table.determinization(match, seat, str(number))
        assert policy.values_of(table_of(match), seat) == policy.values_of(table_of(other), seat)


@every_table
def test_features_are_as_many_everywhere_and_small(table: Table) -> None:
    policy = SchnuffPolicy()
    for match in moments(table, "features"):
        for noted in policy.seat_features(match.state):
            assert len(noted) == len(names(SchnuffFeatures))
            assert all(-12 <= feature <= 12 for feature in noted)
        assert sum(policy.win_probabilities(match.state)) == pytest.approx(1)


@every_table
def test_what_is_learned_of_acts_does_not_depend_on_what_is_hidden(table: Table) -> None:
    policy, noted = SchnuffPolicy(), 0
    for number, match in enumerate(moments(table, "acts")):
        seat = match.to_act()[0]
        if any(act["type"] == "draw" for act in match.legal(seat)):
            continue  # draws at once: that is no choice
        other = table.determinization(match, seat, str(number))
        notes = policy.act_features_of(match.state, seat)
        assert notes == policy.act_features_of(other.state, seat)
        for _, of_act in notes:
            assert len(of_act) == len(names(SchnuffActFeatures))
            assert all(-12 <= feature <= 12 for feature in of_act)
        noted += len(notes)
    assert noted > 5


def test_only_who_thinks_plays_by_what_he_has_learned() -> None:
    """In a search all others stay sensible players."""
    policy, plain, differ = SchnuffPolicy(), SchnuffPolicy(), 0
    plain.policy_network = None
    for match in moments(SCHNUFF[2], "policy network"):
        for seat in match.to_act():
            acts: list[int] = []
            for searching_seat, thinks in ((seat, policy), (1 - seat, policy), (seat, plain)):
                search = Search(thinks, searching_seat, [[0]], match.state)
                search.seat = seat
                acts.append(search.by_policy(match.state, Dealer(stream("policy network", "thoughts"))))
            assert acts[1] == acts[2]
            differ += acts[0] != acts[1]
    assert differ > 0


def test_who_thinks_has_better_chances_but_not_in_the_analysis_of_a_game() -> None:
    """There it is said how it stands between these people, whoever has thought before."""
    bot, more = FlatBot(SchnuffPolicy, Budget(trials=12)), 0.0
    for match in moments(SCHNUFF[2], "chances"):
        alike = bot.win_probabilities(match.game, match.state)
        for seat in match.to_act():
            bot.choose(match.request(seat), Dealer(stream("chances", "thoughts")))
            Search(bot.policy, seat, [[0]], match.state)
            more += bot.policy.win_probabilities(match.state)[seat] - alike[seat]
            assert bot.win_probabilities(match.game, match.state) == alike
    assert more > 0


@every_table
def test_it_plays_to_the_end_and_knows_who_has_won(table: Table) -> None:
    policy = SchnuffPolicy()
    for number in range(20):
        match, chance = table.match(f"end {number}"), Dealer(stream(f"end {number}", "thoughts"))
        policy.rollout(match.state, 100_000, chance, chance)
        result = match.result()
        assert result is not None
        first = result["ranks"].count(1)
        assert policy.win_probabilities(match.state) == [1 / first if rank == 1 else 0.0 for rank in result["ranks"]]


@every_table
def test_imagined_worlds_could_be(table: Table) -> None:
    """Dealt from the view and dealt again in place: to the seat they look the same, and nothing in them is against the
    rules; somebody was skipped because he could not lead, and whoever's turn it is can play."""
    policy, chance = SchnuffPolicy(), Dealer(stream("imagined", "thoughts"))
    differ = 0
    for match in moments(table, "imagined"):
        for seat in match.owed():
            view = match.view(seat)
            world = policy.determinization(SearchRequest(match.game, view, match.legal(seat), match.options), chance)
            assert isinstance(world, Schnuff)
            for _ in range(3):
                before = position_of(match.game, world)
                Search(policy, seat, [[0]], world).resample(world, chance)
                assert view_of(match.game, world, seat) == view
                assert world.draw_right == world.active or world.playable(world.active)
                loaded(match.game, position_of(match.game, world), len(match.players), match.options)
                table.tested.check(position_of(match.game, world), len(match.players), match.options)
                differ += position_of(match.game, world) != before
    assert differ > 10


@every_table
def test_the_search_plays_a_whole_game(table: Table) -> None:
    plays_a_whole_game(FlatBot(SchnuffPolicy, Budget(trials=12)), table.match("search"))


def test_the_search_knows_only_what_its_view_tells() -> None:
    bot = FlatBot(SchnuffPolicy, Budget(trials=60))
    for number, match in enumerate(moments(SCHNUFF[2], "blind")):
        for seat in match.to_act():
            other = SCHNUFF[2].determinization(match, seat, str(number))
            chosen = [
                bot.choose(
                    SearchRequest(world.game, world.view(seat), match.legal(seat), world.options),
                    Dealer(stream("blind", "thoughts")),
                )
                for world in (match, other)
            ]
            assert chosen[0] == chosen[1]


STORY = """
from schnapp.games.schnuff.policy import SchnuffPolicy
from schnapp.bots.budget import Budget
from schnapp.bots.flat import FlatBot
from schnapp.table.dealer import Dealer, stream
from tests.games.schnuff.under_test import SCHNUFF
from schnapp.conformance.tables import Table
import schnapp.games.schnuff.policy as module
for place in (2, 4, 6):
    match = Table(SCHNUFF, *SCHNUFF.tables[place]).match("twice")
    bot, chance = FlatBot(SchnuffPolicy, Budget(trials=12)), Dealer(stream("twice", "thoughts"))
    for _ in range(20):
        if not match.over:
            seat = match.owed()[0]
            request = match.request(seat).among(match.legal(seat))
            print([(advice.act, advice.value) for advice in bot.advise(request, chance)])
            print([list(map(float, noted)) for noted in bot.policy.seat_features(match.state)])
            print(bot.policy.win_probabilities(match.state))
            print([(card, list(map(float, noted))) for card, noted in bot.policy.act_features_of(match.state, seat)])
            match.act(match.signed(seat, bot.choose(request, chance)))
print(module.__file__.endswith(".py"))
"""


def test_compiled_and_uncompiled_it_thinks_the_same() -> None:
    assert_both_tell(STORY)


def test_what_people_hold_is_what_sensible_players_keep() -> None:
    """`HELD`, counted in games by the policy: the share of each kind in the others' hands over its share among all that a
    seat does not see."""
    held, unseen = Counter[str](), Counter[str]()
    game, policy = GAMES["schnuff"], SchnuffPolicy()
    for number in range(150):
        state, chance = game.new(4, game.resolve(4, {})), Dealer(stream(f"habits/{number}", "all"))
        deal(state, chance)
        while state.owing:
            position = position_of(game, state)
            if len(position["discard"]) > 1:
                hands = [card for hand in position["hands"][1:] for card in hand]
                held.update(hands)
                unseen.update([*hands, *position["draw_pile"], *position["discard"][:-1], *position["aside"]])
            policy.rollout(state, 9, chance, chance)
    for kind, expected in zip(box.KINDS, HELD, strict=True):
        found = held[kind] / held.total() / (unseen[kind] / unseen.total())
        assert found == pytest.approx(expected, abs=0.17), kind
