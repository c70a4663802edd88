"""What can be said of one watched game in a number: every measure and the section that tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from schnapp.bots.levels import PACE_MS

from .course import Course
from .figure import Unit

AHEAD = 0.1  # so much more chance a new leader must have than the old one: less is no change of the lead
DECIDED = 0.8  # chance of the winner
BEHIND = 0.5  # of the fair share: whoever had less than that and wins has come back
HOPELESS = 0.25  # of the fair share


@dataclass(frozen=True, slots=True)
class Measure:
    """`of` gives None for a game of which it cannot be told. `topic` is the section of the report that tells it. Messages
    measure-KEY and measure-KEY-help say what it is."""

    key: str
    topic: str
    unit: Unit
    of: Callable[[Course], float | None]


def length(course: Course) -> float:
    return len(course.seats)


def wait(course: Course) -> float | None:
    """Decisions of others between two decisions of one's own."""
    waits = _waits(course)
    return sum(waits) / len(waits) if waits else None


def longest_wait(course: Course) -> float | None:
    return max(_waits(course), default=None)


def _waits(course: Course) -> list[int]:
    last: dict[int, int] = {}
    waits: list[int] = []
    for at, seat in enumerate(course.seats):
        if seat in last and at - last[seat] > 1:
            waits.append(at - last[seat] - 1)
        last[seat] = at
    return waits


def watching(course: Course) -> float:
    """The part of the game that is left after the last decision of whoever is the first to have none any more."""
    last = {seat: at for at, seat in enumerate(course.seats)}
    if len(last) < course.players:
        return 1.0
    return 1 - (min(last.values()) + 1) / len(course.seats)


def minutes(course: Course) -> float | None:
    return None if course.ms is None else course.ms / 60_000


def table_minutes(course: Course) -> float | None:
    """At the pace of a new table of the server, where no clock runs."""
    return None if course.ms is not None else (PACE_MS * len(course.seats) + course.animation_ms) / 60_000


def options(course: Course) -> float | None:
    real = [options for options in course.options if options > 1]
    return median(real) if real else None


def forced(course: Course) -> float:
    return sum(options == 1 for options in course.options) / len(course.options)


def gain(course: Course) -> float | None:
    return sum(stake.gain for stake in course.stakes) / len(course.stakes) if course.stakes else None


def lead_changes(course: Course) -> float:
    leader: int | None = None
    changes = 0
    for chances in course.chances:
        best = max(range(course.players), key=lambda seat: chances[seat])
        if leader is None:
            others = sorted(chances)[-2] if len(chances) > 1 else 0.0
            leader = best if chances[best] - others >= AHEAD else None
        elif chances[best] - chances[leader] >= AHEAD:
            leader, changes = best, changes + 1
    return changes


def decided(course: Course) -> float | None:
    """When the winner's chance has been at least DECIDED for good; None if there was more than one winner."""
    if course.ranks.count(1) > 1:
        return None
    winner = course.ranks.index(1)
    late = [at for at, chances in enumerate(course.chances) if chances[winner] < DECIDED]
    return (late[-1] + 1) / (len(course.chances) - 1) if late else 0.0


def comeback(course: Course) -> float | None:
    """Was the only winner once far behind?"""
    if course.ranks.count(1) > 1:
        return None
    winner = course.ranks.index(1)
    return float(min(chances[winner] for chances in course.chances) < BEHIND / course.players)


def half_time(course: Course) -> float:
    """The part of the win that the favourite of half-time gets."""
    chances = course.chances[len(course.chances) // 2]
    return course.share(max(range(course.players), key=lambda seat: chances[seat]))


def moved(course: Course) -> float | None:
    """Chance to win that changes hands, a decision. Errors of the chances would look the same."""
    if not course.exact:
        return None
    return sum(_moved(before, after) for before, after in _steps(course)) / len(course.seats)


def between_others(course: Course) -> float | None:
    """The part of it that goes from one player to another by the act of a third one."""
    if course.players < 3 or not course.exact:
        return None
    all_moved = sum(_moved(before, after) for before, after in _steps(course))
    shifted = 0.0
    for seat, (before, after) in zip(course.seats, _steps(course), strict=True):
        left, rest = 1 - before[seat], 1 - after[seat]
        if left > 0 and rest > 0:  # if the others had only shared out what is left to them, in the old proportions …
            shifted += (
                sum(abs(after[other] - before[other] * rest / left) for other in range(course.players) if other != seat)
                / 2
            )
    return min(1.0, shifted / all_moved) if all_moved else None


def _steps(course: Course) -> list[tuple[list[float], list[float]]]:
    return list(zip(course.chances, course.chances[1:], strict=False))


def _moved(before: list[float], after: list[float]) -> float:
    return sum(abs(one - other) for one, other in zip(before, after, strict=True)) / 2


def hopeless(course: Course) -> float:
    """The part of the decisions that are made by somebody with hardly a chance."""
    limit = HOPELESS / course.players
    return sum(course.chances[at][seat] < limit for at, seat in enumerate(course.seats)) / len(course.seats)


def influence(course: Course) -> float | None:
    return _influence(course, hopeless=False)


def kingmaking(course: Course) -> float | None:
    return _influence(course, hopeless=True)


def _influence(course: Course, *, hopeless: bool) -> float | None:
    if course.players < 3:
        return None
    limit = HOPELESS / course.players
    found = [stake.influence for stake in course.stakes if (stake.own < limit) == hopeless]
    return sum(found) / len(found) if found else None


def first_wins(course: Course) -> float | None:
    return None if course.first is None else course.share(course.first)


def shared(course: Course) -> float:
    return float(course.ranks.count(1) > 1)


MEASURES = (
    Measure("first_wins", "fairness", "share", first_wins),
    Measure("shared", "fairness", "share", shared),
    Measure("length", "pace", "number", length),
    Measure("minutes", "minutes", "minutes", minutes),
    Measure("table_minutes", "minutes", "minutes", table_minutes),
    Measure("wait", "pace", "number", wait),
    Measure("longest_wait", "pace", "number", longest_wait),
    Measure("watching", "pace", "share", watching),
    Measure("options", "choices", "number", options),
    Measure("forced", "choices", "share", forced),
    Measure("gain", "choices", "margin", gain),
    Measure("lead_changes", "course", "number", lead_changes),
    Measure("decided", "course", "share", decided),
    Measure("comeback", "course", "share", comeback),
    Measure("half_time", "course", "share", half_time),
    Measure("moved", "interaction", "margin", moved),
    Measure("between_others", "interaction", "share", between_others),
    Measure("hopeless", "interaction", "share", hopeless),
    Measure("sway", "interaction", "margin", influence),
    Measure("kingmaking", "interaction", "margin", kingmaking),
)
UNITS: dict[str, Unit] = {measure.key: measure.unit for measure in MEASURES}


def measured(courses: list[Course]) -> dict[str, list[float | None]]:
    """Every measure of every game."""
    return {measure.key: [measure.of(course) for course in courses] for measure in MEASURES}
