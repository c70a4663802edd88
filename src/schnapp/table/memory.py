"""What was open to everybody once is no secret, but views do not show it again: the cards under the top of a stack, a pile that
was turned over. Bots may remember it, as people may.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from .canonical import Entry
from .events import visible

MANY = 2000  # entries that are kept as they are: few games have more


class Memory(Protocol):
    """What a game remembers. Knows nothing but public events, in their order."""

    def see(self, event: Mapping[str, Any]) -> None:
        """An event as a spectator was told it."""
        ...

    def recall(self) -> dict[str, Any]:
        """What is still of use, as JSON; it is not changed later."""
        ...


class MatchMemory:
    """What can be remembered of a match that was watched from the deal on. Entries are kept as they are until somebody asks: a
    match in which nobody does pays nothing."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._kept: list[Entry] = []
        self._told = 0

    def tell(self, entries: list[Entry]) -> None:
        """What happens next."""
        self._told += len(entries)
        self._kept += entries
        if len(self._kept) > MANY:
            self._take_in()

    def recall(self) -> dict[str, Any]:
        """What can be remembered now, as JSON; it is not changed later."""
        self._take_in()
        return self._memory.recall()

    def later(self) -> Callable[[], dict[str, Any]]:
        """`recall` for somebody who may not need it. It may be asked until something else happens."""
        return partial(self._recalled, self._told)

    def _recalled(self, told: int) -> dict[str, Any]:
        assert told == self._told, "the match has gone on: it is too late to recall how it was"
        return self.recall()

    def _take_in(self) -> None:
        for entry in self._kept:
            if "event" in entry:
                self._memory.see(visible(entry["event"], None))
        self._kept.clear()
