"""The command `schnapp`. What a command needs is imported when it runs, so that `--help` answers at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from schnapp.table.errors import Unknown

from .commands import complaint, completion
from .commands.admin import admin
from .commands.arena import arena
from .commands.arguments import BadInput, known_games
from .commands.bench import bench
from .commands.check import check
from .commands.group import Commands
from .commands.lab import lab
from .commands.new import new
from .commands.parameters import FILE
from .commands.play import play
from .commands.replay import replay
from .commands.scenario import scenario
from .commands.screen import flush, opened
from .commands.serve import serve
from .commands.simulate import simulate
from .commands.site import site
from .commands.words import voted, words

BROKEN_PIPE = 128 + 13  # what a shell sees of a program that SIGPIPE has ended
INTERRUPTED = 128 + 2


class Schnapp(Commands):
    """Whoever types the name of a game wants to play it."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except Unknown:
            if args[0] in known_games():
                raise BadInput(f"{args[0]} is a game; to play it here, type: schnapp play {args[0]}") from None
            raise


@click.group(
    cls=Schnapp,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100, "show_default": True},
    epilog="Start here: schnapp   or, without a browser: schnapp play snatch-it",
)
@click.option(
    "--install-completion",
    is_flag=True,
    help="Let the Tab key complete commands, options, games and bots, from the next shell on: in the shell that you use, or in "
    "--shell bash, zsh, fish or powershell; with --output FILE the script is written there and nothing else is changed.",
)
@click.option("--shell", type=click.Choice(completion.SHELLS), hidden=True)
@click.option("--output", type=FILE, hidden=True)
@click.version_option(package_name="schnapp", message="%(version)s")
@click.pass_context
def app(context: click.Context, install_completion: bool, shell: str | None, output: Path | None) -> None:
    """Schnapp: an open digital table for family games. Alone against bots, round one screen, or with friends by a link.

    Without a command it opens the table in your browser.
    """
    if install_completion:
        print(completion.install(app, shell, output))
    elif shell is not None or output is not None:
        raise BadInput("--shell and --output go with --install-completion")
    elif context.invoked_subcommand is None:
        with serve.make_context("serve", ["--browser"], context) as below:
            serve.invoke(below)


for command in (
    serve, play, simulate, replay, scenario, arena, lab, bench, site, new, check, words, voted, admin
):  # fmt: skip
    app.add_command(command)


def run(arguments: Sequence[str]) -> None:
    """Run a command. Raises what it raises."""
    try:
        with app.make_context("schnapp", list(arguments)) as context:
            app.invoke(context)
    except click.exceptions.Exit as end:
        sys.exit(end.exit_code)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Bad input is answered with one sentence and exit code 2; whoever stops reading is told nothing."""
    try:
        opened()
        try:
            completion.answer(app)
            run(sys.argv[1:] if arguments is None else arguments)
        finally:
            flush()
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message())
    except BrokenPipeError:
        sys.exit(BROKEN_PIPE)
    except complaint.KINDS as error:
        complaint.leave(complaint.said(error), logged=isinstance(error, complaint.NotServed))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
