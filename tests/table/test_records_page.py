"""docs/records.md: its examples are replayed, and what it lists is what there is. `./check records` compares its tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schnapp.games import BUILT_IN, GAMES
from schnapp.table import record, scenario
from schnapp.table.game import Game
from schnapp.table.protocols import names_of
from schnapp.table.replay import check

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
RECORDS = re.findall(r"^```jsonl\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
SCENARIOS = re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def listed(heading: str) -> set[str]:
    """The names in the first column of the table below a sentence or a heading."""
    rows = PAGE.split(heading, 1)[1].split("\n| --- |", 1)[1].split("\n\n", 1)[0]
    return {name for row in rows.splitlines()[1:] for name in re.findall(r"`([^`]+)`", row.split(" | ")[0])}


def test_every_record_replays() -> None:
    assert len(RECORDS) == 1 + len(BUILT_IN)
    for text in RECORDS:
        read = record.parsed(text.encode())
        assert check(read, GAMES) is None
        assert read.header["game"] in BUILT_IN
    assert any(record.parsed(text.encode()).verbose for text in RECORDS)


def test_every_scenario_passes(tmp_path: Path) -> None:
    assert SCENARIOS
    for text in SCENARIOS:
        (tmp_path / "scenarios.json").write_text(text, "utf-8")
        assert [outcome.why for outcome in scenario.run_file(tmp_path / "scenarios.json", GAMES)] == [None]


def test_header_lines_and_scenarios_have_the_fields_that_are_listed() -> None:
    assert listed("### The header") == {*record.HEADER, *record.HEADER_MAY}
    assert listed("### The other lines") == set(record.KEYS)
    assert listed("A scenario has:") == set(scenario.SCENARIO)
    assert listed("What can be expected") == set(scenario.EXPECT)


@pytest.mark.parametrize("game", BUILT_IN.values(), ids=BUILT_IN)
def test_everything_a_game_can_say_is_listed(game: Game) -> None:
    chapter = PAGE.split(f"<!-- {game.name}: made by", 1)[1].split(f"<!-- end of {game.name} -->", 1)[0]
    for heading, names in (
        ("#### Options", names_of(game)),
        ("#### Random steps", set(game.events.step_names)),
        ("#### Why an act is refused", {cited.rpartition(":")[2] for cited in game.booklet}),
    ):
        assert names <= listed_in(chapter, heading), heading


def listed_in(chapter: str, heading: str) -> set[str]:
    rows = chapter.split(heading, 1)[1].split("####", 1)[0]
    return set(re.findall(r"^\| `([^`]+)`", rows, re.MULTILINE))


def test_whoever_cites_the_format_names_the_page() -> None:
    """The sections of a specification that lies elsewhere help nobody."""
    source = Path(__file__).parents[2] / "src" / "schnapp"
    for file in source.rglob("*.py"):
        text = file.read_text("utf-8")
        assert not re.search(r"record format", text, re.IGNORECASE), file
