"""What can go wrong, designed first: every error is one clear sentence about one rule or one field."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any


class SchnappError(Exception):
    """Base of all errors that are somebody's input, never a fault of the program."""

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another with all that it says."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[SchnappError], args: tuple[object, ...]) -> SchnappError:
    """The same error, whatever it was made of."""
    return kind.__new__(kind, *args)


class Unknown(SchnappError):
    """A name that nothing has."""

    def __init__(self, what: str, name: str, known: Sequence[str]) -> None:
        super().__init__(f'there is no {what} "{name}"; {meant(name, known)}')


class Refused(SchnappError):
    """An act that the rules do not allow; nothing has changed.

    `reason` is the spec's word (`does_not_fit`), `rule` the number in the booklet that explains it (`4`), if
    the game names one.
    """

    def __init__(self, reason: str, rule: str | None = None) -> None:
        super().__init__(f"refused: {reason}{in_booklet(rule)}")
        self.reason = reason
        self.rule = rule


def in_booklet(rule: str | None) -> str:
    """Where a rule stands, behind a reason."""
    return "" if rule is None else f" (rule {rule})"


class BadOptions(SchnappError):
    """An option that the game does not know, or a value outside its range."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"option {field}: {why}")
        self.field = field
        self.why = why


class BadPosition(SchnappError):
    """A position that cannot be loaded: the field and what is wrong with it."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"position, field {field}: {why}")
        self.field = field
        self.why = why


class BadRecord(SchnappError):
    """A record that cannot be read or followed."""

    def __init__(self, why: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {why}" if line is not None else why)
        self.why = why
        self.line = line


LONGEST = 100_000
"""Acts of a game. Most have some hundred and none has come near: what takes more never ends."""


class Endless(SchnappError):
    """A game that does not come to its end."""


class BadRules(SchnappError):
    """Rules in plain Python do what their declaration does not allow: a mistake of whoever wrote them."""

    def __init__(self, rules: type | str, why: str) -> None:
        """`rules`: their class, or how it is called."""
        self.rules = rules if isinstance(rules, str) else f"{rules.__module__}.{rules.__qualname__}"
        self.why = why
        super().__init__(f"{self.rules}: {why}")


def not_installed(library: str, extra: str) -> str:
    """The sentence about a library that only an extra of Schnapp brings along."""
    return f"{library} is not installed; in a checkout of Schnapp, pip install -e '.[{extra}]' brings it"


def nearest(name: str, known: Sequence[str]) -> str | None:
    """The known name that this one begins, or looks most like."""
    plain = name.casefold().replace("_", "-")
    begun = [each for each in known if plain and each.startswith(plain)]
    return next(iter(begun or get_close_matches(plain, known, 1)), None)


def meant(name: str, known: Sequence[str]) -> str:
    """For whoever gave a name that nothing has: which one was perhaps meant, and which ones there are."""
    near = nearest(name, known)
    return f"{f'did you mean {near}? Known' if near else 'known'} are {', '.join(known)}"


def place_of(fault: BaseException) -> str:
    """Where in a stranger's code it went wrong, ` (game.py, line 12)`; "" where none of that is in its trace."""
    python = Path(traceback.__file__).parent
    for frame, line in reversed(list(traceback.walk_tb(fault.__traceback__))):
        file = Path(frame.f_code.co_filename)
        module = frame.f_globals.get("__name__", "")  # not the file: of what is compiled that is another one
        is_ours = module.partition(".")[0] == "schnapp"
        is_python = python in file.parents and "site-packages" not in file.parts
        if file.is_file() and not is_ours and not is_python:
            return f" ({file.name}, line {line})"
    return ""
