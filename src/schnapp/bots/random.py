# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""Random play: everything that can be done is as likely as anything else. Compiled, the fastest way through a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from schnapp.table.errors import LONGEST

if TYPE_CHECKING or not cython.compiled:
    from schnapp.table.dealer import Dealer
    from schnapp.table.rng import Rng
    from schnapp.table.state import State

CHOICES = [0] * 4096
MOST = LONGEST


def play_out(state: State, dealer: Dealer, chance: Rng) -> int:
    """Play a state to its end, or for `LONGEST` decisions; how many there were. `dealer` deals for the game, `chance` chooses the
    actions. Raises what goes wrong in plain rules."""
    decisions = 0
    seat = state.next_seat()
    while seat >= 0 and decisions < MOST:
        count = state.choices(seat, CHOICES)
        state.apply(seat, CHOICES[chance.below(count)], dealer)
        decisions += not state.between()
        seat = state.next_seat()
    state.complain()
    return decisions
