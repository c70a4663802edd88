"""What a bot is: it sees a view and its legal acts, and answers one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.options import Value


class Bot(Protocol):
    """A player without secrets but its own. `chance` is always the bot's own stream."""

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        """One of the legal acts (`Match.choices`) for the seat `view["viewer"]`. `view` may hold, as `witnessed`, what was open to all before.

        In a timed game it may also be WAIT, elsewhere where WAIT stands in the list.
        """
        ...

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        """How long it takes from now until it does this, in a timed game; none is quicker than `game.quickest_ms`."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    """An act and what a bot thinks of it."""

    act: Act
    worth: float  # the chance to win, 0 … 1
    trials: int  # how often it was tried


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of every act."""

    def advise(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> list[Advice]:
        """The legal acts, the best first. Of an entry that stands for many acts, some of them."""
        ...
