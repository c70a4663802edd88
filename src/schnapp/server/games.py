"""The games of one table. The newest is kept whole; of the others only what tells where the log has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .entries import Sealed

if TYPE_CHECKING:
    from .table_state import Played


@dataclass(frozen=True, slots=True)
class Past:
    """A game that is over and not the newest."""

    first: int  # entry of the log: its deal
    last: int  # and its last act
    seal: Sealed
    persons: list[int | None]
    whole: bool  # not broken off


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
        if (old := self._newest) is not None:
            self._past.append(Past(old.steps[0].seq, old.steps[-1].seq, old.seal, old.persons, old.match is not None))
        self._newest = played

    def past(self, number: int) -> Past | None:
        """None for the newest one."""
        return self._past[number - 1] if number <= len(self._past) else None
