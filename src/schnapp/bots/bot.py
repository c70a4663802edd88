"""What a bot is: it sees a view and its legal acts, and answers one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.options import Value


class Bot(Protocol):
    """A player without secrets but its own."""

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        """One of the legal acts for the seat `view["viewer"]`. `chance` is the bot's own stream.

        In a timed game it may also be WAIT.
        """
        ...
