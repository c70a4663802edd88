"""Figures and their intervals, against what is known."""

from __future__ import annotations

import numpy as np
import pytest

from schnapp.lab import wilson
from schnapp.lab.balance.figure import FEWEST, Figure, Sample, means, quantiles
from schnapp.lab.balance.noise import beyond, chance_of
from schnapp.lab.balance.section import Row, mark
from schnapp.lab.balance.speech import Speech

from .playing import ENGLISH


def test_a_quotient_counts_every_row() -> None:
    sample = Sample(["won", "n"], [[1, 2], [0, 1], [3, 3], [0, 0]], "seed")
    figure = sample.quotient("won", "n", "share", 0.5)
    assert figure is not None
    assert (figure.value, figure.n, figure.fair) == (4 / 6, 3, 0.5)
    assert figure.low is not None
    assert figure.high is not None
    assert 0 <= figure.low < figure.value < figure.high <= 1


def test_nothing_counted_is_no_figure() -> None:
    assert Sample(["won", "n"], [[0, 0], [0, 0]], "seed").quotient("won", "n", "share") is None


def test_where_all_games_are_alike_a_share_has_wilsons_interval() -> None:
    figure = Sample(["won", "n"], [[0, 1]] * 20, "seed").quotient("won", "n", "share")
    assert figure is not None
    assert (figure.low, figure.high) == pytest.approx((0.0, 0.1611), abs=1e-3)
    number = Sample(["long", "n"], [[7, 1]] * 20, "seed").quotient("long", "n", "number")
    assert number is not None
    assert number.low is None


def test_paired_differences_are_much_surer() -> None:
    """The same deals under two rules: what they have in common does not blur the difference."""
    generator = np.random.default_rng(1)
    deals = generator.normal(100, 20, 80)
    rows = [[deal + 3 + noise, 1, deal, 1] for deal, noise in zip(deals, generator.normal(0, 1, 80), strict=True)]
    columns = ["new", "n", "old", "old n"]
    paired = Sample(columns, rows, "seed").quotient("new", "n", "number", None, ("old", "old n"))
    assert paired is not None
    assert paired.low is not None
    assert paired.high is not None
    assert 2.5 < paired.low < 3 < paired.high < 3.5


def test_intervals_cover_the_truth() -> None:
    """Some 95 in 100; with sixty games a bootstrap is a little too narrow."""
    generator = np.random.default_rng(7)
    inside = 0
    for trial in range(100):
        found = means({"x": list(generator.exponential(1.0, 60))}, {"x": "number"}, f"trial {trial}")["x"]
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 1.0 <= found.high
    assert 87 <= inside <= 99


def test_games_without_a_measure_do_not_count() -> None:
    found = means({"x": [1.0, None, 3.0], "y": [None, None, None]}, {"x": "number", "y": "share"}, "seed")
    assert (found["x"].value, found["x"].n) == (2.0, 2)
    assert "y" not in found


def test_a_ratio_of_two_rates() -> None:
    sample = Sample(["a", "an", "b", "bn"], [[2, 10, 1, 10], [4, 10, 2, 10], [3, 10, 1, 10]], "seed")
    ratio = sample.ratio(("a", "an"), ("b", "bn"))
    assert ratio is not None
    assert ratio.value == pytest.approx(9 / 4)
    assert sample.ratio(("a", "an"), ("b", "b")) is not None
    assert Sample(["a", "n", "z"], [[1, 1, 0]], "seed").ratio(("a", "n"), ("z", "n")) is None


def test_quantiles() -> None:
    few, half, most = quantiles([float(number) for number in range(1, 102)], [0.05, 0.5, 0.95], "number", "seed")
    assert (few.value, half.value, most.value) == (6, 51, 96)
    assert half.low is not None
    assert half.high is not None
    assert 38 < half.low < 51 < half.high < 64  # 51 ± 1.96 · 1.25 · 29 / 10
    assert quantiles([], [0.5], "number", "seed") == []


def test_figures_in_words() -> None:
    assert ENGLISH.figure(Figure(0.254, 0.2, 0.3, 9, "share")) == "25.4% (20.0 to 30.0)"
    assert ENGLISH.figure(Figure(0.031, None, None, 9, "points")) == "+3.1 percentage points"
    assert ENGLISH.figure(Figure(-0.0002, -0.0004, 0.0001, 9, "points")) == "+0.0 percentage points (+0.0 to +0.0)"
    assert ENGLISH.figure(Figure(0.031, 0.02, 0.04, 9, "margin")) == "3.1 percentage points (2.0 to 4.0)"
    assert ENGLISH.figure(Figure(-132.4, -140, -120, 9, "more")) == "−132 (−140 to −120)"
    assert ENGLISH.figure(Figure(1.5, 1.2, 1.8, 9, "ratio")) == "×1.50 (1.20 to 1.80)"
    assert ENGLISH.figure(Figure(1042.4, 990.1, 1090, 9, "rating")) == "1042 (990 to 1090)"
    assert ENGLISH.figure(Figure(12.345, 3.2, 120, 9, "number")) == "12.3 (3.20 to 120)"


def test_figures_in_german() -> None:
    german = Speech("de")
    assert german.figure(Figure(0.254, 0.2, 0.3, 9, "share")) == "25,4 % (20,0 bis 30,0)"
    assert german.figure(Figure(-1234.5, -1300, -1200, 9, "more")) == "−1.234 (−1.300 bis −1.200)"
    assert german.figure(Figure(0.031, None, None, 9, "points")) == "+3,1 Prozentpunkte"
    assert german.count(12345) == "12.345"


def test_a_figure_can_be_read_again() -> None:
    figure = Figure(0.25, 0.2, 0.3, 200, "share", 0.25)
    assert Figure.read(figure.said()) == figure
    assert figure.error == pytest.approx(0.1 / 3.92, rel=1e-3)
    bare = Figure(7.0, None, None, 3, "number")
    assert Figure.read(bare.said()) == bare
    assert bare.error is None


def test_benjamini_and_hochberg() -> None:
    """The example of their paper of 1995: of fifteen tests four are discoveries at 5 %."""
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528]
    chances += [0.7590, 1.0000]
    assert beyond(chances) == [True] * 4 + [False] * 11
    assert beyond(list(reversed(chances))) == [False] * 11 + [True] * 4
    assert beyond([]) == []


def test_no_mark_contradicts_the_interval_beside_it() -> None:
    """Shares by Wilson, and figures with one long side: each alone, so that nothing but its own interval decides."""
    shares = [
        Figure(won / number, *wilson.interval(won / number, number), number, "share", 1 / players)
        for number in (5, 16, 50, 160)
        for won in range(number + 1)
        for players in (2, 3, 4, 6)
    ]
    skew = [
        Figure(value, value - down, value + up, 100, "points")
        for value in (-1.0, 1.0)
        for down in (0.1, 0.99, 1.0, 3.0)
        for up in (0.1, 0.99, 1.0, 3.0)
    ]
    for figure in (*shares, *skew):
        assert figure.low is not None
        assert figure.high is not None
        assert figure.expected is not None
        row = Row("", "", [figure])
        mark([row])
        assert row.stands_out == [not figure.low <= figure.expected <= figure.high], figure


def test_a_handful_of_games_marks_nothing() -> None:
    few, enough = (Row("", "", [Figure(1.0, 0.9, 1.0, number, "share", 0.5)]) for number in (FEWEST - 1, FEWEST))
    mark([few, enough])
    assert (few.stands_out, enough.stands_out) == ([False], [True])


def test_how_likely_a_difference_is() -> None:
    assert chance_of(1.959964, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(-1.959964, 1.0) == pytest.approx(0.05, abs=1e-4)
    assert chance_of(0.0, 0.0) == 1.0
    assert chance_of(0.1, 0.0) == 0.0
