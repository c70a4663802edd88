"""The command `schnapp scenario`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput


@click.command(epilog="Example: schnapp scenario scenarios/snatch-it.json")
@click.argument("files", nargs=-1, type=given.FILE, help="Scenario files.")
@given.as_json("One JSON object a scenario: file, id, title, passed and why; why is null for one that passed.")
def scenario(files: tuple[Path, ...], as_json: bool) -> None:
    """Run scenario files; ends with "N passed, N failed". Exit code 1 if any failed."""
    from schnapp.table.canonical import canonical
    from schnapp.table.errors import BadRecord
    from schnapp.table.scenario import run_file

    if not files:
        raise BadInput("name at least one scenario file")
    games, passed, failed = typed.known_games(), 0, 0
    for file in files:
        try:
            for outcome in run_file(file, games):
                good = outcome.why is None
                passed, failed = passed + good, failed + (not good)
                if as_json:
                    said = {"id": outcome.id, "title": outcome.title, "passed": good, "why": outcome.why}
                    print(canonical({"file": str(file), **said}))
                elif not good:
                    print(f"{file}: {outcome.id} {outcome.title}: {outcome.why}")
        except BadRecord as error:
            raise BadInput(f"{file}: {error}") from None
    if not as_json:
        print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
