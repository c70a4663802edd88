"""What differs between two reports: no more than is possible, and nothing that hangs on a handful of deals."""

from __future__ import annotations

from typing import Any

import pytest

from schnapp.lab import wilson
from schnapp.lab.balance.comparison import change_of, compared
from schnapp.lab.balance.figure import FEWEST, Figure, Unit


def share(won: int, number: int) -> Figure:
    return Figure(won / number, *wilson.interval(won / number, number), number, "share")


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        ((48, 80), (56, 70), 0.0524, 0.3339),
        ((3, 10), (9, 10), 0.1705, 0.8090),
        ((2, 7), (6, 7), 0.0582, 0.8062),
        ((0, 29), (5, 56), -0.0381, 0.1926),
        ((0, 10), (0, 10), -0.2775, 0.2775),
        ((0, 10), (10, 10), 0.6075, 1.0000),
    ],
)
def test_the_interval_of_a_difference_is_newcombes(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    """The examples of his paper, table II, method 10."""
    change = change_of(share(*one), share(*other))
    assert (change.low, change.high) == pytest.approx((low, high), abs=5e-5)
    back = change_of(share(*other), share(*one))
    assert (back.low, back.high) == pytest.approx((-high, -low), abs=5e-5)


def test_no_share_differs_by_more_than_a_hundred_points() -> None:
    for number in (5, 20):
        for one in range(number + 1):
            for other in range(number + 1):
                change = change_of(share(one, number), share(other, number))
                assert change.low is not None
                assert change.high is not None
                assert -1 <= change.low <= change.value <= change.high <= 1


@pytest.mark.parametrize(
    ("unit", "said"), [("share", "points"), ("chance", "points"), ("margin", "points"), ("points", "points"), ("number", "more")]
)  # fmt: skip
def test_differences_of_parts_are_points(unit: Unit, said: Unit) -> None:
    assert change_of(Figure(0.1, 0, 1, 9, unit), Figure(0.3, 0, 1, 9, unit)).unit == said


def report(*figures: Figure) -> dict[str, Any]:
    rows = [{"key": str(at), "label": "", "cells": [figure.said()]} for at, figure in enumerate(figures)]
    table = {"key": "t", "title": "", "keys": ["k"], "columns": [""], "rows": rows}
    return {"sections": [{"key": "s", "title": "", "tables": [table]}]}


@pytest.mark.parametrize("few", [0, 1])
def test_a_handful_of_deals_on_either_side_is_not_compared(few: int) -> None:
    numbers = [100, 100]
    numbers[few] = FEWEST - 1
    one, other = (
        Figure(value, value - 0.01, value + 0.01, n, "share") for value, n in zip((0.2, 0.8), numbers, strict=True)
    )
    assert compared(report(one), report(other)).compared == 0
    numbers[few] = FEWEST
    one, other = (
        Figure(value, value - 0.01, value + 0.01, n, "share") for value, n in zip((0.2, 0.8), numbers, strict=True)
    )
    assert len(compared(report(one), report(other)).differences) == 1


def test_no_difference_that_is_told_may_be_none() -> None:
    """Intervals with a long side towards each other: what looks surely different by their width is not."""
    for reach in (0.05, 0.1, 0.2):
        one, other = Figure(0.3, 0.29, 0.3 + reach, 100, "share"), Figure(0.5, 0.5 - reach, 0.51, 100, "share")
        for each in compared(report(one), report(other)).differences:
            assert each.change.low is not None
            assert each.change.low > 0
    assert compared(report(one), report(other)).differences == []
