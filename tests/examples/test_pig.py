"""A game in one file, without a compiler, is a full citizen: what every game must pass, bots that search, the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console

from schnapp.bots.instincts import INSTINCTS
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, play
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.terminal import Wish
from schnapp.terminal import play as sit_down
from tests.conformance import test_broken_positions, test_games, test_records, test_secrecy

FOLDER = Path(__file__).parents[2] / "examples" / "pig"
ON_A_TABLE: list[Callable[[Any], None]] = [
    partial(test_games.test_invariants_hold_in_every_position, seed="1"),
    test_games.test_legal_lists_are_complete_and_sorted_and_refusals_change_nothing,
    test_games.test_positions_load_and_go_on_exactly_from_there,
    test_games.test_earlier_copies_stay_as_they_were,
    test_games.test_a_copy_can_be_overwritten_and_plays_its_own_game,
    test_games.test_only_what_may_be_forgotten_is_not_awaited,
    test_games.test_nobody_acts_when_the_game_is_over,
    test_games.test_the_clock_always_finds_a_legal_act,
    test_broken_positions.test_a_damaged_position_is_refused_or_loads_as_it_stands,
    test_secrecy.test_a_redeal_agrees_with_its_view,
    test_secrecy.test_no_seed_and_no_order_of_the_deck_is_ever_sent,
    *(partial(test_records.test_own_records_replay, verbose=verbose) for verbose in (False, True)),
    test_records.test_a_record_may_end_whenever_somebody_has_to_decide,
    test_records.test_a_lost_line_is_missed_where_it_stood,
    test_records.test_a_doubled_line_is_found,
    test_records.test_an_altered_value_is_found,
]


def name_of(test: Any) -> str:
    if isinstance(test, partial):
        return "-".join([test.func.__name__, *map(str, test.keywords.values())])
    return str(test.__name__)


@pytest.fixture
def pigs(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Pig among the games, and its part in the tests for all games."""
    monkeypatch.syspath_prepend(FOLDER)
    module = import_module("tests.examples.pigs")
    game = module.TESTED.game
    monkeypatch.setitem(GAMES, "pig", game)
    monkeypatch.setitem(INSTINCTS, "pig", game.instinct())
    yield module


@pytest.mark.parametrize("test", ON_A_TABLE, ids=name_of)
def test_on_every_table(pigs: ModuleType, test: Callable[[Any], None]) -> None:
    for table in pigs.TABLES:
        test(table)


def test_it_is_one_short_file() -> None:
    lines = (FOLDER / "pig.py").read_text("utf-8").splitlines()
    assert len(lines) <= 80


@pytest.mark.usefixtures("pigs")
def test_whoever_searches_beats_whoever_plays_anything() -> None:
    plan = Plan("pig", 2, "search", ("flat:100", "random"))
    assert sum(play(plan, number).ranks[0] == 1 for number in range(1, 31)) >= 20


@pytest.mark.usefixtures("pigs")
def test_what_goes_wrong_in_the_rules_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(GAMES["pig"], ["Anna", "Bert"], {}, Dealer(stream("wrong", "deal")))
    monkeypatch.setattr(type(match.state), "do", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        match.act({"player": 0, "type": "roll"})


@pytest.mark.usefixtures("pigs")
def test_it_is_played_in_the_terminal() -> None:
    said = StringIO()
    wish = Wish(3, ("medium",), "en", "terminal", 0.0, None, {"goal": 20})
    answers = iter("21" * 200)
    sit_down(GAMES["pig"], wish, Console(file=said, width=80), lambda _: next(answers))
    told = said.getvalue()
    assert told.startswith("Pig with Bot 1 and Bot 2.")
    for words in ("points  You: 0 · Bot 1: 0 · Bot 2: 0", "Throw the die", "You throw a", "1st place"):
        assert words in told
