"""A backup: one gzip'd file of JSON lines. The first says what it is; each of the others is an entry of a table's log or, at the
end, a word that people have voted on.

    {"schnapp":"tables","version":2}
    {"table":"k2mv…","seq":1,"command":"open.…","entry":{…}}
    {"voted":{"accepted":false,"category":"animal","language":"de","no":0,"word":"Okapikalb","yes":3}}

The same tables and words always give the same bytes, from whichever kind of database they come.
"""

from __future__ import annotations

import gzip
import os
import secrets
import zlib
from collections.abc import AsyncIterator, Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec

from schnapp.table.errors import SchnappError
from schnapp.whole import keep_names
from schnapp.words.overlay import BadOverlay, Voted, line_of

from .archived import Held
from .database import OTHERS
from .log import Row

VERSION = 2  # 1 had no words
WORD = b'{"voted"'  # how the line of one begins
LEVEL = 6  # of gzip: twice as fast as the highest, and hardly larger
NOTHING = msgspec.Raw()
MODE = 0o666 & ~OTHERS  # it holds seeds, as the database does


class BadBackup(SchnappError):
    """The file is no backup, or not whole. One sentence that names it."""


class Heading(msgspec.Struct, forbid_unknown_fields=True):
    schnapp: str
    version: int


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One entry."""

    table: str
    seq: Annotated[int, msgspec.Meta(ge=1, le=(1 << 63) - 1)]
    command: str | None = None
    entry: msgspec.Raw = NOTHING
    unreadable: bytes | None = None  # instead of it: what is no JSON, so that one spoiled table does not stop a backup

    @classmethod
    def of(cls, table: str, row: Row) -> Line:
        if _is_json(row.body):
            return cls(table, row.seq, row.command, msgspec.Raw(row.body))
        return cls(table, row.seq, row.command, unreadable=row.body)

    @property
    def row(self) -> Row:
        body = bytes(self.entry) if self.unreadable is None else self.unreadable
        if self.unreadable is None and not body:
            raise msgspec.ValidationError("an entry is missing")
        return Row(self.seq, body, self.command)


class Word(msgspec.Struct, forbid_unknown_fields=True):
    voted: msgspec.Raw


def _is_json(body: bytes) -> bool:
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return b"\n" not in body and body == body.strip()


async def write(file: Path, rows: AsyncIterator[Held], words: Iterable[Voted]) -> int:
    """How many entries. Raises OSError, BadDatabase."""
    encode, number = msgspec.json.Encoder().encode, 0
    with _written(file) as lines:
        lines.write(encode(Heading("tables", VERSION)) + b"\n")
        async for table, row in rows:
            lines.write(encode(Line.of(table, row)) + b"\n")
            number += 1
        lines.writelines(WORD + b":" + line.encode() + b"}\n" for line in sorted(each.line() for each in words))
    return number


@contextmanager
def _written(file: Path) -> Generator[gzip.GzipFile]:
    """It is there when it is whole, and not before. Each of those who write it at the same time has a file of its own until then."""
    beside = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    try:
        with open(beside, "xb", opener=_private) as disk:
            with gzip.GzipFile(filename="", mode="wb", compresslevel=LEVEL, fileobj=disk, mtime=0) as packed:
                yield packed
            disk.flush()
            os.fsync(disk.fileno())
        beside.replace(file)
        keep_names(file.parent)
    finally:
        beside.unlink(missing_ok=True)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, MODE)


def read(file: Path) -> Generator[Held | Voted]:
    """All that was written. Raises BadBackup, OSError."""
    decode, word = msgspec.json.Decoder(Line).decode, msgspec.json.Decoder(Word).decode
    at, table, seq = 1, "", 0
    tables = set[str]()
    try:
        with gzip.open(file) as lines:
            _recognise(file, lines.readline())
            for line in lines:
                at += 1
                if line.startswith(WORD):
                    yield _voted(bytes(word(line).voted), f"{file}: line {at}")
                else:
                    found = decode(line)
                    if found.table != table:
                        table, seq = found.table, 0
                    if found.seq <= seq or (seq == 0 and table in tables) or "\0" in table:
                        raise BadBackup(
                            f"{file}: line {at}: entry {found.seq} of the table {table!r} has no place there"
                        )
                    tables.add(table)
                    seq = found.seq
                    yield table, found.row
    except (EOFError, zlib.error):
        raise BadBackup(f"{file} is torn: it ends or is damaged after line {at}") from None
    except gzip.BadGzipFile as error:
        what = "is no backup of tables" if at == 1 else f"is damaged: {error}"
        raise BadBackup(f"{file} {what}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadBackup(f"{file}: line {at}: {error}") from None


def _voted(text: bytes, where: str) -> Voted:
    try:
        found = line_of(text, where)
    except BadOverlay as error:
        raise BadBackup(str(error)) from None
    if not isinstance(found, Voted):
        raise BadBackup(f"{where}: no word that was voted on")
    return found


def _recognise(file: Path, line: bytes) -> None:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except msgspec.DecodeError:
        raise BadBackup(f"{file} is no backup of tables") from None
    if heading.schnapp != "tables":
        raise BadBackup(f"{file} is no backup of tables")
    if heading.version > VERSION:
        raise BadBackup(f"{file} was written by a newer release of Schnapp: it has version {heading.version}")
