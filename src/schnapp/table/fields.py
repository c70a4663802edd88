"""The fields of a compiled class, read from its `.pxd` page.

That page is all that exists of a state. The compiled class gets its C fields from it; the uncompiled one gets lists of
the same shapes from here, so that no shape stands twice.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from inspect import isdatadescriptor
from math import prod
from pathlib import Path
from struct import calcsize
from typing import Any, cast

from .errors import SchnappError

Shape = tuple[int, ...]

_CLASS = re.compile(r"^cdef class (\w+)")
_FIELD = re.compile(r"^ {4}cdef (?:public |readonly )?([\w ]*?\w) (\w+(?:\[\d+\])*(?:, *\w+(?:\[\d+\])*)*) *(?:#.*)?$")


_OPEN_ARRAY = re.compile(r"^ +cdef (?:public|readonly) [^#\n]*?\b(\w+) *\[[^:\]]*\]")


class OpenArray(SchnappError, TypeError):
    """A page offers an array to Python. Compiled, whoever asks for it would be given a copy, and what they wrote into it
    would be lost without a word; so there is none, in neither build."""

    def __init__(self, where: str, field: str) -> None:
        super().__init__(
            f"{where}: {field} is an array that is public, so what others write into it would be lost; leave out the word, and "
            "give it a method that reads and one that writes"
        )


def check_page(page: Path) -> None:
    """Raises OpenArray where a class of this `.pxd` page has an array that is public or readonly."""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if found := _OPEN_ARRAY.match(line):
            raise OpenArray(f"{page.name}, line {number}", found[1])


def check_state(state: object) -> None:
    """The same of a state that is compiled already. Raises OpenArray."""
    for name in dir(type(state)):
        if isdatadescriptor(getattr(type(state), name, None)) and isinstance(getattr(state, name, None), list):
            raise OpenArray(type(state).__name__, name)


@cache
def shapes(owner: type) -> dict[str, Shape]:
    """Field → dimensions, () for a number, of this class and its bases, in the order of the page."""
    return {name: shape for base in reversed(owner.__mro__) for name, (_, shape) in page_of(base).items()}


@cache
def page_of(owner: type) -> dict[str, tuple[str, Shape]]:
    """Field → its C type and its dimensions, of this class alone, in the order of its page; {} where it has no page."""
    source = getattr(sys.modules[owner.__module__], "__file__", None)
    if source is None:
        return {}
    page = Path(source).with_name(owner.__module__.rpartition(".")[2] + ".pxd")
    if not page.exists():
        return {}
    check_page(page)
    return _on_page(page.read_text(encoding="utf-8"), owner.__name__)


def _on_page(page: str, name: str) -> dict[str, tuple[str, Shape]]:
    found: dict[str, tuple[str, Shape]] = {}
    inside = False
    for line in page.splitlines():
        if heading := _CLASS.match(line):
            inside = heading[1] == name
        elif inside and (field := _FIELD.match(line)):
            for part in field[2].split(","):
                word, *dims = part.strip().rstrip("]").replace("]", "").split("[")
                found[word] = field[1], tuple(map(int, dims))
    return found


CODES = {  # C type → its code in `struct`
    "int8_t": "b",
    "uint8_t": "B",
    "short": "h",
    "unsigned short": "H",
    "int": "i",
    "bint": "i",
    "unsigned int": "I",
    "long long": "q",
    "unsigned long long": "Q",
}
OBJECTS = {"object", "str", "bytes", "dict", "list", "tuple"}  # types of a field that are none of C, beside classes


def is_compiled(owner: type) -> bool:
    """Has the module of a class been compiled to C? Byte code does not count."""
    return not str(sys.modules[owner.__module__].__file__).endswith((".py", ".pyc"))


@cache
def offsets(owner: type) -> dict[str, tuple[int, str]]:
    """Field → where it begins in the memory of a compiled class, counted from the end of its base, and its code in `struct`;
    {} of a class that is not compiled. Raises TypeError where the page is not the one that was compiled."""
    if not is_compiled(owner):
        return {}
    found: dict[str, tuple[int, str]] = {}
    written = "@"
    for name, (kind, shape) in page_of(owner).items():
        code = CODES[kind]
        found[name] = calcsize(written + "0" + code), code
        written += f"{prod(shape)}{code}"
    if calcsize(written + "0q") != owner.__basicsize__ - owner.__mro__[1].__basicsize__:
        raise TypeError(f"{owner.__name__} was compiled from another page than the one beside it: build it again")
    return found


def blank(shape: Shape, zero: object = 0) -> Any:
    """What a field begins with, or nested lists of it."""
    if not shape:
        return zero
    if len(shape) == 1:
        return [zero] * shape[0]
    return [blank(shape[1:], zero) for _ in range(shape[0])]


def furnish(thing: object) -> None:
    """Give an uncompiled object its fields, as a compiled one has them: with zeros, and None for what is no number."""
    for name, shape, zero in _blanks(type(thing)):
        setattr(thing, name, blank(shape, zero))


@cache
def _blanks(owner: type) -> list[tuple[str, Shape, object]]:
    """The fields of a class and its bases, each with its dimensions and what it begins with."""
    fields = [field for base in reversed(owner.__mro__) for field in page_of(base).items()]
    return [(name, shape, _zero(kind)) for name, (kind, shape) in fields]


def _zero(kind: str) -> object:
    if kind == "double":
        return 0.0
    return None if kind in OBJECTS or kind[0].isupper() else 0


def duplicate(value: Any) -> Any:
    """A copy of a field's value that shares nothing with it."""
    return [duplicate(part) for part in cast(list[Any], value)] if isinstance(value, list) else value


def lowest(mask: int) -> int:
    """The place of the lowest set bit; compiled code has it from `bits.pxd`."""
    return (mask & -mask).bit_length() - 1
