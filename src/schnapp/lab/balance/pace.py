"""How long a game is, and how long people wait."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .figure import Figure, in_words, quantiles
from .measure_table import Means, table_of
from .section import Row, Section, Table

PARTS = ((0.05, "one in twenty is shorter"), (0.5, "half are shorter"), (0.95, "one in twenty is longer"))


def pace(courses: Sequence[Course], found: Means, usual: int, seed: str) -> Section:
    """`courses` are those with the usual number of players."""
    section = Section(
        "pace",
        "Pace",
        "Length is counted in decisions, because bots have no hands: a decision takes people some two to twenty seconds. Where "
        "decisions are made at the same time, each counts.",
    )
    section.tables.append(table_of("pace", found, usual))
    lengths = [len(course.seats) for course in courses]
    spread = _spread(lengths, seed)
    section.tables.append(spread)
    section.plots.append(
        {"kind": "counts", "title": f"Decisions in a game, {usual} players", "values": lengths, "label": "decisions"}
    )
    short, middle, long = (in_words(cell) for row in spread.rows if isinstance(cell := row.cells[0], Figure))
    section.sentences.append(
        f"Half of the games with {usual} players have fewer than {middle} decisions; one in twenty has fewer than {short}, one "
        f"in twenty more than {long}."
    )
    if watching := found[usual].get("watching"):
        section.sentences.append(f"After the first player’s last decision {in_words(watching)} of a game is left.")
    return section


def _spread(lengths: Sequence[int], seed: str) -> Table:
    figures = quantiles(lengths, [part for part, _ in PARTS], "number", f"{seed} lengths")
    rows = [
        Row(f"below_{100 * part:.0f}", label, [figure]) for (part, label), figure in zip(PARTS, figures, strict=True)
    ]
    return Table("lengths", "Short and long games", "", ["decisions"], ["decisions"], rows)
