"""Acts of Snails and the actions that they are."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.conformance.tables import Table, random_game
from schnapp.games.snails import box
from schnapp.games.snails.acts import ACTS
from schnapp.table.canonical import canonical
from tests.conformance.tables import TABLES

from .test_full_hands import SIZES, started

SNAILS = [table for table in TABLES if table.tested.game.name == "snails"]
P1: dict[str, Any] = {"player": "p1"}


@pytest.mark.parametrize("table", SNAILS, ids=str)
def test_an_act_and_its_action_are_the_same(table: Table) -> None:
    match = table.match("acts")
    for _ in random_game(match, "acts"):
        for seat in match.owed():
            if match.view(seat)["at"] != "program":
                actions = match.state.actions(seat)
                acts = [ACTS.act_of(match.state, action) for action in actions]
                assert all(ACTS.fits(act, table.players) for act in acts)
                assert [ACTS.action_of(match.state, act) for act in acts] == actions
                assert match.legal(seat) == sorted(acts, key=canonical)


@pytest.mark.parametrize("many", SIZES)
def test_every_pair_has_an_action_of_its_own(many: int) -> None:
    match = started(many)
    (seat,) = match.owed()
    actions = match.state.actions(seat)
    assert [ACTS.action_of(match.state, ACTS.act_of(match.state, action)) for action in actions] == actions


def test_more_exchanges_come_after_all_acts() -> None:
    assert len(ACTS.types) == box.EXCHANGE_MORE


@pytest.mark.parametrize(
    "act",
    [
        {"type": "step", "to": "99,99"},
        {"type": "step", "to": "20,20"},
        {"type": "choose_target", "snail": "p9.scout"},
        {"type": "choose_outcome", "index": -1},
        {"type": "choose_outcome", "index": 10**30},
        {"type": "discard", "card": "robot#1"},
        {"type": "exchange", "discard": ["axe#1", "axe#1"]},
        {"type": "exchange", "discard": []},
    ],
    ids=canonical,
)
def test_what_is_not_there_fits_and_has_no_action(act: dict[str, Any]) -> None:
    state = started(46).state
    assert ACTS.fits(P1 | act, 3)
    assert ACTS.action_of(state, act) is None


@pytest.mark.parametrize(
    "act",
    [
        {"type": "step"},
        {"type": "step", "to": 3},
        {"type": "step", "to": "0,0", "snail": "p1.scout"},
        {"type": "choose_target"},
        {"type": "choose_target", "snail": "p1.scout", "field": "0,0"},
        {"type": "mulligan", "redraw": 1},
        {"type": "reroll", "die": True, "source": "aim"},
        {"type": "reroll", "die": 1.0, "source": "aim"},
        {"type": "exchange", "discard": ["axe#1", 2]},
        {"type": "stop", "to": "0,0"},
    ],
    ids=canonical,
)
def test_what_has_another_shape_does_not_fit(act: dict[str, Any]) -> None:
    assert not ACTS.fits(P1 | act, 3)
