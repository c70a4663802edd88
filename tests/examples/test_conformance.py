"""What the tests for every game find in the game of a stranger, who says nothing but its class."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from schnapp.conformance import UnderTest, cases

from .tricks import DownTricksGame, Tricks, TricksGame

EXAMPLES = Path(__file__).parents[2] / "examples"
TESTED = UnderTest(TricksGame())


def failures(tested: UnderTest) -> dict[str, str]:
    """The tests that fail, and what they say."""
    found: dict[str, str] = {}
    for case in cases(tested):
        try:
            case.test()
        except AssertionError as failure:
            found[case.name.partition("-")[0]] = str(failure)
    return found


def test_a_sound_game_passes_as_it_is() -> None:
    names = {case.name for case in cases(TESTED)}
    assert "an_act_answers_alike_where_only_hidden_cards_differ-tricks-3" in names
    assert failures(TESTED) == {}


@pytest.mark.parametrize(
    ("slip", "test", "words"),
    [
        ("legal", "what_a_viewer_cannot_tell_apart_looks_the_same", ""),
        ("event", "an_act_answers_alike_where_only_hidden_cards_differ", "name the event in `revealing`"),
        ("chance", "own_records_replay", ""),
    ],
)
def test_a_slip_is_found(slip: str, test: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tricks, "slip", slip)
    assert words in failures(TESTED)[test]


def test_what_was_brought_to_light_by_the_rules_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tricks, "slip", "event")
    assert failures(replace(TESTED, revealing=frozenset({"laid"}))) == {}


def test_a_card_that_is_turned_down_again_is_missed() -> None:
    tested = UnderTest(DownTricksGame())
    ((test, why),) = failures(tested).items()
    assert test == "a_card_that_was_seen_is_not_dealt_anew"
    assert re.match(r"seat \d has just seen \w\w, and it lies in won of seat \d; a bot there imagines it in ", why)
    assert failures(replace(tested, forgotten=frozenset({"won"}))) == {}


def test_a_game_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tricks, "slip", "endless")
    case = next(case for case in cases(TESTED) if case.name.startswith("nobody_acts"))
    with pytest.raises(AssertionError, match="tricks is not over after 10000 steps"):
        case.test()


@pytest.mark.parametrize("file", ["pig/test_pig.py", "crazy_eights/tests/test_conformance.py"])
def test_a_game_is_put_under_them_in_a_few_lines(file: str) -> None:
    assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= 10


def test_without_pytest_it_is_said_what_is_missing() -> None:
    program = (
        "import sys\n"
        "from schnapp.conformance import conformance\n"
        "sys.modules['pytest'] = None\n"
        "from schnapp.table.errors import SchnappError\n"
        "try: conformance()\n"
        "except SchnappError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "pytest is not installed, and runs these tests: pip install pytest", done.stderr
