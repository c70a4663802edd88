"""What two searches have found, put together."""

from __future__ import annotations

import pytest

from schnapp.bots.search_result import CandidateStats, SearchResult, together
from schnapp.table.candidate import Candidate


def stats(name: str, live: bool, tried: int, worth: float, gain: float) -> CandidateStats:
    return CandidateStats(Candidate({"type": name}, [0]), live, tried, worth, gain, 0.01)


def test_means_are_weighed_by_trials() -> None:
    one = SearchResult([stats("stay", True, 30, 0.4, 0.0), stats("go", False, 10, 0.5, 0.1)], 0)
    other = SearchResult([stats("stay", True, 10, 0.2, 0.0), stats("go", True, 30, 0.6, 0.3)], 0)
    stay, go = together(one, other).stats
    assert (stay.tried, stay.value) == (40, pytest.approx(0.35))
    assert (go.live, go.tried, go.value, go.gain) == (True, 40, pytest.approx(0.575), pytest.approx(0.25))


def test_plans_that_only_one_has_found_are_kept() -> None:
    one = SearchResult([stats("stay", True, 9, 0.4, 0.0), stats("left", True, 9, 0.5, 0.1)], 0)
    other = SearchResult([stats("stay", True, 9, 0.4, 0.0), stats("right", True, 9, 0.7, 0.3)], 0)
    ranked = together(one, other).ranked()
    assert [advice.act["type"] for advice in ranked] == ["right", "left", "stay"]
    assert ranked[0].value == pytest.approx(0.7)
