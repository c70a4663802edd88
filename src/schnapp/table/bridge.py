# cython: annotation_typing=False
# pyright: reportMissingTypeStubs=false, reportPossiblyUnboundVariable=false
"""From compiled code to rules that are ordinary Python: whoever searches or plays at random asks a state in C, and this one asks
the methods of `PlainState`."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import cython

if TYPE_CHECKING:
    from .dealer import Dealer
    from .rng import Rng
if TYPE_CHECKING or not cython.compiled:
    from .state import State


class Bridge(State):
    """A state with any attributes, copied by value."""

    def __init__(self) -> None:
        self.players = 0
        self.owing = 0
        self.fault: BaseException | None = None

    def actions_of(self, seat: int) -> list[int]:
        """The legal actions of a seat that owes a decision."""
        raise NotImplementedError

    def carry_out(self, seat: int, action: int, dealer: Dealer) -> None:
        """A legal action, and all that follows from it."""
        raise NotImplementedError

    def deal_anew(self, viewer: int, chance: Rng) -> None:
        """`resample`, which raises what goes wrong in it."""
        raise NotImplementedError

    def legal(self, seat: int, into: list[int]) -> int:
        """After a fault it is one action, whichever: `apply` ends the game."""
        actions = [0]
        try:
            actions = self.actions_of(seat)
        except Exception as fault:
            self.fault = fault
        for at in range(len(actions)):
            into[at] = actions[at]
        return len(actions)

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        """What goes wrong in the rules ends the game here, and is raised by whoever plays it (`complain`)."""
        try:
            self.complain()
            self.carry_out(seat, action, dealer)
        except Exception as fault:
            self.fault = fault
            self.owing = 0

    def complain(self) -> None:
        """Raises what has gone wrong in the rules."""
        if self.fault is not None:
            raise self.fault

    def copy_from(self, other: State) -> None:
        self.players = other.players
        self.owing = other.owing
        found = {
            name: value for name, value in other.__dict__.items() if name != "fault"
        }  # it happened there, not here
        self.__dict__.update(deepcopy(found))

    def copy(self) -> Any:
        other = type(self)()
        other.copy_from(self)
        return other

    def key(self) -> bytes:
        return repr(sorted(self.__dict__.items())).encode()

    def __getstate__(self) -> Any:
        return {**self.__dict__, "players": self.players, "owing": self.owing}

    def __setstate__(self, kept: Any) -> None:
        self.players, self.owing = kept.pop("players"), kept.pop("owing")
        self.__dict__.update(kept)
