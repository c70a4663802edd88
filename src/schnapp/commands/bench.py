"""The command `schnapp bench`."""

from __future__ import annotations

import json
import sys

import click

from . import arguments as typed
from . import completion
from . import parameters as given


@click.command(epilog="Example: schnapp bench snatch-it --json")
@click.argument("game", default="snatch-it", shell_complete=completion.games, help="Which game; without it snatch-it.")
@given.players
@given.as_json()
def bench(game: str, players: int | None, as_json: bool) -> None:
    """Measure the speed of the engine on this machine; takes some five seconds."""
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
