"""A bot out of a file sits at the tables of the lab; whatever it does wrong is one sentence that names it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from schnapp.lab.arena.contest import Contest
from schnapp.lab.arena.holding import outcomes
from schnapp.lab.arena.logbook import Logbook
from schnapp.lab.own_bots import BadBot
from schnapp.lab.workers import spread

BOTS = """
import json
import beside

class Careful:
    def choose(self, request, chance):
        return request.legal[chance.below(len(request.legal)) * beside.ZERO]

class Fails:
    def choose(self, request, chance):
        return request.legal[99]

class Says:
    def choose(self, request, chance):
        return self.what

nobody = 3
def silent(): pass
def unmade(): raise OSError("no weights")
def saying(what): return type("", (Says,), {"what": what})
number, nothing, strange = saying(3), saying(None), saying({"type": "lay", "card": object()})
illegal, other, unknown = saying({"type": "lay", "card": "unicorn"}), saying({"type": "lay", "player": 1}), saying({})
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("ZERO = 0")
    (tmp_path / "bots.py").write_text(BOTS)
    return tmp_path / "bots.py"


def held(spec: str, jobs: int = 1) -> Counter[str]:
    """How often each bot sat at a table of a short contest."""
    contest = Contest("snatch-it", 3, (spec, "random"), 2, "1")
    contest.check()
    with Logbook(None, contest, "") as logbook:
        return Counter(bot for outcome in outcomes(contest, logbook, spread, jobs) for bot in outcome.bout.bots)


@pytest.mark.parametrize("jobs", [1, 2])
def test_it_plays(file: Path, jobs: int) -> None:
    assert held(f"{file}:Careful", jobs) == {f"{file}:Careful": 6, "random": 12}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Missing", "has no Missing"),
        ("nobody", "makes no bot: it has to give an object with a method choose"),
        ("silent", "makes no bot"),
        ("unmade", r"has failed: OSError: no weights \(bots.py, line 19\)"),
        ("Fails", r"has failed: IndexError: list index out of range \(bots.py, line 11\)"),
        ("number", "answers 3, and an answer is an act"),
        ("nothing", "answers None, and an answer is an act"),
        ("strange", "and an answer is an act"),
        ("illegal", r'does what the rules do not allow, .*"unicorn".*: refused: bad_params'),
        ("other", 'answers {"player":1,"type":"lay"}, and player is not for a bot to say'),
        ("unknown", "does what the rules do not allow"),
    ],
)
def test_what_it_does_wrong_is_said(file: Path, name: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        held(f"{file}:{name}")


def test_what_it_does_wrong_in_another_process_is_said_as_well(file: Path) -> None:
    with pytest.raises(BadBot, match="unicorn"):
        held(f"{file}:illegal", jobs=2)


def test_a_file_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="FileNotFoundError"):
        held(f"{tmp_path / 'none.py'}:Careful")
    (tmp_path / "slip.py").write_text("def (")
    with pytest.raises(BadBot, match="SyntaxError"):
        held(f"{tmp_path / 'slip.py'}:Careful")
