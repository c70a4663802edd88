"""Mass play: repeatable, independent of the number of processes, and every record replays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, Played, Summary, simulate
from schnapp.lab.speed import Speed, copies, driven, memory, most_held, playout
from schnapp.lab.strength import Strength
from schnapp.table.replay import replay

PLAN = Plan("snatch-it", 4, "seed", ("greedy", "random"))


def test_the_same_seed_plays_the_same_games_on_any_number_of_processes() -> None:
    alone = list(simulate(PLAN, 60))
    assert list(simulate(PLAN, 60, jobs=2)) == alone
    assert alone[:5] == list(simulate(PLAN, 5))  # game 5 does not depend on how many follow
    assert len({played.scores for played in alone}) > 50


def test_another_seed_plays_other_games() -> None:
    other = Plan(PLAN.game, PLAN.players, "other", PLAN.bots)
    assert list(simulate(other, 5)) != list(simulate(PLAN, 5))


def test_bots_go_round_the_seats() -> None:
    assert PLAN.specs() == ["greedy", "random", "greedy", "random"]
    assert PLAN.names() == ["greedy 1", "random 2", "greedy 3", "random 4"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("verbose", [False, True])
def test_records_are_files_that_replay(tmp_path: Path, players: int, verbose: bool) -> None:
    options = {"stalk_enforcement": "call_out", "last_bite_jitter": 10}
    plan = Plan("snatch-it", players, "records", ("random", "greedy"), options, tmp_path, verbose)
    played = list(simulate(plan, 3))
    names = [path.name for path in sorted(tmp_path.iterdir())]
    assert names == [f"snatch-it-{number:06}.jsonl" for number in (1, 2, 3)]
    for path in tmp_path.iterdir():
        assert replay(path, GAMES) is None
        assert (b'"owed"' in path.read_bytes()) == verbose
    without = Plan(plan.game, plan.players, plan.seed, plan.bots, plan.options)
    assert list(simulate(without, 3)) == played  # writing down changes nothing


def test_a_summary_adds_up() -> None:
    summary = Summary()
    summary.add(Played(100, (1, 2, 3), (30, 20, 10)))
    summary.add(Played(80, (1, 1, 3), (25, 25, 12)))
    assert (summary.games, summary.decisions, summary.shortest, summary.longest) == (2, 180, 80, 100)
    assert summary.wins == [1.5, 0.5, 0.0]
    assert summary.points == [55, 45, 22]


def test_strength_and_its_interval() -> None:
    strength = Strength()
    for number in range(100):
        strength.add(Played(1, (1, 2) if number < 80 else (2, 1), (0, 0)), 0)
    low, high = strength.interval()
    assert strength.share() == 0.8
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)  # Wilson's interval of 80 in 100


def test_the_greedy_bot_is_a_sensible_player() -> None:
    """The figure with its interval is in bench/; here a bound that chance hardly ever breaks."""
    strength = Strength()
    for seat in range(4):
        bots = tuple("greedy" if place == seat else "random" for place in range(4))
        for played in simulate(Plan("snatch-it", 4, f"strength {seat}", bots), 50):
            strength.add(played, seat)
    assert strength.share() > 0.72


def test_what_the_bench_measures_really_plays() -> None:
    assert playout("snatch-it", 4, games=3) > 3 * 60
    assert driven("snatch-it", 4, games=3) == playout("snatch-it", 4, games=3)  # the same games
    assert copies("snatch-it", 4, count=10) == 10
    assert list(Speed("snatch-it", 4, True, 1.0, 1.0, 1.0, 1.0, None, None).figures()) == [
        "game",
        "players",
        "compiled",
        "playout",
        "driven",
        "copy",
        "start",
        "memory",
        "load",
    ]


@pytest.mark.skipif(most_held() is None, reason="the system does not tell how much memory a process holds")
def test_a_simulating_process_stays_small() -> None:
    held = memory("snatch-it", 4)
    assert held is not None
    assert held < 60


def test_a_simulation_loads_neither_server_nor_terminal() -> None:
    program = "import sys, schnapp.lab.simulation; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"litestar", "rich", "cyclopts", "fluent.runtime", "uvicorn"} & set(loaded)
