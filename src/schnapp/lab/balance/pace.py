"""How long a game is, and how long people wait."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .figure import Figure, quantiles
from .human_pace import HumanPace, human_pace
from .measure_table import Means, table_of
from .section import Row, Section, Table
from .speech import Speech

PARTS = (0.05, 0.5, 0.95)


def pace(courses: Sequence[Course], found: Means, usual: int, speech: Speech, seed: str) -> Section:
    """`courses` are those with the usual number of players."""
    section = Section("pace", speech.text("pace-title"), speech.text("pace-intro"))
    section.tables.append(table_of("pace", found, usual, speech))
    lengths = [len(course.seats) for course in courses]
    spread = _spread(lengths, speech, seed)
    section.tables.append(spread)
    label = speech.text("pace-decisions")
    section.plots.append(
        {"kind": "counts", "title": speech.text("pace-plot", players=usual), "values": lengths, "label": label}
    )
    parts = [cell for row in spread.rows if isinstance(cell := row.cells[0], Figure)]
    section.sentences.append(_lengths(parts, usual, speech))
    _minutes(section, found, usual, parts, speech)
    if watching := found[usual].get("watching"):
        section.sentences.append(speech.text("pace-watching", figure=speech.figure(watching)))
    return section


def _spread(lengths: Sequence[int], speech: Speech, seed: str) -> Table:
    figures = quantiles(lengths, PARTS, "number", f"{seed} lengths")
    keys = [f"below_{100 * part:.0f}" for part in PARTS]
    rows = [
        Row(key, speech.text(f"pace-{key.replace('_', '-')}"), [figure])
        for key, figure in zip(keys, figures, strict=True)
    ]
    return Table("lengths", speech.text("pace-lengths"), "", ["decisions"], [speech.text("pace-decisions")], rows)


def _lengths(parts: Sequence[Figure], players: int, speech: Speech) -> str:
    short, middle, long = parts
    if short.value == long.value:
        return speech.text("pace-alike", players=players, decisions=round(middle.value))
    said = {"short": speech.figure(short), "middle": speech.figure(middle), "long": speech.figure(long)}
    return speech.text("pace-spread", players=players, **said)


def _minutes(section: Section, found: Means, usual: int, parts: Sequence[Figure], speech: Speech) -> None:
    """At the default pace or on the game's clock, and what people take."""
    table = table_of("minutes", found, usual, speech)
    table.key, table.title = "minutes", speech.text("people-title")
    section.tables.insert(0, table)
    pace = human_pace(speech.game)
    counts = [int(key.removesuffix("p")) for key in table.keys]
    cells = [pace.minutes(found[count]["length"]) for count in counts]
    table.rows.append(Row("people", speech.text("people-people"), list(cells), pace.assumption(speech)))
    section.sentences.insert(0, _with_people(pace, cells[0], speech))
    if parts[0].value < parts[-1].value:
        short, long = (speech.number(pace.minutes(part).value, "minutes") for part in (parts[0], parts[-1]))
        seconds = speech.number(pace.middle, "number")
        section.sentences.insert(1, speech.text("people-lengths", seconds=seconds, short=short, long=long))


def _with_people(pace: HumanPace, figure: Figure, speech: Speech) -> str:
    minutes = speech.range(figure) or speech.number(figure.value, "minutes")
    return speech.text("people-sentence", minutes=minutes, assumption=pace.assumption(speech))
