"""What a field of a position says to a learner: which numbers show it, of how many places, and to whom.

Columns say so, once for each table (`Column.sights`); `eye.py` writes the numbers. A name is one 1 out of as many numbers as there
are names; where this would take more than MOST_ONE_HOT numbers, it is its own number + 1, and 0 is none. Cards are the
copies of each kind. Names and texts of single things are left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any

from .errors import SchnappError
from .learner_fields import ObservationField

if TYPE_CHECKING:
    from .cells import Cells
    from .columns import Column
    from .state import State

MOST_ONE_HOT = 50
MOST_LISTED = 30
LOWEST, HIGHEST = -(2**15), 2**15 - 1
AS_IT_IS = object()


class NoNumbers(SchnappError):
    """A field that cannot be shown to learners as it is declared."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")


@dataclass(frozen=True, slots=True)
class observed:
    """How learners see a field: declared otherwise (None: not at all), in which words, with at most so many cards; a field of
    the state that counts them is quicker than they are."""

    hint: Any = AS_IT_IS
    means: str = ""
    most: int = 0
    count: str = ""


UNOBSERVED = observed(None)


class Show(IntEnum):
    """How numbers of a state become those of an observation."""

    COPY = 0
    HOT = auto()
    NUMBER = auto()
    BITS = auto()
    MASK = auto()
    TOTAL = auto()
    BIT_COUNT = auto()
    COUNTS = auto()
    TOP = auto()
    THERE = auto()
    HIDDEN = auto()
    SIZE = auto()
    OTHER = auto()


class If(IntEnum):
    """On what it depends whether something is shown."""

    CASE = 1
    POSITIVE = auto()
    BIT = auto()
    SOME = auto()
    SEEN = auto()


@dataclass(frozen=True)
class Secrecy:
    """Who sees what is there: its owner, who has so many places of it (`of_each`), and at places whose number is none, or is not
    secret (a bit for each; or those whose bits are not set in the field `up`), everybody.

    Without `cells` its owner sees it while one field is what it has to be, and everybody while another one is."""

    of_each: int = 1
    cells: Cells | None = None
    secret: int = 0
    up: Cells | None = None
    owner: Cells | None = None
    owners: int = 0
    everybody: Cells | None = None
    everybodys: int = 0


@dataclass(frozen=True)
class Guard:
    """Shown only if a number of the state is one of these (a bit for each), more than 0, at least 0, has the place's bit
    set; or if the viewer sees it."""

    when: If
    cells: Cells | None = None
    values: int = 0
    secrecy: Secrecy | None = None


@dataclass(frozen=True)
class Rows:
    """The places at which there is a field: one; so many of each seat, the observer's first; a row of them, of which there may
    be so many (`height`)."""

    state: State  # a table before the deal
    most: int  # players that the game is for
    room: int = 1
    shape: tuple[int, ...] = ()
    each: int = 0
    own: bool = False
    height: Cells | None = None
    owner: Cells | None = None  # whose the thing at each place is
    guards: tuple[Guard, ...] = ()

    @property
    def varies(self) -> bool:
        """Has not every table as many?"""
        return not self.each and any(one.cells and one.cells.length > self.room > 1 for one in self.guards)

    def of_seats(self, field: str, each: int = 1) -> Rows:
        """So many places of each seat."""
        if self.room > 1:
            raise NoNumbers(field, "a learner sees no seats within other things")
        return replace(self, room=self.most * each, shape=(self.most * each,), each=each)

    def of_observer(self, field: str) -> Rows:
        """Only those of the observer's seat."""
        if not self.each or self.own:
            raise NoNumbers(field, "whose is it?")
        each = self.room // self.most
        return replace(self, room=each, shape=(each,) if each > 1 else (), own=True)

    def in_row(self, room: int, height: Cells | None = None, owner: Cells | None = None) -> Rows:
        """Things one after the other."""
        return replace(self, room=room, shape=(room,), height=height, owner=owner)

    def deeper(self, length: int) -> Rows:
        """A row at each place."""
        if self.guards and self.room > 1:
            raise NoNumbers("a row", "a learner sees no rows within what comes and goes")
        return replace(self, room=self.room * length, shape=(*self.shape, length), each=self.each * length)

    def only(self, *guards: Guard) -> Rows:
        """Where this holds, too."""
        return replace(self, guards=(*self.guards, *guards))


@dataclass(frozen=True)
class Sight:
    """Numbers of an observation: `width` for each place."""

    name: str
    show: Show
    rows: Rows
    low: int
    high: int
    meaning: str = ""
    width: int = 1
    cells: Cells | None = None
    beside: Cells | None = None  # how many cards there are
    within: int = 1  # cells of each place
    turned: int = 0  # a number that belongs to a seat, so many to each: counted from the observer's
    alike: tuple[int, ...] = field(default=(), repr=False)  # cards → kinds
    column: Column | None = None

    @property
    def part(self) -> ObservationField:
        shape = (*self.rows.shape, self.width) if self.width > 1 or not self.rows.shape else self.rows.shape
        return ObservationField(
            self.name, shape, min(self.low, 0), max(self.high, 0), self.meaning
        )  # 0 where there is nothing


def meaning(*words: str) -> str:
    return "; ".join(filter(None, words))


def one_of(
    name: str, rows: Rows, cells: Cells, known: tuple[str, ...], means: str, *, turned: int = 0, **more: Any
) -> list[Sight]:
    """A name, or a seat, out of some."""
    count = len(known)
    listed = ("the seat" if turned == 1 else "it") + ", counted from the observer's on"
    if not turned:
        listed = ", ".join(name or "none" for name in known) if count <= MOST_LISTED else f"{count} names"
    if rows.room * count <= MOST_ONE_HOT or rows.room == 1:
        words = meaning(means, f"one 1 for {listed}")
        return [Sight(name, more.pop("show", Show.HOT), rows, 0, 1, words, count, cells, turned=turned, **more)]
    words = meaning(means, f"number + 1, 0: none; {listed}")
    return [Sight(name, more.pop("show", Show.NUMBER), rows, 0, count, words, 1, cells, turned=turned, **more)]


def kinds_of(known: tuple[str, ...], alike: tuple[tuple[int, ...], tuple[str, ...]] | None) -> tuple[str, ...]:
    """What a learner tells apart."""
    return known if alike is None else alike[1]


def counted(means: str, kinds: tuple[str, ...]) -> str:
    return meaning(means, f"copies of {', '.join(kinds)}" if len(kinds) <= MOST_LISTED else "copies of each kind")
