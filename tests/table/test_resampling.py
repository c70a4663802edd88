"""What is hidden is dealt anew from what nobody has seen; what is open stays."""

from __future__ import annotations

from typing import Annotated

from schnapp.author import ONLY_COUNT, ONLY_OWNER, BySeat, Cards, Pile, PlainState, Schema, Seat, Struct, names
from schnapp.table.dealer import Dealer, stream
from schnapp.table.resampling import resampled

KINDS = ("A", "B", "C", "D", "E", "F", "G")
Kind = Annotated[str, names(KINDS)]


class Position(Struct):
    active: Seat | None
    top: Kind
    pile: Annotated[Pile[Kind], ONLY_COUNT]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]


VIEW = {"active": 1, "top": "C", "pile": 2, "hands": [["A", "F"], 2], "viewer": 0}


def test_unseen_cards_lie_where_they_are_hidden() -> None:
    found: set[str] = set()
    orders: set[bool] = set()
    for number in range(40):
        chance = Dealer(stream(number, "worlds"))
        position = resampled(Schema(Position, PlainState), KINDS, VIEW, chance)
        assert list(position) == ["active", "top", "pile", "hands"]
        assert (position["active"], position["top"], position["hands"][0]) == (1, "C", ["A", "F"])
        assert sorted(position["pile"] + position["hands"][1]) == ["B", "D", "E", "G"]
        assert position["hands"][1] == sorted(position["hands"][1])
        orders.add(position["pile"] == sorted(position["pile"]))
        found.add(" ".join(position["hands"][1]))
    assert found == {"B D", "B E", "B G", "D E", "D G", "E G"}
    assert orders == {True, False}  # a pile lies in any order
