"""A comparison on terminals of any width: nothing is cut off."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from schnapp.lab.balance import words
from schnapp.lab.balance.comparison import Comparison, Difference
from schnapp.lab.balance.figure import Figure
from schnapp.lab.balance.speech import Language, Speech
from schnapp.lab.tables import WIDE

ONE, OTHER = Figure(0.25, 0.2, 0.3, 100, "share"), Figure(0.75, 0.7, 0.8, 100, "share")
PLACE = ("Is the game fair?", "Wins by seat, the first player first", "The one who begins")
FOUND = Comparison({}, {}, 9, [Difference(PLACE, ("fair", "seats", "0"), ONE, OTHER, OTHER)])


def shown(comparison: Comparison, width: int, language: Language = "en") -> str:
    text = StringIO()
    words.show(comparison, Console(file=text, width=width), Speech(language))
    return text.getvalue()


@pytest.mark.parametrize("width", [40, 60, 80, 120, WIDE])
def test_on_a_narrow_terminal_nothing_is_cut_off(width: int) -> None:
    text = shown(FOUND, width)
    assert all(len(line) <= width for line in text.splitlines())
    assert {*" · ".join(PLACE).split(), "25.0", "75.0", "70.0"} <= {word.rstrip("%") for word in text.split()}


def test_one_is_said_as_one_and_a_percentage_as_the_language_writes_it() -> None:
    text = shown(FOUND, WIDE)
    assert "One of 9 figures differs by" in text
    assert " 95% " in text
    text = shown(Comparison({}, {}, 9, FOUND.differences * 2), WIDE, "de")
    assert "2 von 9 Zahlen unterscheiden sich" in text
    assert " 95 % " in text
