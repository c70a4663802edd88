"""The blocks of a page, as a reader follows them: what goes into which file, what is run, typed, or only understood.

A path in bold on a line of its own says which file the next block goes into, goes on with, or is a part of. In a block `console` the
lines after `$ ` are commands, and below each stands what it prints: `…` is whatever it may be, on a line of its own any
number of lines. A block `python` without a path is run, a block `sh` is for a machine of one's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PATH = re.compile(r"\*\*`([^`]+)`\*\*( goes on| in part)?")
FENCE = re.compile(r"```(?:(\w+)(?: (\w+))?)?")
ANY_LINES = r"(?:.*\n)*?"


@dataclass(frozen=True)
class Piece:
    """Something to put into a file, at its end."""

    path: str
    text: str
    goes_on: bool


@dataclass(frozen=True)
class Part:
    """Something that stands in a file which is there already."""

    path: str
    text: str


@dataclass(frozen=True)
class Command:
    """Something to type, and what it prints."""

    line: str
    printed: str

    def complaint(self, output: str) -> str | None:
        """What is wrong with this output; None if it is as the page says."""
        told = "\n".join(line.rstrip() for line in output.rstrip().splitlines())
        lines = [ANY_LINES if line == "…" else f"{_pattern(line)}\n" for line in self.printed.rstrip().splitlines()]
        if re.fullmatch("".join(lines), f"{told}\n" if told else ""):
            return None
        return f"$ {self.line}\nprinted\n{told}\nand not\n{self.printed}"


@dataclass(frozen=True)
class Program:
    """Python to run, in one session with those before it on the page."""

    text: str
    line: int  # of the page, where it begins


@dataclass(frozen=True)
class Order:
    """A line for a shell on a machine of one's own."""

    line: str


@dataclass(frozen=True)
class Other:
    """Text in another language, perhaps with a name behind it: `json Hello`."""

    language: str | None
    name: str | None
    text: str


Step = Piece | Part | Command | Program | Order | Other


def _pattern(line: str) -> str:
    return re.escape(line).replace("…", ".*")


def steps(page: str) -> Iterator[Step]:
    """Everything that a reader has to do, in order."""
    lines = enumerate(page.splitlines(), 1)
    path: re.Match[str] | None = None
    for number, line in lines:
        if fence := FENCE.fullmatch(line):
            block = list(iter(lambda: next(lines)[1], "```"))
            text = "".join(f"{written}\n" for written in block)
            if path is not None:
                yield Part(path[1], text) if path[2] == " in part" else Piece(path[1], text, path[2] is not None)
            elif fence[1] == "console":
                yield from _commands(block)
            elif fence[1] == "sh":
                yield from (Order(written) for written in block if written)
            elif fence[1] == "python":
                yield Program(text, number + 1)
            else:
                yield Other(fence[1], fence[2], text)
            path = None
        elif line.strip() and not line.startswith("<!--"):
            path = PATH.fullmatch(line)


def _commands(block: list[str]) -> Iterator[Command]:
    """Commands with what they print."""
    line: str | None = None
    printed: list[str] = []
    for written in [*block, "$ "]:
        if not written.startswith("$ "):
            printed.append(written)
            continue
        if line is not None:
            yield Command(line, "\n".join(printed))
        line, printed = written.removeprefix("$ "), []
