"""A contest that was interrupted goes on as if nothing had happened."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from schnapp.lab import workers
from schnapp.lab.arena.contest import BadContest, Contest
from schnapp.lab.arena.holding import outcomes
from schnapp.lab.arena.logbook import Logbook
from schnapp.lab.arena.report import reported
from schnapp.lab.arena.tally import Tally
from schnapp.lab.provenance import Provenance
from schnapp.table.canonical import canonical

CONTEST = Contest("schnapp-land-fluss", 3, ("random", "greedy:child", "greedy", "greedy:expert"), 5, "seed")
HERE = Provenance("abc", "0", True, "processes", 1, 1, None, "today")


def hold(contest: Contest, file: Path | None, jobs: int = 1) -> str:
    """The report as canonical text, without the times of the bots."""
    tally = Tally(contest)
    with Logbook(file, contest, "abc") as logbook:
        for outcome in outcomes(contest, logbook, workers.spread, jobs):
            tally.add(outcome)
    figures: dict[str, Any] = reported(contest, tally, HERE, logbook.commit).figures()
    for bot in figures["bots"]:
        for key in ("median_ms", "p99_ms", "longest_ms"):
            assert bot.pop(key) > 0
    return canonical(figures)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """The file of a contest without interruption, and its report."""
    file = tmp_path_factory.mktemp("whole") / "contest.jsonl"
    report = hold(CONTEST, file)
    return file.read_bytes(), report


def without_times(text: bytes) -> list[Any]:
    lines = [json.loads(line) for line in text.splitlines()]
    return [{key: value for key, value in line.items() if key != "ms"} for line in lines]


@pytest.mark.parametrize("kept", [0.0, 0.004, 0.31, 0.62, 0.999, 1.0])
def test_a_file_cut_anywhere_is_gone_on_with(whole: tuple[bytes, str], tmp_path: Path, kept: float) -> None:
    text, report = whole
    file = tmp_path / "contest.jsonl"
    file.write_bytes(text[: int(kept * len(text))])
    assert hold(CONTEST, file) == report
    assert without_times(file.read_bytes()) == without_times(text)


def test_neither_a_file_nor_more_processes_change_the_report(whole: tuple[bytes, str]) -> None:
    assert hold(CONTEST, None, jobs=2) == whole[1]


def test_finished_games_are_not_played_again(whole: tuple[bytes, str], tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    file.write_bytes(whole[0])
    hold(CONTEST, file)
    assert file.read_bytes() == whole[0]
    hold(replace(CONTEST, blocks=4), file)  # fewer are fine, too
    assert file.read_bytes() == whole[0]
    hold(replace(CONTEST, blocks=6), file)
    assert file.read_bytes().startswith(whole[0])
    assert file.read_bytes().count(b"\n") == 1 + 18


def test_who_stops_listening_leaves_a_file_to_go_on_with(whole: tuple[bytes, str], tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    with Logbook(file, CONTEST, "abc") as logbook, pytest.raises(KeyboardInterrupt):
        for number, _ in enumerate(outcomes(CONTEST, logbook, workers.spread, 1), 1):
            if number == 4:
                raise KeyboardInterrupt
    assert file.read_bytes().count(b"\n") == 1 + 4
    assert hold(CONTEST, file) == whole[1]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(CONTEST, seed="other"), 'its seed is "seed", not "other"'),
        (replace(CONTEST, players=4), "its players is 3, not 4"),
        (replace(CONTEST, bots=("random", "greedy")), 'its bots is ["random","greedy:child",'),
        (replace(CONTEST, options={"language": "en"}), 'its options is {}, not {"language":"en"}'),
        (replace(CONTEST, game="snatch-it"), 'its game is "schnapp-land-fluss", not "snatch-it"'),
    ],
    ids=["seed", "players", "bots", "options", "game"],
)
def test_the_file_of_another_contest_is_left_alone(
    whole: tuple[bytes, str], tmp_path: Path, other: Contest, said: str
) -> None:
    file = tmp_path / "contest.jsonl"
    file.write_bytes(whole[0])
    with pytest.raises(BadContest, match="belongs to another contest") as refused:
        Logbook(file, other, "abc")
    assert said in str(refused.value)
    assert file.read_bytes() == whole[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"my diary", "is not the file of a contest"),
        (b"my diary\n", ":1: is not a line of a contest's file"),
        (b"{}\nrest", "is not the file of a contest"),
        (b"\xff\xfe\n", ":1: is not a line of a contest's file"),
    ],
)
def test_other_peoples_files_are_left_alone(tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "diary"
    file.write_bytes(text)
    with pytest.raises(BadContest) as refused:
        Logbook(file, CONTEST, "abc")
    assert said in str(refused.value)
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    "line", ['{"block":1}', "[]", "1", '{"block":1,"turn":0,"bots":["a"],"ranks":[2],"scores":[0],"ms":[[]]}']
)
def test_a_spoilt_line_is_named(whole: tuple[bytes, str], tmp_path: Path, line: str) -> None:
    file = tmp_path / "contest.jsonl"
    lines = whole[0].splitlines()
    file.write_bytes(b"\n".join([*lines[:2], line.encode(), *lines[3:], b""]))
    with pytest.raises(BadContest, match=r"contest.jsonl:3: is not a"):
        Logbook(file, CONTEST, "abc")


def test_games_of_other_bots_are_not_counted(whole: tuple[bytes, str], tmp_path: Path) -> None:
    file = tmp_path / "contest.jsonl"
    head, first, *rest = whole[0].splitlines(keepends=True)
    game = json.loads(first)
    game["bots"] = ["greedy", "greedy", "greedy"]
    file.write_bytes(head + canonical(game).encode() + b"\n" + b"".join(rest))
    with pytest.raises(BadContest, match="the file has other bots in block 1, turn 0"):
        hold(CONTEST, file)


def test_another_commit_is_told() -> None:
    tally = Tally(CONTEST)
    with Logbook(None, CONTEST, "abc") as logbook:
        for outcome in outcomes(CONTEST, logbook, workers.spread, 1):
            tally.add(outcome)
    figures = reported(CONTEST, tally, HERE, "older").figures()
    assert (figures["begun_at"], figures["commit"]) == ("older", "abc")
