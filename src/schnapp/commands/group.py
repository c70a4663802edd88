"""A command that has others below it."""

from __future__ import annotations

import click

from schnapp.table.errors import Unknown

LONGEST = 300  # signs of the sentence about a command


class Commands(click.Group):
    """They are listed in their order, with a whole sentence each; an unknown one is answered with all of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand:
            raise Unknown("command", args[0], self.list_commands(ctx)) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, each.get_short_help_str(LONGEST)) for name, each in self.commands.items()])
