"""The sensible player of Schnuff: small pictures of what anybody would do."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.bots.roster import bot
from schnapp.table.dealer import Dealer, stream
from tests.games.acting import seat

from .pictures import AUTO, Table, text_of


def chosen(t: Table, player: str = "A") -> set[str]:
    """What they play, whatever chance says."""
    greedy, request = bot("greedy", "schnuff"), t.match.request(seat(player))
    return {text_of(greedy.choose(request, Dealer(stream(number, "greedy")))) for number in range(20)}


PICTURES: list[tuple[str, dict[str, Any], set[str]]] = [  # hands, the rest of the picture, what may be played
    ("1 4 4 4 | 1 2 3 4", {"count": 29}, {"1"}),  # just not over
    ("1 4 pass 4 | 1 2 3 4", {"count": 90}, {"pass"}),  # three chips are dear
    ("4 4 pass sch | 1 2 3 4 | 1 2 3 4", {"count": 90}, {"sch"}),
    ("4 4 4 snap | 1 2 3 4 | 1 2 3 4", {"count": 89}, {"snap"}),
    ("3 4 pass snap | 1 2 3 4", {"count": 30, "immune": "A 30"}, {"3", "4"}),  # free: no wild card is wasted
    ("1 2 pass sch | 1 2 3 4", {"count": 90, "chips": "1 10"}, {"sch", "pass"}),
]


@pytest.mark.parametrize(
    ("hands", "picture", "good"), PICTURES, ids=lambda part: str(sorted(part) if isinstance(part, set) else part)
)
def test_what_anybody_would_do(hands: str, picture: dict[str, Any], good: set[str]) -> None:
    assert chosen(Table(hands, AUTO, **picture)) <= good


def test_he_draws_at_once() -> None:
    assert chosen(Table("1 2 3 | 1 2 3 4", count=7, turn="B", right="A")) == {"draw"}
    assert chosen(Table("1 2 3 | sch", count=7, turn="A", right="A")) == {"draw"}


@pytest.mark.parametrize(("toll", "what"), [("none", "wait"), ("next_limit", "draw"), ("ninety", "draw")])
def test_without_a_card_he_leaves_it_if_dropping_out_costs_nothing(toll: str, what: str) -> None:
    """R31"""
    assert chosen(Table(" | 1 2 3 4 | 1 2 3 4", {"drop_out_toll": toll}, count=7, turn="B", right="A")) == {what}
