"""How a guest's table looks while an act is told: what is shown of it, and what is not."""

from __future__ import annotations

import logging
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from msgspec import UNSET

from schnapp.conformance import UnderTest, cases
from schnapp.server.changes import changes_of
from schnapp.table.course import Course, changed
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import Refused
from schnapp.table.match import Match
from schnapp.table.protocols import FURTHER_MS, animation_ms
from schnapp.table.rng import Rng

from .guests import TRICKS

PLAYED = "what_is_seen_while_an_act_is_told_is_seen_or_told_anyway"


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(TRICKS.parent)
    return import_module("tests.examples.passing")


def begun(game: Any, players: int = 2) -> Match:
    match = Match.start(game, [f"Player {seat}" for seat in range(players)], {}, Dealer(stream(1, "course")))
    match.tracing = True
    return match


def act(match: Match) -> dict[str, Any]:
    """Whoever has to acts at random; what was done."""
    done = match.random_act(match.owed()[0], Rng(stream(match.position()["active"] or 0, "course")))
    match.act(done)
    return done


def case(game: Any, name: str) -> Any:
    return next(each for each in cases(UnderTest(game)) if each.name.startswith(name))


def test_a_hidden_card_that_lies_open_for_a_moment_is_shown_to_its_player_alone(passing: ModuleType) -> None:
    match = begun(passing.BuryingGame(), 3)
    card = act(match)["card"]
    assert match.course is not None
    assert [match.course.changes(viewer, match.view(viewer)) for viewer in (1, 2, None)] == [[], [], []]
    (change,) = match.course.changes(0, match.view(0))
    assert change["trick"] == [card]
    with pytest.raises(
        AssertionError, match=r"tells what happens, seat \d sees \w\w on the table, which is neither seen"
    ):
        case(passing.BuryingGame(), PLAYED).test()


def test_a_table_that_is_not_whole_while_it_tells_is_not_shown_and_stops_nobody(
    passing: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    match = begun(passing.UnfinishedGame())
    with caplog.at_level(logging.WARNING):
        for _ in range(8):
            act(match)
            told = changes_of(match, 0, match.view(0))
        assert [len(hand) for hand in match.position()["hands"]] == [3, 3]  # it was dealt once more
        assert (told, changes_of(match, 1, match.view(1))) == (UNSET, UNSET)
    assert [record.getMessage() for record in caplog.records] == [
        "the table of the game unfinished cannot be looked at while it tells what happens: IndexError: list index out of range"
    ]
    with pytest.raises(IndexError) as wrong:
        case(passing.UnfinishedGame(), PLAYED).test()
    assert wrong.value.__notes__[0].endswith("tells what happens: is it whole then?")


def test_what_is_refused_and_what_tells_too_much_has_no_course(passing: ModuleType) -> None:
    match = begun(passing.TricksGame())
    act(match)
    assert match.course is not None
    with pytest.raises(Refused):
        match.act({"player": 0, "type": "play", "card": "C6"})
    assert match.course is None
    act(match)
    assert match.course is not None
    long = begun(passing.TalkativeGame())
    act(long)
    assert long.course is None


def test_nothing_is_copied_for_games_whose_board_knows_the_rules(passing: ModuleType) -> None:
    match = begun(passing.TricksGame())
    match.tracing = False
    act(match)
    assert match.course is None
    assert match.dealer.copied() == []


def test_bots_wait_while_the_page_tells_one_event_after_the_other(passing: ModuleType) -> None:
    match = begun(passing.TalkativeGame())
    told = match.act(match.random_act(match.owed()[0], Rng(stream(1, "course"))))
    assert animation_ms(match.game, told) == FURTHER_MS * (len(told) - 1) > 0
    assert animation_ms(match.game, told[:1]) == 0


class Looked(Course):
    """Views are made up, and hide nothing."""

    def __init__(self, *seen: int) -> None:
        self.seen = seen

    def views(self, viewer: int | None) -> list[dict[str, Any]]:
        return [{"n": n} for n in self.seen]

    def given_away(self, viewer: Any, seen: Any, after: Any) -> Any:
        return {}


@pytest.mark.parametrize(
    ("seen", "after", "changes"),
    [
        ((1, 1, 1), 2, []),  # told before anything has changed
        ((1, 2, 2), 2, []),  # and when all has
        ((1, 1, 2), 2, []),
        ((1, 2), 1, [{"n": 2}]),
        ((1, 2, 1), 2, [{"n": 2}, {"n": 1}]),
        ((1, 3, 3), 2, [{"n": 3}, {}]),
    ],
)
def test_what_is_not_between_the_two_ends_is_told_event_by_event(
    seen: tuple[int, ...], after: int, changes: list[dict[str, int]]
) -> None:
    assert Looked(*seen).changes(None, {"n": after}) == changes


class Glimpsed(Course):
    """A card is played openly while one that only its player knows passes over the table, where `hidden` lies for a moment."""

    def __init__(self, hidden: str) -> None:
        self.game: Any = SimpleNamespace(kinds=["C6", "C7"])  # of each there are several
        self.entries = [{"event": {"type": "played", "player": 0, "card": "C6"}}]
        self.hidden = hidden

    def views(self, viewer: int | None) -> list[dict[str, Any]]:
        return [{"pile": [], "passing": []}, {"pile": ["C6"], "passing": [self.hidden]}]


@pytest.mark.parametrize("hidden", ["C6", "C7"])
def test_a_hidden_card_is_not_given_away_by_one_of_its_kind_that_is_told(hidden: str) -> None:
    assert Glimpsed(hidden).changes(None, {"pile": ["C6"], "passing": []}) == []


def test_a_field_that_is_gone_is_null() -> None:
    assert changed({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 4, "d": 5}) == {"c": None, "b": 4, "d": 5}


def test_random_steps_between_events_tell_nothing(crazy_eights: Path) -> None:
    """Compiled, and Crazy Eights shuffles nothing after the deal: every event has its view."""
    match = begun(import_module("crazy_eights.game").CrazyEightsGame())
    for _ in range(12):
        done = act(match)
        assert match.course is not None
        views = match.course.views(None)
        assert len(views) == 1 + sum("event" in entry for entry in match.course.entries)
        if done["type"] == "play":
            assert views[-1]["top"] == done["card"] != views[0]["top"]
        if match.over:
            break
