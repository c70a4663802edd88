"""The sensible player of Snails leaves nothing that can be done to chance, and plans with what may be planned with."""

from __future__ import annotations

from collections import Counter

from schnapp.bots.roster import bot
from schnapp.conformance.tables import moments
from schnapp.games.snails.acts import ACTS
from schnapp.games.snails.policy import SnailsPolicy
from schnapp.games.snails.rules import Snails
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng
from tests.conformance.tables import TABLES

from .coverage import matches

FREE = {"choose_faction", "end_draw", "keep", "order_effect", "program", "stop"}  # what is worth nothing, or made
GAMES = 8


def test_every_act_has_a_worth() -> None:
    """In random games at all tables and on boards full of markers: a branch that is missing is worth nothing everywhere."""
    policy, seen, weighed = SnailsPolicy(), Counter[str](), set[str]()
    for match, seed in matches(GAMES):
        chance = Rng(stream(seed, "worths"))
        while not match.over:
            for seat in match.owed():
                legal = match.legal(seat)
                seen.update({act["type"] for act in legal})
                if legal[0]["type"] != "program":
                    weighed |= weighed_in(policy, match, seat)
            match.act(match.random_act(match.owed()[chance.below(len(match.owed()))], chance))
    assert set(seen) == set(ACTS.types)
    assert weighed == set(ACTS.types) - FREE


def weighed_in(policy: SnailsPolicy, match: Match, seat: int) -> set[str]:
    """The types of acts that are worth something."""
    table = match.state
    assert isinstance(table, Snails)
    worths = zip(table.actions(seat), policy.values_of(table, seat), strict=True)
    return {match.game.acts.act_of(table, action)["type"] for action, worth in worths if worth != 0.0}


def test_a_programme_is_made_of_what_may_be_planned_with() -> None:
    """Whoever forbids some of it, as the balance lab does, gets another one."""
    greedy, seen = bot("greedy", "snails"), 0
    for table in [one for one in TABLES if one.tested.game.name == "snails"][:4]:
        for match in moments(table, "offers"):
            for seat in match.owed():
                (offer, *others) = match.legal(seat)
                if others or offer["type"] != "program" or len(offer["active"]) < 3:
                    continue
                act = greedy.choose(match.request(seat), Dealer(stream("offers", "thoughts")))
                less = {
                    **offer,
                    "active": [snail for snail in offer["active"] if snail != act["active"]],
                    "inactive": [snail for snail in offer["inactive"] if snail != act["inactive"]],
                    "cards": [card for card in offer["cards"] if card != act["slots"][0] or card.startswith("basic")],
                }
                other = greedy.choose(match.request(seat).among([less]), Dealer(stream("offers", "thoughts")))
                assert match.refusal(match.signed(seat, other)) is None
                assert other["active"] in less["active"] and other["inactive"] in less["inactive"]
                assert set(other["slots"]) <= set(less["cards"])
                seen += 1
    assert seen > 20
