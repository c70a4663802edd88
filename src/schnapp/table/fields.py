"""The fields of a compiled class, read from its `.pxd` page.

That page is all that exists of a state. The compiled class gets its C fields from it; the uncompiled one gets lists of
the same shapes from here, so that no shape stands twice.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, cast

Shape = tuple[int, ...]

_CLASS = re.compile(r"^cdef class (\w+)")
_FIELD = re.compile(r"^ {4}cdef (?:public |readonly )?[\w ]*?\w (\w+(?:\[\d+\])*(?:, *\w+(?:\[\d+\])*)*) *(?:#.*)?$")


@cache
def shapes(owner: type) -> dict[str, Shape]:
    """Field → dimensions, () for a number, of this class and its bases, in the order of the page."""
    found: dict[str, Shape] = {}
    for base in reversed(owner.__mro__):
        source = getattr(sys.modules[base.__module__], "__file__", None)
        if source is not None:
            page = Path(source).with_name(base.__module__.rpartition(".")[2] + ".pxd")
            if page.exists():
                found.update(_on_page(page.read_text(encoding="utf-8"), base.__name__))
    return found


def _on_page(page: str, name: str) -> dict[str, Shape]:
    found: dict[str, Shape] = {}
    inside = False
    for line in page.splitlines():
        if heading := _CLASS.match(line):
            inside = heading[1] == name
        elif inside and (field := _FIELD.match(line)):
            for part in field[1].split(","):
                word, *dims = part.strip().rstrip("]").replace("]", "").split("[")
                found[word] = tuple(map(int, dims))
    return found


def blank(shape: Shape) -> Any:
    """A number, or nested lists of zeros."""
    if not shape:
        return 0
    return [blank(shape[1:]) for _ in range(shape[0])]


def furnish(thing: object) -> None:
    """Give an uncompiled object its fields."""
    for name, shape in shapes(type(thing)).items():
        setattr(thing, name, blank(shape))


def duplicate(value: Any) -> Any:
    """A copy of a field's value that shares nothing with it."""
    return [duplicate(part) for part in cast(list[Any], value)] if isinstance(value, list) else value


def lowest(mask: int) -> int:
    """The place of the lowest set bit; compiled code has it from `bits.pxd`."""
    return (mask & -mask).bit_length() - 1
