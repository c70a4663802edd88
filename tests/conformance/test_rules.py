"""The worked scenarios and golden records of the specification."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schnapp.conformance import UnderTest
from schnapp.games import GAMES
from schnapp.table import record
from schnapp.table.replay import follow, replay
from schnapp.table.scenario import run, run_file

from .rules import RULES, needs_rules, records, scenarios
from .tables import GAMES_UNDER_TEST

every_game = pytest.mark.parametrize("tested", GAMES_UNDER_TEST, ids=lambda tested: tested.game.name)
FILES = [path for tested in GAMES_UNDER_TEST for path in records(tested.game.name)]
SCENARIOS = [
    (tested.game.name, scenario)
    for tested in GAMES_UNDER_TEST
    for path in scenarios(tested.game.name)
    for scenario in json.loads(path.read_text("utf-8"))["scenarios"]
]


@needs_rules
@pytest.mark.parametrize(
    ("game", "scenario"), SCENARIOS, ids=[f"{game}-{scenario['id']}" for game, scenario in SCENARIOS]
)
def test_scenario(game: str, scenario: dict[str, object]) -> None:
    assert run(GAMES[game], scenario).why is None


@needs_rules
@every_game
def test_every_game_has_scenarios_and_golden_records(tested: UnderTest) -> None:
    name = tested.game.name
    assert scenarios(name), f"no scenarios of {name} in {RULES}"
    assert records(name), f"no golden records of {name} in {RULES}"
    for path in scenarios(name):
        assert all(outcome.why is None for outcome in run_file(path, GAMES))


@needs_rules
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_golden_record(path: Path) -> None:
    assert replay(path, GAMES) is None


@needs_rules
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_golden_records_are_written_as_they_were_read(path: Path) -> None:
    """Every value of the file comes out of the engine again, the fields in the same order. Options that came later than
    the file follow at the end, with their default: what they say has always been so."""
    read = record.read(path)
    match = follow(read, GAMES)
    assert match.over
    given = json.loads(path.read_text("utf-8").split("\n")[0])
    header = json.loads(record.written(match.header(verbose=True, position=given.get("position"))))
    usual = match.game.resolve(len(match.players), {})
    later = {name: value for name, value in usual.items() if name not in given["options"]}
    assert header == given | {"options": given["options"] | later}
    assert list(header) == list(given)
    assert list(header["options"]) == [*given["options"], *later]
    assert record.written({"result": match.result()}) == path.read_text("utf-8").split("\n")[-2] + "\n"
