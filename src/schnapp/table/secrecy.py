# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false, reportAttributeAccessIssue=false
"""Who sees what of a field: what a seat must not know is left out here, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import cython

from .columns import ALL_EYES, EVERYTHING
from .seeing import Guard, If, Rows, Secrecy, Show, Sight, meaning

SOME = -2  # in a state made of a view: a name stands there, nobody knows which

ALL, EYES = EVERYTHING, ALL_EYES  # for the compiler

if TYPE_CHECKING:
    from .state import State
if TYPE_CHECKING or not cython.compiled:
    from .cells import Cells
    from .columns import Column


class Veil(Column):
    """A field of which viewers see less than there is, or something else."""

    def __init__(self, whole: Column) -> None:
        Column.__init__(self, whole.field)
        self.whole = whole

    def explain(self, means: str, most: int, count: Cells | None) -> None:
        Column.explain(self, means, most, count)
        self.whole.explain(means, most, count)

    def dump(self, state: State, at: int) -> Any:
        return self.whole.dump(state, at)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        self.whole.load(state, at, value, viewer)

    def sees(self, state: State, at: int, viewer: int) -> bool:
        """Does this viewer see all of it?"""
        return False


class OnlyCount(Veil):
    """Nobody sees more of it than how many there are."""

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.whole.counted(name, rows)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.whole.count(state, at)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if viewer == ALL:
            self.whole.load(state, at, value, viewer)
        else:
            self.whole.fill(state, at, value, None)


class TopAndCount(Veil):
    """Everybody sees the top card and how many there are."""

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return [*self.whole.counted(f"{name}.count", rows), *self.whole.topmost(f"{name}.top", rows)]

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return {"count": self.whole.count(state, at), "top": self.whole.top(state, at)}

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if viewer == ALL:
            self.whole.load(state, at, value, viewer)
        else:
            self.whole.fill(state, at, value["count"], value["top"])


class OnlyOwner(Veil):
    """Of every seat: only its owner sees it, others how many there are; of a single card that it is there (`hidden`). Every
    seat has so many of it (`of_each`)."""

    def __init__(self, whole: Column, hidden: str | None, of_each: int = 1) -> None:
        Veil.__init__(self, whole)
        self.hidden = hidden
        self.of_each = of_each

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        own = self.whole.sights(f"{name}.own", rows.of_observer(self.field))
        if self.hidden is None:
            return [*own, *self.whole.counted(f"{name}.count", rows)]
        words = meaning(self.means, "1 where there is one")
        return [*own, Sight(f"{name}.there", Show.THERE, rows, 0, 1, words, cells=self.whole.stands())]

    def seen(self, state: State, at: int, viewer: int) -> Any:
        if self.sees(state, at, viewer):
            return self.whole.dump(state, at)
        if self.hidden is None:
            return self.whole.count(state, at)
        return None if self.whole.dump(state, at) is None else self.hidden

    def sees(self, state: State, at: int, viewer: int) -> bool:
        return at // self.of_each == viewer or viewer == EYES

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if viewer == ALL or at // self.of_each == viewer or (self.hidden is not None and value != self.hidden):
            self.whole.load(state, at, value, viewer)
        elif self.hidden is None:
            self.whole.fill(state, at, value, None)
        else:
            self.conceal(state, at)

    def conceal(self, state: State, at: int) -> int:
        """Put something into a new state of which others see only that it is there; 0."""
        self.whole.fill(state, at, 1, None)
        return 0


class SometimesHidden(OnlyOwner):
    """The same, but others see some of it: what is not covered."""

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        words = meaning(self.means, "1 where it is there and the observer does not see it")
        seen = rows.only(Guard(If.SEEN, secrecy=self.secrecy()))
        hidden = Sight(f"{name}.hidden", Show.HIDDEN, seen, 0, 1, words, cells=self.whole.stands())
        return [*self.whole.sights(name, seen), hidden]

    def sees(self, state: State, at: int, viewer: int) -> bool:
        return OnlyOwner.sees(self, state, at, viewer) or not self.covers(state, at)

    def covers(self, state: State, at: int) -> bool:
        """Is it hidden now?"""
        raise NotImplementedError

    def secrecy(self) -> Secrecy:
        """The same for learners, all places at once."""
        raise NotImplementedError


class Secret(SometimesHidden):
    """Of some values others see the sign `hidden` only."""

    def __init__(self, whole: Column, hidden: str, of_each: int, cells: Cells, secret: Iterable[int]) -> None:
        """`secret`: their numbers in the state."""
        OnlyOwner.__init__(self, whole, hidden, of_each)
        self.cells = cells
        self.secret = sum(1 << number for number in secret)

    def conceal(self, state: State, at: int) -> int:
        return self.cells.put(state, at, (self.secret & -self.secret).bit_length() - 1)

    def covers(self, state: State, at: int) -> bool:
        number = self.cells.get(state, at)
        return number >= 0 and self.secret >> number & 1 == 1

    def secrecy(self) -> Secrecy:
        return Secrecy(self.of_each, self.cells, self.secret)


class FaceDown(SometimesHidden):
    """Others see the sign `hidden` only, while the state says at the same place of another field that it lies face down."""

    def __init__(self, whole: Column, hidden: str, of_each: int, cells: Cells, down: int) -> None:
        OnlyOwner.__init__(self, whole, hidden, of_each)
        self.cells = cells
        self.down = down

    def covers(self, state: State, at: int) -> bool:
        return self.cells.get(state, at) == self.down

    def secrecy(self) -> Secrecy:
        return Secrecy(self.of_each, self.cells, 1 << self.down)


class TurnedUp(SometimesHidden):
    """Others see the sign `hidden` only, until it is turned up: then the bit of its number is set in another field."""

    def __init__(self, whole: Column, hidden: str, of_each: int, cells: Cells, up: Cells) -> None:
        OnlyOwner.__init__(self, whole, hidden, of_each)
        self.cells = cells
        self.up = up

    def conceal(self, state: State, at: int) -> int:
        return self.cells.put(state, at, SOME)  # the bits of those that are turned up may not be there yet

    def covers(self, state: State, at: int) -> bool:
        number = self.cells.get(state, at)
        return number >= 0 and self.up.get(state, 0) >> number & 1 == 0

    def secrecy(self) -> Secrecy:
        return Secrecy(self.of_each, self.cells, up=self.up)


class Open(Veil):
    """Its owner sees it while one field of the state is what it has to be, everybody while another one is; others see null."""

    def __init__(
        self, whole: Column, owner: Cells | None, owners: int, everybody: Cells | None, everybodys: int
    ) -> None:
        Veil.__init__(self, whole)
        self.owner = owner
        self.owners = owners
        self.everybody = everybody
        self.everybodys = everybodys

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        secrecy = Secrecy(owner=self.owner, owners=self.owners, everybody=self.everybody, everybodys=self.everybodys)
        return self.whole.sights(name, rows.only(Guard(If.SEEN, secrecy=secrecy)))

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.whole.dump(state, at) if self.sees(state, at, viewer) else None

    def sees(self, state: State, at: int, viewer: int) -> bool:
        if at == viewer and self.owner is not None and self.owner.get(state, 0) == self.owners:
            return True
        if viewer == EYES:
            return True
        return self.everybody is not None and self.everybody.get(state, 0) == self.everybodys

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if value is None:
            self.whole.fill(state, at, 0, None)
        else:
            self.whole.load(state, at, value, viewer)


class SeenAs(Veil):
    """A field in whose place viewers see a record of its own."""

    def __init__(self, whole: Column, look: Column) -> None:
        Veil.__init__(self, whole)
        self.look = look

    def sights(self, name: str, rows: Rows) -> list[Sight]:
        return self.look.sights(name, rows)

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.look.seen(state, at, viewer)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        (self.whole if viewer == ALL else self.look).load(state, at, value, viewer)


class Shown(Veil):
    """A field of which a viewer sees what a function of its game says; another one puts that in place, or it stands there like
    the field."""

    def __init__(self, whole: Column, shown: Callable[[Any, int], Any], put: Callable[[Any, Any], None] | None) -> None:
        Veil.__init__(self, whole)
        self.shown = shown
        self.put = put

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.shown(state, -1 if viewer == EYES else viewer)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if viewer == ALL or self.put is None:
            self.whole.load(state, at, value, viewer)
        else:
            self.put(state, value)


class Covered(Veil):
    """A field of whose value a viewer sees what a function of its game makes of it; another one makes a value of that, or it is
    one."""

    def __init__(
        self, whole: Column, covered: Callable[[Any, int], Any], back: Callable[[Any, int], Any] | None
    ) -> None:
        Veil.__init__(self, whole)
        self.covered = covered
        self.back = back

    def seen(self, state: State, at: int, viewer: int) -> Any:
        return self.covered(self.whole.dump(state, at), viewer)

    def load(self, state: State, at: int, value: Any, viewer: int) -> None:
        if viewer == ALL or self.back is None:
            self.whole.load(state, at, value, viewer)
        else:
            self.whole.load(state, at, self.back(value, viewer), viewer)
