"""Writes the type stub of a compiled rules module: `rules.py` + `rules.pxd` → `rules.pyi`.

The fields of a state stand on its `.pxd` page and nowhere else, so a type checker cannot see them in `rules.py`.

    python tools/stubs.py           write
    python tools/stubs.py --check   exit 1 if a stub is out of date
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = sorted(ROOT.glob("src/schnapp/games/*/rules.py"))
FIELD = re.compile(r"^ {4}cdef public ([\w ]+?) (\w+) *(?:#.*)?$", re.MULTILINE)


def stub(rules: Path) -> str:
    """The text of the stub of one `rules.py`."""
    tree = ast.parse(rules.read_text(encoding="utf-8"))
    state = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    page = rules.with_suffix(".pxd").read_text(encoding="utf-8")
    lines = [
        "# Made by tools/stubs.py from rules.py and rules.pxd.",
        "from schnapp.table.dealer import Dealer",
        "from schnapp.table.state import State",
        "",
        f"class {state.name}(State):",
    ]
    lines += [f"    {name}: {'bool' if kind == 'bint' else 'int'}" for kind, name in FIELD.findall(page)]
    for method in state.body:
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
    stale = [rules for rules in RULES if not _is_current(rules)]
    for rules in stale:
        print(f"{rules.with_suffix('.pyi').name} of {rules.parent.name} is out of date")
        if "--check" not in sys.argv:
            rules.with_suffix(".pyi").write_text(stub(rules), encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


def _is_current(rules: Path) -> bool:
    written = rules.with_suffix(".pyi")
    return written.exists() and written.read_text(encoding="utf-8") == stub(rules)


if __name__ == "__main__":
    sys.exit(main())
