"""What is hidden is dealt anew from what nobody has seen; what is open stays."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from schnapp.author import (
    ONLY_COUNT,
    ONLY_OWNER,
    TOP_AND_COUNT,
    BySeat,
    Cards,
    Pile,
    PlainGame,
    PlainState,
    Schema,
    Seat,
    Slots,
    Struct,
    grid,
    names,
    shown,
)
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import BadRules
from schnapp.table.positions import determinization
from schnapp.table.resampling import resampled
from schnapp.table.rng import Rng

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
        chance = Rng(stream(number, "worlds"))
        position = resampled(Schema(Position, PlainState), VIEW, chance)
        assert list(position) == ["active", "top", "pile", "hands"]
        assert (position["active"], position["top"], position["hands"][0]) == (1, "C", ["A", "F"])
        assert sorted(position["pile"] + position["hands"][1]) == ["B", "D", "E", "G"]
        assert position["hands"][1] == sorted(position["hands"][1])
        orders.add(position["pile"] == sorted(position["pile"]))
        found.add(" ".join(position["hands"][1]))
    assert found == {"B D", "B E", "B G", "D E", "D G", "E G"}
    assert orders == {True, False}  # a pile lies in any order


class Peeked(Struct):
    """Seat 0 knows the second card of the pile."""

    active: Seat | None
    pile: Annotated[Pile[Kind], shown(lambda state, seat: [state.pile[0] if seat == 0 else None, *[None] * 2])]
    discard: Annotated[Pile[Kind], TOP_AND_COUNT]


def test_where_a_list_has_null_and_below_a_top_card_lies_any_other_one() -> None:
    view = {"active": 0, "pile": ["B", None, None], "discard": {"top": "A", "count": 4}, "viewer": 0}
    found: set[str] = set()
    for number in range(40):
        chance = Rng(stream(number, "worlds"))
        position = resampled(Schema(Peeked, PlainState), view, chance)
        assert (position["pile"][0], position["discard"][0]) == ("B", "A")
        assert sorted(position["pile"] + position["discard"]) == list(KINDS)
        found.add(position["pile"][1])
    assert found == {"C", "D", "E", "F", "G"}


def test_more_hidden_cards_than_there_can_be_are_said() -> None:
    with pytest.raises(
        BadRules, match="5 cards are hidden, and 4 have not been seen: where cards are there several times"
    ):
        resampled(Schema(Position, PlainState), VIEW | {"pile": 3}, Dealer(stream("few", "worlds")))


class Doubled(PlainState):
    """Each card is there twice."""

    position = Position
    acts: Any = None
    events: Any = None
    top: str
    pile: list[str]
    hands: list[list[str]]

    def resample(self, viewer: int, chance: Rng) -> None:
        unseen = [card for card in KINDS * 2 if card not in [self.top, *self.hands[viewer]]]
        self.pile = [unseen.pop(chance.below(len(unseen))) for _ in self.pile]
        self.hands[1 - viewer] = sorted(unseen.pop(chance.below(len(unseen))) for _ in self.hands[1 - viewer])


class DoubledGame(PlainGame):
    name = "doubled"
    seats = range(2, 3)
    rules = Doubled


class Hinted(Struct):
    active: Seat | None
    pile: Annotated[Pile[Kind], shown(lambda state, seat: [None] * len(state.pile))]


class Rehinted(PlainState):
    position = Hinted
    acts: Any = None
    events: Any = None
    pile: list[str | None]

    def resample(self, viewer: int, chance: Rng) -> None:
        assert self.pile == [None, None]
        self.pile = ["A", KINDS[chance.below(7)]]


class RehintedGame(PlainGame):
    name = "rehinted"
    seats = range(2, 3)
    rules = Rehinted


def test_what_a_function_hides_stands_there_as_none() -> None:
    view = {"active": 0, "pile": [None, None], "viewer": 0}
    world: Any = determinization(RehintedGame(), view, 2, {}, Dealer(stream("hinted", "worlds")))
    assert world.pile[0] == "A" and world.pile[1] in KINDS


def test_plain_rules_can_deal_anew_themselves() -> None:
    worlds: list[Any] = [
        determinization(DoubledGame(), VIEW, 2, {}, Dealer(stream(number, "worlds"))) for number in range(40)
    ]
    assert all(
        (world.top, world.hands[0], len(world.pile), len(world.hands[1])) == ("C", ["A", "F"], 2, 2) for world in worlds
    )
    assert any(world.pile[0] == world.pile[1] for world in worlds)
    assert {world.owing for world in worlds} == {2}


class Rolled(Struct):
    active: Seat | None
    dice: Annotated[BySeat[list[int]], ONLY_OWNER]


def test_what_is_hidden_and_no_card_needs_a_method_of_the_game() -> None:
    schema, chance = Schema(Rolled, PlainState), Rng(stream(1, "worlds"))
    view = {"active": 0, "dice": [[6, 6], 0], "viewer": 0}
    assert resampled(schema, view, chance)["dice"] == [[6, 6], []]
    with pytest.raises(BadRules, match="dice hides what are no cards: it needs a method `resample`"):
        resampled(schema, {**view, "dice": [[6, 6], 2]}, chance)


class Laid(Struct):
    board: Annotated[Slots[Kind], grid(2, 1)]
    hands: Annotated[BySeat[Cards[Kind]], ONLY_OWNER]


def test_what_lies_on_a_board_is_in_no_hand() -> None:
    view = {"board": ["B", None], "hands": [["A"], 2], "viewer": 0}
    worlds = [resampled(Schema(Laid, PlainState), view, Rng(stream(number, "worlds"))) for number in range(40)]
    assert {card for world in worlds for card in world["hands"][1]} == set("CDEFG")
