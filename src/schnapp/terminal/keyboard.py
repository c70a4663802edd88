"""What is typed while the game goes on: lines as they are finished, and the one being typed at the bottom of the screen."""

from __future__ import annotations

import codecs
import os
import re
import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from select import select
from shutil import get_terminal_size
from threading import Thread
from time import monotonic
from typing import Protocol

try:
    import termios
    import tty
except ImportError:  # no POSIX system
    termios = tty = None

ARROWS = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O.)?")  # keys that mean nothing here
BACKSPACE, CLEAR, END = "\x7f\b", "\x15", "\x04"
WIPE = "\r\x1b[K"


class Keyboard(Protocol):
    """Used as `with keyboard:`, so that the terminal is left as it was found."""

    def __enter__(self) -> object: ...

    def __exit__(self, *fault: object) -> None: ...

    def typed(self, seconds: float, prompt: str) -> str | None:
        """The next line, None if none is finished within this time. Raises EOFError at the end of input."""
        ...

    def hide(self) -> None:
        """Make room: something is about to be printed."""
        ...


def at_hand() -> Keyboard:
    """The keyboard of this process."""
    return Lines(input) if termios is None else Keys(sys.stdin.fileno(), shown=sys.stdin.isatty())


class Keys:
    """Key by key from a file. Where it is a terminal, prompt and line are shown and stay whole whatever is printed."""

    def __init__(self, file: int, *, shown: bool) -> None:
        self.file, self.shown = file, shown
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._pending = ""  # keys that have come and are not looked at yet
        self._line = ""
        self._on_screen = ""

    def __enter__(self) -> None:
        if self.shown and termios is not None and tty is not None:
            self._found = termios.tcgetattr(self.file)
            tty.setcbreak(self.file)

    def __exit__(self, *fault: object) -> None:
        self.hide()
        if self.shown and termios is not None:
            termios.tcsetattr(self.file, termios.TCSADRAIN, self._found)

    def typed(self, seconds: float, prompt: str) -> str | None:
        end = monotonic() + seconds
        while True:
            if (line := self._finished()) is not None:
                self._write(f"{WIPE}> {line}\n")
                self._on_screen = ""
                return line
            self._show(f"{prompt} > {self._line}".lstrip())
            if not select([self.file], [], [], max(0.0, end - monotonic()))[0]:
                return None
            keys = os.read(self.file, 4096)
            if not keys:
                raise EOFError
            self._pending += ARROWS.sub("", self._decode(keys))

    def hide(self) -> None:
        if self._on_screen:
            self._write(WIPE)
            self._on_screen = ""

    def _finished(self) -> str | None:
        """The line, if Enter is among the keys that have come."""
        while self._pending:
            key, self._pending = self._pending[0], self._pending[1:]
            if key in "\r\n":
                line, self._line = self._line, ""
                return line
            if key == END and not self._line:
                raise EOFError
            self._line = _after(self._line, key)
        return None

    def _show(self, text: str) -> None:
        """The end of what is too long is what matters: there one types."""
        text = text[-(get_terminal_size().columns - 1) :]
        if text != self._on_screen:
            self._write(WIPE + text)
            self._on_screen = text

    def _write(self, text: str) -> None:
        if self.shown:
            sys.stdout.write(text)
            sys.stdout.flush()


def _after(line: str, key: str) -> str:
    if key in BACKSPACE:
        return line[:-1]
    if key == CLEAR:
        return ""
    return line + key if key.isprintable() else line


class Lines:
    """Line by line, where keys cannot be waited for: another thread asks."""

    def __init__(self, ask: Callable[[str], str]) -> None:
        self._ask = ask
        self._asked: SimpleQueue[str | None] = SimpleQueue()

    def __enter__(self) -> None:
        Thread(target=self._listen, daemon=True).start()

    def __exit__(self, *fault: object) -> None:
        pass  # the thread ends with the program

    def typed(self, seconds: float, prompt: str) -> str | None:
        try:
            line = self._asked.get(timeout=max(0.0, seconds))
        except Empty:
            return None
        if line is None:
            raise EOFError
        return line

    def hide(self) -> None:
        pass  # what is being typed is the system's

    def _listen(self) -> None:
        try:
            while True:
                self._asked.put(self._ask("> "))
        except EOFError:
            self._asked.put(None)
