"""The test games come through every card, every outcome, every effect; and every ruling has a test."""

from __future__ import annotations

from . import coverage


def test_nothing_is_left_out() -> None:
    assert coverage.missing(coverage.played(coverage.GAMES)) == []


def test_the_report_says_what_is_missing() -> None:
    lines = list(coverage.report(coverage.Count()))
    assert f"cards resolved (0 of {len(coverage.KINDS)})" in lines
    assert any(line.endswith("rocket  ← never") for line in lines)
