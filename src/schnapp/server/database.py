"""The file in which a server keeps its tables: whole, held by this server alone, and readable by its owner only."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from schnapp.table.errors import SchnappError

from .migrations import FOREIGN, SQLITE, Unusable, migrate_sqlite, missing

VOTED = ".voted.jsonl"  # beside it, instead of its own ending: words that people have voted on
LOCK = ".lock"  # ends the name of the file beside it that a server holds while it runs
BESIDE = ("", "-wal", "-shm", LOCK)
OTHERS = 0o077  # the rights of everybody but the owner
READ_WHOLE = 100_000_000  # bytes: a larger file is not read from end to end before anybody may play

REASONS = {
    sqlite3.SQLITE_NOTADB: "is no database",
    sqlite3.SQLITE_CORRUPT: "is damaged; put back a copy, or begin with a new file",
    sqlite3.SQLITE_FULL: "cannot be written: the disk is full",
    sqlite3.SQLITE_READONLY: "cannot be written: it or its folder is read-only",
    sqlite3.SQLITE_PERM: "cannot be opened: that is not allowed here",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened or made",
    sqlite3.SQLITE_BUSY: "is being written by another program",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk gives an error",
}


class BadDatabase(SchnappError):
    """Tables cannot be kept there. One sentence that names the file and says why."""


@contextmanager
def opened(path: Path) -> Generator[Path]:
    """The file for a server, made if it is missing. It belongs to this process until the end. Raises BadDatabase."""
    with contextlib.ExitStack() as until_the_end:
        with explained(path):
            file = path.resolve()
            _make(file)
            _recognise(file)
            until_the_end.enter_context(closing(_held(file)))
            _examine(file)
            _shut(file)
        yield file


@contextmanager
def explained(path: Path) -> Generator[None]:
    """What goes wrong with the file is one sentence. Raises BadDatabase."""
    try:
        yield
    except Unusable as error:
        raise BadDatabase(f"{path} {error}") from None
    except sqlite3.Error as error:
        raise BadDatabase(f"{path} {_reason(error)}") from error
    except (OSError, ValueError) as error:  # ValueError: a zero byte in its name
        raise BadDatabase(f"{path} cannot be opened or made: {_words(error)}") from error


@contextmanager
def looked_at(path: Path) -> Generator[sqlite3.Connection]:
    """The file as it is, also while a server writes into it. Raises BadDatabase, sqlite3.Error."""
    with explained(path):
        _look(path)
        _recognise(path)
        db = sqlite3.connect(_read_only(path), uri=True)
        with closing(db):
            missing(SQLITE, db.execute("PRAGMA user_version").fetchone()[0])
            yield db


def _look(file: Path) -> None:
    if file.exists() and not file.is_file():
        raise BadDatabase(f"{file} is {'a folder' if file.is_dir() else 'a device'}, not a file")


def _make(file: Path) -> None:
    _look(file)
    if file.parent.exists() and not file.parent.is_dir():
        raise BadDatabase(f"{file} cannot be made: {file.parent} is no folder")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)


def _recognise(file: Path) -> None:
    """Nothing is written into or beside what is not ours."""
    with closing(sqlite3.connect(_read_only(file), uri=True)) as db:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if tables and "entry" not in tables:
        raise BadDatabase(f"{file} {FOREIGN}")


def _read_only(file: Path) -> str:
    return f"{file.resolve().as_uri()}?mode=ro"


def _held(file: Path) -> sqlite3.Connection:
    """SQLite's lock on a second file: the system gives it back however this process ends; copies can be made meanwhile."""
    second = Path(f"{file}{LOCK}")
    with explained(second):
        lock = sqlite3.connect(second, timeout=0, isolation_level=None)
        try:
            lock.execute("PRAGMA journal_mode = MEMORY")  # it needs no journal file of its own
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise BadDatabase(f"{file} is in use: another server keeps its tables there") from None
            raise
    return lock


def _examine(file: Path) -> None:
    """Can it be written, and is it whole? Then it is brought up to date. A large file would take too long to read: there a
    table that is damaged says so when somebody comes to it, and `schnapp admin check` looks at all of them."""
    with closing(sqlite3.connect(file, timeout=2, isolation_level=None)) as db:
        if file.stat().st_size <= READ_WHOLE:
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise BadDatabase(f"{file} {REASONS[sqlite3.SQLITE_CORRUPT]}")
        migrate_sqlite(db)


def belonging(file: Path) -> list[Path]:
    """The file itself, and what lies beside it."""
    return [*(Path(f"{file}{ending}") for ending in BESIDE), file.with_suffix(VOTED)]


def _shut(file: Path) -> None:
    """It holds seeds and what people said: nobody else shall read it."""
    for each in belonging(file):
        if each.exists() and each.stat().st_mode & OTHERS:
            each.chmod(0o600)


def _reason(error: sqlite3.Error) -> str:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return REASONS.get(0 if code is None else code & 0xFF, f"cannot be opened: {error}")


def _words(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
