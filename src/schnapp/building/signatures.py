"""The C signatures of a state's methods, made from the annotations in their text, and the numbers beside its class.

A page (`.pxd`) lists the fields of a state, a final class. Its methods stand in the text alone: each whose arguments and
result are numbers is compiled to a C function. `@cython.ccall` marks those that Python calls, too. A method that has to do with
lists, tuples or words stays one of Python, but for the buffer of actions, which is always called `into`. What the page itself
declares, or the page of `State`, is taken from there.

Names in capitals that stand for plain numbers, as in `DRAW, PASS = range(2)`, are C numbers.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from .chapters import Chapter

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "None": "void",
    "Dealer": "Dealer",
    "Rng": "Rng",
    "cython.longlong": "long long",
}
INTO = {"into": "unsigned short *"}  # a buffer of actions, `list[int]` for Python
FOR_PYTHON = "cython.ccall"  # a standard mark: uncompiled, it does nothing
TOLD = re.compile(r"^( +)((?:dealer\.(?:tell|note)\(|self\.(?:tell|note)\w*\(dealer, ).*)$")
STATE = Path(__file__).parents[1] / "table" / "state.pxd"
HEADING = re.compile(r"^@cython\.final\ncdef class (\w+)\(State\):\n(?:(?: .*)?\n)*", re.MULTILINE)
DECLARED = re.compile(r"^ {4}cp?def .*?\b(\w+)\(", re.MULTILINE)


def completed(page: str, parts: list[Chapter]) -> str:
    """A page with the signatures of its state, if there is one; `parts` are the chapters of the text beside it."""
    found = HEADING.search(page)
    if found is None:
        return page
    declared = {*DECLARED.findall(found[0]), *DECLARED.findall(STATE.read_text(encoding="utf-8"))}
    made = [made for method in methods(parts, found[1]) if method.name not in declared and (made := signature(method))]
    head, rest = page[: found.end()].rstrip("\n"), page[found.end() :].rstrip("\n")
    words = [name for name in numbers(parts) if not re.search(rf"^cdef .*\b{name}\b", rest, re.MULTILINE)]
    return "\n".join([head, *made, "", rest, *(f"cdef int {name}" for name in words), ""])


def methods(parts: list[Chapter], name: str) -> Iterator[ast.FunctionDef]:
    """Those of a class, and of the classes that it goes on from."""
    known = {node.name: node for part in parts for node in part.body if isinstance(node, ast.ClassDef)}
    while node := known.get(name):
        yield from (method for method in node.body if isinstance(method, ast.FunctionDef))
        name = ast.unparse(node.bases[0])


def signature(method: ast.FunctionDef) -> str | None:
    """The line on the page; None of a method of Python."""
    _self, *arguments = method.args.args
    types = [INTO.get(argument.arg) or _c_type(argument.annotation) for argument in arguments]
    result = _c_type(method.returns)
    if result is None or None in types or method.name.startswith("__"):
        return None
    given = ["self", *(f"{type_} {one.arg}".replace("* ", "*") for type_, one in zip(types, arguments, strict=True))]
    kind = "cpdef" if FOR_PYTHON in map(ast.unparse, method.decorator_list) else "cdef"
    return f"    {kind} {result} {method.name}({', '.join(given)}) noexcept"


def numbers(parts: list[Chapter]) -> Iterator[str]:
    """The names in capitals that plain numbers are given."""
    for assigned in (node for part in parts for node in part.body if isinstance(node, ast.Assign)):
        if re.fullmatch(r"range\(.*\)|\(?-?\d+(, -?\d+)*\)?", ast.unparse(assigned.value)):
            yield from re.findall(r"\b[A-Z]\w*\b", ast.unparse(assigned.targets[0]))


def for_compiler(text: str) -> str:
    """A text as the compiler shall have it, every line in its place: the page alone says which methods Python calls, and what
    is told is not even put together where nobody listens."""
    lines = ["" if line.strip() == f"@{FOR_PYTHON}" else line for line in text.split("\n")]
    return "\n".join(TOLD.sub(r"\1if dealer.telling: \2", line) for line in lines)


def _c_type(annotation: ast.expr | None) -> str | None:
    return None if annotation is None else C_TYPES.get(ast.unparse(annotation))
