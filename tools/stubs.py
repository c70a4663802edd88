"""Writes what others need of compiled rules: the type stub of a state, `state.py` + `state.pxd` → `state.pyi`, and the page of
the numbers that words have, `codes.py` → `codes.pxd`.

The fields of a state stand on its `.pxd` page and nowhere else, so a type checker cannot see them in `state.py`. The chapters of
the rules are one class for others.

    python tools/stubs.py           write
    python tools/stubs.py --check   exit 1 if one is out of date
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from schnapp.building.chapters import chapters, classes  # noqa: E402  (from this very source)
from schnapp.building.signatures import completed, methods  # noqa: E402
from schnapp.pure import prefer_source  # noqa: E402

prefer_source()  # what is compiled may be older than the text
PACKAGES = [ROOT / "src"]
FIELD = re.compile(r"^ {4}cdef public ([\w ]+?) (\w+) *(?:#.*)?$", re.MULTILINE)
FOR_C = re.compile(r"^ {4}cdef .*\b(\w+)\(", re.MULTILINE)  # methods that cannot be seen from Python


def made() -> Iterator[tuple[Path, str]]:
    """Every file that is made here, and what it says."""
    for folder in PACKAGES:
        for state in sorted(folder.glob("**/rules/state.py")):
            yield state.with_suffix(".pyi"), stub(state)
        for codes in sorted(folder.glob("**/codes.py")):
            yield codes.with_suffix(".pxd"), numbers(codes, folder)


def numbers(codes: Path, folder: Path) -> str:
    """The text of the page of one `codes.py`; `folder` is where its package lies."""
    sys.path.insert(0, str(folder))
    module = importlib.import_module(".".join(codes.relative_to(folder).with_suffix("").parts))
    words = {word: number for word, number in vars(module).items() if word.isupper() and isinstance(number, int)}
    lines = [
        "# Made by tools/stubs.py from codes.py.",
        "cdef enum:",
        *(f"    {word} = {words[word]}" for word in words),
    ]
    return "\n".join(lines) + "\n"


def stub(state: Path) -> str:
    """The text of the stub of one `state.py`."""
    parts = list(chapters(state))
    *_, (_, last) = classes(parts)
    lines = [
        "# Made by tools/stubs.py from state.py and state.pxd.",
        "from schnapp.table.dealer import Dealer",
        "from schnapp.table.rng import Rng",
        "from schnapp.table.state import State",
        "",
        f"class {last.name}(State):",
    ]
    page = completed(state.with_suffix(".pxd").read_text(encoding="utf-8"), parts)
    lines += [f"    {name}: {'bool' if kind == 'bint' else 'int'}" for kind, name in FIELD.findall(page)]
    for method in methods(parts, last.name):
        if method.name not in FOR_C.findall(page):
            arguments = ", ".join(["self", *(f"{one.arg}: {_type(one.annotation)}" for one in method.args.args[1:])])
            lines.append(f"    def {method.name}({arguments}) -> {_type(method.returns)}: ...")
    return "\n".join(lines) + "\n"


def _type(annotation: ast.expr | None) -> str:
    """As Python sees it: its numbers have one size."""
    assert annotation is not None
    return "int" if ast.unparse(annotation).startswith("cython.") else ast.unparse(annotation)


def main() -> int:
    stale = [(path, text) for path, text in made() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{path.relative_to(ROOT)} is out of date")
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
