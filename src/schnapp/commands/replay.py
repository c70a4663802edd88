"""The command `schnapp replay`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from schnapp.table.texts import texts_of

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput
from .screen import watched

if TYPE_CHECKING:
    from schnapp.table.game import Game


@click.command(epilog="Example: schnapp replay snatch-it-*.jsonl")
@click.argument("files", nargs=-1, type=given.FILE, help="Records, one game each.")
@click.option(
    "--proof",
    type=given.FILE,
    help="The opened seal of the game, as a server gives it: was this deal decided before the game?",
)
@click.option("--tell", is_flag=True, help="Tell the game, all cards face up: a line for everything that happened.")
@given.language("Of what is told; without it that of the system.")
@given.as_json("One JSON object a record: file, ok, line and why; the last two are null for a record that is ok.")
def replay(
    files: tuple[Path, ...], proof: Path | None, tell: bool, language: Literal["de", "en"] | None, as_json: bool
) -> None:
    """Check records against the rules: ok, or FILE:LINE: where they first part. Exit code 1 if any part."""
    from schnapp.table import proof as seal
    from schnapp.table.canonical import canonical
    from schnapp.table.errors import BadRecord
    from schnapp.table.replay import replay as check

    if not files:
        raise BadInput("name at least one file to replay")
    if tell and as_json:
        raise BadInput("--tell is for people and --json for programs: choose one")
    try:
        opened = seal.read(proof) if proof is not None else None
    except BadRecord as error:
        raise BadInput(f"{proof}: {error}") from None
    games, apart = typed.known_games(), 0
    for file in watched(files, len(files), "records"):
        divergence = check(file, games, opened)
        apart += divergence is not None
        if as_json:
            line, why = (None, None) if divergence is None else (divergence.line, divergence.why)
            print(canonical({"file": str(file), "ok": divergence is None, "line": line, "why": why}))
        else:
            print(f"{file}: ok" if divergence is None else f"{file}:{divergence}")
            if tell and divergence is None:
                print(*_told(file, games, language or typed.language()), sep="\n")
    sys.exit(1 if apart else 0)


def _told(file: Path, games: Mapping[str, Game], language: str) -> Iterator[str]:
    """The lines of a record that is ok."""
    from schnapp.games import BUILT_IN
    from schnapp.table.record import read
    from schnapp.table.telling import told

    record = read(file)
    game = games[record.header["game"]]
    spelling = game.name not in BUILT_IN
    for moment in told(record, game, language, texts_of(game), record.header["players"], spelling):
        yield from moment.lines
