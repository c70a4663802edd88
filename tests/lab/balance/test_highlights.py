"""The findings at the top of a report follow their rule: beyond the norm, beyond noise, the greatest first."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from schnapp.commands.lab import lab
from schnapp.lab.balance.figure import Figure, Unit
from schnapp.lab.balance.highlights import command, highlights
from schnapp.lab.balance.norms import CHESS, norm_of
from schnapp.lab.balance.section import Row, Section, Table, mark
from schnapp.lab.balance.speech import Language, Speech
from schnapp.lab.balance.study import Study
from schnapp.table.texts import LANGUAGES

from .playing import study

STUDY = replace(study("schnuff"), bot="medium")
SPEECH = Speech("en", "schnuff")


def figure(value: float, reach: float, unit: Unit = "share", fair: float | None = 0.25) -> Figure:
    return Figure(value, value - reach, value + reach, 100, unit, fair)


def section(
    key: str, table: str, rows: Sequence[tuple[str, Sequence[Figure]]], keys: Sequence[str] = ("4p",)
) -> Section:
    made = Table(table, table, "", list(keys), list(keys), [Row(name, name, list(cells)) for name, cells in rows])
    return Section(key, key, "", tables=[made])


def restricted(*rows: tuple[str, Figure]) -> Section:
    made = Table(
        "forbidden", "", "", ["kind", "wins"], ["", ""], [Row(name, name, ["act", cell]) for name, cell in rows]
    )
    return Section("restrictions", "", "", tables=[made])


def found(*sections: Section, language: Language = "en", asked: Study = STUDY) -> list[dict[str, Any]]:
    return highlights(sections, asked, Speech(language, "schnuff"))["found"]


def test_an_advantage_greater_than_whites_is_told_and_a_smaller_one_is_not() -> None:
    less, more = 0.25 * (CHESS - 0.02), 0.25 * (CHESS + 0.08)
    assert found(section("fairness", "seat", [("seat_1", [figure(less, 0.001)])])) == []
    (told,) = found(section("fairness", "seat", [("seat_1", [figure(more, 0.005)])]))
    assert told["place"] == "fairness/seat/seat_1"
    assert "29.5% (29.0 to 30.0)" in told["found"]
    assert "White has in chess" in told["found"]
    (told,) = found(section("fairness", "side", [("pirates", [figure(0.2, 0.005)])]))
    assert "Black has in chess" in told["found"]


def test_what_may_be_noise_is_not_told() -> None:
    assert found(section("fairness", "seat", [("seat_1", [figure(0.35, 0.2)])])) == []
    norm = norm_of("forced", "schnuff")
    assert norm is not None
    much = norm.high + 0.05
    assert found(section("choices", "measures", [("forced", [figure(much, 0.2, fair=None)])])) == []
    assert len(found(section("choices", "measures", [("forced", [figure(much, 0.01, fair=None)])]))) == 1


def test_who_plays_otherwise_has_no_norm_of_the_other_games() -> None:
    measure = section("pace", "measures", [("wait", [figure(99, 0.1, "number", None)])])
    advantage = section("fairness", "seat", [("seat_1", [figure(0.8, 0.01)])])
    assert len(found(measure, advantage)) == 2
    for asked in (replace(STUDY, players=6), replace(STUDY, bot="greedy")):
        (told,) = found(measure, advantage, asked=asked)
        assert told["kind"] == "advantage"


def test_no_finding_contradicts_its_interval() -> None:
    """A long side away from the edge is no reason to doubt, and one towards it is."""
    edge = 0.25 * CHESS
    for low, told in ((edge - 0.001, 0), (edge, 0), (edge + 0.001, 1)):
        skew = Figure(edge + 0.06, low, edge + 0.061, 100, "share", 0.25)
        assert len(found(section("fairness", "seat", [("seat_1", [skew])]))) == told


def test_many_tests_count() -> None:
    """What one test would tell, one of two hundred does not."""
    one = ("seat_1", [figure(0.25 * CHESS + 0.022, 0.02)])
    assert len(found(section("fairness", "seat", [one]))) == 1
    assert (
        found(section("fairness", "seat", [one, *((f"seat_{at}", [figure(0.25, 0.02)]) for at in range(2, 200))])) == []
    )


def test_who_gets_more_by_playing_otherwise_comes_first_and_of_each_topic_the_greatest() -> None:
    told = found(
        section("fairness", "seat", [("seat_1", [figure(0.8, 0.01)]), ("seat_2", [figure(0.01, 0.005)])]),
        section("fairness", "turn", [("begins", [figure(0.7, 0.01)])]),
        section("fairness", "side", [("pirates", [figure(0.4, 0.01)])]),
        restricted(("act:draw", figure(0.3, 0.01))),
        section("loopholes", "judged", [("never", [figure(0.5, 0.02)]), ("always", [figure(0.6, 0.02)])], ("wins",)),
    )
    assert [each["place"] for each in told] == [
        "loopholes/judged/always",
        "fairness/seat/seat_1",
        "fairness/side/pirates",
    ]
    (told,) = found(restricted(("act:draw", figure(0.3, 0.01)), ("act:play", figure(0.28, 0.01))))
    assert (told["kind"], told["place"]) == ("overrated", "restrictions/forbidden/act:draw")


def test_a_thing_that_one_can_do_without_is_no_finding_and_a_must_is() -> None:
    ladder = Table(
        "ladder", "", "", ["rating", "wins"], ["", ""], [Row("random", "random", [figure(400, 9, "rating", None), figure(0.05, 0.01)])]
    )  # fmt: skip
    skill = Section("skill", "", "", tables=[ladder])
    assert found(skill, restricted(("act:play", figure(0.15, 0.01)))) == []
    (told,) = found(skill, restricted(("act:play", figure(0.02, 0.005))))
    assert told["kind"] == "must"


def test_the_advice_is_the_house_value_that_helps_most() -> None:
    norm = norm_of("forced", "schnuff")
    assert norm is not None
    choices = section("choices", "measures", [("forced", [figure(norm.high + 0.2, 0.01, fair=None)])])
    changes = {"chips=5": -0.03, "chips=15": 0.2, "short_game=true": -0.1}
    rows = [Row(name, name, [figure(change, 0.01, "points", None)]) for name, change in changes.items()]
    mark(rows)
    values = Section("houses", "", "", tables=[Table("values", "", "", ["forced"], ["Forced"], rows)])
    (told,) = found(choices, values)
    assert "short_game=true" in told["try"]
    assert "-10.0" in told["try"].replace("−", "-")
    assert shlex.split(told["command"])[:5] == ["schnapp", "lab", "schnuff", "--options", '{"short_game": true}']
    (told,) = found(choices)
    assert told["command"] == "schnapp lab schnuff --setting standard"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_told_has_words(language: Language) -> None:
    measures = ("wait", "longest_wait", "watching", "forced", "half_time", "hopeless", "kingmaking", "shared")
    for key in measures:
        assert len(found(section("x", "measures", [(key, [figure(99, 0.1, fair=None)])]), language=language)) == 1, key
    for key in ("gain", "lead_changes", "decided", "comeback"):
        assert len(found(section("x", "measures", [(key, [figure(-99, 0.1, fair=None)])]), language=language)) == 1, key


@pytest.mark.parametrize("options", [{}, {"chips": 5}])
def test_the_command_can_be_typed(options: dict[str, Any]) -> None:
    asked = replace(STUDY, players=3, options={"short_game": True})
    program, name, *words = shlex.split(command(asked, options))
    assert (program, name) == ("schnapp", "lab")
    understood = lab.make_context(name, words).params
    assert understood["game"] == "schnuff"
    assert understood["players"] == 3
    assert '"short_game": true' in understood["options"]


def test_nothing_is_told_where_there_is_nothing() -> None:
    told = highlights([section("fairness", "seat", [("seat_1", [figure(0.25, 0.02)])])], STUDY, SPEECH)
    assert told == {"tested": 1, "beyond": 0, "found": []}
