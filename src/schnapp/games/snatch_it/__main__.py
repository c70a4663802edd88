"""`python -m schnapp.games.snatch_it [de|en]`: a table in the middle of a game, drawn as text."""

from __future__ import annotations

import sys

from rich.console import Console

from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match

from .drawing import picture
from .game import SnatchItGame

NAMES = ("Anna", "Bert", "Cleo", "Dora")
ACTS = 60


def main(language: str) -> None:
    chance = Dealer(stream("a table", "chance"))
    match = Match.start(SnatchItGame(), NAMES, {}, Dealer(stream("a table", "deal")))
    for _ in range(ACTS):
        seat = match.owed()[0]
        legal = match.legal(seat)
        match.act({"player": seat, **legal[chance.below(len(legal))]})
    Console().print(picture(match.view(match.owed()[0]), NAMES, language))


main(sys.argv[1] if len(sys.argv) > 1 else "en")
