"""How long a game is, and how long people wait."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .measure_table import Means, table_of
from .section import Section, percent


def pace(courses: Sequence[Course], found: Means, usual: int) -> Section:
    """`courses` are those with the usual number of players."""
    section = Section(
        "pace",
        "Pace",
        "Length is counted in decisions, because bots have no hands: a decision takes people some two to twenty seconds. Where "
        "decisions are made at the same time, each counts.",
    )
    section.tables.append(table_of("pace", found, usual))
    lengths = [len(course.seats) for course in courses]
    section.plots.append(
        {"kind": "counts", "title": f"Decisions in a game, {usual} players", "values": lengths, "label": "decisions"}
    )
    few, middle, many = (sorted(lengths)[int(part * (len(lengths) - 1))] for part in (0.05, 0.5, 0.95))
    section.sentences.append(
        f"Half of the games with {usual} players have {middle} decisions or fewer; one in twenty has fewer than {few}, one in "
        f"twenty more than {many}."
    )
    if watching := found[usual].get("watching"):
        section.sentences.append(f"After the first player’s last decision {percent(watching)} of a game is left.")
    return section
