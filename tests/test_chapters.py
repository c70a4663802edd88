"""A compiled module in chapters is one text for the compiler."""

from __future__ import annotations

from pathlib import Path

from schnapp.building.chapters import chapters, compiled_modules, is_plain, joined
from tests.conformance.rules import REPOSITORY

CODES = '''"""The numbers."""
from .. import box
ONE, TWO = range(2)
'''
DICE = '''"""The dice."""
from __future__ import annotations
from typing import TYPE_CHECKING
import cython
from .codes import *
if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
if not cython.compiled:
    from schnapp.table.state import State
CHOICES = [0] * 6
class Dice(State):
    """What is rolled."""

    # ---- 1 Dice

    def roll(self, dealer: Dealer) -> None:
        """1.1"""
        self.die = dealer.below(6)
'''
STATE = '''"""The rules."""
from .dice import *
class Pig(Dice):
    """The whole game."""

    def hold(self) -> None:
        """2"""
        self.seat = ONE
'''
TEXT = '''from __future__ import annotations
from pig import box
ONE, TWO = range(2)
from typing import TYPE_CHECKING
import cython
if not cython.compiled:
    from schnapp.table.state import State
CHOICES = [0] * 6
class Pig(State):
    """The whole game."""
    def roll(self, dealer: Dealer) -> None:
        """1.1"""
        self.die = dealer.below(6)
    def hold(self) -> None:
        """2"""
        self.seat = ONE
'''


def test_their_classes_are_one(tmp_path: Path) -> None:
    rules = tmp_path / "pig" / "rules"
    rules.mkdir(parents=True)
    (rules / "codes.py").write_text(CODES)
    (rules / "dice.py").write_text(DICE)
    (rules / "state.py").write_text(STATE)
    parts = list(chapters(rules / "state.py"))
    assert [part.path.stem for part in parts] == ["codes", "dice", "state"]
    assert joined(parts, tmp_path) == TEXT


def test_a_module_without_chapters_is_its_own(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(CODES)
    parts = list(chapters(tmp_path / "rules.py"))
    assert len(parts) == 1
    assert joined(parts, tmp_path) == CODES


def test_no_file_is_longer_than_people_read() -> None:
    long = {
        path.name: count for path in (REPOSITORY / "src").rglob("*.py") if (count := path.read_text().count("\n")) > 600
    }
    assert long == {}


def test_pages_of_numbers_are_not_compiled_and_all_other_modules_with_a_page_are() -> None:
    found = {module.relative_to(REPOSITORY / "src").as_posix() for module in compiled_modules(REPOSITORY / "src")}
    assert {"schnapp/games/snails/rules/state.py", "schnapp/table/columns.py"} <= found
    assert not any(name.endswith("codes.py") for name in found)


def test_a_page_without_types_has_nothing_but_remarks() -> None:
    plain = {module.stem for module in compiled_modules(REPOSITORY / "src") if is_plain(module.with_suffix(".pxd"))}
    assert {"audience", "match"} <= plain
    assert not {"columns", "state", "rng"} & plain
