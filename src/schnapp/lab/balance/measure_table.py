"""The measures of a topic as a table: one row a measure, one column a number of players."""

from __future__ import annotations

from .course import Course
from .figure import Figure, means
from .measures import MEASURES, UNITS, measured
from .section import Row, Table

Means = dict[int, dict[str, Figure]]
"""By number of players, then by measure."""


def means_of(courses: dict[int, list[Course]], seed: str) -> Means:
    """All measures, for every number of players."""
    return {count: means(measured(watched), UNITS, f"{seed} measures {count}") for count, watched in courses.items()}


def table_of(topic: str, found: Means, usual: int) -> Table:
    """Measures that no game has are left out."""
    counts = [usual, *sorted(count for count in found if count != usual)]
    rows = [
        Row(measure.key, measure.title, [found[count].get(measure.key) for count in counts], measure.help)
        for measure in MEASURES
        if measure.topic == topic and any(measure.key in found[count] for count in counts)
    ]
    heads = [f"{count} players" for count in counts]
    return Table("measures", "By number of players", "", [f"{count}p" for count in counts], heads, rows)
