"""Writes the tables of docs/rl.md: what the numbers of every game mean, read from its observer.

python -m tools.rl_tables           write
python -m tools.rl_tables --check   exit 1 if the page is out of date
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from schnapp.games import GAMES
from schnapp.rl.setting import Setting
from schnapp.table.observer import Observer
from schnapp.table.part import Deed, Part, starts
from tools.generated import bring_up_to_date

PAGE = Path(__file__).resolve().parent.parent / "docs" / "rl.md"
BEGIN, END = "<!-- the tables, made by tools/rl_tables.py -->", "<!-- end of the tables -->"
NAMES = {
    "snatch-it": "Snatch It!",
    "schnuff": "Schnuff",
    "snails": "Snails",
    "schnapp-land-fluss": "Schnapp, Land, Fluss!",
}


def tables() -> Iterator[str]:
    """Line by line, every game with its usual options."""
    for name, game in GAMES.items():
        observer = Setting(name, game.seats[0], {}).observer
        yield f"### {NAMES.get(name, name)}"
        yield ""
        yield f"An observation has {observer.size} numbers, and there are {observer.actions} actions."
        yield ""
        yield from _parts(observer)
        yield ""
        yield from _deeds(observer)
        yield ""


def _parts(observer: Observer) -> Iterator[str]:
    yield "| from | part | shape | range | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    parts: tuple[Part, ...] = observer.parts
    for part, start in zip(parts, starts(parts), strict=False):
        yield f"| {start} | `{part.name}` | {_shape(part)} | {part.low} … {part.high} | {part.meaning} |"


def _deeds(observer: Observer) -> Iterator[str]:
    yield "| action | name | shape | meaning |"
    yield "| --- | --- | --- | --- |"
    deeds: tuple[Deed, ...] = observer.deeds
    for deed, start in zip(deeds, starts(deeds), strict=False):
        numbers = f"{start}" if deed.size == 1 else f"{start} … {start + deed.size - 1}"
        yield f"| {numbers} | `{deed.name}` | {_shape(deed)} | {deed.meaning} |"


def _shape(part: Part | Deed) -> str:
    return " × ".join(map(str, part.shape)) or "–"


def written(page: str) -> str:
    """The page with its tables as they are now."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + "\n\n" + "\n".join(tables()) + "\n" + END + after


if __name__ == "__main__":
    sys.exit(bring_up_to_date(PAGE, written))
