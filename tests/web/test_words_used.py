"""The page says no word that is missing, and no word of its own lies unused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
FILES = [
    *(ROOT / "src/schnapp").glob("table/texts/de.ftl"),
    *(ROOT / "src/schnapp").glob("games/*/texts/de.ftl"),
    *WEB.glob("**/texts/de.ftl"),
]
SAID = re.compile(r"""(?<![\w.])(?:t|say|words)\(\s*(["'`])([a-z][\w-]*?)(\1|\$\{)""")


def ids(file: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))


@cache
def source() -> str:
    return "\n".join(
        file.read_text("utf-8")
        for file in [ROOT / "web/vite.config.ts", *sorted(WEB.rglob("*"))]  # it writes the splash
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
    )


def test_every_word_the_page_says_is_there() -> None:
    known = set[str]().union(*(ids(file) for file in FILES))
    for _, name, end in SAID.findall(source()):
        if end == "${":  # the rest of the id is put in: at least one such id must be there
            assert any(other.startswith(name) for other in known), name
        else:
            assert name in known, name


def test_no_word_of_the_page_lies_unused() -> None:
    starts = {name for _, name, end in SAID.findall(source()) if end == "${"}
    unused = [
        name
        for file in FILES
        if file.is_relative_to(WEB)
        for name in sorted(ids(file))
        if f'"{name}"' not in source() and not any(name.startswith(start) for start in starts)
    ]
    assert not unused
