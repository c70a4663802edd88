"""A game that has left memory, from its part of the log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import MsgspecError

from schnapp.games import GAMES

from .by_turns import by_turns
from .entries import Acted, Dealt, decode
from .games import Past
from .log import Row, Spoiled
from .played import Played, Step, header_of


async def told_again(game: str, past: Past, rows: Iterable[Row]) -> Played:
    """Its match stands at the deal: whoever wants to know how it went on plays the steps. It is None if the game was broken off, or
    is dealt otherwise by this release. Raises Spoiled."""
    try:
        (seq, dealt), *later = [(row.seq, decode(row.body)) async for row in by_turns(rows)]
    except MsgspecError as fault:
        raise Spoiled from fault
    if not isinstance(dealt, Dealt):
        raise Spoiled
    played = Played(header_of(GAMES[game], dealt), None, past.seal, past.persons, [])
    played.dealt(GAMES[game], seq, dealt)
    if past.broken_off:
        played.match = None
    async for seq, entry in by_turns(later):
        if isinstance(entry, Acted):
            played.steps.append(Step.of(seq, entry.act, entry.entries))
    return played
