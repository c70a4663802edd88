"""Everything that a database holds, as it stands at one moment, and how it comes into another one, of either kind."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, Collection, Generator, Iterable
from contextlib import closing
from pathlib import Path

from schnapp.words.overlay import BadOverlay, Overlay, Voted

from . import database as file
from .archived import ALL, EMPTY, FULL, SPOKEN, Held
from .database import VOTED, BadDatabase
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


async def insist(database: Path | str) -> None:
    """It is one of Schnapp's: whoever opens a PostgreSQL makes what is missing there. (A file is recognised then.) Raises
    BadDatabase."""
    if is_postgres(database):
        from .postgres_archive import insist as insist_there

        await insist_there(str(database))


def _held_in_file(path: Path) -> Generator[Held]:
    with file.looked_at(path) as db:
        for table, seq, body, command in db.execute(ALL):
            yield table, Row(seq, body, command)


async def voted(database: Path | str) -> list[Voted]:
    """The words that people have voted on at its tables. Raises BadDatabase."""
    if is_postgres(database):
        from .postgres_archive import voted as voted_there

        return await voted_there(str(database))
    try:
        return Overlay.read(Path(database).with_suffix(VOTED)).words()
    except (BadOverlay, OSError) as error:
        raise BadDatabase(f"the words that were voted on cannot be read: {error}") from None


async def fill(database: Path | str, rows: Iterable[Held], words: Collection[Voted]) -> None:
    """All or nothing, into a database that holds nothing and is `opened`. Raises BadDatabase."""
    if is_postgres(database):
        from .postgres_archive import fill as fill_there

        await fill_there(str(database), rows, words)
    else:
        _fill_file(Path(database), rows, words)


def _fill_file(path: Path, rows: Iterable[Held], words: Collection[Voted]) -> None:
    day, beside = today(), path.with_suffix(VOTED)
    with file.explained(path), closing(sqlite3.connect(path)) as db, db:
        if not db.execute(EMPTY).fetchone()[0]:
            raise BadDatabase(f"{path} {FULL}")
        if words and beside.exists() and beside.stat().st_size > 0:
            raise BadDatabase(f"{beside} {SPOKEN}")
        db.executemany(
            "INSERT INTO entry (tbl, seq, body, command, day) VALUES (?, ?, ?, ?, ?)",
            ((table, row.seq, row.body, row.command, day) for table, row in rows),
        )
        if words:  # before the tables count
            try:
                Overlay(words).write(beside)
                beside.chmod(0o600)
                db.commit()
            except BaseException:  # all or nothing: it was not there before, or was empty
                beside.unlink(missing_ok=True)
                raise
