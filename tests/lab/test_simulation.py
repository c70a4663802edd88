"""Mass play: repeatable, independent of the number of processes, and every record replays."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from schnapp.games import GAMES
from schnapp.games.snails.board import LAYOUTS
from schnapp.lab import simulation, wilson
from schnapp.lab.simulation import Plan, Played, Summary, simulate
from schnapp.lab.speed import Speed, copies, driven, memory, most_held, playout
from schnapp.table.errors import Endless
from schnapp.table.replay import replay
from tests.games.snails.under_test import ATOLL, SHORE, TRACK

MIXED = ("greedy", "random")
WILD = {"number_1": 3, "number_2": 3, "number_3": 3, "number_4": 3, "schnuff": 16, "risk": 8, "pass": 6, "reverse": 6}
PLAN = Plan("snatch-it", 4, "seed", MIXED)
PLANS = {
    "snatch-it": PLAN,
    "schnuff": Plan("schnuff", 4, "seed", MIXED, forget=20),
    "snails": Plan("snails", 3, "seed", MIXED),
    "schnapp-land-fluss": Plan("schnapp-land-fluss", 3, "seed", MIXED),
}
every_game = pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)


def test_every_game_is_simulated_here() -> None:
    assert set(PLANS) == set(GAMES)


@every_game
def test_the_same_seed_plays_the_same_games_on_any_number_of_processes(plan: Plan) -> None:
    alone = list(simulate(plan, 60))
    assert list(simulate(plan, 60, jobs=2)) == alone
    assert alone[:5] == list(simulate(plan, 5))  # game 5 does not depend on how many follow
    assert len({(played.decisions, played.scores) for played in alone}) > 40


@every_game
def test_another_seed_plays_other_games(plan: Plan) -> None:
    assert list(simulate(replace(plan, seed="other"), 5)) != list(simulate(plan, 5))


def test_a_game_that_never_ends_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST", 20)
    with pytest.raises(Endless, match="snatch-it is not over after 20 acts; a game must come to an end"):
        simulation.play(PLAN, 1)


def test_a_deck_with_which_a_game_need_not_end_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck of ones, and both players choose at random."""
    monkeypatch.setattr(simulation, "LONGEST", 2000)
    with pytest.raises(Endless, match=r"schnuff is not over after 2,000 acts; .* whatever its options are$"):
        simulation.play(Plan("schnuff", 2, "1", ("random",), {"deck": {"number_1": 54}}), 1)


def test_a_record_that_is_not_written_to_the_end_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.replace", _breaks_off)
    (tmp_path / "snatch-it-000001.jsonl").write_text("old")
    with pytest.raises(InterruptedError):
        simulation.play(replace(PLAN, records=tmp_path), 1)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["old"]


def _breaks_off(*_: object) -> None:
    raise InterruptedError


def test_bots_go_round_the_seats() -> None:
    assert PLAN.specs() == ["greedy", "random", "greedy", "random"]
    assert PLAN.names() == ["greedy 1", "random 2", "greedy 3", "random 4"]


RECORDED: list[tuple[str, int, dict[str, Any], int]] = [  # game, players, options, forget
    *(("snatch-it", players, {"stalk_enforcement": "call_out", "last_bite_jitter": 10}, 0) for players in (3, 4, 5, 6)),
    *(("schnuff", players, {}, 0) for players in (2, 3, 4, 5, 6)),
    ("schnuff", 2, {"chips": 1, "immunity": "until_crossed"}, 50),
    ("schnuff", 3, {"draw_mode": "auto", "short_game": True, "schnuff_tie": "all_pay", "count_floor": "zero"}, 50),
    ("schnuff", 4, {"chips": 30, "max_rounds": 5, "shuffle_discards": True, "draw_reminder": True}, 30),
    ("schnuff", 5, {"deck": WILD | {"snap": 6}, "schnuff_tie": "all_exempt", "max_rounds": 8}, 30),
    ("schnuff", 6, {"card_names": {"risk": {"de": "Glück auf!"}}, "history_view": "full", "chips": 4}, 20),
    *(("snails", players, {"layout": layout}, 0) for players in (2, 3, 4) for layout in LAYOUTS),
    ("snails", 2, {"start_hand": "advanced", "mulligan": "once", "rounds": 12, "hand_limit": 6}, 0),
    ("snails", 3, {"faction_choice": "random", "start_player": "p2", "mulligan": "off", "rounds": 1}, 0),
    ("snails", 4, {"hand_limit": 20, "rounds": 9} | TRACK, 0),
    ("snails", 3, SHORE, 0),
    ("snails", 4, ATOLL, 0),
]


@pytest.mark.parametrize("verbose", [False, True], ids=["plain", "verbose"])
@pytest.mark.parametrize(("game", "players", "options", "forget"), RECORDED, ids=str)
def test_records_are_files_that_replay(
    tmp_path: Path, game: str, players: int, options: dict[str, Any], forget: int, verbose: bool
) -> None:
    plan = Plan(game, players, "records", ("random", "greedy"), options, tmp_path, verbose, forget)
    played = list(simulate(plan, 3))
    names = [path.name for path in sorted(tmp_path.iterdir())]
    assert names == [f"{game}-{number:06}.jsonl" for number in (1, 2, 3)]
    for path in tmp_path.iterdir():
        assert replay(path, GAMES) is None
        assert (b'"owed"' in path.read_bytes()) == verbose
    assert list(simulate(replace(plan, records=None), 3)) == played  # writing down changes nothing


def told(folder: Path) -> Counter[str]:
    """How often each act and each event happened in the records of a folder."""
    lines = [json.loads(line) for path in folder.iterdir() for line in path.read_text("utf-8").splitlines()]
    return Counter(line[key]["type"] for line in lines for key in ("act", "event") if key in line)


@pytest.mark.parametrize(
    ("bot", "forget", "low", "high"),
    [
        ("greedy", 0, 0.0, 0.02),
        ("greedy", 20, 0.15, 0.25),
        ("greedy", 50, 0.44, 0.56),
        ("random", 0, 0.44, 0.56),  # it draws, or leaves it
    ],
)
def test_players_forget_as_often_as_they_are_told_to(
    tmp_path: Path, bot: str, forget: int, low: float, high: float
) -> None:
    """Who may hurry is asked before the table goes on; only with `forget` the next one plays first."""
    list(simulate(Plan("schnuff", 4, "forgetful", (bot,), {"max_rounds": 5}, tmp_path, forget=forget), 20))
    happened = told(tmp_path)
    assert low <= happened["draw_forfeited"] / (happened["draw_forfeited"] + happened["draw"]) <= high


def test_nobody_forgets_where_nothing_may_be_forgotten() -> None:
    assert list(simulate(replace(PLAN, forget=50), 5)) == list(simulate(PLAN, 5))
    auto = Plan("schnuff", 4, "auto", MIXED, {"draw_mode": "auto"})
    assert list(simulate(replace(auto, forget=50), 5)) == list(simulate(auto, 5))


def test_a_summary_adds_up() -> None:
    summary = Summary()
    summary.add(Played(100, (1, 2, 3), (30, 20, 10)))
    summary.add(Played(80, (1, 1, 3), (25, 25, 12)))
    assert (summary.games, summary.decisions, summary.shortest, summary.longest) == (2, 180, 80, 100)
    assert summary.wins == [1.5, 0.5, 0.0]
    assert summary.points == [55, 45, 22]


def test_wilsons_interval() -> None:
    low, high = wilson.interval(0.8, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)  # of 80 in 100


@pytest.mark.parametrize("game", GAMES)
def test_what_the_bench_measures_really_plays(game: str) -> None:
    assert playout(game, 4, games=3) > 3 * 60
    assert driven(game, 4, games=3) == playout(game, 4, games=3)  # the same games
    assert copies(game, 4, count=10) == 10
    assert list(Speed(game, 4, True, 1.0, 1.0, 1.0, 1.0, None, None).figures()) == [
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
@pytest.mark.parametrize("game", GAMES)
def test_a_simulating_process_stays_small(game: str) -> None:
    held = memory(game, 4)
    assert held is not None
    assert held < 60


def test_a_simulation_loads_neither_server_nor_terminal() -> None:
    program = "import sys, schnapp.lab.simulation; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"starlette", "numpy", "rich", "click", "fluent.syntax", "uvicorn"} & set(loaded)
