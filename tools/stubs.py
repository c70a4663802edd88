"""Writes what others need of compiled rules: the type stub of a state, `rules.py` + `rules.pxd` → `rules.pyi`, and the page of
the numbers that words have, `codes.py` → `codes.pxd`.

The fields of a state stand on its `.pxd` page and nowhere else, so a type checker cannot see them in `rules.py`. The chapters of
`rules.py` are one class for others.

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

from schnapp.chapters import chapters, classes  # noqa: E402  (from this very source)
from schnapp.pure import prefer_source  # noqa: E402

prefer_source()  # what is compiled may be older than the text
PACKAGES = [ROOT / "src", *sorted(ROOT.glob("examples/*"))]
FIELD = re.compile(r"^ {4}cdef public ([\w ]+?) (\w+) *(?:#.*)?$", re.MULTILINE)


def made() -> Iterator[tuple[Path, str]]:
    """Every file that is made here, and what it says."""
    for folder in PACKAGES:
        for rules in sorted(folder.glob("**/rules.py")):
            if rules.with_suffix(".pxd").exists():
                yield rules.with_suffix(".pyi"), stub(rules)
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


def stub(rules: Path) -> str:
    """The text of the stub of one `rules.py`."""
    states = [state for _, state in classes(list(chapters(rules)))]
    page = rules.with_suffix(".pxd").read_text(encoding="utf-8")
    lines = [
        "# Made by tools/stubs.py from rules.py and rules.pxd.",
        "from schnapp.table.dealer import Dealer",
        "from schnapp.table.state import State",
        "",
        f"class {states[-1].name}(State):",
    ]
    lines += [f"    {name}: {'bool' if kind == 'bint' else 'int'}" for kind, name in FIELD.findall(page)]
    for method in (method for state in states for method in state.body):
        if isinstance(method, ast.FunctionDef) and _is_visible(method, page):
            arguments = ", ".join(["self", *(_argument(argument) for argument in method.args.args[1:])])
            returns = ast.unparse(method.returns) if method.returns else "None"
            lines.append(f"    def {method.name}({arguments}) -> {returns}: ...")
    return "\n".join(lines) + "\n"


def _is_visible(method: ast.FunctionDef, page: str) -> bool:
    """Methods that the page declares with plain cdef cannot be seen from Python."""
    return not re.search(rf"^ {{4}}cdef .*\b{method.name}\(", page, re.MULTILINE)


def _argument(argument: ast.arg) -> str:
    assert argument.annotation is not None
    return f"{argument.arg}: {ast.unparse(argument.annotation)}"


def main() -> int:
    stale = [(path, text) for path, text in made() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{path.relative_to(ROOT)} is out of date")
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
