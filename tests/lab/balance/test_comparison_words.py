"""A comparison on terminals of any width: nothing is cut off."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from schnapp.lab.balance import words
from schnapp.lab.balance.comparison import Comparison, Difference
from schnapp.lab.balance.figure import Figure
from schnapp.lab.tables import WIDE

from .playing import ENGLISH

ONE, OTHER = Figure(0.25, 0.2, 0.3, 100, "share"), Figure(0.75, 0.7, 0.8, 100, "share")
PLACE = ("Is the game fair?", "Wins by seat, the first player first", "The one who begins")
FOUND = Comparison({}, {}, 9, [Difference(PLACE, ("fair", "seats", "0"), ONE, OTHER, OTHER)])


@pytest.mark.parametrize("width", [40, 60, 80, 120, WIDE])
def test_on_a_narrow_terminal_nothing_is_cut_off(width: int) -> None:
    text = StringIO()
    words.show(FOUND, Console(file=text, width=width), ENGLISH)
    shown = text.getvalue()
    assert all(len(line) <= width for line in shown.splitlines())
    assert {*" · ".join(PLACE).split(), "25.0", "75.0", "70.0"} <= {word.rstrip("%") for word in shown.split()}
