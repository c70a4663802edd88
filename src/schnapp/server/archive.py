"""Everything that a database holds, as it stands at one moment, and how it comes into another one, of either kind."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Generator, Iterable
from contextlib import closing
from pathlib import Path

from . import database as file
from .archived import ALL, EMPTY, FULL, Held
from .database import BadDatabase
from .log import Row, today
from .store import is_postgres


async def held(database: Path | str) -> AsyncGenerator[Held]:
    """All rows, table by table, while servers write on. Nothing is changed there. Raises BadDatabase."""
    if is_postgres(database):
        from .postgres_archive import held as held_there  # it needs a package that not everybody has

        async for each in held_there(str(database)):
            yield each
    else:
        for each in _held_in_file(Path(database)):
            yield each


def _held_in_file(path: Path) -> Generator[Held]:
    with file.looked_at(path) as db:
        for table, seq, body, command in db.execute(ALL):
            yield table, Row(seq, body, command)


async def fill(database: Path | str, rows: Iterable[Held]) -> None:
    """All rows or none, into a database that holds nothing and is `opened`. Raises BadDatabase."""
    if is_postgres(database):
        from .postgres_archive import fill as fill_there

        await fill_there(str(database), rows)
    else:
        _fill_file(Path(database), rows)


def _fill_file(path: Path, rows: Iterable[Held]) -> None:
    day = today()
    with file.explained(path), closing(sqlite3.connect(path)) as db, db:
        if not db.execute(EMPTY).fetchone()[0]:
            raise BadDatabase(f"{path} {FULL}")
        db.executemany(
            "INSERT INTO entry (tbl, seq, body, command, day) VALUES (?, ?, ?, ?, ?)",
            ((table, row.seq, row.body, row.command, day) for table, row in rows),
        )
