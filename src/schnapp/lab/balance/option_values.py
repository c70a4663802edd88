"""What other values of options would change: the same deals under other rules, by the same players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from schnapp.games import GAMES
from schnapp.table import texts
from schnapp.table.canonical import canonical

from .figure import Figure, Sample, Unit
from .measures import MEASURES
from .section import Row, Section, Table, mark
from .speech import Speech
from .tasks import PLAYED

Games = Sequence[Mapping[str, float | None]]
KEYS = ("length", "first_wins", "shared", "forced", "lead_changes", "decided", "comeback", "half_time", "hopeless")


def option_values(found: Mapping[tuple[str, str], Games], players: int, bot: str, speech: Speech, seed: str) -> Section:
    """`found`: the measures of every game, by option and value; those of the rules as played stand under PLAYED."""
    section = Section("houses", speech.text("houses-title"), speech.text("houses-intro", players=players, bot=bot))
    base = found[PLAYED, "null"]
    chosen = [
        measure for measure in MEASURES if measure.key in KEYS and any(row[measure.key] is not None for row in base)
    ]
    rows: list[Row] = []
    still: list[str] = []
    for (name, value), games in found.items():
        if name == PLAYED:
            continue
        label = _label(speech, name, json.loads(value))
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
    played = Row(
        "played", speech.text("houses-played"), [_mean(base, measure.key, measure.unit, seed) for measure in chosen]
    )
    columns = [speech.text(f"measure-{measure.key}") for measure in chosen]
    section.tables.append(
        Table(
            "values",
            speech.text("houses-values"),
            speech.text("houses-note"),
            [m.key for m in chosen],
            columns,
            [played, *rows],
        )
    )
    section.sentences = _sentences(rows, columns, speech)
    if still:
        section.sentences.append(speech.text("houses-still", values="; ".join(still)))
    return section


def _paired(games: Games, base: Games, keys: Sequence[str], seed: str) -> Sample:
    """Rows of both rules side by side, so that a deal is drawn for both or for none."""
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


def _sentences(rows: Sequence[Row], titles: Sequence[str], speech: Speech) -> list[str]:
    """The values that change most."""
    changing = sorted((row for row in rows if any(row.stands_out)), key=lambda row: -sum(row.stands_out))
    return [
        speech.text("houses-stands-out", value=row.label, changes=", ".join(_changes(row, titles, speech)))
        for row in changing[:4]
    ]


def _changes(row: Row, titles: Sequence[str], speech: Speech) -> list[str]:
    return [
        speech.text("houses-change", measure=title, figure=speech.figure(cell))
        for title, cell, out in zip(titles, row.cells, row.stands_out, strict=True)
        if out and isinstance(cell, Figure)
    ]


def _label(speech: Speech, name: str, value: Any) -> str:
    """Title and value as people read them, where the game has words for them."""
    option = next(option for option in GAMES[speech.game].options if option.name == name)
    title = f"option-{name.replace('.', '_')}"
    said = texts.setting(speech.language, speech.known, option, value, ())
    if not speech.has(title) or said == f"{title}-value":  # a message that is missing is called by its name
        return f"{name} = {canonical(value)}"
    return f"{speech.word(title)}: {said}"
