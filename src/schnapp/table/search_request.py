"""What a bot is asked, and all that it is told: never the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from .canonical import Act
from .game import Game
from .options import Value
from .seating import players_in, seat_of

Recalled = Mapping[str, Any] | None
"""What was open to everybody before, as `Memory.recall` says it; None: nothing is remembered."""


class SearchRequest(msgspec.Struct, frozen=True, dict=True):
    """One decision of one seat, at this moment of a match."""

    game: Game
    view: Mapping[str, Any]  # what the seat sees
    legal: list[Act]  # what it may do (`Match.choices`): WAIT stands there where it may leave the rest
    options: Mapping[str, Value]
    remembered: Recalled | Callable[[], Recalled] = None  # `memory`, or what finds it

    @cached_property
    def memory(self) -> Recalled:
        """What was open to everybody before and is not shown again. It is found when it is first asked for, before the match
        goes on: many bots never ask."""
        return self.remembered() if callable(self.remembered) else self.remembered

    @cached_property
    def known(self) -> Mapping[str, Any]:
        """The view with the memory in it as `memory`: what a game makes determinizations from."""
        return self.view if self.memory is None else {**self.view, "memory": self.memory}

    @property
    def seat(self) -> int:
        """Who is asked."""
        seat = seat_of(self.game, self.view["viewer"])
        assert seat is not None
        return seat

    @property
    def players(self) -> int:
        """How many play."""
        return players_in(self.game, self.view)

    def recalled(self) -> Self:
        """The same with its memory found: it can be asked after the match has gone on."""
        return replace(self, remembered=self.memory)

    def among(self, acts: list[Act]) -> Self:
        """The same with these acts to choose from."""
        return replace(self, legal=acts)

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        """To another process it goes with its memory found."""
        return type(self), (self.game, self.view, self.legal, self.options, self.memory)
