"""Games to watch: the right ones, and each of them can really be played again."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from html import unescape
from pathlib import Path

import pytest

from schnapp.cli import run
from schnapp.games import GAMES
from schnapp.lab.balance.course import Course, watched
from schnapp.lab.balance.example_box import shown
from schnapp.lab.balance.examples import KINDS, Example, Kind, chosen, examples, recorded
from schnapp.lab.balance.measures import length
from schnapp.lab.balance.speech import Language, Speech
from schnapp.lab.balance.stakes import Stake
from schnapp.lab.simulation import Plan
from schnapp.table.game import usual_players
from schnapp.table.record import parsed
from schnapp.table.replay import replay
from schnapp.table.texts import LANGUAGES

from .playing import course, study


def test_the_right_games_are_chosen() -> None:
    games = [
        course([[0.5, 0.5], [0.9, 0.1], [1, 0]], [0, 1], [1, 2]),
        course([[0.5, 0.5], [0.1, 0.9], [0.2, 0.8], [0.3, 0.7], [1, 0]], [0, 1, 1, 1], [1, 2]),
        course([[0.5, 0.5], [0.6, 0.4], [0.7, 0.3], [1, 0]], [0, 1, 0], [1, 2]),
    ]
    found = chosen(games)
    assert found["shortest"] == (1, 2)
    assert found["longest"] == (2, 4)
    assert found["typical"] == (3, 3)
    assert found["comeback"] == (2, 0.1)
    assert found["early"] == (1, 0.5)
    assert "kingmaking" not in found  # two players have nobody to choose between


def test_the_greatest_kingmaker_is_one_without_hope() -> None:
    three = [[0.4, 0.4, 0.2], [0.0, 0.5, 0.5], [0, 1, 0]]
    stakes = [Stake(0, 0.4, 0.0, 0.9), Stake(1, 0.01, 0.0, 0.6)]
    games = [course(three, [0, 0], [2, 1, 3], stakes=stakes), course(three, [0, 0], [2, 1, 3])]
    assert chosen(games)["kingmaking"] == (1, 0.6)


def test_what_all_games_have_alike_is_no_reason_to_watch_one() -> None:
    assert set(chosen([course([[0.5, 0.5], [0.9, 0.1], [1, 0]], [0, 1], [1, 2])] * 3)) == {"typical"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_said_as_one(language: Language) -> None:
    for kind in (*KINDS, Kind("typical", "least", "number", length, ())):
        if kind.unit == "number":
            assert "1" not in Speech(language).text(f"example-{kind.key}", value=1)
            assert "12" in Speech(language).text(f"example-{kind.key}", value=12)


@pytest.fixture(scope="module", params=GAMES)
def told(request: pytest.FixtureRequest) -> tuple[Plan, list[Course], list[Example]]:
    """Three watched games and what they are examples of."""
    plan = study(request.param).plan(usual_players(GAMES[request.param]))
    courses = [watched(plan, number, 4) for number in (1, 2, 3)]
    records = {number: recorded(plan, number) for number in (1, 2, 3)}
    return plan, courses, examples(courses, records, Speech("de", plan.game))


def test_every_example_can_be_played_again(told: tuple[Plan, list[Course], list[Example]], tmp_path: Path) -> None:
    _, courses, found = told
    assert {"typical", "shortest", "longest", "lead"} <= {example.key for example in found}
    for example in found:
        file = tmp_path / f"{example.key}.jsonl"
        file.write_text(example.record, "utf-8")
        assert replay(file, GAMES) is None
        result = parsed(example.record.encode()).lines[-1].value
        assert isinstance(result, dict)
        assert result["ranks"] == courses[example.number - 1].ranks


def test_a_game_that_went_otherwise_is_left_out(told: tuple[Plan, list[Course], list[Example]]) -> None:
    plan, courses, _ = told
    wrong = {number: recorded(plan, number % 3 + 1) for number in (1, 2, 3)}
    assert examples(courses, wrong, Speech("en", plan.game)) == []


def test_one_click_or_one_command_shows_the_game(
    told: tuple[Plan, list[Course], list[Example]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the link saves is told by the command beside it, and is what the page tells."""
    plan, _, found = told
    speech = Speech("de", plan.game)
    for example in found:
        html = shown(example.said(), speech)
        link = re.search(r'<a download="([^"]+)" href="data:application/jsonl;base64,([^"]+)"', html)
        typed = re.search(r"<code>schnapp ([^<]+)</code>", html)
        assert link is not None
        assert typed is not None
        file = tmp_path / link[1]
        file.write_bytes(b64decode(link[2]))
        words = [str(file) if word == link[1] else word for word in unescape(typed[1]).split()]
        with pytest.raises(SystemExit) as left:
            run([*words, "--language", "de"])
        assert left.value.code == 0
        ok, *lines = capsys.readouterr().out.splitlines()
        assert ok == f"{file}: ok"
        assert len(lines) > 20
        page = re.sub(r"Platz (\d)", r"Seat \1", unescape(re.sub("<[^>]+>", " ", html)))
        assert [line for line in lines if line not in page] == []


def test_the_moment_is_marked_once(told: tuple[Plan, list[Course], list[Example]]) -> None:
    plan, courses, found = told
    for example in found:
        html = shown(example.said(), Speech("en", plan.game))
        assert html.count('class="moment"') == (example.moment is not None)
        assert html.count(f'href="#example-{example.key}-moment"') == (example.moment is not None)
        rows = re.findall(r'<th scope="row">(\d+)</th>', html)
        assert rows == [str(number) for number in range(1, len(courses[example.number - 1].seats) + 1)]


def test_an_example_can_be_kept_as_json(told: tuple[Plan, list[Course], list[Example]]) -> None:
    for example in told[2]:
        said = json.loads(json.dumps(example.said()))
        assert said["record"] == example.record
        assert said["figures"] == list(example.figures)
