"""Every link on every page leads to a file of the repository, and to a heading that it has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from .pages import DOCS, PAGES, named

LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]+`", re.DOTALL | re.MULTILINE)


@cache
def anchors(page: Path) -> list[str]:
    """As GitHub makes them of headings, which Zensical does here as well."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    return [
        re.sub(r"[^\w -]", "", re.sub(r"\]\([^)]*\)", "", heading).lower()).strip().replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)", text, re.MULTILINE)
    ]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        file = (page.parent / path) if path else page
        assert file.exists(), path
        assert not anchor or anchor in anchors(file.resolve()), f"{path}#{anchor}"


def test_every_page_of_the_manual_is_reached_from_its_first() -> None:
    seen, open_pages = set[Path](), [DOCS / "index.md"]
    while open_pages:
        page = open_pages.pop()
        if page in seen:
            continue
        seen.add(page)
        links = [path for path, _ in LINK.findall(page.read_text("utf-8")) if path.endswith(".md")]
        open_pages += [file for path in links if (file := (page.parent / path).resolve()).parent == DOCS]
    assert seen == set(DOCS.glob("*.md"))
