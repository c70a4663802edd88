"""The table as text: what stands on it, and nothing that the view does not show."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from schnapp.games.schnuff.drawing import picture
from schnapp.table.texts import of_game

VIEW: dict[str, Any] = {
    "state": "PLAY", "round": 2, "dealer": 1, "active": 0, "count": 30, "direction": -1, "started": True,
    "draw_pile": 20, "discard": {"count": 12, "top": "snap"}, "hands": [["number_2", "pass"], 4, 0, 0], "aside": 3,
    "chips": [9, 10, 4, 0], "bank": 17, "in_round": [True, True, False, False], "draw_right": None,
    "immune": {"player": 0, "limit": 30}, "eliminated": [[3]], "viewer": 0,
}  # fmt: skip


def drawn(language: str = "en", names: dict[str, dict[str, str]] | None = None, **other: Any) -> str:
    words = of_game("schnuff").renamed(names or {})
    console = Console(width=160)
    with console.capture() as seen:
        console.print(picture(VIEW | other, ["Anna", "Bert", "Cleo", "Dora"], language, words))
    return seen.get()


def test_all_that_lies_open_is_there() -> None:
    table = drawn()
    for said in ("Round 2", "Count: 30", "right at gate 30", "anticlockwise", "Draw pile: 20 cards", "Toll chest: 17"):
        assert said in table
    for said in ("12 cards, on top  Snap! ", "put aside: 3 cards", "Hand:  2   Pass! ", "▶ Anna", "toll-free at 30"):
        assert said in table
    rows = {line.split()[0]: line for line in table.splitlines() if line.startswith("  ") and line.strip()}
    assert "deals" in rows["Bert"]
    assert "sits out this round" in rows["Cleo"]
    assert "out of the game" in rows["Dora"]


@pytest.mark.parametrize(
    ("count", "road"),
    [
        (-7, "●───────────────┃30───────────────┃60───────────────┃90─"),
        (0, "●───────────────┃30───────────────┃60───────────────┃90─"),
        (29, "───────────────●┃30───────────────┃60───────────────┃90─"),
        (30, "───────────────●┃30───────────────┃60───────────────┃90─"),
        (31, "────────────────┃30●──────────────┃60───────────────┃90─"),
        (90, "────────────────┃30───────────────┃60──────────────●┃90─"),
        (102, "────────────────┃30───────────────┃60───────────────┃90●"),
    ],
)
def test_the_cart_stands_before_a_gate_or_is_past_it(count: int, road: str) -> None:
    assert road in drawn(count=count)


def test_a_spectator_sees_no_hand() -> None:
    table = drawn(viewer=None, hands=[2, 4, 0, 0])
    assert "Hand:" not in table
    assert "2 cards in hand" in table


def test_only_a_table_that_reminds_says_that_one_may_draw() -> None:
    assert "You may draw a card." not in drawn()
    assert "You may draw a card." in drawn(draw_right=0)


def test_cards_have_the_names_the_table_gave_them() -> None:
    table = drawn(names={"pass": {"en": "Next!"}, "snap": {"en": "[b]Rattle"}})
    assert "on top  [b]Rattle " in table
    assert " Next! " in table
