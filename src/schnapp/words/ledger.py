"""The file of an overlay. It only grows: a vote or a decision of the host is one more line at its end, so that a server and
`schnapp voted` can write at the same time, and a crash costs no more than the line that was being written.

Now and then it is put in order, one line a word. All who write hold a lock on the file meanwhile.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO
from weakref import finalize

from schnapp.words.overlay import WORDS, BadOverlay, Line, Overlay, Voted, line_of, lines_in

if sys.platform == "win32":

    def _lock(opened: BinaryIO) -> None:
        """Nobody has tried a server there yet."""

    _unlock = _lock

else:
    import fcntl

    def _lock(opened: BinaryIO) -> None:
        """Waits for whoever holds it."""
        fcntl.flock(opened, fcntl.LOCK_EX)

    def _unlock(opened: BinaryIO) -> None:
        """At once, although the one who read keeps hold of the file: a lock lasts until the last handle is closed."""
        fcntl.flock(opened, fcntl.LOCK_UN)


LINES = 2 * WORDS
"""A file that has more is put in order."""


class Ledger:
    """What stands in the file as far as it was read."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.overlay = Overlay()
        self._let_go: Callable[[], object] = _nothing
        self._anew()

    def _anew(self) -> None:
        self._of: os.stat_result | None = None  # the file that was read
        self._let_go()
        self._read = 0  # bytes
        self.torn = False  # is there the beginning of a line behind them, which a crash has cut off?
        self._lines = 0
        self._end = b""  # what these bytes end with

    # ---- reading ---------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """What is new in it. Raises BadOverlay, OSError."""
        if self.file.exists():
            with self.file.open("rb") as opened:
                self._read_on(opened)
        elif self._of is not None:
            self.overlay = Overlay()
            self._anew()

    def _read_on(self, opened: BinaryIO) -> None:
        now = os.fstat(opened.fileno())
        if self._of is None or not os.path.samestat(now, self._of) or not self._goes_on(opened):
            self._anew()
            # A file system gives the number of a file that is gone to the next one. Not while somebody holds it.
            self._let_go = finalize(self, os.close, os.dup(opened.fileno()))
        opened.seek(self._read)
        lines, size = lines_in(text := opened.read(), self.file, self._lines)
        overlay = self.overlay if self._read else Overlay()
        for line in lines:
            overlay.take(line)
        self.overlay, self._of = overlay, now
        self._read += size
        self.torn = size < len(text)
        self._lines += text.count(b"\n", 0, size)
        self._end = (self._end + text[:size])[-200:]

    def _goes_on(self, opened: BinaryIO) -> bool:
        """Does what was read still stand there? Somebody may have edited the file by hand."""
        opened.seek(self._read - len(self._end))
        return opened.read(len(self._end)) == self._end

    # ---- writing ---------------------------------------------------------------------------------------------------

    def add(self, line: Line) -> bool:
        """One more line; False if it would be one word too many. Raises BadOverlay, OSError."""
        with self._locked() as opened:
            self._read_on(opened)
            if isinstance(line, Voted) and len(self.overlay) >= WORDS and not self.overlay.knows(line):
                return False
            opened.truncate(self._read)  # without a line that was torn
            start = "" if self._end[-1:] in (b"", b"\n") else "\n"
            opened.write(f"{start}{line.line()}\n".encode())
            opened.flush()
            os.fsync(opened.fileno())
            self._read_on(opened)
        if self._lines > max(LINES, 2 * len(self.overlay)):
            self.put_in_order()
        return True

    def accept(self, category: str, language: str, word: str) -> None:
        """The host accepts a word. Raises NotRemembered, BadOverlay, OSError."""
        self.read()
        self.add(self.overlay.accept(category, language, word))

    def forget(self, category: str, language: str, word: str) -> None:
        """The host lets a word be forgotten. Raises NotRemembered, BadOverlay, OSError."""
        self.read()
        self.add(self.overlay.forget(category, language, word))

    def put_in_order(self) -> None:
        """One line a word. Raises BadOverlay, OSError."""
        with self._locked() as opened:
            self._anew()  # what stands there is written, not what we remember
            self._read_on(opened)
            if self.torn or self._lines > len(self.overlay):
                self.overlay.write(self.file)
        self.read()

    def set_aside(self) -> Path:
        """Keep a file that cannot be read under another name, and go on with its lines that can. Raises OSError."""
        aside = next(name for name in self._names_aside() if not name.exists())
        with self._locked() as opened:
            opened.seek(0)
            text = opened.read()
            aside.write_bytes(text)
            Overlay(_readable(text)).write(self.file)
        self.read()
        return aside

    def _names_aside(self) -> Generator[Path]:
        number = 0
        while True:
            number += 1
            yield self.file.with_name(f"{self.file.name}.broken{'' if number == 1 else number}")

    @contextmanager
    def _locked(self) -> Generator[BinaryIO]:
        """The file, that nobody else writes into meanwhile."""
        while True:
            with self.file.open("ab+") as opened:
                _lock(opened)
                try:
                    if self._is_in_place(opened):
                        yield opened
                        return
                finally:
                    opened.flush()
                    _unlock(opened)

    def _is_in_place(self, opened: BinaryIO) -> bool:
        """Not if it was put in order while we waited."""
        try:
            return os.path.samestat(os.fstat(opened.fileno()), self.file.stat())
        except FileNotFoundError:
            return False


def _nothing() -> None:
    """Nothing is held."""


def _readable(text: bytes) -> Generator[Line]:
    for line in text.splitlines():
        try:
            yield line_of(line, "")
        except BadOverlay:
            continue
