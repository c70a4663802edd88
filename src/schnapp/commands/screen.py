"""Where a command writes: the terminal at hand or a file, and a bar while work takes long."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, NoReturn, TypeVar, cast

from .arguments import BadInput

if TYPE_CHECKING:
    from rich.console import Console

T = TypeVar("T")


def screen(wide: int | None = None) -> Console:
    """Standard output: as wide as the terminal; elsewhere `wide`, without it as the variable COLUMNS says."""
    from rich.console import Console

    class Screen(Console):
        """Whoever reads it may stop reading: `main` ends the command then, as it does for all others."""

        def on_broken_pipe(self) -> NoReturn:
            raise BrokenPipeError

    return Screen(highlight=False, width=None if sys.stdout.isatty() else wide)


def opened() -> None:
    """Of a stream that the shell has closed nothing is read, and complaints may go nowhere; but what is asked for must be written
    somewhere. Raises BadInput."""
    if cast("object", sys.stdin) is None:
        sys.stdin = open(os.devnull, encoding="utf-8")
    if cast("object", sys.stderr) is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")
    if cast("object", sys.stdout) is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")
        raise BadInput("standard output is closed; where nobody is to read it, say > /dev/null")


def asked(prompt: str) -> str:
    """The next line that is typed. One that comes from elsewhere is shown, too: what follows begins a line of its own."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def flush() -> None:
    """Write what is left. Where nobody reads it any more, or the disk is full, it says so once and not again at the end
    of the program. Raises OSError."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise


def watched(items: Iterable[T], count: int, what: str) -> Iterator[T]:
    """The items, with a bar on the terminal while they take long."""
    if not sys.stderr.isatty() or count < 2:
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, what, total=count, console=Console(stderr=True), transient=True)


def watched_stage(items: Iterable[T], count: int, stage: str) -> Iterator[T]:
    """One part of long work: a bar on the terminal, in a file a line when it is done."""
    began = perf_counter()
    yield from watched(items, count, f"{stage:<20}")
    print(f"{stage}: {count:,} done after {perf_counter() - began:.0f} s", file=sys.stderr)
