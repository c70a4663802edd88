# cython: annotation_typing=False
# pyright: basic, reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""What a learner sees of Schnuff, quickly. It does what the acts say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from schnapp.table.state import State
if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.observer import Observer


class SchnuffObserver(Observer):
    """Shows what is declared, and no more."""

    def see(self, state: State, seat: int, into: list[int]) -> int:
        if cython.compiled and self.mark == MARK:  # noqa: F821  # pyright: ignore
            table = state
            seen(table, seat, self.players, self.room, into)  # noqa: F821  # pyright: ignore
            return 0
        return Observer.see(self, state, seat, into)
