"""The games in which a search can judge positions."""

from __future__ import annotations

from collections.abc import Callable

from schnapp.games import GAMES
from schnapp.table.instinct import Instinct
from schnapp.table.protocols import instinct_maker

INSTINCTS: dict[str, Callable[[], Instinct]] = {
    name: instinct for name, game in GAMES.items() if (instinct := instinct_maker(game)) is not None
}


def instinct_of(game: str) -> Instinct:
    """A game's instinct with what it has learned. Raises KeyError."""
    return INSTINCTS[game]()
