"""Completion: what a shell offers when Tab is pressed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cyclopts import App

from schnapp.bots.levels import LEVELS

from .arguments import BadInput

if TYPE_CHECKING:
    from cyclopts.completion import CompletionContext


def offered_games(context: CompletionContext) -> Iterable[str]:
    """All games."""
    from schnapp.games import GAMES

    return list(GAMES)


def offered_bots(context: CompletionContext) -> Iterable[str]:
    """Bots of every game and levels, also after a comma."""
    before, comma, _ = context.incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in ("random", "greedy", *LEVELS)]


def register(app: App) -> None:
    """Let people install it."""

    @app.command(name="--install-completion", help_epilogue="Example: schnapp --install-completion --shell bash")
    def install_completion(
        *, shell: Literal["bash", "zsh", "fish", "powershell"] | None = None, output: Path | None = None
    ) -> None:
        """Let the Tab key complete commands, options, games and bots, from the next shell on.

        Parameters
        ----------
        shell
            Which shell; without it the one that runs this command.
        output
            File for the script; then nothing else is changed. Without it the script goes where the shell looks for it,
            and bash, zsh and PowerShell get a line in their start-up file.
        """
        from cyclopts.completion.detect import ShellDetectionError

        try:
            file = app.install_completion(shell=shell, output=output, add_to_startup=output is None)
        except ShellDetectionError:
            raise BadInput(
                "which shell runs here cannot be found out; say --shell bash, zsh, fish or powershell"
            ) from None
        print(f"{file} is written; whoever opens a new shell can press Tab after schnapp.")
