"""A game that has left memory, from its part of the log."""

from __future__ import annotations

from collections.abc import Iterable

from schnapp.games import GAMES

from .by_turns import by_turns
from .entries import Acted, Dealt, decode
from .games import Past
from .log import Row
from .played import Played, header_of


async def told_again(game: str, past: Past, rows: Iterable[Row]) -> Played:
    """As it stood at its end; its match is None if it was broken off, or if this release cannot follow it."""
    played: Played | None = None
    async for row in by_turns(rows):
        match decode(row.body):
            case Dealt() as entry:
                played = Played(header_of(GAMES[game], entry), None, past.seal, past.persons, [])
                played.dealt(GAMES[game], row.seq, entry)
            case Acted() as entry if played is not None:
                played.acted(row.seq, entry)
            case _:
                pass  # what was said, and who came and went
    assert played is not None, "the first of these entries is the deal"
    if past.broken_off:
        played.match = None
    return played
