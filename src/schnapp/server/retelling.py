"""A game that has left memory, from its part of the log."""

from __future__ import annotations

from collections.abc import Iterable

from schnapp.games import GAMES
from schnapp.table.match import Match
from schnapp.table.recorded import RecordedDealer

from .by_turns import by_turns
from .entries import Acted, Dealt, decode
from .games import Past
from .log import Row
from .table_state import Played, Step, chances, header_of


async def told_again(game: str, past: Past, rows: Iterable[Row]) -> Played:
    """Its match (None if it was broken off) stands at the deal: whoever wants to know how it went on plays the steps."""
    deal, *acts = [(row.seq, decode(row.body)) async for row in by_turns(rows)]
    seq, dealt = deal
    assert isinstance(dealt, Dealt), "the first of these entries is the deal"
    steps = [Step.of(seq, None, dealt.entries)]
    async for seq, acted in by_turns(acts):
        if isinstance(acted, Acted):
            steps.append(Step.of(seq, acted.act, acted.entries))
    return Played(header_of(game, dealt), _match(game, dealt) if past.whole else None, past.seal, past.persons, steps)


def _match(game: str, dealt: Dealt) -> Match:
    dealer = RecordedDealer(GAMES[game], chances(dealt.entries))
    return Match.start(GAMES[game], dealt.players, dealt.options, dealer)
