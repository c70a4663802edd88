"""What several commands are given, and how a shell completes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from . import completion
from .arguments import known_games

F = TypeVar("F", bound=Callable[..., Any])
FILE = click.Path(path_type=Path)
LANGUAGE = click.Choice(("de", "en"))


class GameName(click.types.StringParamType):
    """The name of a game; whoever leaves it out is told all of them."""

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"Known are {', '.join(known_games())}"


game = click.argument(
    "game",
    type=GameName(),
    shell_complete=completion.games,
    help="Which game: snatch-it or another one; an unknown name is answered with all of them.",
)
players = click.option("--players", type=int, help="How many seats; without it four, or as many as the game allows.")
options = click.option("--options", default="{}", help="Options of the game that differ from the default, as JSON.")
jobs = click.option("--jobs", type=int, help="Processes; without it one for each core.")


def bots(says: str, default: str | None = None) -> Callable[[F], F]:
    """Who plays; without a default they must be named."""
    rest: dict[str, Any] = {"required": True} if default is None else {"default": default}
    return click.option("--bots", shell_complete=completion.bots, help=says, **rest)


def seed(
    default: str, says: str = "The same seed deals the same games, whatever the number of processes."
) -> Callable[[F], F]:
    """What the games are dealt from."""
    return click.option("--seed", default=default, help=says)


def language(says: str) -> Callable[[F], F]:
    """Of what is printed."""
    return click.option("--language", type=LANGUAGE, help=says)


def as_json(says: str = "Figures for programs.") -> Callable[[F], F]:
    """For programs instead of people."""
    return click.option("--json", "as_json", is_flag=True, help=says)
