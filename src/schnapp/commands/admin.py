"""The commands `schnapp admin …`: for whoever looks after a server's database."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from . import arguments as typed
from . import parameters as given
from .arguments import BadInput
from .group import Commands

if TYPE_CHECKING:
    from schnapp.server.log import Log
    from schnapp.server.ownership import Ownership

T = TypeVar("T")

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


@admin.command(epilog="Example: schnapp admin restore tables.jsonl.gz postgresql://localhost/games")
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
    from schnapp.server import retention

    async def run(log: Log, ownership: Ownership) -> int:
        before = await retention.oldest(log, days)
        return sum([await retention.retire(log, ownership, table, before) for table in await log.idle(before)])

    print(f"{typed.counted(_at_tables(database, run), 'table is', 'tables are')} gone")


@admin.command(epilog="Example: schnapp admin remove sqlite:///schnapp.db k3vq7wd2ma")
@database
@click.argument("table", help="Which: the last part of its address, or all of that.")
def remove(database: str, table: str) -> None:
    """Remove one table, with all that was played and said there, because somebody wishes it.

    No server may have it in memory: a SQLite file must be free; beside a PostgreSQL servers may run, and a table leaves them
    some minutes after the last one has looked at it.
    """
    from schnapp.server import retention

    id = table.rpartition("/")[2]

    async def run(log: Log, ownership: Ownership) -> bool:
        if not await log.read(id):
            raise BadInput(f"there is no table {id}")
        return await retention.retire(log, ownership, id, retention.ANY_DAY)

    if not _at_tables(database, run):
        raise BadInput(f"a server has the table {id} in memory: wait until nobody looks at it, then a few minutes more")
    print(f"the table {id} is gone")


def _at_tables(database: str, work: Callable[[Log, Ownership], Awaitable[T]]) -> T:
    """Do this with the tables of a database that is one of ours; a file belongs to nobody else meanwhile. Raises BadDatabase,
    BadInput."""
    import asyncio

    from schnapp.server import archive
    from schnapp.server.log import LogDown
    from schnapp.server.store import Node, opened, tables_of

    source = typed.existing_database(DATABASE, database)

    async def run() -> T:
        async with tables_of(source, Node("schnapp admin", ""), lambda table: None) as (log, ownership):
            return await work(log, ownership)

    asyncio.run(archive.insist(source))
    with opened(source):
        try:
            return asyncio.run(run())
        except LogDown as down:
            raise BadInput(f"the database does not answer: {down}") from None
