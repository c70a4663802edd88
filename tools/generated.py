"""Pages that a program fills in: written anew, or with `--check` only compared."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def bring_up_to_date(page: Path, filled: Callable[[str], str]) -> int:
    """The exit code: 1 if it only shall be checked and is not as it should be."""
    was = page.read_text(encoding="utf-8")
    current = filled(was)
    if was == current:
        return 0
    print(f"{page.relative_to(ROOT)} is out of date; {Path(sys.argv[0]).stem} writes it")
    if "--check" in sys.argv:
        return 1
    page.write_text(current, encoding="utf-8")
    return 0
