"""How long a bot may think: trials, time, or what is gone first."""

from __future__ import annotations

import pytest

from schnapp.bots import budget
from schnapp.bots.budget import Budget, Clock


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the clock shows, in seconds."""
    now = [0.0]
    monkeypatch.setattr(budget, "perf_counter", lambda: now[0])
    return now


def test_trials_do_not_look_at_the_clock(time: list[float]) -> None:
    clock = Clock(Budget.read("100"))
    time[0] = 60.0
    assert (clock.spent(50), clock.left()) == (0.5, None)


def test_time_does_not_count_trials(time: list[float]) -> None:
    clock = Clock(Budget.read("100ms"))
    time[0] = 0.05
    assert clock.spent(0) == pytest.approx(0.5)
    assert clock.left() == pytest.approx(0.05)


def test_where_others_wait_trials_end_with_the_time(time: list[float]) -> None:
    clock = Clock(Budget.read("100").at_most(1000))
    time[0] = 0.1
    assert clock.spent(60) == pytest.approx(0.6)  # a quick machine makes all of them …
    time[0] = 0.95
    assert clock.spent(61) > 1  # … a slow one stops before the round that would last too long
    assert clock.left() == pytest.approx(0.05)


def test_the_shorter_time_holds() -> None:
    assert Budget.read("150ms").at_most(1500).ms == 150
    assert Budget.read("2000ms").at_most(1500).ms == 1500
    assert Budget.read("100").at_most(1500).in_haste() == Budget(25, 375)
