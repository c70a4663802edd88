"""The page of a state's fields: arrays on it are the rules' own, in both builds."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from schnapp import games
from schnapp.building import compiled
from schnapp.building.compiler import compiles
from schnapp.conformance.tables import Table
from schnapp.games.guests import GROUP, invited
from schnapp.games.schnuff.game import SchnuffGame
from schnapp.table.fields import OpenArray, check_page, check_state, furnish
from schnapp.table.positions import core_of
from schnapp.table.state import State
from tests.conformance.rules import REPOSITORY
from tests.conformance.tables import GAMES_UNDER_TEST

PAGE = """cdef class Pig(State):
    cdef public int turn                 # whose turn it is: points[turn] are theirs
    cdef int8_t dice[2]
    {}

    cpdef int points_of(self, int seat) noexcept
"""
WRONG = [
    ("cdef public int points[6]", "points"),
    ("cdef readonly unsigned long long points[6]       # by seat", "points"),
    ("cdef public int8_t last, hands[6][13]", "hands"),
    ("cdef public int points[SEATS]", "points"),
]
RIGHT = [
    "cdef int points[6]",
    "cdef public int points",
    "cdef readonly double[:, ::1] points",
    "cdef public list points",
]


class Lent(State):
    """A state that gives away copies, as a compiled one does where an array is public."""

    @property
    def points(self) -> list[int]:
        return [0, 0]


class Lending(SchnuffGame):
    name = "lending"

    def new(self, players: int, chosen: object) -> Any:
        return Lent()


def page(folder: Path, line: str) -> Path:
    written = folder / "pig.pxd"
    written.write_text(PAGE.format(line))
    (folder / "pig.py").write_text("class Pig:\n    pass\n")
    return written


def loaded(page: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An object of the class beside a page."""
    spec = spec_from_file_location("pig", page.with_suffix(".py"))
    assert spec is not None and spec.loader is not None
    pig = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "pig", pig)
    spec.loader.exec_module(pig)
    return pig.Pig()


@pytest.mark.skipif(not compiles(), reason="no C compiler of this kind")
@pytest.mark.parametrize(("line", "field"), WRONG)
def test_a_public_array_is_refused_where_it_would_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, field: str
) -> None:
    """Compiled, Python would be given a copy of it, and `state.points[seat] = 3` would change nothing, without a word."""
    page(tmp_path, line)
    monkeypatch.delenv("SCHNAPP_PURE", raising=False)
    with pytest.raises(OpenArray, match=rf"^pig\.pxd, line 4: {field} is an array that is public"):
        compiled(str(tmp_path))


@pytest.mark.parametrize(("line", "field"), WRONG[:3])
def test_and_where_it_runs_uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, field: str) -> None:
    pig = loaded(page(tmp_path, line), monkeypatch)
    with pytest.raises(OpenArray, match=f"{field} is an array that is public"):
        furnish(pig)


def test_an_uncompiled_object_begins_as_a_compiled_one_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "cdef double odds[2][3]\n    cdef double sure\n    cdef dict known\n    cdef Rng chance"
    pig = loaded(page(tmp_path, lines), monkeypatch)
    furnish(pig)
    assert repr(vars(pig)) == repr(
        {"turn": 0, "dice": [0, 0], "odds": [[0.0] * 3] * 2, "sure": 0.0, "known": None, "chance": None}
    )
    assert pig.odds[0] is not pig.odds[1]


@pytest.mark.parametrize("line", RIGHT)
def test_what_is_no_array_may_be_public(tmp_path: Path, line: str) -> None:
    check_page(page(tmp_path, line))


def test_a_guest_that_lends_copies_is_left_out() -> None:
    point = EntryPoint("lending", "tests.table.test_fields:Lending", GROUP)
    assert invited(games.BUILT_IN, [point]) == (
        {},
        [
            "the game lending of a package is left out: OpenArray: Lent: points is an array that is public, so what others write "
            "into it would be lost; leave out the word, and give it a method that reads and one that writes"
        ],
    )


def test_no_page_here_has_one() -> None:
    pages = [*(REPOSITORY / "src").rglob("*.pxd"), *(REPOSITORY / "examples").rglob("*.pxd")]
    assert len(pages) > 20
    for each in pages:
        check_page(each)


@pytest.mark.parametrize("tested", GAMES_UNDER_TEST, ids=lambda tested: tested.game.name)
def test_no_state_here_lends_copies(tested: Any) -> None:
    state = Table(tested, *tested.tables[0]).match("lent").state
    check_state(state)
    check_state(core_of(tested.game, state))
