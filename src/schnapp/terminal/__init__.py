"""A game in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from schnapp.table.game import Game
from schnapp.table.protocols import Timed

from .keyboard import at_hand
from .race import Race
from .settings import Goodbye, Settings
from .turns import TurnSession


def play(game: Game, settings: Settings, console: Console, ask: Callable[[str], str]) -> None:
    """Play to the end, or until the person has enough (/q, end of input, Ctrl-C)."""
    table = (
        Race(game, settings, console, at_hand())
        if isinstance(game, Timed)
        else TurnSession(game, settings, console, ask)
    )
    try:
        table.play()
    except (Goodbye, EOFError, KeyboardInterrupt):
        console.print()
        table.say("cli-bye")
    finally:
        table.save()


__all__ = ["Settings", "play"]
