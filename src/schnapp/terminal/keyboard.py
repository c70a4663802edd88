"""What is typed while the game goes on: lines as they are finished."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.patch_stdout import patch_stdout
from prompt_toolkit.utils import is_dumb_terminal

GLANCE = 0.2  # seconds after which the time left is looked at again


class Keyboard(Protocol):
    """Used as `with keyboard:`, so that the terminal is left as it was found."""

    def __enter__(self) -> object: ...

    def __exit__(self, *fault: object) -> None: ...

    def typed(self, seconds: float, prompt: str) -> str | None:
        """The next line, None if none is finished within this time. Raises EOFError at the end of input, KeyboardInterrupt, and
        whatever else it was that ended the listening."""
        ...


def at_hand() -> Keyboard:
    """The keyboard of this process."""
    whole = sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb_terminal()
    return Typing() if whole else Lines(lambda: input("> "))


class Lines:
    """Lines for which another thread asks, so that the game need not wait for them."""

    def __init__(self, ask: Callable[[], str]) -> None:
        self._ask = ask
        self._typed: SimpleQueue[str | BaseException] = SimpleQueue()
        self._thread = Thread(target=self._listen, daemon=True)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *fault: object) -> None:
        pass  # the thread ends with the program

    def typed(self, seconds: float, prompt: str) -> str | None:
        try:
            line = self._typed.get(timeout=max(0.0, seconds))
        except Empty:
            return None
        if isinstance(line, BaseException):
            raise line
        return line

    def _listen(self) -> None:
        try:
            while True:
                self._typed.put(_legible(self._ask()))
        except BaseException as end:  # nothing is heard from here on: that must not go unnoticed
            self._typed.put(end)


class Typing(Lines):
    """The line at the bottom of a terminal: it stays whole whatever is printed, and its prompt tells how things stand now."""

    def __init__(self, session: PromptSession[str] | None = None) -> None:
        super().__init__(self._line)
        self._session = session or PromptSession[str](erase_when_done=True)
        self._printing = patch_stdout(raw=True)  # what is printed has colours
        self._prompt = ""
        self._over = False

    def __enter__(self) -> None:
        self._printing.__enter__()
        super().__enter__()

    def __exit__(self, *fault: object) -> None:
        self._over = True
        if (loop := self._session.app.loop) is not None:
            with suppress(RuntimeError):  # it has just closed: nothing is asked any more
                loop.call_soon_threadsafe(self._stop)
        self._thread.join()
        self._printing.__exit__(None, None, None)

    def typed(self, seconds: float, prompt: str) -> str | None:
        self._prompt = prompt
        line = super().typed(seconds, prompt)
        if line is not None:
            print(f"> {line}")
        return line

    def _line(self) -> str:
        def prompt() -> str:
            return f"{self._prompt} > ".lstrip()

        session = self._session
        return session.prompt(prompt, refresh_interval=GLANCE, pre_run=self._stop)

    def _stop(self) -> None:
        """End the line that is being typed, if nobody asks for it any more."""
        app = self._session.app
        if self._over and app.future is not None and not app.future.done():
            app.exit(exception=EOFError())


def _legible(line: str) -> str:
    """What was typed; a byte that stands for no letter is �."""
    return re.sub("[\ud800-\udfff]", "\ufffd", line)
