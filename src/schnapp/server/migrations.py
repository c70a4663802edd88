"""How a database came to look as it does, step by step, for both kinds. Its version is the number of steps it has taken.

A step that was released is never changed: what is to be different is a new step at the end.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from schnapp.table.errors import SchnappError

if TYPE_CHECKING:
    from asyncpg import Connection

Steps = list[tuple[str, ...]]  # of statements

# The first step also meets files that were written before there were versions: they have its tables already.
SQLITE: Steps = [
    (
        """CREATE TABLE IF NOT EXISTS entry (
               tbl TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, command TEXT, PRIMARY KEY (tbl, seq)
           ) WITHOUT ROWID""",
        "CREATE UNIQUE INDEX IF NOT EXISTS command ON entry (tbl, command) WHERE command IS NOT NULL",
    ),
    # On which day, counted as in log.today, an entry was written. What was there before counts from the day of this step.
    (
        "ALTER TABLE entry ADD COLUMN day INTEGER",
        """UPDATE entry SET day = strftime('%s', 'now') / 86400
           WHERE (tbl, seq) IN (SELECT tbl, max(seq) FROM entry GROUP BY tbl)""",
    ),
    # Whoever stands behind the last entry has read all commands: an index that looks after them made a third of a write's work.
    ("DROP INDEX IF EXISTS command",),
    # By table, as they stood, an entry came into the middle of them all; now it comes behind the last one, and half as many pages are
    # written. All of it is copied, once.
    (
        """CREATE TABLE moved (
               tbl TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, command TEXT, day INTEGER, PRIMARY KEY (tbl, seq)
           )""",
        "INSERT INTO moved SELECT tbl, seq, body, command, day FROM entry ORDER BY tbl, seq",
        "DROP TABLE entry",
        "ALTER TABLE moved RENAME TO entry",
    ),
]

POSTGRES: Steps = [
    (
        """CREATE TABLE entry (
               tbl text COLLATE "C", seq bigint, body bytea NOT NULL, command text COLLATE "C", PRIMARY KEY (tbl, seq)
           )""",
        "CREATE UNIQUE INDEX command ON entry (tbl, command) WHERE command IS NOT NULL",
        # Who owns a table, since which epoch. `life` is the number of the lock that a node holds while it lives.
        """CREATE TABLE owner (
               tbl text COLLATE "C" PRIMARY KEY, epoch bigint NOT NULL, life integer NOT NULL,
               node text NOT NULL, address text NOT NULL
           )""",
        "CREATE SEQUENCE epoch",
        "CREATE SEQUENCE life AS integer",
        """CREATE TABLE code (
               code text COLLATE "C" PRIMARY KEY, tbl text COLLATE "C" NOT NULL, person integer NOT NULL,
               until timestamptz NOT NULL, request text COLLATE "C"
           )""",
    ),
    # See above. The rows that are there are not written anew: PostgreSQL notes the one value that they all have.
    ("ALTER TABLE entry ADD COLUMN day integer NOT NULL DEFAULT floor(extract(epoch FROM now()) / 86400)",),
    # The words that people voted on; `key` is the same for all spellings of a word. How often the host has decided.
    (
        """CREATE TABLE voted (
               language text COLLATE "C", category text COLLATE "C", key text COLLATE "C", word text NOT NULL,
               yes integer NOT NULL, no integer NOT NULL, accepted boolean NOT NULL, PRIMARY KEY (language, category, key)
           )""",
        "ALTER TABLE schnapp ADD COLUMN decisions bigint NOT NULL DEFAULT 0",
    ),
    # What a release has found out about a game that is over.
    (
        """CREATE TABLE analysis (
               tbl text COLLATE "C", game integer, lines bytea NOT NULL, release text NOT NULL, PRIMARY KEY (tbl, game)
           )""",
    ),
    # The files of words that were taken over, each by a digest of what stood in it.
    ("CREATE TABLE taken (digest bytea PRIMARY KEY)",),
    # See above.
    ("DROP INDEX IF EXISTS command",),
]

FOREIGN = "is the database of another program"
PATIENCE = "5s"  # for whoever reads all of a table: those who want to write stand behind us, and give up after ten
LOCKS = 0x5C11A  # the first number of our advisory locks, of the two that each has
MIGRATING = 0  # the second one; from 1 on they are lives of nodes


class Unusable(SchnappError):
    """Not a database of this release. The end of a sentence that begins with its name."""


def migrate_sqlite(db: sqlite3.Connection) -> None:
    """Take the steps that are missing, all or none, and write at least once. Raises Unusable, sqlite3.Error."""
    db.execute("BEGIN IMMEDIATE")
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for statement in missing(SQLITE, version):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(SQLITE)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


async def migrate_postgres(connection: Connection) -> None:
    """The same; a node that comes meanwhile waits. Raises Unusable, asyncpg's errors."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", LOCKS, MIGRATING)
        if await connection.fetchval("SELECT to_regclass('schnapp') IS NULL"):
            if await connection.fetchval("SELECT to_regclass('entry') IS NOT NULL"):
                raise Unusable(FOREIGN)
            await connection.execute("CREATE TABLE schnapp AS SELECT 0 AS version")
        await connection.execute(f"SET LOCAL lock_timeout = '{PATIENCE}'")
        for statement in missing(POSTGRES, await connection.fetchval("SELECT version FROM schnapp")):
            await connection.execute(statement)
        await connection.execute("UPDATE schnapp SET version = $1", len(POSTGRES))


def missing(steps: Steps, version: int) -> list[str]:
    """The statements that a database of this version still needs. Raises Unusable."""
    if version > len(steps):
        raise Unusable(
            f"was written by a newer release of Schnapp: it has version {version}, this release knows {len(steps)}"
        )
    return [statement for step in steps[version:] for statement in step]
