"""Games of a report that are worth seeing, with their records: the longest, the greatest comeback, …"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median_low
from typing import Any, Literal

from schnapp.bots.bot import Bot
from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, acts, dealt
from schnapp.table.canonical import is_object
from schnapp.table.game import Game
from schnapp.table.record import Recorder, parsed
from schnapp.table.seating import acting_seat

from . import measures
from .course import Course
from .figure import Unit
from .speech import Speech
from .stakes import Stake


@dataclass(frozen=True, slots=True)
class Kind:
    """A game that has the least or most of something (`of`; None: it does not count). `figures`: the rows of the report that it
    is an example of, `section/table/row`. `when`: after which decision there is most to see."""

    key: str
    pick: Literal["least", "most"]
    unit: Unit
    of: Callable[[Course], float | None]
    figures: tuple[str, ...]
    when: Callable[[Course], int] | None = None


def deepest(course: Course) -> float | None:
    """The least chance that the only winner once had, if that was far behind."""
    if not measures.comeback(course):
        return None
    return min(_of_winner(course))


def bottom(course: Course) -> int:
    """When that was."""
    chances = _of_winner(course)
    return chances.index(min(chances))


def _of_winner(course: Course) -> list[float]:
    winner = course.ranks.index(1)
    return [chances[winner] for chances in course.chances]


def settled(course: Course) -> int:
    """When the winner's chance was high for good."""
    return round((measures.decided(course) or 0.0) * len(course.seats))


def first_done(course: Course) -> int:
    """When somebody had made their last decision."""
    return round((1 - measures.watching(course)) * len(course.seats))


def strongest(course: Course) -> float | None:
    """The most that somebody without hope could shift among others, as far as that was looked at."""
    return max((stake.influence for stake in _hopeless(course)), default=None)


def crowning(course: Course) -> int:
    """When they decided that."""
    return max(_hopeless(course), key=lambda stake: stake.influence).at + 1


def _hopeless(course: Course) -> list[Stake]:
    limit = measures.HOPELESS / course.players
    return [stake for stake in course.stakes if stake.own < limit and stake.influence > 0 and course.players > 2]


KINDS = (
    Kind("shortest", "least", "number", measures.length, ("pace/lengths/below_5",)),
    Kind("longest", "most", "number", measures.length, ("pace/lengths/below_95", "pace/measures/length")),
    Kind("wait", "most", "number", measures.longest_wait, ("pace/measures/longest_wait", "pace/measures/wait")),
    Kind("watching", "most", "share", measures.watching, ("pace/measures/watching",), first_done),
    Kind("lead", "most", "number", measures.lead_changes, ("story/measures/lead_changes",)),
    Kind("early", "least", "share", measures.decided, ("story/measures/decided",), settled),
    Kind("comeback", "least", "chance", deepest, ("story/measures/comeback",), bottom),
    Kind(
        "kingmaking",
        "most",
        "margin",
        strongest,
        ("interaction/measures/kingmaking", "interaction/measures/hopeless"),
        crowning,
    ),
)
TYPICAL = "typical"  # the median of lengths: stands for figures that have no example of their own


@dataclass(frozen=True, slots=True)
class Example:
    """Game `number` of a plan. `sentence` says what there is to see, `moment` after which decision. `chances` are those after
    the deal and after every decision, by seat; [] if nobody has looked."""

    key: str
    figures: tuple[str, ...]
    number: int
    sentence: str
    moment: int | None
    record: str
    chances: list[list[float]]

    def said(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "key": self.key,
            "figures": list(self.figures),
            "number": self.number,
            "sentence": self.sentence,
            "moment": self.moment,
            "record": self.record,
            "chances": self.chances,
        }


def chosen(courses: Sequence[Course]) -> dict[str, tuple[int, float]]:
    """By kind the number of the game and what it has least or most of. The first of several that are alike; none where all
    games are."""
    if not courses:
        return {}
    middle = median_low(len(course.seats) for course in courses)
    found: dict[str, tuple[int, float]] = {TYPICAL: (_first(courses, middle), middle)}
    for kind in KINDS:
        known = [(value, at) for at, course in enumerate(courses, 1) if (value := kind.of(course)) is not None]
        if len({value for value, _ in known}) > 1 or 0 < len(known) < len(courses):
            sign = 1 if kind.pick == "least" else -1
            value, number = min(known, key=lambda pair: (sign * pair[0], pair[1]))
            found[kind.key] = number, value
    return found


def _first(courses: Sequence[Course], length: int) -> int:
    return next(number for number, course in enumerate(courses, 1) if len(course.seats) == length)


def recorded(plan: Plan, number: int, bots: Sequence[Bot] | None = None) -> str:
    """The record of a game, which is played again for it."""
    match = dealt(plan, number)
    recorder = Recorder(match)
    for act in acts(plan, number, match, bots):
        recorder.act(act, match.act(act))
    return recorder.text()


def examples(courses: Sequence[Course], records: Mapping[int, str], speech: Speech) -> list[Example]:
    """Those of the usual number of players. A game that was not played again as it was watched is left out: its bots look at
    the clock."""
    kinds = {kind.key: kind for kind in KINDS} | {TYPICAL: Kind(TYPICAL, "least", "number", measures.length, ())}
    made: list[Example] = []
    for key, (number, value) in chosen(courses).items():
        kind, course, record = kinds[key], courses[number - 1], records[number]
        if _is_of(record, course, GAMES[speech.game]):
            sentence = speech.text(f"example-{key}", value=_spoken(value, kind.unit, speech))
            moment = kind.when(course) if kind.when else None
            made.append(Example(key, kind.figures, number, sentence, moment, record, course.chances))
    return made


def _spoken(value: float, unit: Unit, speech: Speech) -> str | int:
    return round(value) if unit == "number" else speech.number(value, unit)


def _is_of(record: str, course: Course, game: Game) -> bool:
    lines = parsed(record.encode()).lines
    seats = [acting_seat(game, line.value) for line in lines if line.key == "act" and is_object(line.value)]
    decisions = [seat for seat in seats if seat is not None and seat < course.players]
    result: Any = lines[-1].value
    return (result["ranks"], result["scores"], decisions) == (course.ranks, course.scores, course.seats)
