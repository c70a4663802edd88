"""Greedy chooses a legal act at every moment of every kind of game, and equal views give equal choices."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from schnapp.games.snails import box, greedy
from schnapp.games.snails.acts import ACTS
from schnapp.games.snails.instinct import SnailsInstinct
from schnapp.games.snails.rules import Snails
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from tests.conformance.tables import TABLES, Table, random_game

from .coverage import matches

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


# ---- The two texts of the sensible player: `greedy.py` of a view, `instinct.py` of a state -------------------------

# Where instinct weighs more finely than the page of greedy: by the cards to come, by what damage costs whom, by each effect
# of a card. There the best acts are the same ones mostly; everywhere else always.
FINER = frozenset(
    {
        "choose_deviation",
        "choose_half",
        "choose_outcome",
        "choose_place",
        "choose_target",
        "discard",
        "keep_start_hand",
        "overflow",
        "program",
        "push",
        "step stop",
    }
)
MOSTLY = 0.75
NEXT_TO_NOTHING = 1e-9
GAMES = 4


@dataclass
class Agreement:
    """Of the decisions of one kind: how many there were, where both texts have a best act in common …"""

    decisions: int = 0
    in_common: int = 0
    the_same: int = 0  # … where all best acts are the same
    left_to_chance: int = 0  # where one of the texts finds all acts equally good, and the other does not


def best(worths: list[float]) -> set[int]:
    highest = max(worths)
    return {place for place, worth in enumerate(worths) if worth > highest - NEXT_TO_NOTHING}


def both_of_acts(match: Match, seat: int) -> tuple[set[int], set[int], int]:
    """The places of the best acts by either text, and how many acts there are."""
    legal = [match.game.act_of(match.state, action) for action in match.state.actions(seat)]
    of_view = greedy._Mind(match.view(seat))  # pyright: ignore[reportPrivateUsage]
    assert isinstance(match.state, Snails)
    by_instinct = SnailsInstinct().worths_of(match.state, seat)
    return best([of_view.worth(act) for act in legal]), best(by_instinct), len(legal)


def both_of_programmes(match: Match, seat: int, chance: Dealer) -> tuple[set[int], set[int], int]:
    """Programmes are made, not weighed: here counts who shall act in them."""
    by_greedy = greedy.choose(match.view(seat), match.legal(seat), match.options, chance)
    by_instinct = SnailsInstinct().programme(match.state, seat, chance)
    return {box.SNAILS.index(by_greedy["active"])}, {by_instinct[0]}, len(box.ROLES)


def agreements() -> dict[str, Agreement]:
    """By the kinds of acts among which is chosen, in random games at all tables and on boards full of markers."""
    found: dict[str, Agreement] = {}
    for match, seed in matches(GAMES):
        chance = Dealer(stream(seed, "agreements"))
        while not match.over:
            for seat in match.owed():
                legal = match.legal(seat)
                plans = legal[0]["type"] == "program"
                if not plans and len(legal) == 1:
                    continue
                one, other, acts = both_of_programmes(match, seat, chance) if plans else both_of_acts(match, seat)
                kind = " ".join(sorted({act["type"] for act in legal}))
                agreement = found.setdefault(kind, Agreement())
                agreement.decisions += 1
                agreement.in_common += bool(one & other)
                agreement.the_same += one == other
                agreement.left_to_chance += (len(one) == acts) != (len(other) == acts)
            match.act(match.random_act(match.owed()[chance.below(len(match.owed()))], chance))
    return found


def test_both_texts_prefer_the_same_acts() -> None:
    found = agreements()
    assert {act for kind in found for act in kind.split()} == set(
        ACTS.types
    )  # a branch that is missing would be missed
    for kind, agreement in found.items():
        if kind in FINER:
            assert agreement.in_common > MOSTLY * agreement.decisions, (kind, agreement)
            assert agreement.left_to_chance < 0.25 * agreement.decisions, (kind, agreement)
        else:
            assert agreement.the_same == agreement.decisions, (kind, agreement)
