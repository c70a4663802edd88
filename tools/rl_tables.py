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
from schnapp.table.learner_fields import ActionField, ObservationField, starts
from schnapp.table.observer import Observer
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
        yield from _acts(observer)
        yield ""


def _parts(observer: Observer) -> Iterator[str]:
    yield "| from | part | shape | range | meaning |"
    yield "| --- | --- | --- | --- | --- |"
    parts: tuple[ObservationField, ...] = observer.fields
    for part, start in zip(parts, starts(parts), strict=False):
        yield f"| {start} | `{part.name}` | {_shape(part)} | {part.low} … {part.high} | {part.meaning} |"


def _acts(observer: Observer) -> Iterator[str]:
    yield "| action | name | shape | meaning |"
    yield "| --- | --- | --- | --- |"
    action_fields: tuple[ActionField, ...] = observer.action_fields
    for action_field, start in zip(action_fields, starts(action_fields), strict=False):
        numbers = f"{start}" if action_field.size == 1 else f"{start} … {start + action_field.size - 1}"
        yield f"| {numbers} | `{action_field.name}` | {_shape(action_field)} | {action_field.meaning} |"


def _shape(part: ObservationField | ActionField) -> str:
    return " × ".join(map(str, part.shape)) or "–"


def written(page: str) -> str:
    """The page with its tables as they are now."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + "\n\n" + "\n".join(tables()) + "\n" + END + after


if __name__ == "__main__":
    sys.exit(bring_up_to_date(PAGE, written))
