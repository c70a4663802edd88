"""What the tests for every game find in the game of a stranger, who says nothing but its class."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from schnapp.commands.new import TEMPLATE
from schnapp.conformance import UnderTest, cases
from schnapp.table.errors import BadRules

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def tricks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game of the page, and what its author could get wrong."""
    monkeypatch.syspath_prepend(EXAMPLES / "tricks")
    return import_module("tests.examples.tricks")


@pytest.fixture
def tested(tricks: ModuleType) -> UnderTest:
    return UnderTest(tricks.SlippingGame())


def failures(tested: UnderTest) -> dict[str, str]:
    """The tests that fail, and what they say."""
    found: dict[str, str] = {}
    for case in cases(tested):
        try:
            case.test()
        except AssertionError as failure:
            found[case.name.partition("-")[0]] = str(failure)
    return found


def test_a_sound_game_passes_as_it_is(tested: UnderTest) -> None:
    names = {case.name for case in cases(tested)}
    assert "an_act_answers_alike_where_only_hidden_cards_differ-tricks-3" in names
    assert failures(tested) == {}


@pytest.mark.parametrize(
    ("slip", "test", "words"),
    [
        ("legal", "what_a_viewer_cannot_tell_apart_looks_the_same", ()),
        (
            "event",
            "an_act_answers_alike_where_only_hidden_cards_differ",
            ('"type":"play"} is told otherwise in each: as {"left":', "name the event in `revealing`"),
        ),
        (
            "glimpse",
            "what_is_seen_while_an_act_is_told_is_seen_or_told_anyway",
            (" on the table, which is neither seen before",),
        ),
        ("chance", "own_records_replay", ()),
    ],
)
def test_a_slip_is_found(
    slip: str, test: str, words: Sequence[str], tricks: ModuleType, tested: UnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tricks.Slipping, "slip", slip)
    why = failures(tested)[test]
    assert all(said in why for said in words)


def test_what_was_brought_to_light_by_the_rules_may_be_named(
    tricks: ModuleType, tested: UnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tricks.Slipping, "slip", "event")
    assert failures(replace(tested, revealing=frozenset({"took"}))) == {}


def test_a_card_that_is_turned_down_again_is_missed(tricks: ModuleType) -> None:
    tested = UnderTest(tricks.DownTricksGame())
    ((test, why),) = failures(tested).items()
    assert test == "a_card_that_was_seen_is_not_dealt_anew"
    assert re.match(r"seat \d has just seen \w\w, and it lies in taken of seat \d; a bot there imagines it in ", why)
    assert failures(replace(tested, forgotten=frozenset({"taken"}))) == {}


def test_a_field_that_has_lost_its_cards_is_named(
    tricks: ModuleType, tested: UnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tricks.Slipping, "slip", "gone")
    case = next(case for case in cases(tested) if case.name.startswith("no_card_is_lost"))
    lost = r"after the act {.*} 0 cards \w\w lie on the table, not 1: before it in (trick|hands of seat \d), now in no field"
    with pytest.raises(AssertionError, match=lost):
        case.test()


def test_a_card_that_has_left_the_game_is_missed(tricks: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks.Slipping, "slip", "gone")
    monkeypatch.setattr(
        tricks.CarelessGame.schema.conserved, "decks", []
    )  # a declaration that does not count its cards
    case = next(case for case in cases(UnderTest(tricks.CarelessGame())) if case.name.startswith("a_card_that_was"))
    with pytest.raises(
        AssertionError, match=r"has just seen \w\w, and it lies in no field; a bot there imagines it in "
    ):
        case.test()


def test_a_position_that_cannot_be_played_is_told(tricks: ModuleType) -> None:
    *_, case = (case for case in cases(UnderTest(tricks.CarelessGame())) if case.name.startswith("a_damaged"))
    with pytest.raises(BadRules, match="has to decide, and no act is legal") as wrong:
        case.test()
    assert wrong.value.__notes__[0].startswith('in a damaged position that `check` does not refuse: {"active":')


def test_a_game_that_never_ends_is_found(
    tricks: ModuleType, tested: UnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tricks.Slipping, "slip", "endless")
    case = next(case for case in cases(tested) if case.name.startswith("nobody_acts"))
    with pytest.raises(AssertionError, match="tricks is not over after 10000 steps"):
        case.test()


@pytest.mark.parametrize("file", [TEMPLATE / "test_pig.py", EXAMPLES / "crazy_eights/tests/test_conformance.py"])
def test_a_game_is_put_under_them_in_a_few_lines(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= 10


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
