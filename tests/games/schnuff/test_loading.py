"""Positions of Schnuff that cannot be: refused with the field that is wrong. Numbers in brackets are invariants (section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.table.canonical import same
from schnapp.table.dealer import Dealer
from schnapp.table.errors import BadPosition
from schnapp.table.match import Match
from tests.games.acting import LETTERS

from .pictures import AUTO, GAME, cards, deck, position

FOUR = "1 2 3 pass"
GOOD = position(f"1 2 3 | {FOUR} | 4 sch | ", count=28, turn="B", right="A", aside="1 2", chips="9 10 4 0")
LEAD = position(f"{FOUR} | {FOUR} | 1 2 sch risk | ", state="LEAD", chips="9 10 4 0", dealer="C")
OVER = position(f"{FOUR} | ", AUTO, state="OVER", turn=None, count=92, aside="1 2", chips="4 0")

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"state": "DANCE"}, "state"),
    ({"state": None}, "state"),
    ({"round": 0}, "round"),
    ({"round": -1}, "round"),
    ({"round": True}, "round"),
    ({"round": "2"}, "round"),
    ({"dealer": 4}, "dealer"),
    ({"dealer": None}, "dealer"),
    ({"active": None}, "active"),
    ({"active": 3}, "active"),  # eliminated
    ({"active": 2, "hands": [*GOOD["hands"][:2], cards("sch 4"), []]}, "hands"),  # not sorted
    ({"count": 91}, "count"),  # (5)
    ({"count": "28"}, "count"),
    ({"count": None}, "count"),
    ({"count": False}, "count"),
    ({"direction": 0}, "direction"),
    ({"direction": 2}, "direction"),
    ({"direction": True}, "direction"),
    ({"started": False}, "started"),
    ({"started": 1}, "started"),
    ({"draw_pile": GOOD["draw_pile"][1:]}, "draw_pile"),  # (1)
    ({"draw_pile": [*GOOD["draw_pile"], "pass"]}, "draw_pile"),
    ({"draw_pile": [*GOOD["draw_pile"][:-1], "joker"]}, "draw_pile"),
    ({"draw_pile": len(GOOD["draw_pile"])}, "draw_pile"),  # as in a view
    ({"draw_pile": [], "discard": [*GOOD["draw_pile"], *GOOD["discard"]]}, "draw_pile"),  # (10)
    ({"draw_pile": [*GOOD["discard"], *GOOD["draw_pile"]], "discard": []}, "draw_right"),  # nobody has played
    ({"discard": None}, "discard"),
    ({"discard": {"count": 1, "top": "pass"}}, "discard"),
    ({"discard": ["pass!"]}, "discard"),
    ({"aside": cards("2 1")}, "aside"),
    ({"aside": 2}, "aside"),
    ({"hands": GOOD["hands"][:3]}, "hands"),
    ({"hands": [*GOOD["hands"], []]}, "hands"),
    ({"hands": [3, *GOOD["hands"][1:]]}, "hands"),
    ({"hands": [*GOOD["hands"][:3], ["pass"]], "discard": []}, "hands"),  # cards of somebody who is out
    ({"hands": [*GOOD["hands"][:2], [], []], "draw_pile": [*cards("4 sch"), *GOOD["draw_pile"]]}, "hands"),
    ({"chips": [9, 10, 4]}, "chips"),
    ({"chips": [9, 10, -4, 8]}, "chips"),
    ({"chips": [9, 11, 3, 0]}, "chips"),  # more than he began with
    ({"chips": [9, 10, True, 3]}, "chips"),
    ({"chips": [9, 10, 5, 0]}, "bank"),  # (2)
    ({"bank": 16}, "bank"),
    ({"bank": -17}, "bank"),
    ({"bank": None}, "bank"),
    ({"in_round": [True, True, True, True]}, "in_round"),
    ({"in_round": [True, True, True]}, "in_round"),
    ({"in_round": [1, 1, 1, 0]}, "in_round"),
    ({"draw_right": 1}, "draw_right"),  # four cards: he has not just played one
    ({"draw_right": 3}, "draw_right"),
    ({"draw_right": 4}, "draw_right"),
    ({"draw_right": "A"}, "draw_right"),
    ({"immune": {"player": 1, "limit": 90}}, "immune"),
    ({"immune": {"player": 1, "limit": 31}}, "immune"),
    ({"immune": {"player": 3, "limit": 30}}, "immune"),
    ({"immune": {"player": 1}}, "immune"),
    ({"immune": {"player": 1, "limit": 30, "fee": 1}}, "immune"),
    ({"immune": [1, 30]}, "immune"),
    ({"immune": 1}, "immune"),
    ({"count": 30, "immune": {"player": 2, "limit": 30}}, "immune"),  # (8)
    ({"eliminated": []}, "eliminated"),
    ({"eliminated": [3]}, "eliminated"),
    ({"eliminated": [[3], [3]]}, "eliminated"),
    ({"eliminated": [[2, 3]]}, "eliminated"),
    ({"eliminated": [[3], []]}, "eliminated"),
    ({"eliminated": [[4]]}, "eliminated"),
    ({"eliminated": None}, "eliminated"),
    ({"active": None, "draw_right": None, "state": "OVER"}, "state"),  # three players have chips
]

WRONG_LEAD: list[tuple[dict[str, Any], str]] = [
    ({"count": 1}, "state"),  # (6)
    ({"direction": -1}, "state"),
    ({"started": True}, "state"),
    ({"draw_right": 1}, "draw_right"),
    ({"immune": {"player": 0, "limit": 30}}, "immune"),
    ({"discard": ["pass"], "draw_pile": LEAD["draw_pile"][:-1]}, "draw_pile"),
    ({"active": 1}, "active"),
    ({"dealer": 3}, "dealer"),  # who is out does not deal
]

WRONG_OVER: list[tuple[dict[str, Any], str]] = [
    ({"active": 0}, "active"),
    ({"draw_right": 0}, "draw_right"),
    ({"immune": {"player": 0, "limit": 30}}, "immune"),
    ({"chips": [4, 1], "bank": 15, "eliminated": []}, "state"),
    ({"state": "PLAY", "active": 0, "count": 28}, "state"),  # one alone does not play on
]


def load(given: Any, options: dict[str, Any] | None = None, players: int = 4) -> Match:
    return Match.resume(GAME, LETTERS[:players], options or {}, given, Dealer(bytes(32)))


def refused(given: Any, options: dict[str, Any] | None = None, players: int = 4) -> str:
    with pytest.raises(BadPosition) as bad:
        load(given, options, players)
    assert bad.value.why
    return bad.value.field


def test_the_good_ones_load() -> None:
    assert same(load(GOOD).position(), GOOD)
    assert same(load(LEAD).position(), LEAD)
    assert same(load(OVER, AUTO, 2).position(), OVER)


@pytest.mark.parametrize(("change", "field"), WRONG, ids=str)
def test_a_wrong_position_names_its_field(change: dict[str, Any], field: str) -> None:
    assert refused(GOOD | change) == field


@pytest.mark.parametrize(("change", "field"), WRONG_LEAD, ids=str)
def test_a_wrong_position_before_the_first_card(change: dict[str, Any], field: str) -> None:
    assert refused(LEAD | change) == field


@pytest.mark.parametrize(("change", "field"), WRONG_OVER, ids=str)
def test_a_wrong_position_after_the_end(change: dict[str, Any], field: str) -> None:
    assert refused(OVER | change, AUTO, 2) == field


@pytest.mark.parametrize("field", GOOD)
def test_a_field_that_is_missing_or_unknown(field: str) -> None:
    for given, what in (
        ({name: value for name, value in GOOD.items() if name != field}, "missing"),
        (GOOD | {f"{field}_": 1}, "unknown"),
    ):
        with pytest.raises(BadPosition, match=f"is {what}"):
            load(given)


@pytest.mark.parametrize("given", [None, [], "position", 3], ids=str)
def test_what_is_no_position(given: Any) -> None:
    with pytest.raises(BadPosition):
        load(given)


def test_somebody_must_be_able_to_act() -> None:
    """(9)"""
    assert refused(position(f"sch | {FOUR}", count=17), players=2) == "active"
    load(position(f"sch | {FOUR}", count=30), players=2)
    load(position("sch | sch", count=17, right="A"), players=2)  # he can draw
    nobody = "pass pass pass rev"
    assert refused(position(f"{nobody} | {FOUR}", state="LEAD"), players=2) == "active"


def test_a_round_needs_two_players() -> None:
    assert refused(position(f"{FOUR} | | ", out="BC"), players=3) == "in_round"


def test_before_the_first_card_everybody_is_in_the_round() -> None:
    assert refused(position(f"{FOUR} | {FOUR} | ", state="LEAD", out="C"), players=3) == "in_round"


def test_who_leads_is_the_first_left_of_the_dealer_with_a_number_card() -> None:
    wild = "pass pass rev rev"
    load(position(f"{wild} | {FOUR} | {FOUR}", state="LEAD", turn="B", dealer="C"), players=3)
    assert refused(position(f"{wild} | {FOUR} | {FOUR}", state="LEAD", turn="C", dealer="C"), players=3) == "active"


def test_the_options_decide_what_can_be() -> None:
    full = position(f"{FOUR} | {FOUR}", count=-3)
    load(full, players=2)
    assert refused(full, {"count_floor": "zero"}, 2) == "count"
    assert refused(full, {"chips": 9}, 2) in ("chips", "bank")
    assert refused(full, {"deck": deck(sch=40)}, 2) == "draw_pile"
    assert refused(position(f"{FOUR} | {FOUR}", round_=4), {"max_rounds": 3}, 2) == "round"
    assert refused(position(f"1 2 3 | {FOUR}", turn="B", right="A"), AUTO, 2) == "draw_right"
    assert refused(position(f"1 2 3 | {FOUR}"), AUTO, 2) == "hands"  # (3)
    kept = position(f"{FOUR} | {FOUR}", immune="B 30", count=20)
    assert refused(kept, players=2) == "immune"
    load(kept, {"immunity": "until_crossed"}, 2)


def test_the_end_has_its_reasons() -> None:
    by_rounds = position(f"{FOUR} | {FOUR}", state="OVER", turn=None, count=92, round_=3)
    assert load(by_rounds, {"max_rounds": 3}, 2).over
    assert refused(by_rounds, players=2) == "state"
    assert refused(by_rounds, {"max_rounds": 4}, 2) == "state"
    short = position(f"{FOUR} | {FOUR} | ", state="OVER", turn=None, count=33, chips="5 5 0")
    assert load(short, {"short_game": True}, 3).result() == {"ranks": [1, 1, 3], "scores": [5, 5, 0]}
    assert refused(short, players=3) == "state"
    begun = position(f"{FOUR} | {FOUR} | ", count=33, chips="5 5 0")
    assert refused(begun, {"short_game": True}, 3) == "state"


def test_the_order_of_piles_is_kept() -> None:
    given = position(f"{FOUR} | {FOUR}", pile="4 1 pass 4 rev", discard="sch 1 ... 4 2")
    assert load(given, players=2).position() == given


@pytest.mark.parametrize("toll", ["next_limit", "ninety"])
def test_only_a_toll_can_leave_nobody_in_the_game(toll: str) -> None:
    """6.3/7: one pays it, and whose card it was crosses a limit."""
    options = {"drop_out_toll": toll}
    nobody = position(" | | ", state="OVER", turn=None, count=32, chips="0 0 0", gone="C|AB", aside="2 3 4")
    assert load(nobody, options, 3).result() == {"ranks": [1, 1, 3], "scores": [0, 0, 0]}
    assert refused(nobody, players=3) == "eliminated"
    assert refused(nobody, options | AUTO, 3) == "eliminated"  # drawing is never forgotten
    for groups in ([[0], [1], [2]], [[0, 1, 2]]):
        assert refused(nobody | {"eliminated": groups}, options, 3) == "eliminated"
    assert refused(nobody | {"state": "PLAY"}, options, 3) == "state"
