"""The command `schnapp play`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from schnapp.bots.levels import USUAL

from . import arguments as typed
from .parameters import Bots, GameName, Players
from .screen import screen


def play(
    game: GameName,
    /,
    *,
    players: Players = None,
    bots: Bots = USUAL,
    options: str = "{}",
    language: Literal["de", "en"] | None = None,
    seed: str | None = None,
    pace: Annotated[float | None, Parameter(show_default=False)] = None,
    record: Path | None = None,
) -> None:
    """Play a game in the terminal, against bots.

    Parameters
    ----------
    game
        Which game: snatch-it or another one; an unknown name is answered with all of them.
    players
        How many play, you included; without it four, or as many as the game allows.
    bots
        How good the others are: beginner, easy, medium, strong or master; several with commas, going round the seats.
    options
        Rules at this table, as JSON.
    language
        Without it that of the system; words of a word game are in this language, too.
    seed
        The same seed deals the same cards; without it nobody can foresee them.
    pace
        Seconds a bot takes for a move; without it 0.7 in a terminal. In a game with a clock it takes as long as people.
    record
        File for the record of the game.
    """
    from schnapp.bots.roster import bot
    from schnapp.terminal import Settings
    from schnapp.terminal import play as run

    found, chosen = typed.game_called(game), typed.options(options)
    seats = typed.seats(found, players)
    spoken = language or typed.language()
    if any(option.name == "language" for option in found.options):
        chosen = {"language": spoken, **chosen}
    found.resolve(seats, chosen)
    specs = typed.specifications(bots, found, bot, seats - 1)
    if pace is None:
        pace = 0.7 if sys.stdout.isatty() else 0.0
    if record is not None:
        typed.writable(record)
    settings = Settings(seats, specs, spoken, seed, typed.seconds("pace", pace), record, chosen)
    run(found, settings, screen(), input)
