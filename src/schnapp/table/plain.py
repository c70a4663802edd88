"""The state of a game whose rules are ordinary Python and need no compiler: one attribute for each field of its position.

It plays at every table, with every bot and every learner, some hundred times slower than a compiled one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from .acts import Act, Acts
from .bridge import Bridge
from .dealer import Dealer
from .declaration import Struct
from .events import Event, Events

if TYPE_CHECKING:
    from .events import Happening


class PlainState(Bridge):
    """Its `position` says which fields it has. A game writes `deal`, `legal_acts`, `do` and `returns`, and says which `acts` and
    `events` it has. It may write `to_act`."""

    position: ClassVar[type[Struct]]
    acts: ClassVar[Acts]
    events: ClassVar[Events]
    active: int | None

    def deal(self, dealer: Dealer) -> None:
        """From an empty table to the first decision."""
        raise NotImplementedError

    def legal_acts(self, seat: int) -> Iterable[Act]:
        """What a seat that owes a decision may do."""
        raise NotImplementedError

    def do(self, seat: int, act: Any, dealer: Dealer) -> None:
        """Carry out a legal act and all that follows from it."""
        raise NotImplementedError

    def to_act(self) -> Iterable[int]:
        """The seats that owe a decision; none: the game is over. Without a word: the active one."""
        return () if self.active is None else (self.active,)

    def tell(self, dealer: Dealer, event: Event) -> None:
        """Something has happened."""
        if dealer.telling:
            self.events.tell(dealer, event)

    def chance(self, dealer: Dealer, step: str, *given: Any) -> Any:
        """What comes of a random step; `given` is what it takes beside the dealer."""
        happening = cast("Happening", self.events.steps[step])
        return happening.happen(dealer, self.events.step_names.index(step), *given)

    def actions_of(self, seat: int) -> list[int]:
        return [self.acts.place(act) for act in self.legal_acts(seat)]

    def carry_out(self, seat: int, action: int, dealer: Dealer) -> None:
        self.do(seat, self.acts.structs[action], dealer)
        self.settle()

    def settle(self) -> None:
        self.owing = sum(1 << seat for seat in self.to_act())
