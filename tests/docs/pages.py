"""All pages that people read: those of the manual, and those at the root of the repository."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.rules import REPOSITORY

DOCS = REPOSITORY / "docs"
PAGES = [*sorted(DOCS.glob("*.md")), *sorted(REPOSITORY.glob("*.md")), REPOSITORY / "bench" / "README.md"]


def named(page: Path) -> str:
    return page.relative_to(REPOSITORY).as_posix()
