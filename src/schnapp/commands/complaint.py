"""Why a command does not do what was asked: one sentence, and the exit code that goes with it."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import NoReturn

import click

from schnapp.table.errors import SchnappError

BAD_INPUT = 2
KINDS = (click.ClickException, SchnappError, UnicodeError, OSError)
"""What is answered with a sentence; everything else is a fault of ours."""


def said(error: click.ClickException | SchnappError | UnicodeError | OSError) -> str:
    """The sentence."""
    if isinstance(error, click.ClickException):
        return error.format_message()
    if isinstance(error, UnicodeError):
        return unreadable(error)
    if isinstance(error, OSError):
        return f"{error.filename or 'the system'}: {error.strerror or error}"
    return str(error)


def unreadable(error: UnicodeError) -> str:
    """Signs that cannot be read or written, in words."""
    if isinstance(error, UnicodeEncodeError):
        said = f"{error.object[error.start : error.end]!a} cannot be written in {error.encoding}"
        helps = error.encoding.lower() not in ("utf-8", "utf8")
        return f"{said}; with PYTHONUTF8=1 in the environment all is written in UTF-8" if helps else said
    return f"what was read is not {error.encoding}" if isinstance(error, UnicodeDecodeError) else str(error)


class NotServed(SchnappError):
    """A server does not start. Where its log is for programs, they find there, too, why."""


@contextmanager
def of_a_server() -> Generator[None]:
    """Raises NotServed."""
    try:
        yield
    except BrokenPipeError:
        raise
    except KINDS as error:
        raise NotServed(said(error)) from error


def leave(sentence: str, *, logged: bool) -> NoReturn:
    """End with a sentence, in a terminal or in the server's log."""
    with suppress(OSError):  # nobody reads it
        if logged and not sys.stderr.isatty():
            import logging

            from schnapp.server.logs import speak

            speak()
            logging.getLogger("schnapp.server").error("%s", sentence)
        else:
            print(f"schnapp: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)
