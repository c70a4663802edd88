"""Work over processes, and over a Ray cluster: the same results in the same order."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

from schnapp.lab import cluster, workers
from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.holding import Spread, outcomes
from schnapp.lab.arena.logbook import Logbook

HOURS = 3600 * 5
DUEL = Contest("snatch-it", 4, ("greedy", "random"), 3, "seed")


def ended(spread: Spread, jobs: int, file: Path | None = None) -> list[object]:
    with Logbook(file, DUEL, "abc") as logbook:
        return [(outcome.bout, outcome.ranks, outcome.scores) for outcome in outcomes(DUEL, logbook, spread, jobs)]


def test_processes_change_nothing() -> None:
    assert ended(workers.spread, 2) == ended(workers.spread, 1)


def test_who_stops_listening_stops_the_work() -> None:
    results = workers.spread(abs, range(-1000, 0), 2)
    assert next(results) == 1000
    results.close()  # pyright: ignore[reportAttributeAccessIssue]


def gets_control_c(number: int) -> int:
    """As on a terminal, where it reaches every process."""
    os.kill(os.getpid(), signal.SIGINT)
    os.kill(os.getppid(), signal.SIGINT)
    return number


def gets_control_c_in_a_long_game(number: int) -> int:
    gets_control_c(number)
    sleep(HOURS)
    return number


@pytest.fixture
def sigint() -> Iterator[None]:
    """Tests may have been started in the background, where Ctrl-C is ignored; what this one sets goes with it."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.usefixtures("sigint")
def test_control_c_is_for_the_first_process_and_ends_workers_in_the_middle_of_a_game() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt):
        list(workers.spread(gets_control_c_in_a_long_game, [1], 2))
    assert active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.usefixtures("sigint")
def test_in_the_background_everybody_ignores_control_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert list(workers.spread(gets_control_c, [1, 2], 2)) == [1, 2]


def test_a_worker_that_dies_is_not_hidden() -> None:
    with pytest.raises(BrokenProcessPool):
        list(workers.spread(os._exit, [9], 2))


def test_a_ray_cluster_changes_nothing(tmp_path: Path) -> None:
    """A local one. It is left again afterwards, and its games can be gone on with."""
    ray = pytest.importorskip("ray")
    file = tmp_path / "contest.jsonl"
    assert ended(cluster.spread, 2, file) == ended(workers.spread, 1)
    assert not ray.is_initialized()
    assert file.read_bytes().count(b"\n") == 1 + DUEL.games
    assert ended(cluster.spread, 2, file) == ended(workers.spread, 1)


def test_a_missing_ray_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(cluster.NoRay, match=r"^Ray is not installed; in a checkout .* -e '\.\[ray\]' brings it$"):
        ended(cluster.spread, 1)


def test_there_are_cores() -> None:
    assert workers.cores() >= 1
