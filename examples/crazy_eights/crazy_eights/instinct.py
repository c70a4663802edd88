# cython: annotation_typing=False
# pyright: basic, reportAttributeAccessIssue=false, reportPossiblyUnboundVariable=false, reportMissingTypeStubs=false
"""What a search needs to know of Crazy Eights: how people play on, and who has won in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from . import box

if TYPE_CHECKING:
    from schnapp.table.dealer import Dealer
    from schnapp.table.state import State
if not cython.compiled:
    from schnapp.table.instinct import Instinct

CARDS = box.CARDS
NOMINATE = box.NOMINATE
OVER = box.STAGES.index("OVER")
COST = [box.penalty(card) for card in range(box.CARDS)]


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

    def seats(self, state: State) -> int:
        """For two."""
        return 2

    def settled(self, state: State, into: list[float]) -> bool:
        """4.3 Who loses fewer points wins."""
        table = state
        if table.stage != OVER:
            return False
        mine = yours = 0
        for card in range(CARDS):
            if table.hand[0] >> card & 1:
                mine += COST[card]
            if table.hand[1] >> card & 1:
                yours += COST[card]
        into[0] = 1.0 if mine < yours else 0.5 if mine == yours else 0.0
        into[1] = 1.0 - into[0]
        return True
