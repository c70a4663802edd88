"""What other house values would change: the same deals under other rules, by the same players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from schnapp.games import GAMES
from schnapp.table import texts
from schnapp.table.canonical import canonical

from .figure import Figure, Sample, Unit, in_words
from .measures import MEASURES
from .pieces import PLAYED
from .section import Row, Section, Table, mark

Games = Sequence[Mapping[str, float | None]]
NOTE = "The first line has the figures themselves; below it, shares (%) differ by so many points."
KEYS = ("length", "first_wins", "shared", "forced", "lead_changes", "decided", "comeback", "half_time", "hopeless")


def house_values(found: Mapping[tuple[str, str], Games], game: str, players: int, bot: str, seed: str) -> Section:
    """`found`: the measures of every game, by option and value; those of the rules as played stand under PLAYED."""
    section = Section(
        "houses",
        "House values",
        f"Every option of the rules with other values, one at a time; {players} players ({bot}), the same deals for all. A figure "
        "is the difference to the rules as they are played here. It is marked where it is more than noise.",
    )
    base = found[PLAYED, "null"]
    chosen = [
        measure for measure in MEASURES if measure.key in KEYS and any(row[measure.key] is not None for row in base)
    ]
    rows: list[Row] = []
    still: list[str] = []
    for (name, value), games in found.items():
        if name == PLAYED:
            continue
        label = _label(game, name, json.loads(value))
        if all(dict(one) == dict(other) for one, other in zip(games, base, strict=True)):
            still.append(label)
            continue
        sample = _paired(games, base, [measure.key for measure in chosen], f"{seed} {name} {value}")
        cells = [
            sample.quotient(
                measure.key, f"{measure.key} n", measure.unit, None, (f"{measure.key} base", f"{measure.key} base n")
            )
            for measure in chosen
        ]
        rows.append(Row(f"{name}={value}", label, list(cells)))
    mark(rows)
    played = Row("played", "as played", [_mean(base, measure.key, measure.unit, seed) for measure in chosen])
    columns = [measure.title for measure in chosen]
    section.tables.append(
        Table(
            "values",
            "Differences",
            NOTE,
            [m.key for m in chosen],
            columns,
            [played, *rows],
        )
    )
    section.sentences = _sentences(rows, [measure.title for measure in chosen])
    if still:
        section.sentences.append(f"Made no difference to these players in any game: {'; '.join(still)}.")
    return section


def _paired(games: Games, base: Games, keys: Sequence[str], seed: str) -> Sample:
    """Rows of both houses side by side, so that a deal is drawn for both or for none."""
    columns = [part for key in keys for part in (key, f"{key} n", f"{key} base", f"{key} base n")]
    rows: list[list[float]] = []
    for one, other in zip(games, base, strict=True):
        row: list[float] = []
        for key in keys:
            for value in (one[key], other[key]):
                row += [0.0, 0.0] if value is None else [value, 1.0]
        rows.append(row)
    return Sample(columns, rows, seed)


def _mean(games: Games, key: str, unit: Unit, seed: str) -> Figure | None:
    sample = _paired(games, games, [key], f"{seed} {key}")
    return sample.quotient(key, f"{key} n", unit)


def _sentences(rows: Sequence[Row], titles: Sequence[str]) -> list[str]:
    """The values that change most."""
    changing = sorted((row for row in rows if any(row.stands_out)), key=lambda row: -sum(row.stands_out))
    return [f"“{row.label}” changes {', '.join(_changes(row, titles))}." for row in changing[:4]]


def _changes(row: Row, titles: Sequence[str]) -> list[str]:
    return [
        f"{title.lower()} by {in_words(cell)}"
        for title, cell, out in zip(titles, row.cells, row.stands_out, strict=True)
        if out and isinstance(cell, Figure)
    ]


def _label(game: str, name: str, value: Any) -> str:
    """Title and value as people read them, where the game has words for them."""
    known = texts.in_folder(GAMES[game].folder)
    option = next(option for option in GAMES[game].options if option.name == name)
    try:
        title = known.text("en", f"option-{name.replace('.', '_')}")
        return f"{title}: {texts.setting('en', known, option, value, ())}"
    except LookupError:
        return f"{name} = {canonical(value)}"
