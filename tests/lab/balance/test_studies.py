"""What a report tries, and that an interrupted one is gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest

from schnapp.bots.roster import UnknownBot
from schnapp.games import GAMES
from schnapp.lab import workers
from schnapp.lab.balance.making import Files, make
from schnapp.lab.balance.speech import Speech
from schnapp.lab.balance.study import SETTINGS, BadStudy, Study
from schnapp.lab.balance.sweep import swept
from schnapp.lab.balance.tasks import Done, Findings, Task, avoidable, stages, studied
from schnapp.table.errors import BadOptions

from .playing import HERE, TINY, course, study, unwatched

SHORT = replace(study("schnapp-land-fluss"), sweep={"misses_to_end": [1]})
SPEECH = Speech("en", SHORT.game)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The logbook of a small report without interruption, and its JSON."""
    files = Files.beside(tmp_path_factory.mktemp("whole") / "report.html")
    make(SHORT, files, workers.spread, HERE, unwatched, SPEECH)
    return files.logbook.read_bytes(), files.figures.read_bytes()


@pytest.mark.parametrize("kept", [0.0, 0.001, 0.4, 0.97, 1.0])
def test_a_logbook_cut_anywhere_is_gone_on_with(whole: tuple[bytes, bytes], tmp_path: Path, kept: float) -> None:
    logbook, figures = whole
    files = Files.beside(tmp_path / "report.html")
    files.logbook.write_bytes(logbook[: int(kept * len(logbook))])
    make(SHORT, files, workers.spread, HERE, unwatched, SPEECH)
    assert without_times(files.figures.read_bytes()) == without_times(figures)
    assert files.logbook.read_bytes().count(b"\n") == logbook.count(b"\n")


def without_times(report: bytes) -> object:
    return json.loads(report)


def test_more_processes_change_nothing(whole: tuple[bytes, bytes], tmp_path: Path) -> None:
    files = Files.beside(tmp_path / "report.html")
    make(SHORT, files, workers.spread, replace(HERE, jobs=2), unwatched, SPEECH)
    report = json.loads(files.figures.read_bytes())
    assert report == json.loads(whole[1]) | {"jobs": 2}


def test_who_stops_listening_loses_nothing(tmp_path: Path) -> None:
    def stopping(items: Iterator[Done], count: int, stage: str) -> Iterable[Done]:
        for number, item in enumerate(items, 1):
            yield item
            if number == 4:
                raise KeyboardInterrupt

    logbook = tmp_path / "logbook.jsonl"
    with pytest.raises(KeyboardInterrupt):
        studied(SHORT, logbook, "abc", workers.spread, 1, stopping)
    assert logbook.read_bytes().count(b"\n") == 1 + 4


def test_a_bigger_report_goes_on_from_a_smaller_one(whole: tuple[bytes, bytes], tmp_path: Path) -> None:
    logbook = tmp_path / "logbook.jsonl"
    logbook.write_bytes(whole[0])
    bigger = replace(SHORT, setting=replace(TINY, games=8, every=4))
    findings, begun = studied(bigger, logbook, "def", workers.spread, 1, unwatched)
    assert begun == "abc"
    assert len(findings.courses[4]) == 8
    assert logbook.read_bytes().startswith(whole[0])


def test_standard_goes_on_from_quick() -> None:
    """Thorough does not: there a better bot tries what is forbidden."""
    quick, standard, thorough = (study("snails", SETTINGS[pace]).head for pace in ("quick", "standard", "thorough"))
    assert quick == standard != thorough


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(SHORT, seed="other"), 'belongs to another report: its seed is "seed", not "other"'),
        (replace(SHORT, bot="random"), 'its bot is "greedy", not "random"'),
        (replace(SHORT, options={"games": 2}), 'its options is {}, not {"games":2}'),
    ],
)
def test_the_logbook_of_another_report_is_left_alone(
    whole: tuple[bytes, bytes], tmp_path: Path, other: Study, said: str
) -> None:
    logbook = tmp_path / "logbook.jsonl"
    logbook.write_bytes(whole[0])
    with pytest.raises(BadStudy) as refused:
        studied(other, logbook, "abc", workers.spread, 1, unwatched)
    assert said in str(refused.value)
    assert logbook.read_bytes() == whole[0]


def test_a_spoilt_line_is_named(whole: tuple[bytes, bytes], tmp_path: Path) -> None:
    logbook = tmp_path / "logbook.jsonl"
    logbook.write_bytes(whole[0] + b'{"found":{}}\n')
    with pytest.raises(BadStudy, match=rf"logbook.jsonl:{whole[0].count(10) + 1}: is not a piece of a report"):
        studied(SHORT, logbook, "abc", workers.spread, 1, unwatched)


def test_a_piece_of_another_version_is_named(whole: tuple[bytes, bytes], tmp_path: Path) -> None:
    logbook = tmp_path / "logbook.jsonl"
    logbook.write_bytes(whole[0].replace(b'"exact":false', b'"precise":false', 1))
    with pytest.raises(BadStudy, match=r'another version wrote of \["course",4,1,'):
        studied(SHORT, logbook, "abc", workers.spread, 1, unwatched)


def test_every_number_of_players_is_watched() -> None:
    assert study("schnuff").counts() == [4, 2, 3, 5, 6]
    assert study("snails").counts() == [4, 2, 3]
    assert study("snails", start_player="p4").counts() == [4]  # nobody else has four players


def test_house_values_are_those_that_the_rules_allow() -> None:
    for game in GAMES:
        small = study(game)
        for name, value in swept(small):
            GAMES[game].resolve(small.players, {name: value})
            assert GAMES[game].resolve(small.players, {})[name] != value


def test_house_values_that_mean_something() -> None:
    tried = swept(study("schnuff"))
    assert {("short_game", True), ("chips", 5), ("chips", 15), ("schnuff_tie", "all_pay")} <= set(tried)
    assert not {"deck", "card_names"} & {name for name, _ in tried}  # they have parts
    assert ("chips", 3) in swept(study("schnuff", chips=6))
    snails = dict.fromkeys(name for name, _ in swept(study("snails")))
    assert "start_player" not in snails  # a seat
    assert ("layout", "custom") not in swept(study("snails"))  # goes with another option only


def test_one_can_ask_for_house_values() -> None:
    asked = replace(study("schnuff"), sweep={"chips": [3, 30]})
    asked.check()
    assert swept(asked) == [("chips", 3), ("chips", 30)]
    with pytest.raises(BadOptions, match="chips"):
        replace(asked, sweep={"chips": [31]}).check()
    with pytest.raises(UnknownBot):
        replace(asked, bot="genius").check()


def test_what_is_asked_for_twice_is_tried_once() -> None:
    """Games that count twice would look like certainty."""
    once = replace(study("schnuff"), sweep={"chips": [3, 5]}, forbid=("act:draw", "card:snap"))
    twice = replace(once, sweep={"chips": [3, 5, 3]}, forbid=(*once.forbid, "act:draw"))
    twice.check()
    assert before_the_hunt(twice) == before_the_hunt(once)


def before_the_hunt(asked: Study) -> list[Task]:
    findings = Findings()
    findings.courses[asked.players] = []
    found = takewhile(lambda stage: all(task.part != "sighting" for task in stage[1]), stages(asked, findings))
    return [task for _, tasks in found for task in tasks]


def test_only_what_can_be_avoided_is_forbidden() -> None:
    games = [course([[0.5, 0.5], [1, 0]], [0], [1, 2]) for _ in range(10)]
    for number, game in enumerate(games):
        game.free = (
            {"act:often": 3} | ({"act:seldom": 1} if number == 0 else {}) | ({"act:usual": 1} if number < 5 else {})
        )
    assert avoidable(games, 5) == ["act:often", "act:usual"]
    assert avoidable(games, 1) == ["act:often"]


def test_one_can_ask_what_to_forbid() -> None:
    asked = replace(study("snails"), forbid=("act:push", "card:sword"))
    asked.check()
    assert {task.feature for task in before_the_hunt(asked) if task.part == "restricted"} == {"act:push", "card:sword"}


@pytest.mark.parametrize(
    ("feature", "said"),
    [
        ("act:fly", "there is no act 'fly'; known are draw, play"),
        ("card:cat", "there is no card 'cat'; known are number_1, "),
        ("draw", "'draw' cannot be forbidden; name acts and cards such as act:toss or card:swarm"),
    ],
)
def test_what_is_not_there_cannot_be_forbidden(feature: str, said: str) -> None:
    with pytest.raises(BadStudy) as refused:
        replace(study("schnuff"), forbid=(feature,)).check()
    assert str(refused.value).startswith(said)


def test_equal_pieces_have_equal_names() -> None:
    names = [task.name for task in before_the_hunt(SHORT)]
    assert len(names) > 20
    assert len(set(names)) == len(names)
