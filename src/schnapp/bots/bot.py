"""What a bot is: it sees a view and its legal acts, and answers one of them."""

from __future__ import annotations

from collections.abc import Mapping
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
        """One of the legal acts for the seat `view["viewer"]`.

        In a timed game it may also be WAIT.
        """
        ...

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        """How long it takes from now until it does this, in a timed game; none is quicker than `game.quickest_ms`."""
        ...
