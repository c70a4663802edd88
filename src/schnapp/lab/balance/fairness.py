"""Does the seat, the turn or the side decide who wins?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .course import Course
from .figure import Figure, Sample
from .measure_table import Means, table_of
from .section import Row, Section, Table, mark, plotted
from .speech import Speech

SEEN = 0.75  # of the width of an interval: a difference so large is beyond its end four times in five
Key = Callable[[Course, int], str | None]
TURNS = ("begins", "second", "third", "fourth", "fifth", "sixth")


def fairness(courses: dict[int, list[Course]], found: Means, usual: int, speech: Speech, seed: str) -> Section:
    """`courses` by number of players."""
    section = Section("fairness", speech.text("fairness-title"), speech.text("fairness-intro"))
    section.tables.append(_by(courses, usual, speech, seed, "seat", lambda _, seat: f"seat_{seat + 1}"))
    if len({course.first for course in courses[usual]} - {None}) > 1:
        section.tables.append(_by(courses, usual, speech, seed, "turn", _turn))
    if any(side for course in courses[usual] for side in course.sides):
        section.tables.append(_by(courses, usual, speech, seed, "side", lambda course, seat: course.sides[seat]))
    mark([row for table in section.tables for row in table.rows])
    section.sentences = _sentences(section.tables, usual, speech, len(courses[usual]))
    section.plots = [
        plotted("shares", speech.text("fairness-plot", table=table.title, players=usual), table.rows, 0, fair=1 / usual)
        for table in section.tables
    ]
    section.tables.append(table_of("fairness", found, usual, speech))
    return section


def _turn(course: Course, seat: int) -> str | None:
    return None if course.first is None else TURNS[(seat - course.first) % course.players]


def _by(courses: dict[int, list[Course]], usual: int, speech: Speech, seed: str, table: str, key: Key) -> Table:
    """One row a seat, turn or faction, one column a number of players, the usual one first."""
    counts = [usual, *sorted(count for count in courses if count != usual)]
    columns = {count: _shares(courses[count], f"{seed} {table}", key) for count in counts}
    order = {turn: at for at, turn in enumerate(TURNS)}
    keys = sorted({name for found in columns.values() for name in found}, key=lambda name: (order.get(name, 0), name))
    rows = [Row(name, _label(name, table, speech), [columns[count].get(name) for count in counts]) for name in keys]
    heads = [speech.text("players", players=count) for count in counts]
    return Table(
        table,
        speech.text(f"fairness-{table}"),
        speech.text("norm-chess"),
        [f"{count}p" for count in counts],
        heads,
        rows,
    )


def _label(key: str, table: str, speech: Speech) -> str:
    if table == "side":
        return speech.word(f"faction-{key}") if speech.has(f"faction-{key}") else key
    if table == "seat":
        return speech.text("seat", seat=int(key.removeprefix("seat_")))
    return speech.text(f"turn-{key}")


def _shares(courses: Sequence[Course], seed: str, key: Key) -> dict[str, Figure]:
    """Wins a seat of every key."""
    keys = sorted({name for course in courses for seat in range(course.players) if (name := key(course, seat))})
    rows: list[list[float]] = []
    for course in courses:
        row = dict.fromkeys((part for name in keys for part in (name, f"{name} n")), 0.0)
        for seat in range(course.players):
            if name := key(course, seat):
                row[name] += course.share(seat)
                row[f"{name} n"] += 1
        rows.append(list(row.values()))
    sample = Sample([part for name in keys for part in (name, f"{name} n")], rows, seed)
    fair = 1 / courses[0].players
    found = {name: sample.quotient(name, f"{name} n", "share", fair) for name in keys}
    return {name: figure for name, figure in found.items() if figure is not None}


def _sentences(tables: list[Table], usual: int, speech: Speech, games: int) -> list[str]:
    said = [
        speech.text(
            "fairness-stands-out",
            table=table.title,
            players=usual,
            figure=speech.figure(figure),
            row=row.label,
            fair=round(100 / usual),
        )
        for table in tables
        for row in table.rows
        if row.stands_out[0] and isinstance(figure := row.cells[0], Figure)
    ]
    points = round(100 * SEEN * _widest(tables))
    return said or [speech.text("fairness-nothing", players=usual, games=speech.count(games), points=points)]


def _widest(tables: list[Table]) -> float:
    """Of the intervals in the first columns."""
    figures = [cell for table in tables for row in table.rows if isinstance(cell := row.cells[0], Figure)]
    return max(
        (cell.high - cell.low for cell in figures if cell.low is not None and cell.high is not None), default=0.0
    )
