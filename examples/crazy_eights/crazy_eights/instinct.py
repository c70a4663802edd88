# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
"""What a search needs to know of Crazy Eights: how people play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.state import State
if not cython.compiled:
    from schnapp.table.instinct import Instinct

NOMINATE = box.NOMINATE


class EightsInstinct(Instinct):
    """Judges nothing before the end: the search plays every game out."""

    def __init__(self) -> None:
        super().__init__()
        self.dealt = 1000  # every world is dealt from the view, none is made of another

    def choose(self, state: State, seat: int, choices: list[int], count: int, chance: Dealer) -> int:
        """Any card rather than drawing (drawing and passing stand last); any suit."""
        if count > 1 and choices[count - 1] < NOMINATE:
            count -= 1
        return choices[chance.below(count)]
