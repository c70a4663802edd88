"""The fair race as arithmetic, and the goals that `bench/race.py` measures, on fewer races."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from schnapp.server.race import CLOSE, FRAME, LONGEST, SLUGGISH, WIDEST, WINDOW, Line, Quota, lag


def line(*ways: float, wire: float | None = None) -> Line:
    found = Line(wire, hiccups=0)
    for at, way in enumerate(ways):
        found.hear(at * 1000, way)
    return found


def test_a_claim_that_the_line_explains_is_believed_to_the_millisecond() -> None:
    far = line(180, 184, 188)
    assert far.reaction(1182, 1000).reaction == 1000
    assert far.reaction(1195, 1000).reaction == 1000  # a frame and a spread later


def test_a_claim_that_is_too_short_is_cut_to_what_the_line_explains() -> None:
    near = line(16, 18, 20)
    assert near.spread == 2
    assert near.reaction(1000, 0).reaction == 1000 - 16 - 2 - FRAME
    assert near.reaction(1000, 5000).reaction == 1000  # nobody can be slower than his message


def test_without_a_claim_the_shortest_way_is_taken_off_and_unmeasured_nothing() -> None:
    assert line(40, 60).reaction(1000, None).reaction == 960
    assert Line().reaction(1000, None).reaction == 1000
    assert Line().reaction(1000, 900).reaction == 1000


def test_hiccups_are_believed_now_and_then_and_never_more_than_the_table_waits() -> None:
    bad = line(30, 30, 30)
    bad.hiccups = 1
    assert bad.reaction(1200, 1000).reaction == 1000
    assert bad.reaction(1200, 1000).reaction == 1200 - 30 - FRAME
    believed = sum(bad.reaction(1200, 1000).reaction == 1000 for _ in range(100))
    assert 8 <= believed <= 10
    bad.hiccups = 2
    assert bad.reaction(5000, 1000).reaction == 5000 - LONGEST


def test_a_line_forgets_what_is_older_than_a_minute_and_is_never_longer_than_the_table_waits() -> None:
    old = line(10)
    old.hear(WINDOW + 1, 90)
    assert old.least == 90
    assert line(400, 400).reach == LONGEST
    assert line(10, 400, 10, 400).spread == WIDEST
    assert lag({}) == 0 and lag({1: Line()}) == 0
    assert lag({1: line(10, 10), 2: line(100, 100)}) == 100 + FRAME


def test_an_echo_that_is_later_than_the_kernel_explains_is_the_devices_affair() -> None:
    assert line(200, 200, wire=16).least == 16 + SLUGGISH
    assert line(18, 20, wire=16).least == 18


def test_who_wins_close_races_beyond_luck_is_granted_the_shortest_way() -> None:
    quota, lines = Quota(), {1: line(200, 200), 2: line(20, 20), 3: line(40, 40)}
    for _ in range(4):
        quota.count({1: 1000, 2: 1100, 3: 1200})
    assert quota.is_over(1) and not quota.is_over(2)
    assert quota.limit(1, lines) == 20 and quota.limit(2, lines) == LONGEST
    assert lines[1].reaction(1200, 1000, quota.limit(1, lines)).reaction == 1180
    lines[1].wire = 198  # the kernel bears it out
    assert quota.limit(1, lines) == LONGEST
    lines[1].wire = None
    for _ in range(12):
        quota.count({1: 1100, 2: 1000, 3: 1200})
    assert not quota.is_over(1)


def test_who_wins_by_far_loses_nothing() -> None:
    quota = Quota()
    for _ in range(30):
        quota.count({1: 1000, 2: 1000 + CLOSE})
        quota.count({1: 1000})
        quota.count({})
    assert not quota.is_over(1)


@pytest.fixture(scope="module")
def bench() -> Iterator[Any]:
    """The bench as a module: its data classes want to be found."""
    path = Path(__file__).resolve().parents[2] / "bench" / "race.py"
    name = "bench_race"
    sys.modules[name] = SimpleNamespace()  # type: ignore[assignment]
    yield SimpleNamespace(**runpy.run_path(str(path), run_name=name))
    del sys.modules[name]


@pytest.mark.parametrize("seen", [False, True])
def test_the_goals_are_reached(bench: Any, seen: bool) -> None:
    arrival, ours = bench.play(bench.Model("tight", seen), 60, 40, "test")
    assert arrival.right / arrival.races < 0.75 and arrival.share(3) < 0.08
    assert ours.right / ours.races > 0.955
    assert abs(ours.share(3) - 0.25) < 0.03
    for late in (0.0, 100.0, LONGEST):
        _, count = bench.worst(seen, late, 30, 40, "test")
        assert max(count.share(0), count.share(3)) < 0.42
