"""Files that are there whole or not at all: whatever ends the program in the middle of writing leaves what stood there before."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def write_whole(file: Path, content: str | bytes, *, safe: bool = True) -> None:
    """Text as UTF-8, its lines ended by line feeds. `safe`: on the disk before it takes the place of what is there, in case the
    machine stops too. What is no plain file (/dev/stdout), or lies where nothing can be put beside it, is written in place.
    Raises OSError."""
    file = Path(os.path.realpath(file))  # a link stays a link
    written = content.encode("utf-8") if isinstance(content, str) else content
    there = file.exists()
    if (there and not file.is_file()) or not os.access(file.parent, os.W_OK):
        file.write_bytes(written)
        return
    beside = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as opened:
            opened.write(written)
            if safe:
                opened.flush()
                os.fsync(opened.fileno())
        if there:
            shutil.copymode(file, beside)
        beside.replace(file)
        if safe:
            keep_names(file.parent)
    finally:
        beside.unlink(missing_ok=True)


def keep_names(folder: Path) -> None:
    """On the disk is also how its files are called now, where a system knows that of folders. Raises OSError."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
