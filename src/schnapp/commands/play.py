"""The command `schnapp play`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

import click

from schnapp.bots.levels import USUAL

from . import arguments as typed
from . import parameters as given
from .screen import asked, screen


@click.command(epilog="Example: schnapp play snatch-it --players 4 --bots easy,strong --language en")
@given.game
@click.option(
    "--players", type=int, help="How many play, you included; without it four, or as many as the game allows."
)
@given.bots(
    "How good the others are: beginner, easy, medium, strong or master; several with commas, going round the seats.",
    default=USUAL,
)
@click.option("--options", default="{}", help="Rules at this table, as JSON.")
@given.language("Without it that of the system; words of a word game are in this language, too.")
@click.option("--seed", help="The same seed deals the same cards; without it nobody can foresee them.")
@click.option(
    "--pace",
    type=float,
    help="Seconds a bot takes for a move; without it 0.7 in a terminal. In a game with a clock it takes as long as people.",
)
@click.option("--record", type=given.FILE, help="New file for the record of the game.")
def play(
    game: str,
    players: int | None,
    bots: str,
    options: str,
    language: Literal["de", "en"] | None,
    seed: str | None,
    pace: float | None,
    record: Path | None,
) -> None:
    """Play a game in the terminal, against bots."""
    from schnapp.bots.roster import bot
    from schnapp.table.options import in_language
    from schnapp.terminal import Settings
    from schnapp.terminal import play as run

    found, chosen = typed.game_called(game), typed.options(options)
    seats = typed.seats(found, players)
    spoken = language or typed.language()
    chosen = in_language(found.options, spoken, chosen)
    found.resolve(seats, chosen)
    specs = typed.specifications(bots, found, bot, seats - 1)
    if pace is None:
        pace = 0.7 if sys.stdout.isatty() else 0.0
    if record is not None:
        typed.unwritten(typed.called("--record", record, "JSON lines are", ".jsonl", ".txt"))
    if anew := getattr(sys.stdin, "reconfigure", None):
        anew(errors="replace")  # a byte that stands for no letter does not end the game
    settings = Settings(seats, specs, spoken, seed, typed.seconds("pace", pace), record, chosen)
    run(found, settings, screen(), asked)
