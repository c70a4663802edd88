"""How many options there are, and whether it matters which one is taken."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .figure import Figure, Sample
from .measure_table import Means, table_of
from .section import Row, Section, Table
from .speech import Speech

PARTS = 5  # of a game


def choices(courses: Sequence[Course], found: Means, usual: int, speech: Speech, seed: str) -> Section:
    """`courses` are those with the usual number of players."""
    section = Section("choices", speech.text("choices-title"), speech.text("choices-intro"))
    section.tables += [table_of("choices", found, usual, speech), _over_time(courses, speech, seed)]
    options = [number for course in courses for number in course.options]
    section.plots += [
        {
            "kind": "options",
            "title": speech.text("choices-plot-options", players=usual),
            "values": _binned(options, speech),
        },
        {
            "kind": "parts",
            "title": speech.text("choices-plot-forced"),
            "labels": [f"{100 * part // PARTS}–{100 * (part + 1) // PARTS}" for part in range(PARTS)],
            "figures": [cell.said() for row in section.tables[1].rows if isinstance(cell := row.cells[1], Figure)],
        },
    ]
    if forced := found[usual].get("forced"):
        section.sentences.append(speech.text("choices-forced", figure=speech.figure(forced)))
    if gain := found[usual].get("gain"):
        section.sentences.append(speech.text("choices-gain", figure=speech.figure(gain)))
    return section


def _over_time(courses: Sequence[Course], speech: Speech, seed: str) -> Table:
    """Options and forced moves in every part of a game."""
    columns = [f"{part} {what}" for part in range(PARTS) for what in ("options", "real", "forced", "n")]
    rows: list[list[float]] = []
    for course in courses:
        row = dict.fromkeys(columns, 0.0)
        for at, options in enumerate(course.options):
            part = PARTS * at // len(course.options)
            row[f"{part} n"] += 1
            row[f"{part} forced"] += options == 1
            row[f"{part} real"] += options > 1
            row[f"{part} options"] += _lid(options) if options > 1 else 0
        rows.append(list(row.values()))
    sample = Sample(columns, rows, f"{seed} choices")
    table = [
        Row(
            f"part_{part + 1}",
            speech.text("percent-range", **{"from": 100 * part // PARTS, "to": 100 * (part + 1) // PARTS}),
            [
                sample.quotient(f"{part} options", f"{part} real", "number"),
                sample.quotient(f"{part} forced", f"{part} n", "share"),
            ],
        )
        for part in range(PARTS)
    ]
    note = speech.text("choices-time-note", many=MANY)
    heads = [speech.text("choices-time-options"), speech.text("choices-time-forced")]
    return Table("time", speech.text("choices-time"), note, ["options", "forced"], heads, table)


MANY = 100


def _lid(options: int) -> int:
    """A programme can be laid in thousands of ways: one such decision would hide all others in a mean."""
    return min(options, MANY)


def _binned(options: Sequence[int], speech: Speech) -> list[tuple[str, int]]:
    """How many decisions have so many options."""
    limits = [1, 2, 3, 4, 6, 9, 14, 24, 49, 99]
    names = ["1", "2", "3", "4", "5–6", "7–9", "10–14", "15–24", "25–49", "50–99", speech.text("or-more", number=100)]
    counts = [0] * len(names)
    for number in options:
        counts[sum(number > limit for limit in limits)] += 1
    return list(zip(names, counts, strict=True))
