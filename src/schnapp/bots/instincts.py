"""The games in which a search can judge positions."""

from __future__ import annotations

from collections.abc import Callable

from schnapp.games.schnuff.instinct import schnuff_instinct
from schnapp.games.snails.instinct import snails_instinct
from schnapp.games.snatch_it.instinct import snatch_it_instinct
from schnapp.table.instinct import Instinct

INSTINCTS: dict[str, Callable[[], Instinct]] = {
    "snatch-it": snatch_it_instinct,
    "schnuff": schnuff_instinct,
    "snails": snails_instinct,
}


def instinct_of(game: str) -> Instinct:
    """A game's instinct with what it has learned. Raises KeyError."""
    return INSTINCTS[game]()
