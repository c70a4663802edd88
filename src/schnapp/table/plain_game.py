"""A game whose rules are ordinary Python: its state says the position, the acts and the events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from .declaration import decks
from .game import Game
from .plain import PlainState
from .plain_fields import check_position, check_who_decides
from .protocols import Searched
from .schema import Schema

if TYPE_CHECKING:
    from .options import Value
    from .policy import RolloutPolicy
    from .state import State


class PlainGame(Searched, Game):
    """Beside its `rules` it says its name, its seats and its options. Bots play its positions to the end at random. Its `kinds` of
    cards are those of its position, if all cards there have names out of one list."""

    rules: ClassVar[type[PlainState]]
    levels = ("random", "flat:10", "flat:50", "flat:250", "flat:100ms")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "seats" in cls.__dict__:
            _check_seats(cls.seats)
        if "rules" in cls.__dict__:
            check_position(cls.rules.position)
            check_who_decides(cls.rules)
            for name in cls.rules.position.__struct_fields__:
                if hasattr(PlainState, name) or name in ("players", "owing", "fault"):
                    raise TypeError(
                        f"a field of the position cannot be called {name}: every state has something of that name"
                    )
            cls.schema = Schema(cls.rules.position, cls.rules)
            cls.acts, cls.events = cls.rules.acts, cls.rules.events
            found = decks(cls.schema.hints.values())
            if not cls.kinds and len(found) == 1:
                (cls.kinds,) = found

    def new(self, players: int, chosen: Mapping[str, Value]) -> State:
        """Before the deal every field of the position is empty, and every option stands in the field of its name."""
        state = super().new(players, self.schema.blank(players) | dict(chosen))
        assert isinstance(state, PlainState)
        state.whole()
        return state

    def policy(self) -> Callable[[], RolloutPolicy]:
        from .policy import RolloutPolicy  # here: a game is there before those who search it

        return RolloutPolicy


def _check_seats(seats: Sequence[int] | int) -> None:
    """Raises TypeError where numbers of players are left out that were meant, as in (3, 6), or there is one number alone."""
    if isinstance(seats, int):
        raise TypeError(
            f"`seats` is a range of numbers of players: for {seats} say range({seats}, {seats + 1}), not {seats}"
        )
    if isinstance(seats, range) or not seats:
        return
    low, high = min(seats), max(seats)
    if [*seats] != [*range(low, high + 1)]:
        raise TypeError(
            f"`seats` is a range or lists every number of players: for {low} to {high} say range({low}, {high + 1}), not {seats}"
        )
