"""The goals of the bots: what is reckoned, and the program that measures them, on contests of a few games."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from schnapp.games import GAMES
from schnapp.lab.arena.contest import BadContest, Bout, Contest
from schnapp.lab.arena.headway import Headway, headway
from schnapp.lab.arena.outcome import Outcome
from schnapp.lab.arena.report import Report, reported
from schnapp.lab.arena.tally import Tally
from schnapp.lab.goals import Goal, Measured, measure
from schnapp.lab.provenance import Provenance
from schnapp.lab.workers import spread
from schnapp.table.canonical import canonical
from tools import reports

ROOT = Path(__file__).parents[2]
HERE = Provenance("abc", "0.1", True, "processes", 1, 2, 0.25, "2026-01-01T00:00:00Z")
GOAL = Goal("snatch-it", "snatch-it", "flat:12", "cheat:12", "random", 3, 9, 6, "seed", "share", 0.4, {})
SAID: dict[str, Any] = {key: value for key, value in asdict(GOAL).items() if key not in ("name", "game", "options")}


# ---- how far -----------------------------------------------------------------------------------------------------


def test_the_way_goes_from_the_fair_share_to_the_ceiling() -> None:
    chance = np.random.default_rng(1)
    shares, ceilings = chance.normal(0.5, 0.02, 2000), chance.normal(0.75, 0.03, 2000)
    found = headway(0.25, 0.5, 0.75, shares, ceilings)
    assert found.way == 0.5
    assert found.interval is not None
    low, high = found.interval
    error = ((0.02 / 0.5) ** 2 + (0.5 * 0.03 / 0.5) ** 2) ** 0.5  # how errors of a ratio add up
    assert (low, high) == pytest.approx((0.5 - 1.96 * error, 0.5 + 1.96 * error), abs=0.02)
    assert headway(0.25, 0.25, 0.75, shares, ceilings).way == 0
    worse = headway(0.25, 0.2, 0.75, shares - 0.3, ceilings)
    assert worse.way == pytest.approx(-0.1) and worse.interval is not None and worse.interval[1] < 0


def test_where_cheating_does_not_pay_there_is_no_way() -> None:
    noise = np.random.default_rng(1).normal(0, 0.02, 2000)
    assert headway(0.25, 0.5, 0.25, 0.5 + noise, 0.25 + noise) == Headway(None, None)
    assert headway(0.25, 0.5, 0.26, 0.5 + noise, 0.26 + noise).interval is None  # it could be any


# ---- measuring ---------------------------------------------------------------------------------------------------


def unwilling(work: Callable[[Bout], Outcome], items: Sequence[Bout], jobs: int) -> Iterator[Outcome]:
    raise AssertionError("plays again what has been played")


def test_a_goal_is_measured_and_gone_on_with(tmp_path: Path) -> None:
    begun = measure(replace(GOAL, games=3), tmp_path, spread, HERE).figures()
    assert begun["honest"]["games"] == 3
    figures = measure(GOAL, tmp_path, spread, HERE).figures()
    assert (figures["honest"]["games"], figures["cheater"]["games"]) == (9, 6)
    assert figures["honest"]["bots"][0]["bot"] == "flat:12" and figures["cheater"]["bots"][0]["bot"] == "cheat:12"
    assert figures["figure"] == next(bot["share"] for bot in figures["honest"]["bots"] if bot["bot"] == "flat:12")
    assert figures["reached"] == (figures["figure"] >= 0.4)
    assert figures["way"] == pytest.approx((figures["figure"] - 1 / 3) / (figures["ceiling"] - 1 / 3), abs=1e-3)
    assert json.loads(canonical(figures)) == figures
    assert {file.name for file in tmp_path.iterdir()} == {"snatch-it-flat-12-abc.jsonl", "snatch-it-cheat-12-abc.jsonl"}
    assert measure(GOAL, tmp_path, unwilling, HERE).figures() == figures
    with pytest.raises(AssertionError, match="plays again"):
        measure(GOAL, tmp_path, unwilling, replace(HERE, commit="newer"))


def made_up(contest: Contest, wins: int) -> Report:
    """Of ten games the first bot wins so many, and one is a draw."""
    tally = Tally(contest)
    for number, bout in enumerate(contest.bouts()):
        first = 1 if number % 10 < wins else 2
        ranks = tuple(1 if number % 10 == 9 else first if bot == contest.bots[0] else 3 - first for bot in bout.bots)
        tally.add(Outcome(bout, ranks, (0, 0), ((1.0,), (1.0,))))
    return reported(contest, tally, HERE, "abc")


def test_only_games_with_one_winner_count_where_that_is_the_measure() -> None:
    goal = replace(GOAL, game="snails", players=2, games=100, cheating_games=100, goal=0.53)
    honest, cheating = goal.contests()
    of_all = Measured(goal, made_up(honest, 5), made_up(cheating, 8)).figures()
    assert (of_all["figure"], of_all["ceiling"], of_all["reached"]) == (0.55, 0.85, True)
    assert of_all["way"] == pytest.approx(0.05 / 0.35, abs=1e-4)
    decided = Measured(replace(goal, measure="of_decided"), made_up(honest, 5), made_up(cheating, 8)).figures()
    assert (decided["figure"], decided["ceiling"], decided["reached"]) == (0.55556, 0.88889, True)
    assert decided["way"] == pytest.approx(1 / 7, abs=1e-4)
    assert decided["way_interval"][0] < decided["way"] < decided["way_interval"][1]
    assert not Measured(goal, made_up(honest, 4), made_up(cheating, 8)).figures()["reached"]


def test_the_keys_are_documented() -> None:
    figures = measure(replace(GOAL, bot="greedy", cheating="flat:12", games=3), None, spread, HERE).figures()
    explained = (ROOT / "docs" / "arena.md").read_text("utf-8")
    assert [key for key in figures if f"`{key}`" not in explained] == []


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({**SAID, "measure": "luck"}, 'must be "share" or "of_decided", not "luck"'),
        ({**SAID, "colour": 1}, "other keys than"),
        ({key: value for key, value in SAID.items() if key != "goal"}, "other keys than"),
    ],
)
def test_a_wrong_plan_is_refused(said: dict[str, Any], why: str) -> None:
    assert Goal.read("snatch-it", SAID) == GOAL
    other = {"game": "snatch-it", "options": {"consolation": "must"}}
    assert Goal.read("strict", SAID | other) == replace(GOAL, name="strict", options=other["options"])
    with pytest.raises(BadContest, match=why):
        Goal.read("snatch-it", said)


# ---- the program -------------------------------------------------------------------------------------------------


def here(engine: str, jobs: int) -> Provenance:
    return HERE


def changed(engine: str, jobs: int) -> Provenance:
    return replace(HERE, commit="abc+")


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """`bench/strength.py` with a small plan, and with a page of its own."""
    found = spec_from_file_location("bench_strength", ROOT / "bench" / "strength.py")
    assert found is not None and found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    write_plan(tmp_path, SAID | {"bot": "greedy"})
    (tmp_path / "strength.md").write_text(f"before\n{module.PLACE.begin}{module.PLACE.end}after\n", "utf-8")
    for name in ("RESULTS", "RUNS"):
        monkeypatch.setattr(module, name, tmp_path / name)
    monkeypatch.setattr(module, "PLAN", tmp_path / "plan.toml")
    monkeypatch.setattr(module, "found", here)
    monkeypatch.setattr(reports, "PAGE", tmp_path / "strength.md")
    return module


def write_plan(folder: Path, said: dict[str, Any]) -> None:
    lines = "".join(f"{key} = {json.dumps(value)}\n" for key, value in said.items())
    (folder / "plan.toml").write_text(f"[snatch-it]\n{lines}", "utf-8")


def run(bench: Any, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["strength.py", *arguments])
    return bench.main()


def test_results_are_kept_shown_and_checked(
    bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(bench, monkeypatch, "--page") == run(bench, monkeypatch, "--check") == 0
    assert "not measured yet" in (tmp_path / "strength.md").read_text("utf-8")
    capsys.readouterr()
    assert run(bench, monkeypatch, "--jobs", "1") == 0, "greedy is better than random"
    shown = capsys.readouterr().out
    kept = json.loads((tmp_path / "RESULTS" / "snatch-it.json").read_text("utf-8"))
    for said in (
        "greedy",
        f"{kept['figure']:.1%}".replace("%", " %"),
        "40.0 %: reached",
        "cheat:12",
        "seed",
        "abc",
        "0.25",
    ):
        assert said in shown
    assert run(bench, monkeypatch, "--check") == 1
    assert "the goals in docs/strength.md are not those of bench/strength" in capsys.readouterr().out
    assert run(bench, monkeypatch, "--page") == run(bench, monkeypatch, "--check") == 0
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert page.startswith("before\n") and page.endswith("after\n") and "| `greedy` | 9 |" in page
    write_plan(tmp_path, SAID | {"bot": "greedy", "games": 12, "goal": 0.99})
    assert run(bench, monkeypatch, "--check") == 1
    assert capsys.readouterr().out.splitlines() == [
        f"bench/strength/snatch-it.json: {key}" for key in ("games is 9, not 12", "games is 9, not 12", "goal is 0.4, not 0.99")
    ]  # fmt: skip
    monkeypatch.setitem(kept["honest"], "ruleset", 0)
    assert (
        f"ruleset is 0, not {GAMES['snatch-it'].ruleset}"
        in bench.complaints({"snatch-it": GOAL}, {"snatch-it": kept})[0]
    )
    write_plan(tmp_path, SAID | {"bot": "random", "against": "greedy", "cheating": "cheat:6", "goal": 0.99})
    assert run(bench, monkeypatch, "--jobs", "1") == 1, "the goal is out of reach"


def test_a_trial_keeps_no_result(bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_plan(tmp_path, SAID | {"goal": 1.0})
    assert run(bench, monkeypatch, "snatch-it", "--games", "3", "--jobs", "1") == 0, "nothing is missed on trial"
    assert not (tmp_path / "RESULTS").exists()
    assert sorted(file.name for file in (tmp_path / "RUNS").iterdir()) == ["trial"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess",), "there is no goal for chess; known are snatch-it"),
        (("--games", "0"), "--games and --jobs must be at least 1"),
        ((), "the source has changes that are not committed"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    bench: Any,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    why: str,
) -> None:
    monkeypatch.setattr(bench, "found", changed)
    with pytest.raises(SystemExit) as left:
        run(bench, monkeypatch, *arguments)
    assert left.value.code == 2
    assert why in capsys.readouterr().err
