"""Random games of every kind: invariants, complete legal lists, refusals that change nothing, positions, copies."""

from __future__ import annotations

import pickle
from typing import Any

from schnapp.table.acting import rule_of
from schnapp.table.canonical import canonical
from schnapp.table.dealer import stream
from schnapp.table.errors import Refused
from schnapp.table.match import Match
from schnapp.table.positions import position_of
from schnapp.table.protocols import forgettable
from schnapp.table.rng import Rng
from schnapp.table.seating import players_in, title_of

from .tables import Table, listed, places_of, random_game, tables_of, until_over
from .under_test import Position, UnderTest

SEEDS = ("one", "two", "three")
# what hardly a field of an act can say
STRANGE: tuple[Any, ...] = (-1, 10**30, 0.5, "a\ud800", ["a\ud800"], [[]], {"": 0})


def invariants_hold_in_every_position(table: Table, seed: str) -> None:
    match = table.match(seed)
    table.tested.check(match.position(), table.players, table.options)
    last = None
    for step in random_game(match, seed):
        if last is not None:
            table.tested.check_step(last.before, last.events, step.before)
        last = step
        table.tested.check(step.before, table.players, table.options)
        assert match.owed() == sorted(match.owed())
        assert match.to_act() == sorted(match.to_act())
        assert match.to_act() or match.deadline is not None
        assert set(match.to_act()) <= set(match.owed())
    assert last is not None
    table.tested.check_step(last.before, last.events, match.position())
    table.tested.check(match.position(), table.players, table.options)
    result = match.result()
    assert result is not None
    assert min(result["ranks"]) == 1
    assert len(result["scores"]) == table.players


def these_random_games_come_through_every_state_and_event(tested: UnderTest) -> None:
    """Otherwise these tests would be blind for what they never see."""
    states: set[str] = set()
    events: set[str] = set()
    reasons: set[str] = set()
    for table in tables_of(tested):
        for seed in SEEDS:
            match = table.match(seed)
            events |= {entry["event"]["type"] for entry in match.entries_at_start if "event" in entry}
            steps = list(random_game(match, seed))
            if tested.stage is not None:
                positions = (*(step.before for step in steps), match.position())
                states |= {position[tested.stage] for position in positions}
            events |= {event["type"] for step in steps for event in step.events}
            reasons |= {event["reason"] for step in steps for event in step.events if "reason" in event}
    for found, all_of_them in ((states, tested.states), (events, tested.events), (reasons, tested.reasons)):
        if all_of_them is not None:
            missed, unknown = sorted(all_of_them - found), sorted(found - all_of_them)
            assert not missed, f"no random game comes through {', '.join(missed)}: name more `tables` or `positions`"
            assert not unknown, f"{', '.join(unknown)}: not named in `UnderTest`"


def legal_lists_are_complete_and_sorted_and_refusals_change_nothing(table: Table) -> None:
    match = table.match("legal")
    for number, step in enumerate(random_game(match, "legal")):
        if number % table.tested.sparsely:
            continue
        key = match.state.key()
        for seat in match.actors():
            legal = match.legal(seat)
            texts = [canonical(act) for act in legal]
            twice = [text for text in texts if texts.count(text) > 1]
            assert not twice, f"the legal list offers {twice[0]} twice"
            assert texts == sorted(texts), "the legal list is not sorted by its canonical texts"
            assert (seat in match.owed()) == bool(legal)
            named: set[str] = set()  # the entries of which an act was tried
            refused: set[tuple[str, str]] = set()  # types of acts, and why they were refused
            for act in table.every_act(step.before):
                stands = [text for text, entry in zip(texts, legal, strict=True) if table.tested.stands_for(entry, act)]
                signed = match.signed(seat, act)
                reason = match.refusal(signed)
                if reason is None:
                    assert len(stands) == 1
                    named.update(stands)
                    continue
                assert not stands
                # `Match.act` asks for the same reason before it does anything, and its rule is that of type and reason
                if (act["type"], reason) not in refused:
                    refused.add((act["type"], reason))
                    assert _refused(match, signed) == reason
            assert sorted(named) == texts
        assert match.state.key() == key
        assert match.position() == step.before


def no_card_is_lost(table: Table) -> None:
    """Every card lies somewhere, as often as there is one, after the deal and each act: else it is said where it lay before."""
    match = table.match("cards")
    before, done = match.position(), "the deal"
    for step in random_game(match, "cards"):
        _all_are_there(match, before, done, step.before)
        before, done = step.before, f"the act {canonical(step.act)}"
    _all_are_there(match, before, done, match.position())


def _all_are_there(match: Match, before: Position, done: str, after: Position) -> None:
    for card, why in match.game.schema.conserved.miscounted(match.state, after):
        lay, lies = (listed(places_of(position, card)) for position in (before, after))
        raise AssertionError(f"after {done} {why}: before it in {lay}, now in {lies}")


def _refused(match: Match, act: dict[str, Any]) -> str:
    """The reason why an act is not carried out."""
    try:
        match.act(act)
    except Refused as refused:
        assert refused.rule == rule_of(match.game, refused.reason, act)
        return refused.reason
    raise AssertionError(f"{act} is refused, and can be done all the same")


def an_act_with_a_strange_value_is_refused(table: Table) -> None:
    """Whatever stands in an act is answered with a reason, whoever sends it."""
    match = table.match("strange")
    for number, step in enumerate(random_game(match, "strange")):
        if number % table.tested.sparsely:
            continue
        key = match.state.key()
        said = {field: value for field, value in step.act.items() if field not in ("t", match.actor)}
        for seat in match.actors():
            act, legal = step.act | {match.actor: title_of(match.game, seat)}, match.legal(seat)
            for field in act.keys() - {"by"}:
                for value in STRANGE:
                    if said | {field: value} not in legal:  # a game may have an act that says -1
                        _refused(match, act | {field: value})
            _refused(match, act | {"\ud800": 0})
        assert match.state.key() == key


def positions_load_and_go_on_exactly_from_there(table: Table) -> None:
    match = table.match("load")
    for number, step in enumerate(random_game(match, "load")):
        if number % 4 or not table.tested.loadable(step.before):
            continue
        other = table.resumed(step.before, "load")
        assert other.position() == step.before
        assert canonical(other.position()) == canonical(step.before)
        assert other.owed() == match.owed()
        for viewer in (*range(table.players), None):
            assert other.view(viewer) == match.view(viewer)
            assert players_in(match.game, match.view(viewer)) == table.players
            if viewer is not None:
                assert other.legal(viewer) == match.legal(viewer)
        twin = table.resumed(step.before, "load")
        assert other.act(step.act) == twin.act(step.act)  # equal chance, equal future
        assert other.position() == twin.position()
    over = table.resumed(match.position(), "load")
    assert over.over
    assert over.result() == match.result()


def earlier_copies_stay_as_they_were(table: Table) -> None:
    match = table.match("copies")
    copies = [(match.state.copy(), match.position(), match.state.key())]
    for _ in random_game(match, "copies"):
        copies.append((match.state.copy(), match.position(), match.state.key()))
    for state, position, key in copies:
        for kept in (state, pickle.loads(pickle.dumps(state))):
            assert position_of(match.game, kept) == position
            assert kept.key() == key


def a_copy_can_be_overwritten_and_plays_its_own_game(table: Table) -> None:
    match = table.match("overwrite")
    start, begun = match.state.copy(), match.position()
    for _ in random_game(match, "overwrite"):
        pass
    end = match.state.copy()
    end.copy_from(start)
    assert position_of(match.game, end) == begun
    assert match.over  # what the copy does is nothing to the match


def only_what_may_be_forgotten_is_not_awaited(table: Table) -> None:
    """Who owes a decision that nobody waits for can leave it undone: the others play on without him."""
    match = table.match("hurry")
    hurried = 0
    for _ in random_game(match, "hurry"):
        for seat in set(match.owed()) - set(match.to_act()):
            hurried += 1
            assert match.clock is not None or {act["type"] for act in match.legal(seat)} <= forgettable(match.game)
        assert match.clock is not None or match.state.next_seat() in match.owed()
    assert match.state.next_seat() == -1
    assert not hurried or forgettable(match.game) or match.clock is not None  # in a race the table waits for nobody


def nobody_acts_when_the_game_is_over(table: Table) -> None:
    match = table.match("over")
    for _ in random_game(match, "over"):
        pass
    assert match.owed() == match.to_act() == []
    for seat in range(table.players):
        assert match.legal(seat) == []
        for act in table.every_act(match.position()):
            assert match.refusal(match.signed(seat, act)) == "game_over"


def the_clock_always_finds_a_legal_act(table: Table) -> None:
    match, chance = table.match("clock"), Rng(stream("clock", "clock"))
    for _ in until_over(match):
        if match.clock is None:
            match.act(match.clock_act(match.to_act()[-1], chance))
        elif (deadline := match.deadline) is not None:
            match.act(match.tick(deadline))
        else:
            assert match.owed()  # a table that has agreed to wait for people
            return
