"""The games in which a search can judge positions."""

from __future__ import annotations

from collections.abc import Callable

from schnapp.games import GAMES
from schnapp.table.instinct import Instinct

INSTINCTS: dict[str, Callable[[], Instinct]] = {
    name: instinct for name, game in GAMES.items() if (instinct := game.instinct()) is not None
}


def instinct_of(game: str) -> Instinct:
    """A game's instinct with what it has learned. Raises KeyError."""
    return INSTINCTS[game]()
