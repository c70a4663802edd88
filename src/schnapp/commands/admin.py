"""The commands `schnapp admin …`: for whoever looks after a server's database."""

from __future__ import annotations

import sys
from contextlib import aclosing
from pathlib import Path

import click

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput
from .group import Commands

DATABASE = "DATABASE"

database = click.argument("database", help="Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.")


@click.group(cls=Commands, epilog="Example: schnapp admin backup sqlite:///schnapp.db tables.jsonl.gz")
def admin() -> None:
    """Look after the database of a server: copy it, move it, check it, remove old tables."""


@admin.command(epilog="Example: schnapp admin backup sqlite:///schnapp.db tables.jsonl.gz")
@database
@click.argument(
    "file",
    type=given.FILE,
    help="The backup, JSON lines packed with gzip. One that is there already is replaced when the new one is whole.",
)
def backup(database: str, file: Path) -> None:
    """Write all tables into one file, as they stand at one moment, and the words that were voted on. Servers may run meanwhile.

    Whoever has the file can see every card: it belongs to nobody but you.
    """
    import asyncio

    from schnapp.server import archive, backup
    from schnapp.server.database import belonging

    source = typed.existing_database(DATABASE, database)
    if file.exists() and not file.is_file():
        raise BadInput(f"{file} is no file that a backup could replace")
    if isinstance(source, Path) and file.resolve() in belonging(source.resolve()):
        raise BadInput(f"{file} belongs to the database itself: give the backup a name of its own")

    async def run() -> int:
        async with aclosing(archive.held(source)) as rows:
            return await backup.write(file, rows, await archive.voted(source))

    print(f"{typed.counted(asyncio.run(run()), 'entry is', 'entries are')} in {file}")


@admin.command(epilog="Example: schnapp admin restore tables.jsonl.gz postgresql://schnapp@localhost/schnapp")
@click.argument("file", type=given.FILE, help="The backup.")
@database
def restore(file: Path, database: str) -> None:
    """Put a backup into an empty database, of either kind: all of it, or nothing if anything is wrong.

    This is also how tables move from SQLite to PostgreSQL.
    """
    import asyncio

    from schnapp.server import archive, backup
    from schnapp.server.store import opened
    from schnapp.words.overlay import Voted

    goal = typed.database(DATABASE, database)
    entries, words = 0, list[Voted]()
    for each in backup.read(file):  # read through before anything is made there
        if isinstance(each, Voted):
            words.append(each)
        else:
            entries += 1
    rows = (each for each in backup.read(file) if not isinstance(each, Voted))
    with opened(goal):
        asyncio.run(archive.fill(goal, rows, words))
    print(f"{typed.counted(entries, 'entry is', 'entries are')} restored")


@admin.command(epilog="Example: schnapp admin check sqlite:///schnapp.db")
@database
def check(database: str) -> None:
    """Read every table as a server would, and name those that cannot be read or whose game this release would break off.

    Do so with a new release before it runs. Exit code 1 if there is one. Servers may run meanwhile; nothing is changed.
    """
    import asyncio

    from schnapp.server import archive
    from schnapp.server.checkup import examined

    source = typed.existing_database(DATABASE, database)
    typed.known_games()

    async def run() -> tuple[int, int]:
        tables = bad = 0
        async with aclosing(archive.held(source)) as rows:
            async for finding in examined(rows):
                tables += 1
                if finding.complaint is not None:
                    bad += 1
                    print(finding)
        return tables, bad

    tables, bad = asyncio.run(run())
    if tables == 1:
        print(f"1 table, {'not well' if bad else 'and it is well'}")
    else:
        print(f"{tables:,} tables, {bad:,} of them not well" if bad else f"{tables:,} tables, all of them well")
    sys.exit(1 if bad else 0)


@admin.command(epilog="Example: schnapp admin retire sqlite:///schnapp.db --days 90")
@database
@click.option(
    "--days",
    type=click.IntRange(min=1),
    required=True,
    help="How many. What was there before Schnapp knew of days counts from the day on which it came to know.",
)
def retire(database: str, days: int) -> None:
    """Remove tables to which nothing was written for a number of days, with all that was played there.

    Tables that a server has in memory stay. A SQLite file must be free: a server that runs does it by itself with
    schnapp serve --keep-days.
    """
    import asyncio

    from schnapp.server import archive
    from schnapp.server.log import LogDown
    from schnapp.server.retention import oldest
    from schnapp.server.retention import retire as remove
    from schnapp.server.store import Node, opened, tables_of

    source = typed.existing_database(DATABASE, database)

    async def run() -> int:
        number = 0
        async with tables_of(source, Node("schnapp admin", ""), lambda table: None) as (log, ownership):
            before = await oldest(log, days)
            for table in await log.idle(before):
                number += await remove(log, ownership, table, before)
        return number

    asyncio.run(archive.insist(source))
    with opened(source):
        try:
            print(f"{typed.counted(asyncio.run(run()), 'table is', 'tables are')} gone")
        except LogDown as down:
            raise BadInput(f"the database does not answer: {down}") from None
