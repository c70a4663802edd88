"""The state of a game whose rules are ordinary Python and need no compiler: one attribute for each field of its position.

It plays at every table, with every bot and every learner, some hundred times slower than a compiled one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from .acts import MOST_CHOICES, Act, Acts
from .bridge import Bridge
from .columns import LARGEST
from .dealer import Dealer
from .declaration import Struct
from .errors import BadRules
from .events import Event, Events

if TYPE_CHECKING:
    from .events import Happening
    from .rng import Rng


class PlainState(Bridge):
    """Its `position` says which fields it has. A game writes `deal`, `legal_acts`, `do` and `returns`, and says which `acts` and
    `events` it has. It may write `to_act`."""

    position: ClassVar[type[Struct]]
    acts: ClassVar[Acts]
    events: ClassVar[Events]
    active: int | None
    complete: bool

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
        if not dealer.telling:
            return
        if type(event) not in self.events.fields:
            raise BadRules(type(self), f"it tells {type(event).__name__}, which is none of its events")
        try:
            self.events.tell(dealer, event)
        except (KeyError, ValueError, TypeError) as wrong:
            raise BadRules(type(self), f"{event!r} says what its {self.events.wrong(event)} cannot say") from wrong

    def chance(self, dealer: Dealer, step: str, *given: Any) -> Any:
        """What comes of a random step; `given` is what it takes beside the dealer."""
        if step not in self.events.steps:
            known = ", ".join(self.events.step_names) or "none"
            raise BadRules(type(self), f"there is no random step {step!r}; known are: {known}")
        if not hasattr(self.events.steps[step], "happen"):
            raise BadRules(
                type(self), f"the random step {step!r} is for compiled rules; plain ones have Dice and Shuffle"
            )
        happening = cast("Happening", self.events.steps[step])
        return happening.happen(dealer, self.events.step_names.index(step), *given)

    def actions_of(self, seat: int) -> list[int]:
        found = [self._action(act) for act in self.legal_acts(seat)]
        if not found:
            raise BadRules(type(self), f"seat {seat} has to decide, and no act is legal")
        if len(found) > MOST_CHOICES:
            raise BadRules(
                type(self), f"{len(found):,} acts are legal for seat {seat}; at most {MOST_CHOICES:,} can be at a time"
            )
        if len(set(found)) < len(found):
            twice = next(action for action in found if found.count(action) > 1)
            raise BadRules(type(self), f"legal_acts offers {self.acts.structs[twice]!r} twice")
        return found

    def _action(self, act: Act) -> int:
        try:
            return self.acts.place(act)
        except (KeyError, TypeError) as wrong:
            raise BadRules(type(self), f"{act!r} is none of its acts") from wrong

    def actions(self, seat: int) -> list[int]:
        """As of every state; a mistake in the rules is raised here at once."""
        return self.actions_of(seat) if self.owing >> seat & 1 else []

    def carry_out(self, seat: int, action: int, dealer: Dealer) -> None:
        self.do(seat, self.acts.structs[action], dealer)
        self.settle()
        if not self.owing:
            self._check_returns()

    def _check_returns(self) -> None:
        """A number that is none would be found when the record is replayed."""
        for seat in range(self.players):
            found: object = self.returns(seat)
            if type(found) is not int:
                raise BadRules(type(self), f"returns({seat}) gives {found!r}; it has to be an int")
            if abs(found) > LARGEST:
                raise BadRules(type(self), f"returns({seat}) gives {found}; it has to be an int of at most {LARGEST:,}")

    def deal_anew(self, viewer: int, chance: Rng) -> None:
        self.resample(viewer, chance)

    def settle(self) -> None:
        self.owing = sum(1 << seat for seat in self.to_act())

    def whole(self) -> None:
        """All fields and options are there: what else is set is a slip of the pen, or would be lost when a table is saved."""
        self.complete = True

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__dict__.get("complete") and name not in self.__dict__ and not hasattr(type(self), name):
            raise BadRules(
                type(self), f"it has no field {name!r}; what lies on the table stands in {self.position.__name__}"
            )
        super().__setattr__(name, value)
