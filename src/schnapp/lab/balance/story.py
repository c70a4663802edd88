"""How the chances to win move in the course of a game: leads, decisions, comebacks; and how far these chances can be trusted."""

from __future__ import annotations

from collections.abc import Sequence

from .course import Course
from .figure import Figure, Sample, in_words
from .measure_table import Means, table_of
from .measures import decided
from .section import Row, Section, Table

LEARNED = "a judgement that was learned from self-play looks at the whole position, hidden cards too"
PLAYED = "the position, hidden cards too, is played to its end many times"
STEPS = 20  # points of a curve
SHOWN = 24  # games of which the winner's line is drawn
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)


def story(courses: Sequence[Course], found: Means, usual: int, seed: str) -> Section:
    """`courses` are those with the usual number of players."""
    how = LEARNED if courses[0].exact else PLAYED
    section = Section(
        "story",
        "The course of a game",
        f"After every decision all players have a chance to win: {how}. The last table says how far these chances can be "
        "trusted.",
    )
    calibration = _calibration(courses, seed)
    section.tables += [table_of("course", found, usual), _curve(courses, seed), calibration]
    winners = [(course, course.ranks.index(1)) for course in courses if course.ranks.count(1) == 1]
    section.plots += [
        {
            "kind": "curve",
            "title": f"The later winner’s chance, {usual} players",
            "figures": [cell.said() for row in section.tables[1].rows if isinstance(cell := row.cells[0], Figure)],
            "lines": [_line(course, winner) for course, winner in winners[:SHOWN]],
            "fair": 1 / usual,
        },
        {
            "kind": "moments",
            "title": "When games are decided",
            "values": [round(moment, 3) for course in courses if (moment := decided(course)) is not None],
        },
        {
            "kind": "calibration",
            "title": "Are the chances right?",
            "labels": [row.cells[0].value for row in calibration.rows if isinstance(row.cells[0], Figure)],
            "figures": [cell.said() for row in calibration.rows if isinstance(cell := row.cells[1], Figure)],
        },
    ]
    section.sentences = _sentences(found, usual)
    return section


def _sentences(found: Means, usual: int) -> list[str]:
    said: list[str] = []
    here = found[usual]
    if moment := here.get("decided"):
        said.append(f"A game with {usual} players is decided, on average, after {in_words(moment)} of its decisions.")
    if changes := here.get("lead_changes"):
        said.append(f"The lead changes {in_words(changes)} times a game.")
    if comeback := here.get("comeback"):
        said.append(f"{in_words(comeback)} of the winners were once far behind.")
    return said


def _line(course: Course, seat: int) -> list[float]:
    last = len(course.chances) - 1
    return [course.chances[round(last * step / STEPS)][seat] for step in range(STEPS + 1)]


def _curve(courses: Sequence[Course], seed: str) -> Table:
    """The mean chance of those who win in the end, at equal parts of a game; shared wins count in parts."""
    rows: list[list[float]] = []
    for course in courses:
        lines = [_line(course, seat) for seat in range(course.players)]
        row = [sum(course.share(seat) * line[step] for seat, line in enumerate(lines)) for step in range(STEPS + 1)]
        rows.append([*row, 1.0])
    names = [str(step) for step in range(STEPS + 1)]
    sample = Sample([*names, "n"], rows, f"{seed} curve")
    table = [
        Row(f"at_{100 * step // STEPS}", f"{100 * step // STEPS} %", [sample.quotient(str(step), "n", "chance")])
        for step in range(STEPS + 1)
    ]
    return Table("curve", "The later winner’s chance", "", ["chance"], ["chance to win"], table)


def _calibration(courses: Sequence[Course], seed: str) -> Table:
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
            label = f"{100 * BINS[each]:.0f} to {100 * BINS[each + 1]:.0f} %"
            table.append(Row(f"bin_{each}", label, [said, won]))
    note = "Chances of all players at nineteen moments of every game. Where both columns agree, the chances are right."
    return Table("calibration", "Are the chances right?", note, ["said", "won"], ["chance that was told", "won"], table)
