"""Records (docs/records.md): JSON Lines, the header first, then everything that happened in the order it happened."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from .canonical import Act, Entry, Json, canonical, is_object
from .errors import BadRecord
from .seating import title_of

if TYPE_CHECKING:
    from .match import Match

VERSION = 1
KEYS = ("chance", "act", "event", "owed", "position", "result")
HEADER = {"schnapp": int, "game": str, "ruleset": int, "options": dict, "players": list}
HEADER_MAY = {"verbose": bool, "position": dict}
_written = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Line:
    """One line after the header: its number in the file, its only key and the value."""

    number: int
    key: str
    value: Json


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: well formed, but not yet compared with the rules."""

    header: dict[str, Any]
    lines: tuple[Line, ...]

    @property
    def verbose(self) -> bool:
        return bool(self.header.get("verbose", False))


# ---- writing -----------------------------------------------------------------------------------------------------


class Recorder:
    """Writes a match down while it is played. `lines` are the lines of the record so far, as objects."""

    def __init__(self, match: Match, verbose: bool = False, position: Json = None) -> None:
        """`position` is where a resumed match began."""
        self.match = match
        self.verbose = verbose
        head = match.header(verbose=verbose, position=position)
        self.lines: list[dict[str, Any]] = [head, *match.entries_at_start, *self._waiting()]

    def act(self, act: Act, entries: Iterable[Entry]) -> None:
        """An accepted act and its chances and events."""
        self.lines += [{"act": act}, *entries, *self._waiting()]

    def text(self) -> str:
        return "".join(map(written, self.lines))

    def _waiting(self) -> Iterator[dict[str, Any]]:
        return waiting(self.match, self.verbose)


def waiting(match: Match, verbose: bool) -> Iterator[dict[str, Any]]:
    """What a record says each time the engine waits: position and owed if verbose, the result at the end."""
    if verbose:
        yield {"position": match.position()}
        if not match.over:
            yield {
                "owed": [{"player": title_of(match.game, seat), "legal": match.legal(seat)} for seat in match.owed()]
            }
    if match.over:
        yield {"result": match.result()}


def written(value: Json) -> str:
    """One line of a record; fields keep the order in which the format shows them."""
    return _written(value).decode() + "\n"


# ---- reading -----------------------------------------------------------------------------------------------------


def read(path: Path) -> Record:
    """Read a file. Raises BadRecord with the line that is wrong, OSError if there is no such file."""
    return parsed(path.read_bytes())


def parsed(content: bytes) -> Record:
    """Read a record's bytes. Lines end with a line feed and with nothing else: U+2028 may stand in a string."""
    rows = content.split(b"\n")
    if rows[-1] == b"":
        rows.pop()
    if not rows:
        raise BadRecord("the file is empty", 1)
    header = _header(value_of(rows[0], 1))
    return Record(header, tuple(_line(value_of(row, number), number) for number, row in enumerate(rows[1:], 2)))


def value_of(row: bytes, number: int) -> Json:
    """The JSON value of a line, as strict as the format: no fractions, no key twice, no half of a sign."""
    with suppress(BadRecord, ValueError, RecursionError, msgspec.DecodeError):
        value = _read(row)
        if _written(value) == row:  # as this program writes it, as most are: nothing in it was passed over
            return value
    return _value_of(row, number)


def _value_of(row: bytes, number: int) -> Json:
    """The same, many times as slow: says what is wrong with a line."""
    try:
        value = json.loads(
            row.decode("utf-8"), object_pairs_hook=_object, parse_float=_no_fraction, parse_constant=_no_fraction
        )
        if b"\\u" in row:
            canonical(value).encode("utf-8")
        return value
    except BadRecord as error:
        raise BadRecord(error.why, number) from None
    except UnicodeEncodeError as half:
        raise BadRecord(f"{half.object[half.start]!a} is half of a sign, and no text", number) from None
    except UnicodeDecodeError:
        raise BadRecord("is not UTF-8", number) from None
    except (ValueError, RecursionError):
        raise BadRecord("is not JSON" if row.strip() else "is empty", number) from None


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for at, (key, _) in enumerate(pairs) if key in dict(pairs[:at]))
        raise BadRecord(f'the key "{twice}" stands twice in one object')
    return found


def _no_fraction(text: str) -> NoReturn:
    raise BadRecord(f"{text} is not an integer")


_read = msgspec.json.Decoder(float_hook=_no_fraction).decode


def _header(value: Json) -> dict[str, Any]:
    if not is_object(value):
        raise BadRecord("the header must be an object", 1)
    header = value
    for field, kind in (HEADER | HEADER_MAY).items():
        if field not in header:
            if field in HEADER_MAY:
                continue
            raise BadRecord(f'the header lacks the field "{field}"', 1)
        if not isinstance(header[field], kind) or (kind is int and isinstance(header[field], bool)):
            raise BadRecord(f'the header\'s field "{field}" has a value of the wrong kind', 1)
    for field in header:
        if field not in HEADER and field not in HEADER_MAY:
            raise BadRecord(f'the header has the unknown field "{field}"', 1)
    if header["schnapp"] != VERSION:
        raise BadRecord(f"version {header['schnapp']} of the format is unknown; known is {VERSION}", 1)
    if not all(isinstance(name, str) for name in header["players"]):
        raise BadRecord("players must be names", 1)
    return header


def _line(value: Json, number: int) -> Line:
    if not is_object(value) or len(value) != 1:
        raise BadRecord("must be an object with exactly one key", number)
    key, content = next(iter(value.items()))
    if key not in KEYS:
        raise BadRecord(f'the key "{key}" is unknown; known are {", ".join(KEYS)}', number)
    return Line(number, key, content)
