"""The measures of a topic as a table: one row a measure, one column a number of players."""

from __future__ import annotations

from .course import Course
from .figure import Figure, means
from .measures import MEASURES, UNITS, measured
from .section import Row, Table
from .speech import Speech

Means = dict[int, dict[str, Figure]]
"""By number of players, then by measure."""


def means_of(courses: dict[int, list[Course]], seed: str) -> Means:
    """All measures, for every number of players."""
    return {count: means(measured(watched), UNITS, f"{seed} measures {count}") for count, watched in courses.items()}


def table_of(topic: str, found: Means, usual: int, speech: Speech) -> Table:
    """Measures that no game has are left out."""
    counts = [usual, *sorted(count for count in found if count != usual)]
    rows = [
        Row(
            measure.key,
            speech.text(f"measure-{measure.key}"),
            [found[count].get(measure.key) for count in counts],
            speech.text(f"measure-{measure.key}-help"),
        )
        for measure in MEASURES
        if measure.topic == topic and any(measure.key in found[count] for count in counts)
    ]
    heads = [speech.text("players", players=count) for count in counts]
    return Table("measures", speech.text("measures-title"), "", [f"{count}p" for count in counts], heads, rows)
