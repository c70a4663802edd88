"""How the chances to win move during a game: leads, decisions, comebacks; and how far these chances can be trusted."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .figure import Figure, Sample
from .measure_table import Means, table_of
from .measures import decided
from .section import Row, Section, Table
from .speech import Speech

STEPS = 20  # points of a curve
SHOWN = 24  # games of which the winner's line is drawn
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def progression(courses: Sequence[Course], found: Means, usual: int, speech: Speech, seed: str) -> Section:
    """`courses` are those with the usual number of players."""
    learned = "yes" if courses[0].exact else "no"
    section = Section("story", speech.text("story-title"), speech.text("story-intro", learned=learned))
    calibration = _calibration(courses, speech, seed)
    section.tables += [table_of("course", found, usual, speech), _curve(courses, speech, seed), calibration]
    winners = [(course, course.ranks.index(1)) for course in courses if course.ranks.count(1) == 1]
    section.plots += [
        {
            "kind": "curve",
            "title": speech.text("story-plot-curve", players=usual),
            "figures": [cell.said() for row in section.tables[1].rows if isinstance(cell := row.cells[0], Figure)],
            "lines": [_line(course, winner) for course, winner in winners[:SHOWN]],
            "fair": 1 / usual,
        },
        {
            "kind": "moments",
            "title": speech.text("story-plot-moments"),
            "values": [round(moment, 3) for course in courses if (moment := decided(course)) is not None],
        },
        {
            "kind": "calibration",
            "title": speech.text("story-calibration"),
            "labels": [row.cells[0].value for row in calibration.rows if isinstance(row.cells[0], Figure)],
            "figures": [cell.said() for row in calibration.rows if isinstance(cell := row.cells[1], Figure)],
        },
    ]
    section.sentences = [
        speech.text(f"story-{key}", players=usual, figure=speech.figure(figure))
        for key in ("decided", "lead_changes", "comeback")
        if (figure := found[usual].get(key)) is not None
    ]
    return section


def _line(course: Course, seat: int) -> list[float]:
    last = len(course.chances) - 1
    return [course.chances[round(last * step / STEPS)][seat] for step in range(STEPS + 1)]


def _curve(courses: Sequence[Course], speech: Speech, seed: str) -> Table:
    """The mean chance of those who win in the end, at equal parts of a game; shared wins count in parts."""
    rows: list[list[float]] = []
    for course in courses:
        lines = [_line(course, seat) for seat in range(course.players)]
        row = [sum(course.share(seat) * line[step] for seat, line in enumerate(lines)) for step in range(STEPS + 1)]
        rows.append([*row, 1.0])
    names = [str(step) for step in range(STEPS + 1)]
    sample = Sample([*names, "n"], rows, f"{seed} curve")
    table = [
        Row(
            f"at_{100 * step // STEPS}",
            speech.text("percent", number=100 * step // STEPS),
            [sample.quotient(str(step), "n", "chance")],
        )
        for step in range(STEPS + 1)
    ]
    return Table("curve", speech.text("story-curve"), "", ["chance"], [speech.text("story-curve-chance")], table)


def _calibration(courses: Sequence[Course], speech: Speech, seed: str) -> Table:
    """Chances from the middle of games, sorted into bins, and how often those seats really won."""
    bins = range(len(BINS) - 1)
    columns = [f"{each} {what}" for each in bins for what in ("said", "won", "n")]
    rows: list[list[float]] = []
    for course in courses:
        row = dict.fromkeys(columns, 0.0)
        last = len(course.chances) - 1
        for step in range(1, STEPS):
            for seat, chance in enumerate(course.chances[round(last * step / STEPS)]):
                each = min(int(10 * chance), 9)
                row[f"{each} said"] += chance
                row[f"{each} won"] += course.share(seat)
                row[f"{each} n"] += 1
        rows.append(list(row.values()))
    sample = Sample(columns, rows, f"{seed} calibration")
    table: list[Row] = []
    for each in bins:
        said = sample.quotient(f"{each} said", f"{each} n", "chance")
        won = sample.quotient(f"{each} won", f"{each} n", "share")
        if said is not None:
            label = speech.text("percent-range", **{"from": round(100 * BINS[each]), "to": round(100 * BINS[each + 1])})
            table.append(Row(f"bin_{each}", label, [said, won]))
    title, note = speech.text("story-calibration"), speech.text("story-calibration-note")
    heads = [speech.text("story-calibration-said"), speech.text("story-calibration-won")]
    return Table("calibration", title, note, ["said", "won"], heads, table)
