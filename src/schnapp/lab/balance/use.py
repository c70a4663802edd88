"""What winners do more often than others: kinds of acts and cards."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .features import called
from .figure import Figure, Sample
from .section import Row, Section, Table, mark, plotted
from .speech import Speech

SELDOM = 30  # uses in all games together: below that nothing can be said


def use(courses: Sequence[Course], speech: Speech, seed: str) -> Section:
    """Of the games with the usual number of players."""
    section = Section("use", speech.text("use-title"), speech.text("use-intro"))
    totals: dict[str, int] = {}
    for course in courses:
        for uses in course.uses:
            for feature, count in uses.items():
                totals[feature] = totals.get(feature, 0) + count
    features = sorted(
        (feature for feature in totals if totals[feature] >= SELDOM), key=lambda feature: (-totals[feature], feature)
    )
    sample = _sample(courses, features, seed)
    rows: list[Row] = []
    for feature in features:
        winners = sample.quotient(f"{feature} w", "decisions w", "ratio")
        others = sample.quotient(f"{feature} o", "decisions o", "ratio")
        ratio = sample.ratio((f"{feature} w", "decisions w"), (f"{feature} o", "decisions o"))
        seats = sample.quotient(f"{feature} seats", "seats", "share")
        rows.append(Row(feature, called(feature, speech), [_hundred(winners), _hundred(others), ratio, seats]))
    mark(rows)
    keys = ["winners", "others", "ratio", "seats"]
    heads = [speech.text(f"use-{key}") for key in keys]
    for kind in ("act", "card"):
        chosen = [row for row in rows if row.key.startswith(f"{kind}:")]
        if chosen:
            section.tables.append(Table(kind, speech.text(f"use-{kind}"), speech.text("use-note"), keys, heads, chosen))
    section.sentences = _sentences(rows, speech)
    section.plots = [plotted("ratios", speech.text(f"use-plot-{table.key}"), table.rows, 2) for table in section.tables]
    return section


def _sample(courses: Sequence[Course], features: Sequence[str], seed: str) -> Sample:
    """A shared win makes a part of a winner."""
    columns = [*(f"{feature} {part}" for feature in features for part in ("w", "o", "seats"))]
    columns += ["decisions w", "decisions o", "seats"]
    rows: list[list[float]] = []
    for course in courses:
        row = dict.fromkeys(columns, 0.0)
        for seat in range(course.players):
            won = course.share(seat)
            decisions = course.seats.count(seat)
            row["decisions w"] += won * decisions
            row["decisions o"] += (1 - won) * decisions
            row["seats"] += 1
            for feature, count in course.uses[seat].items():
                if f"{feature} w" in row:
                    row[f"{feature} w"] += won * count
                    row[f"{feature} o"] += (1 - won) * count
                    row[f"{feature} seats"] += 1
        rows.append([row[column] for column in columns])
    return Sample(columns, rows, f"{seed} use")


def _hundred(figure: Figure | None) -> Figure | None:
    """A quotient as so many in a hundred."""
    if figure is None:
        return None
    low, high = figure.low, figure.high
    return Figure(
        100 * figure.value,
        None if low is None else 100 * low,
        None if high is None else 100 * high,
        figure.n,
        "number",
    )


def _sentences(rows: Sequence[Row], speech: Speech) -> list[str]:
    marked = [(row.label, cell) for row in rows if any(row.stands_out) and isinstance(cell := row.cells[2], Figure)]
    more = sorted((pair for pair in marked if pair[1].value > 1), key=lambda pair: -pair[1].value)[:4]
    less = sorted((pair for pair in marked if pair[1].value < 1), key=lambda pair: pair[1].value)[:4]
    said: list[str] = []
    for message, pairs in (("use-more", more), ("use-less", less)):
        if pairs:
            listed = [speech.text("use-one", feature=name, figure=speech.figure(figure)) for name, figure in pairs]
            said.append(speech.text(message, features=", ".join(listed)))
    return said or [speech.text("use-nothing")]
