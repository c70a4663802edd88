"""Does the seat, the turn or the side decide who wins?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from schnapp.games import GAMES
from schnapp.table import texts

from .course import Course
from .figure import Figure, Sample, in_words
from .section import Row, Section, Table, mark, plotted

SEEN = 0.75  # of the width of an interval: a difference so large is beyond its end four times in five
Label = Callable[[Course, int], str | None]
TURNS = ("begins", "second", "third", "fourth", "fifth", "sixth")


def fairness(courses: dict[int, list[Course]], usual: int, game: str, seed: str) -> Section:
    """`courses` by number of players."""
    section = Section(
        "fairness",
        "Fairness",
        "Equal players should win equally often wherever they sit, whoever begins and whatever they play as. A shared win "
        "counts in equal parts. A figure is marked where it differs from the fair share by more than noise.",
    )
    section.tables.append(_by(courses, usual, seed, "seat", "Wins by seat", lambda _, seat: f"Seat {seat + 1}"))
    if len({course.first for course in courses[usual]} - {None}) > 1:
        section.tables.append(_by(courses, usual, seed, "turn", "Wins by turn", _turn))
    if any(side for course in courses[usual] for side in course.sides):
        named = texts.in_folder(GAMES[game].folder)

        def side(course: Course, seat: int) -> str | None:
            name = course.sides[seat]
            message = f"faction-{name}"
            return named.text("en", message) if name and named.has("en", message) else name

        section.tables.append(_by(courses, usual, seed, "side", "Wins by faction", side))
    mark([row for table in section.tables for row in table.rows])
    section.sentences = _sentences(section.tables, usual, len(courses[usual]))
    section.plots = [
        plotted("shares", f"{table.title}, {usual} players", table.rows, 0, fair=1 / usual) for table in section.tables
    ]
    return section


def _turn(course: Course, seat: int) -> str | None:
    if course.first is None:
        return None
    place = (seat - course.first) % course.players
    return TURNS[place]


def _by(courses: dict[int, list[Course]], usual: int, seed: str, key: str, title: str, label: Label) -> Table:
    """One row a label, one column a number of players, the usual one first."""
    counts = [usual, *sorted(count for count in courses if count != usual)]
    columns = {count: _shares(courses[count], f"{seed} {key}", label) for count in counts}
    labels = sorted(
        {name for found in columns.values() for name in found},
        key=lambda name: (TURNS.index(name) if name in TURNS else 0, name),
    )
    rows = [Row(_key(name), name, [columns[count].get(name) for count in counts]) for name in labels]
    heads = [f"{count} players" for count in counts]
    return Table(key, title, "", [f"{count}p" for count in counts], heads, rows)


def _shares(courses: Sequence[Course], seed: str, label: Label) -> dict[str, Figure]:
    """Wins a seat of every label."""
    labels = sorted({name for course in courses for seat in range(course.players) if (name := label(course, seat))})
    rows: list[list[float]] = []
    for course in courses:
        row = dict.fromkeys((part for name in labels for part in (name, f"{name} n")), 0.0)
        for seat in range(course.players):
            if name := label(course, seat):
                row[name] += course.share(seat)
                row[f"{name} n"] += 1
        rows.append(list(row.values()))
    sample = Sample([part for name in labels for part in (name, f"{name} n")], rows, seed)
    fair = 1 / courses[0].players
    found = {name: sample.quotient(name, f"{name} n", "share", fair) for name in labels}
    return {name: figure for name, figure in found.items() if figure is not None}


def _sentences(tables: list[Table], usual: int, games: int) -> list[str]:
    said: list[str] = []
    for table in tables:
        for row in table.rows:
            figure = row.cells[0]
            if row.stands_out[0] and isinstance(figure, Figure):
                said.append(
                    f"{table.title}, {usual} players: {in_words(figure)} for “{row.label}”, where {100 / usual:.0f} % is fair."
                )
    if not said:
        said.append(
            f"With {usual} players, {games} games show no advantage for anybody; one of more than about "
            f"{100 * SEEN * _widest(tables):.0f} points would very likely have been seen."
        )
    return said


def _widest(tables: list[Table]) -> float:
    """Of the intervals in the first columns."""
    figures = [cell for table in tables for row in table.rows if isinstance(cell := row.cells[0], Figure)]
    return max(
        (cell.high - cell.low for cell in figures if cell.low is not None and cell.high is not None), default=0.0
    )


def _key(label: str) -> str:
    return label.lower().replace(" ", "_").replace(".", "")
