"""What is taken out of the numbers of the dealer's journal for an event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from schnapp.table import journal
from schnapp.table.journal import Reader, Take


@dataclass
class Table:
    players: int = 2


WORD = journal.Word(("a", "b"))
PAIR = journal.Record({"card": WORD, "open": journal.Truth()})


@pytest.mark.parametrize(
    ("take", "numbers", "value"),
    [
        (Take(), [7], 7),
        (journal.Optional(), [-1], None),
        (journal.Truth(), [2], True),
        (WORD, [1], "b"),
        (WORD, [-1], None),
        (journal.Lettered("s"), [4], "s4"),
        (journal.Lettered("s"), [0], None),
        (journal.Text(lambda table, number: f"{table.players} {number}"), [3], "2 3"),
        (journal.Actor({9: "leader"}), [9], "leader"),
        (journal.Actor({9: "leader"}), [1], 1),
        (journal.Large(Take(), 2), [5, 2], 5 + (2 << 15)),
        (journal.Large(journal.Optional(), 2), [-1, -1], None),
        (journal.Row(WORD), [1, 0, 1], ["b", "a", "b"]),
        (journal.Row(WORD, 2), [1, 0, 1], ["b", "a"]),
        (journal.Row(WORD, by_seat=True), [1, 0, 1], ["b", "a"]),
        (journal.Cards(WORD), [1, 0, 1], ["a", "b", "b"]),
        (journal.OfSome(WORD), [-1, 0], {"1": "a"}),
        (journal.Row(PAIR), [0, 1, 1, 0], [{"card": "a", "open": True}, {"card": "b", "open": False}]),
        (journal.Chosen(("yes", "no"), {2: "leader"}), [5, 2], {"0": "yes", "1": "no", "leader": "yes"}),
        (journal.Chosen(("yes", "no"), {}), [-1, -1], None),
        (journal.Ranks(journal.Row(Take())), [3, 9], [2, 1]),
        (journal.Behind(WORD, 1), [0, 0, 1], "b"),
    ],
)
def test_ways_in_which_a_value_stands_there(take: Take, numbers: list[int], value: Any) -> None:
    assert take.take(Table(), numbers, 0) == value


def test_numbers_that_are_missing_are_an_error_and_no_guess() -> None:
    with pytest.raises(IndexError):
        WORD.take(Table(), [], 0)


@pytest.mark.parametrize(
    ("player", "own"), [(1, {"private": {"1": {"card": "b"}}}), (-1, {}), (2, {})], ids=["seat", "nobody", "beside"]
)
def test_what_is_private_is_told_to_a_seat(player: int, own: dict[str, Any]) -> None:
    reader = Reader(
        "drew", [("player", journal.Optional(), 0), ("n", journal.Optional(), 1)], [("card", WORD, 2)], ["n"], 0
    )
    told = {"player": None if player < 0 else player}
    assert reader.read(Table(), [player, -1, 1]) == {"type": "drew", **told, **own}
