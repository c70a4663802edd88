"""The games of one table. The newest is kept whole; of the others only what tells where the log has them."""

from __future__ import annotations

from dataclasses import dataclass

from .entries import Sealed
from .played import Played


@dataclass(slots=True)
class Past:
    """A game that is over and not the newest."""

    first: int  # entry of the log: its deal
    last: int  # and its last act
    seal: Sealed
    persons: list[int | None]
    broken_off: bool = False


class Games:
    """Numbered from 1; as a sequence, the newest is `games[-1]`."""

    def __init__(self) -> None:
        self._past: list[Past] = []
        self._newest: Played | None = None

    def __len__(self) -> int:
        return len(self._past) + (self._newest is not None)

    def __getitem__(self, at: int) -> Played:
        """Raises IndexError for all but the newest: see `past`."""
        if self._newest is None or at not in (-1, len(self._past)):
            raise IndexError(at)
        return self._newest

    def append(self, played: Played) -> None:
        """The one before it leaves memory."""
        self._leave()
        self._newest = played

    def append_past(self, past: Past) -> None:
        """One that is over by now, as whoever reads the log knows."""
        self._leave()
        self._past.append(past)

    def extend_past(self, last: int) -> None:
        """The last one is over by now, too; this act belongs to it."""
        self._leave()
        self._past[-1].last = last

    def break_off(self) -> None:
        """The last one: nobody knows how things stand there."""
        if self._newest is not None:
            self._newest.match = None
        else:
            self._past[-1].broken_off = True

    def _leave(self) -> None:
        if (old := self._newest) is not None:
            self._past.append(Past(old.steps[0].seq, old.steps[-1].seq, old.seal, old.persons, old.match is None))
            self._newest = None

    def past(self, number: int) -> Past | None:
        """None for the newest one."""
        return self._past[number - 1] if number <= len(self._past) else None
