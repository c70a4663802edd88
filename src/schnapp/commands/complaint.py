"""Why a command does not do what was asked: one sentence, and the exit code that goes with it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Generator
from contextlib import contextmanager

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


@contextmanager
def logged() -> Generator[None]:
    """Where the server's log is for programs, they find there, too, why it did not start. Raises Exit."""
    try:
        yield
    except BrokenPipeError:
        raise
    except KINDS as error:
        if sys.stderr.isatty():
            raise
        from schnapp.server.logs import speak

        speak()
        logging.getLogger("schnapp.server").error("%s", said(error))
        raise click.exceptions.Exit(BAD_INPUT) from None
