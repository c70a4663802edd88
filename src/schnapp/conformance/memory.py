"""What a bot may remember besides its view: what was open to everybody, and that is so."""

from __future__ import annotations

from typing import Any

from schnapp.bots.search import Search
from schnapp.table.canonical import canonical
from schnapp.table.dealer import stream
from schnapp.table.events import visible
from schnapp.table.match import Match
from schnapp.table.positions import determinization, position_of, view_of
from schnapp.table.protocols import Pending, Remembered, policy_maker
from schnapp.table.rng import Rng

from .tables import Step, Table, moments, random_game

EVERY = 7  # moments: looking at each of them would take long


def recalled(match: Match) -> dict[str, Any]:
    assert match.memory is not None
    return match.memory.recall()


def what_is_remembered_is_so(table: Table) -> None:
    assert table.tested.holds is not None
    for seed in ("watched", "watched again"):
        for match in moments(table, seed):
            if not match.over:
                table.tested.holds(recalled(match), match.position())


def what_a_search_resamples_is_possible(table: Table) -> None:
    """Determinizations dealt from what a seat knows, and those that a search makes of them in place: what is remembered is so
    there, too."""
    chance = Rng(stream("imagined", str(table)))
    maker = policy_maker(table.tested.game)
    assert maker is not None
    policy = maker()
    for number, match in enumerate(moments(table, "imagined")):
        if match.over or number % EVERY:
            continue
        seat = match.owed()[0]
        game, state = match.game, policy.determinization(match.request(seat).among(match.legal(seat)), chance)
        search = Search(policy, seat, [[0]], state)
        for _ in range(3):
            position = position_of(game, state)
            table.tested.check(position, table.players, table.options)
            if table.tested.holds is not None:
                table.tested.holds(recalled(match), position)
            assert view_of(game, state, seat) == match.view(seat)
            search.resample(state, chance)


def what_a_seat_knows_is_enough_for_a_determinization(table: Table) -> None:
    """Also in the middle of what is being carried out: there the same is legal, and the same is still to come."""
    for number, match in enumerate(moments(table, "enough")):
        if match.over or number % EVERY:
            continue
        for seat in match.owed():
            if seat >= table.players:
                continue
            request, chance = match.request(seat), Rng(stream(f"{number}", f"seat {seat}"))
            state = determinization(match.game, request.known, table.players, match.options, chance)
            assert view_of(match.game, state, seat) == match.view(seat)
            assert shown(table, match.game.acts.legal(state, seat)) == shown(table, match.legal(seat))
            if isinstance(match.game, Pending):
                assert match.game.pending(state) == request.memory


def what_is_being_carried_out_is_recalled_before_the_match_goes_on(table: Table) -> None:
    match = table.match("late")
    seat = match.owed()[0]
    asked, late = match.request(seat).recalled(), match.request(seat)
    known = asked.memory
    match.act(match.random_act(seat, Rng(stream("late", "chance"))))
    assert asked.memory == known
    try:
        _ = late.memory
    except AssertionError as refused:
        assert "too late" in str(refused)
    else:
        raise AssertionError("what was being carried out was recalled when it had been")


def shown(table: Table, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Legal acts, as far as views tell them."""
    return [act for act in legal if act["type"] not in table.tested.hidden_acts]


def it_is_made_of_what_a_spectator_is_told(table: Table) -> None:
    match = table.match("told")
    assert isinstance(match.game, Remembered)
    other = match.game.memory(table.players, match.options)
    assert other is not None
    last: Step | None = None
    for step in random_game(match, "told"):
        for entry in match.entries_at_start if last is None else last.entries:
            if "event" in entry:
                other.see(visible(entry["event"], None))
        assert canonical(other.recall()) == canonical(recalled(match))
        last = step
