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
    short, middle, long = (speech.figure(cell) for row in spread.rows if isinstance(cell := row.cells[0], Figure))
    section.sentences.append(speech.text("pace-spread", players=usual, short=short, middle=middle, long=long))
    _minutes(section, found, usual, spread, speech)
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


def _minutes(section: Section, found: Means, usual: int, spread: Table, speech: Speech) -> None:
    """At the default pace or on the game's clock, and what people take."""
    table = table_of("minutes", found, usual, speech)
    table.key, table.title = "minutes", speech.text("people-title")
    section.tables.insert(0, table)
    pace = human_pace(speech.game)
    counts = [int(key.removesuffix("p")) for key in table.keys]
    cells = [pace.minutes(found[count]["length"]) for count in counts]
    table.rows.append(Row("people", speech.text("people-people"), list(cells), pace.assumption(speech)))
    section.sentences.insert(0, _with_people(pace, cells[0], speech))
    short, _, long = (cell for row in spread.rows if isinstance(cell := row.cells[0], Figure))
    ends = {"short": short.value * pace.low / 60, "long": long.value * pace.high / 60}
    section.sentences.insert(
        1, speech.text("people-lengths", **{key: speech.number(value, "minutes") for key, value in ends.items()})
    )


def _with_people(pace: HumanPace, figure: Figure, speech: Speech) -> str:
    return speech.text("people-sentence", minutes=speech.range(figure), assumption=pace.assumption(speech))
