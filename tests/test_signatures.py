"""The C signatures of a state come from the annotations of its methods."""

from __future__ import annotations

from pathlib import Path

import pytest

from schnapp.building.chapters import chapters
from schnapp.building.signatures import completed, for_compiler

PAGE = """from schnapp.rules cimport Dealer, State, int8_t

@cython.final
cdef class Pig(State):
    # the turn
    cdef int8_t points[4]

    cdef void reroll(self, unsigned int seats) noexcept

cdef int8_t FACES[6]
cdef unsigned long long MOST
"""
TEXT = '''"""Pig."""
from . import box
FACES = [1, 2, 3, 4, 5, 6]
MOST, NAME, GOAL = 1, "pig", box.GOAL
ROLL, HOLD = range(2)
NOBODY = -1
CHANCE, MOST = 100, 3
(
    ROLLED,
    HELD,
) = range(2)
class Pig(State):
    def __init__(self) -> None: ...
    def legal(self, seat: int, into: list[int]) -> int: ...
    def apply(self, seat: int, action: int, dealer: Dealer) -> None: ...
    def may_roll(self, seat: int, into: list[int]) -> int: ...
    @cython.ccall
    def points_of(self, seat: int) -> int: ...
    def is_ahead(self, seat: int) -> bool: ...
    @cython.ccall
    def due(self) -> cython.longlong: ...
    def roll(self, dealer: Dealer) -> None: ...
    def reroll(self, seats: int) -> None: ...
    def put(self, points: list[int]) -> None: ...
    def told(self) -> str: ...
class Policy(RolloutPolicy):
    def choose(self, state: State) -> int: ...
'''
COMPLETED = """from schnapp.rules cimport Dealer, State, int8_t

@cython.final
cdef class Pig(State):
    # the turn
    cdef int8_t points[4]

    cdef void reroll(self, unsigned int seats) noexcept
    cdef int may_roll(self, int seat, unsigned short *into) noexcept
    cpdef int points_of(self, int seat) noexcept
    cdef bint is_ahead(self, int seat) noexcept
    cpdef long long due(self) noexcept
    cdef void roll(self, Dealer dealer) noexcept

cdef int8_t FACES[6]
cdef unsigned long long MOST
cdef int ROLL
cdef int HOLD
cdef int NOBODY
cdef int CHANCE
cdef int ROLLED
cdef int HELD
"""


def test_what_has_c_types_has_a_signature(tmp_path: Path) -> None:
    """All that neither the page nor the page of State declares, and that has nothing to do with objects of Python."""
    (tmp_path / "rules.py").write_text(TEXT)
    assert completed(PAGE, list(chapters(tmp_path / "rules.py"))) == COMPLETED


@pytest.mark.parametrize("page", [PAGE.replace("(State)", "(Dice)"), PAGE.replace("@cython.final\n", "")])
def test_other_pages_stay_as_they_are(tmp_path: Path, page: str) -> None:
    """A class of another kind, and one from which classes in Python go on."""
    (tmp_path / "rules.py").write_text(TEXT)
    assert completed(page, list(chapters(tmp_path / "rules.py"))) == page


AS_WRITTEN = """
class Pig(State):
    @cython.ccall
    def roll(self, dealer: Dealer) -> None:
        self.pips = dealer.below(6)
        dealer.tell(
            ROLLED, self.active, self.pips, 0, 0
        )
        self.tell_points(dealer, self.active)
        self.note_points(self.active)
"""
FOR_COMPILER = """
class Pig(State):

    def roll(self, dealer: Dealer) -> None:
        self.pips = dealer.below(6)
        if dealer.telling: dealer.tell(
            ROLLED, self.active, self.pips, 0, 0
        )
        if dealer.telling: self.tell_points(dealer, self.active)
        self.note_points(self.active)
"""


def test_the_compiler_is_given_no_marks_and_asks_whether_anybody_listens() -> None:
    assert for_compiler(AS_WRITTEN) == FOR_COMPILER
