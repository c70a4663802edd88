"""What a bot is: it is given what its seat knows and may do, and answers an act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from schnapp.table.canonical import Act
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest


class Bot(Protocol):
    """A player without secrets but its own. `chance` is always the bot's own stream."""

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        """One of the legal acts. In a timed game it may also be WAIT, elsewhere where WAIT stands in the list."""
        ...

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        """How long it takes from now until it does this, in a timed game; none is quicker than `game.quickest_ms`."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    """An act and what a bot thinks of it."""

    act: Act
    value: float  # the chance to win, 0 … 1
    trials: int  # how often it was tried


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of every act."""

    def advise(self, request: SearchRequest, chance: Rng) -> list[Advice]:
        """The legal acts, the best first. Of an entry that stands for many acts, some of them."""
        ...
