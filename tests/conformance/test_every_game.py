"""The games that come along keep what every game must keep: the same tests are for games of other packages."""

from __future__ import annotations

import pytest

from schnapp.conformance import UnderTest, conformance
from schnapp.conformance.secrecy import hidden_choices
from schnapp.conformance.tables import moments, tables_of

from .tables import GAMES_UNDER_TEST, TABLES

test_conformance = conformance(*GAMES_UNDER_TEST)


@pytest.mark.parametrize("tested", GAMES_UNDER_TEST, ids=lambda tested: tested.game.name)
def test_there_are_hidden_choices(tested: UnderTest) -> None:
    assert any(map(hidden_choices, tables_of(tested)))


def test_who_sits_down_later_remembers_nothing() -> None:
    table = next(table for table in TABLES if table.tested.holds is not None)
    match = next(iter(moments(table, "later")))
    later = table.resumed(match.position(), "later")
    assert later.memory is None
    request = later.request(later.owed()[0])
    assert request.memory is None and request.known == request.view
