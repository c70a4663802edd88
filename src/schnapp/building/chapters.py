"""Compiled modules in several chapters: one text and one class, so that a call from one chapter to another costs nothing.

A chapter goes on from the one before it: it says `from .another import *`, and its class has the class of that one as its
base. Uncompiled, that is all there is to it. What follows here joins their texts, for the compiler; the last chapter has a
`.pxd` page, which is that of all. The first one may be the numbers that words have: it has a page, too, made by
tools/stubs.py, by which the compiler puts each number where its word stands.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Chapter:
    """One of the modules, read."""

    path: Path
    lines: list[str]
    body: list[ast.stmt]

    def text(self, *statements: ast.stmt) -> list[str]:
        """The lines from the first of these statements to the last."""
        if not statements:
            return []
        marks: list[ast.expr] = getattr(statements[0], "decorator_list", [])
        begin = min(statements[0].lineno, *(mark.lineno for mark in marks), len(self.lines))
        return self.lines[begin - 1 : statements[-1].end_lineno]


Written = tuple[Chapter, ast.stmt]


def is_of_numbers(page: Path) -> bool:
    """Does a page only say what numbers words stand for? Then there is nothing to compile."""
    return page.exists() and "\ncdef enum:\n" in page.read_text(encoding="utf-8")


def is_plain(page: Path) -> bool:
    """Does a page give no types? Then the module beside it is compiled as it stands: Python's own rules hold in it."""
    return all(not line or line.startswith("#") for line in page.read_text(encoding="utf-8").splitlines())


def pages(source: Path) -> list[Path]:
    """All pages of C types below a folder; not what a build has left there."""
    return sorted(page for page in source.rglob("*.pxd") if "build" not in page.relative_to(source).parts)


def compiled_modules(source: Path) -> list[Path]:
    """Every module below a folder that is compiled: it has a page beside it."""
    modules = [page.with_suffix(".py") for page in pages(source) if not is_of_numbers(page)]
    return [module for module in modules if module.exists()]


def chapters(module: Path) -> Iterator[Chapter]:
    """All that a module goes on from, the first one first, and the module itself."""
    text = module.read_text(encoding="utf-8")
    body = ast.parse(text).body
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module is not None and _is_before(node):
            folder = module.parents[node.level - 1]
            before = folder.joinpath(*node.module.split(".")).with_suffix(".py")
            if not is_of_numbers(before.with_suffix(".pxd")):
                yield from chapters(before)
    yield Chapter(module, text.splitlines(), body)


def classes(parts: list[Chapter]) -> Iterator[tuple[Chapter, ast.ClassDef]]:
    """The class that goes on from chapter to chapter, the first one first."""
    for part in parts:
        yield from [(part, node) for node in part.body if isinstance(node, ast.ClassDef)][-1:]


def joined(parts: list[Chapter], source: Path) -> str:
    """The text of all of them; `source` is the folder in which the packages lie."""
    if len(parts) == 1:
        return "\n".join([*parts[0].lines, ""])
    *_, (last, _) = written = list(classes(parts))
    lines = [line for line in last.lines if line.startswith("# cython:")]
    lines.append("from __future__ import annotations")
    for part in parts:
        for node in part.body:
            if (part, node) not in written:
                lines += _elsewhere(part, node, source)
    return "\n".join([*lines, *_one_class(written), ""])


def _one_class(written: list[tuple[Chapter, ast.ClassDef]]) -> list[str]:
    bases = ", ".join(map(ast.unparse, written[0][1].bases))
    last, named = written[-1]
    lines = [f"class {named.name}({bases}):", *last.text(named.body[0])]
    for part, node in written:
        lines += part.text(*node.body[1:])  # without its docstring
    return lines


def _elsewhere(part: Chapter, node: ast.stmt, source: Path) -> list[str]:
    """A statement beside the class, as it reads where it was not written."""
    if isinstance(node, ast.Expr) or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        return []  # a docstring, or for type checkers
    if not isinstance(node, ast.ImportFrom) or node.level == 0:
        return [] if isinstance(node, ast.ImportFrom) and node.module == "__future__" else part.text(node)
    if _is_before(node):
        return []
    folder = part.path.parents[node.level - 1].relative_to(source)
    names = ", ".join(map(ast.unparse, node.names))
    return [f"from {'.'.join([*folder.parts, *filter(None, [node.module])])} import {names}"]


def _is_before(node: ast.ImportFrom) -> bool:
    """Does it bring in the chapter before?"""
    return node.level > 0 and node.names[0].name == "*"
