"""The table as text: what stands on it, and nothing that the view does not show."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from schnapp.games.schnapp_land_fluss import box
from schnapp.games.schnapp_land_fluss.drawing import picture
from schnapp.table.texts import of_game

NAMES = ["Anna", "Bert", "Cleo"]
USUAL = {"letter_deck": {"counts": box.LETTER_DECK, "red": box.RED}}
CLAIM: dict[str, Any] = {
    "id": "c1", "player": 1, "slot": "t3", "t": 900, "word": None, "status": "open", "reason": None, "card": None,
    "votes": [], "own_vote": None,
}  # fmt: skip
VIEW: dict[str, Any] = {
    "state": "CONTEST", "t": 1000, "game_no": 2, "totals": [0, 12, 0], "revealer": 2, "misses": 1, "category": "animal",
    "category_deck": 20, "category_used": ["river"], "letter_deck": 43, "forfeited": [], "claims": [CLAIM],
    "table": ["letter_s", "letter_q", "letter_m", None, None, None, None, None, None, None, None, "letter_xy"],
    "piles": [["letter_a", "letter_z"], [], ["letter_k"]], "next_claim": 2, "passed": [0], "locked_out": [2],
    "tiebreak": None, "timers": {"reveal": None, "think": None, "window": None, "vote": None}, "think_left": 44_000,
    "time_up": False, "used_words": [], "last_win": None, "viewer": 0,
}  # fmt: skip


def drawn(language: str = "en", options: dict[str, Any] | None = None, **other: Any) -> str:
    console = Console(width=160)
    with console.capture() as seen:
        console.print(picture(VIEW | other, NAMES, language, of_game(box.NAME), options or USUAL))
    return seen.get()


def row(table: str, name: str) -> str:
    return next(line for line in table.splitlines() if name in line)


def test_all_that_lies_open_is_there() -> None:
    table = drawn()
    for said in (
        "Game 2",
        "Deck: 43 letters",
        "Misses: 1",
        "Category: Animal",
        " 1   S ",
        " 2  Q★★",
        "12 X/Y★★",
        " 4   · ",
    ):
        assert said in table
    assert "3 points" in row(table, "Anna")
    assert "A Z" in row(table, "Anna")
    assert "passes" in row(table, "Anna")
    assert "12 from the games before" in row(table, "Bert")
    assert "no card yet" in row(table, "Bert")
    assert "hand on M" in row(table, "Bert")
    assert row(table, "Cleo").startswith("▶ Cleo")
    assert "locked out" in row(table, "Cleo")


def test_red_letters_are_those_of_the_table() -> None:
    table = drawn(options={"letter_deck": {"counts": box.LETTER_DECK, "red": ["letter_s", "letter_k"]}})
    assert "S★★" in table
    assert "Q★★" not in table
    assert "2 points" in row(table, "Cleo")


def test_the_category_is_hidden_or_made_up() -> None:
    assert "noch verdeckt" in drawn("de", state="W_TURN", category=None, claims=[])
    assert "Kategorie: [b]Omas Keller" in drawn("de", category={"free": "[b]Omas Keller"})


def test_a_tie_break_and_words_that_are_voted_on() -> None:
    reserved = CLAIM | {"word": "Okapi", "status": "pending", "card": "letter_o", "slot": "t5"}
    table = drawn(tiebreak={"slots": {"0": "t1", "2": "t12"}, "misses": 0}, claims=[reserved])
    assert "tie-break for S" in row(table, "Anna")
    assert "tie-break for X/Y" in row(table, "Cleo")
    assert "“Okapi” on O" in row(table, "Bert")
