"""What a bot may remember besides its view: what was open to everybody, and that is so."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.bots.policies import POLICIES
from schnapp.bots.search import Search
from schnapp.table.canonical import canonical
from schnapp.table.dealer import Dealer, stream
from schnapp.table.events import visible
from schnapp.table.match import Match
from schnapp.table.positions import position_of, redealt, view_of
from schnapp.table.protocols import Pending

from .tables import TABLES, Step, Table, moments, random_game

WATCHED = [table for table in TABLES if table.start is None and table.tested.holds is not None]
every_watched_table = pytest.mark.parametrize("table", WATCHED, ids=str)
EVERY = 7  # moments: looking at each of them would take long


def recalled(match: Match) -> dict[str, Any]:
    assert match.memory is not None
    return match.memory.recall()


def holds(table: Table, match: Match, position: dict[str, Any]) -> None:
    assert table.tested.holds is not None
    table.tested.holds(recalled(match), position)


@every_watched_table
def test_what_is_remembered_is_so(table: Table) -> None:
    for seed in ("watched", "watched again"):
        for match in moments(table, seed):
            if not match.over:
                holds(table, match, match.position())


@every_watched_table
def test_it_is_so_in_every_imagined_world_too(table: Table) -> None:
    """In those dealt from what the seat knows, and in those that a search makes of them in place."""
    chance = Dealer(stream("imagined", str(table)))
    policy = POLICIES[table.tested.game.name]()
    for number, match in enumerate(moments(table, "imagined")):
        if match.over or number % EVERY:
            continue
        seat = match.owed()[0]
        game, world = match.game, policy.world(match.request(seat).among(match.legal(seat)), chance)
        search = Search(policy, seat, [[0]], world)
        for _ in range(3):
            position = position_of(game, world)
            table.tested.check(position, table.players, table.options)
            holds(table, match, position)
            assert view_of(game, world, seat) == match.view(seat)
            search.imagine(world, chance)


@pytest.mark.parametrize("table", [table for table in TABLES if table.start is None], ids=str)
def test_what_a_seat_knows_is_enough_for_a_world(table: Table) -> None:
    """Also in the middle of what is being carried out: there the same is legal, and the same is still to come."""
    for number, match in enumerate(moments(table, "enough")):
        if match.over or number % EVERY:
            continue
        for seat in match.owed():
            if seat >= table.players:
                continue
            request, chance = match.request(seat), Dealer(stream(f"{number}", f"seat {seat}"))
            world = redealt(match.game, request.known, table.players, match.options, chance)
            assert view_of(match.game, world, seat) == match.view(seat)
            assert shown(table, match.game.acts.legal(world, seat)) == shown(table, match.legal(seat))
            if isinstance(match.game, Pending):
                assert match.game.pending(world) == request.memory


@pytest.mark.parametrize("table", [table for table in TABLES if isinstance(table.tested.game, Pending)], ids=str)
def test_what_is_being_carried_out_is_recalled_before_the_match_goes_on(table: Table) -> None:
    match = table.match("late")
    seat = match.owed()[0]
    asked, late = match.request(seat).recalled(), match.request(seat)
    known = asked.memory
    match.act(match.random_act(seat, Dealer(stream("late", "chance"))))
    assert asked.memory == known
    with pytest.raises(AssertionError, match="too late"):
        _ = late.memory


def shown(table: Table, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Legal acts, as far as views tell them."""
    return [act for act in legal if act["type"] not in table.tested.hidden_acts]


@every_watched_table
def test_it_is_made_of_what_a_spectator_is_told(table: Table) -> None:
    match = table.match("told")
    other = match.game.memory(table.players, match.options)
    assert other is not None
    last: Step | None = None
    for step in random_game(match, "told"):
        for entry in match.entries_at_start if last is None else last.entries:
            if "event" in entry:
                other.see(visible(entry["event"], None))
        assert canonical(other.recall()) == canonical(recalled(match))
        last = step


def test_who_sits_down_later_remembers_nothing() -> None:
    table = next(table for table in WATCHED)
    match = next(iter(moments(table, "later")))
    later = table.resumed(match.position(), "later")
    assert later.memory is None
    request = later.request(later.owed()[0])
    assert request.memory is None and request.known == request.view
