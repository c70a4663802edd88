"""Acts that have numbers, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.table.canonical import sorted_acts
from schnapp.table.numbering import Numbering

ACTS = [
    {"type": "take", "pile": "b", "count": 1},
    {"type": "take", "pile": "b", "count": 2},
    {"type": "take", "pile": "a", "count": 1},
    {"type": "drop", "pile": "a"},
    {"type": "pass"},
]
NUMBERING = Numbering(ACTS)


@pytest.mark.parametrize("number", range(len(ACTS)))
def test_there_and_back(number: int) -> None:
    assert NUMBERING.act(number) == ACTS[number]
    assert NUMBERING.number(ACTS[number]) == number
    backwards = dict(reversed([*ACTS[number].items(), ("player", 3), ("by", "clock")]))
    assert NUMBERING.number(backwards) == number, "whoever does it, in whatever order it says so"


@pytest.mark.parametrize(
    "act",
    [
        {"type": "give"},
        {"type": "take", "pile": "b"},
        {"type": "take", "pile": "b", "count": 3},
        {"type": "take", "pile": "a", "count": 2},
        {"type": "take", "pile": "b", "count": True},
        {"type": "take", "pile": "b", "count": 1.0},
        {"type": "take", "pile": ["b"], "count": 1},
        {"type": "pass", "pile": "a"},
        {"type": "drop", "card": "a"},
        {"type": "drop", "pile": "a", "card": "a"},
    ],
)
def test_what_is_none_of_them_has_no_number(act: dict[str, Any]) -> None:
    assert NUMBERING.number(act) is None


def test_they_are_listed_by_their_texts_and_belong_to_who_asks() -> None:
    listed = NUMBERING.listed([4, 0, 2, 1])
    assert listed == sorted_acts([ACTS[4], ACTS[0], ACTS[2], ACTS[1]])
    listed[0].clear()
    NUMBERING.act(4).clear()
    assert NUMBERING.listed([4, 0, 2, 1])[0]
    assert NUMBERING.act(4) == {"type": "pass"}
