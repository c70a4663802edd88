"""The command `schnapp bench`."""

from __future__ import annotations

import json
import sys

from . import arguments as typed
from .parameters import GameName, Json, Players


def bench(
    game: GameName = "snatch-it",
    /,
    *,
    players: Players = None,
    as_json: Json = False,
) -> None:
    """Measure the speed of the engine on this machine; takes some five seconds.

    Parameters
    ----------
    game
        Which game: snatch-it or another one; an unknown name is answered with all of them.
    players
        How many seats; without it four, or as many as the game allows.
    as_json
        Figures for programs.
    """
    from schnapp.lab.speed import measure

    found = typed.game_called(game)
    seats = typed.seats(found, players)
    found.resolve(seats, {})
    if not as_json and sys.stderr.isatty():
        print("measuring, some five seconds …", file=sys.stderr)
    speed = measure(found.name, seats)
    if as_json:
        print(json.dumps(speed.figures()))
    else:
        print(*speed.lines(), sep="\n")
