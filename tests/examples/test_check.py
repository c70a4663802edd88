"""`schnapp check`: the tests for all games, at the command line, for a game that keeps what it must and one that does not."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from .guests import PIG, install, install_pig


def checked(packages: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(packages), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "schnapp", "check", *arguments],
        env=os.environ | {"PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_a_game_that_keeps_what_it_must(tmp_path: Path) -> None:
    install_pig(tmp_path)
    shown = checked(tmp_path)  # what other packages have brought, and nothing else
    assert shown.returncode == 0, shown.stdout + shown.stderr
    passed, _, rest = shown.stdout.partition(" ")
    assert rest == "passed, 0 failed\n"
    assert int(passed) > 20


def test_a_game_that_does_not(tmp_path: Path) -> None:
    """With three points in the pot nothing is legal, though it is somebody's turn."""
    broken = PIG.read_text("utf-8").replace(
        "return [Roll(), Hold()] if self.pot > 0 else [Roll()]", "return [Roll(), Hold()] if self.pot != 3 else []"
    )
    (tmp_path / "pig.py").write_text(broken, "utf-8")
    install(tmp_path, "pig", "pig:PigGame")
    shown = checked(tmp_path, "pig", "--json")
    assert shown.returncode == 1, shown.stdout + shown.stderr
    told = [json.loads(line) for line in shown.stdout.splitlines()]
    assert {one["game"] for one in told} == {"pig"}
    assert all(one["passed"] == (one["why"] is None) for one in told)
    assert any("no act is legal" in one["why"] for one in told if not one["passed"])


def test_a_position_that_loads_and_cannot_be_played(tmp_path: Path) -> None:
    """With -1 in the pot nothing is legal. No game comes there, but nobody refuses to load it either: it is shown."""
    broken = PIG.read_text("utf-8").replace(
        "return [Roll(), Hold()] if self.pot > 0 else [Roll()]", "return [Roll(), Hold()] if self.pot >= 0 else []"
    )
    (tmp_path / "pig.py").write_text(broken, "utf-8")
    install(tmp_path, "pig", "pig:PigGame")
    shown = checked(tmp_path, "pig")
    assert shown.returncode == 1, shown.stdout + shown.stderr
    assert "no act is legal; in a damaged position that `check` does not refuse: {" in shown.stdout
    assert '"pot":-1' in shown.stdout


def test_equal_reasons_are_said_once(tmp_path: Path) -> None:
    broken = PIG.read_text("utf-8").replace("return self.points[seat]", 'return "many"')
    (tmp_path / "pig.py").write_text(broken, "utf-8")
    install(tmp_path, "pig", "pig:PigGame")
    shown = checked(tmp_path, "pig")
    assert shown.returncode == 1, shown.stdout + shown.stderr
    said = [line for line in shown.stdout.splitlines() if "returns(0) gives 'many'" in line]
    assert 0 < len(said) < 5
    assert re.match(r"pig: invariants_hold_in_every_position-one-pig-2 and \d+ more tests: BadRules: ", said[0])


def test_where_nobody_has_brought_a_game(tmp_path: Path) -> None:
    shown = checked(tmp_path)
    assert shown.returncode == 2
    assert shown.stderr.startswith("schnapp: no other package has brought a game; schnapp new NAME begins one")
    shown = checked(tmp_path, "schnuff")
    assert shown.returncode == 2
    assert shown.stderr == "schnapp: schnuff comes along with Schnapp: ./check tests it, in a checkout\n"


def test_a_game_that_its_author_explains(tmp_path: Path) -> None:
    """What he says is asked for: an event that never happens is missed."""
    explained = (
        PIG.read_text("utf-8")
        + """

def under_test(self):
    from schnapp.conformance import UnderTest

    return UnderTest(self, events=frozenset({"taken_off"}))


PigGame.under_test = under_test
"""
    )
    (tmp_path / "pig.py").write_text(explained, "utf-8")
    install(tmp_path, "pig", "pig:PigGame")
    shown = checked(tmp_path, "pig")
    assert shown.returncode == 1, shown.stdout + shown.stderr
    assert "taken_off" in shown.stdout


def test_words_that_ask_for_what_they_do_not_get(tmp_path: Path) -> None:
    slip = PIG.read_text("utf-8").replace("{ $points }", "{ $points_in_all }", 1)
    assert slip.count("points_in_all") == 1
    (tmp_path / "pig.py").write_text(slip, "utf-8")
    install(tmp_path, "pig", "pig:PigGame")
    shown = checked(tmp_path, "pig")
    assert shown.returncode == 1, shown.stdout + shown.stderr
    assert "text log-held in en: " in shown.stdout and "points_in_all" in shown.stdout


def test_words_that_cannot_be_read(tmp_path: Path) -> None:
    slip = PIG.read_text("utf-8").replace("{ $points }", "{ $points", 1)
    (tmp_path / "pig.py").write_text(slip, "utf-8")
    install(tmp_path, "pig", "pig:PigGame")
    shown = checked(tmp_path, "pig")
    assert shown.returncode == 1, shown.stdout + shown.stderr
    assert "the words of the game cannot be read at: log-held" in shown.stdout
