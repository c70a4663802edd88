"""The tasks that a report is made of. Each can be done in any process, in any order, and is kept in a logbook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Literal

from schnapp.lab.arena.contest import Bout
from schnapp.lab.arena.outcome import Outcome, held
from schnapp.lab.logbook import Logbook
from schnapp.table.canonical import canonical
from schnapp.table.options import Value

from . import hunting
from .course import Course, watched
from .deviation import Rule
from .examples import chosen, recorded
from .measures import MEASURES
from .study import BadStudy, Study
from .sweep import swept
from .trials import Part as HuntPart
from .trials import Trial, Trials, tried
from .win_probabilities import FEW

Part = Literal["course", "example", "ladder", "restricted", "house"] | HuntPart
Done = dict[str, Any]
Spread = Callable[[Callable[["Task"], Done], Sequence["Task"], int], Iterator[Done]]
Watch = Callable[[Iterator[Done], int, str], Iterable[Done]]

PLAYED = ""  # the name of no option: the rules as they are played
SELDOM = 0.2  # of the games: what is done in fewer is not worth forbidding


@dataclass(frozen=True, slots=True)
class Task:
    """`number` is that of a deal. `feature` may not be used, or is how a deviant plays; `option` has `value` instead of its
    usual one; `bots` sit in a bout of the ladder, `turn` tells which of the rotations it is."""

    part: Part
    players: int
    number: int
    feature: str = ""
    option: str = PLAYED
    value: Value = None
    turn: int = 0
    bots: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The same for the same work. It stands in logbooks, as the parts and "piece" do: none of it changes."""
        parts = [
            self.part,
            self.players,
            self.number,
            self.feature,
            self.option,
            self.value,
            self.turn,
            list(self.bots),
        ]
        return canonical(parts)


def done(study: Study, task: Task) -> Done:
    """Do it."""
    if task.part == "course":
        return watched(study.plan(task.players), task.number, study.setting.every).figures()
    if task.part == "example":
        return {"record": recorded(study.plan(task.players), task.number)}
    if task.part == "ladder":
        outcome = held(study.ladder(), Bout(task.number, task.turn, task.bots))
        return {"ranks": outcome.ranks, "scores": outcome.scores, "ms": outcome.ms}
    if task.part == "restricted":
        never = (Rule("never", task.feature),)
        return tried(study.plan(task.players, study.setting.light), task.number, never).figures()
    if task.part == "house":
        values = {} if task.option == PLAYED else {task.option: task.value}
        course = watched(study.plan(task.players, study.setting.light, values), task.number, 0, FEW)
        return {measure.key: measure.of(course) for measure in MEASURES}
    return hunting.done(study, task.part, task.feature, task.number)


class Findings:
    """All tasks of a study, done."""

    def __init__(self) -> None:
        self.courses: dict[int, list[Course]] = {}
        self.records: dict[int, str] = {}
        """Of some games with the usual number of players, by their number."""
        self.ladder: list[Outcome] = []
        self.restricted: dict[str, list[Trial]] = {}
        self.trials = Trials()
        self.option_values: dict[tuple[str, str], list[dict[str, float | None]]] = {}
        """By option and value as canonical text."""

    def add(self, task: Task, found: Done) -> None:
        if task.part == "course":
            self.courses.setdefault(task.players, []).append(Course.read(found))
        elif task.part == "example":
            self.records[task.number] = found["record"]
        elif task.part == "ladder":
            bout = Bout(task.number, task.turn, task.bots)
            times = tuple(tuple(seat) for seat in found["ms"])
            self.ladder.append(Outcome(bout, tuple(found["ranks"]), tuple(found["scores"]), times))
        elif task.part == "restricted":
            self.restricted.setdefault(task.feature, []).append(Trial.read(found))
        elif task.part == "house":
            self.option_values.setdefault((task.option, canonical(task.value)), []).append(found)
        else:
            self.trials.add(task.part, task.feature, task.number, found)


def studied(
    study: Study, logbook: Path | None, commit: str, spread: Spread, jobs: int, watch: Watch
) -> tuple[Findings, str]:
    """Do everything that the logbook does not know yet. What has been done is not lost if it is interrupted.

    Also the commit of the program that began. Raises BadStudy if the logbook belongs to another study.
    """
    findings = Findings()
    with Logbook(logbook, study.head, commit, "a report", BadStudy) as book:
        known: dict[str, Done] = {}
        for at, said in book.lines():
            try:
                known[str(said["piece"])] = said["found"]
            except KeyError:
                raise BadStudy(f"{at}: is not a piece of a report") from None
        for stage, tasks in stages(study, findings):
            before = [task for task in tasks if task.name in known]
            missing = [task for task in tasks if task.name not in known]
            fresh = spread(partial(done, study), missing, jobs) if missing else iter(())
            coming = chain((known[task.name] for task in before), fresh)
            for task, found in zip([*before, *missing], watch(coming, len(tasks), stage), strict=True):
                if task.name not in known:
                    book.write(canonical({"piece": task.name, "found": found}))
                    known[task.name] = found
            for task in tasks:
                try:
                    findings.add(task, known[task.name])
                except (KeyError, TypeError) as error:
                    raise BadStudy(f"{logbook}: another version wrote of {task.name}; choose another file") from error
    return findings, book.commit


def stages(study: Study, findings: Findings) -> Iterator[tuple[str, list[Task]]]:
    """What is to be done, part after part; what is forbidden depends on what was found in the games before."""
    setting = study.setting
    for players in study.counts():
        games = setting.games if players == study.players else setting.others
        yield (f"{players} players", [Task("course", players, number) for number in range(1, games + 1)])
    numbers = sorted({number for number, _ in chosen(findings.courses[study.players]).values()})
    yield "example games", [Task("example", study.players, number) for number in numbers]
    contest = study.ladder()
    bouts = [Task("ladder", contest.players, bout.block, turn=bout.turn, bots=bout.bots) for bout in contest.bouts()]
    yield "ladder of bots", bouts
    deals = range(1, setting.restricted + 1)
    restricted = dict.fromkeys(study.forbid or avoidable(findings.courses[study.players], setting.features))
    yield (
        "one feature forbidden",
        [Task("restricted", study.players, number, feature=feature) for feature in restricted for number in deals],
    )
    games = range(1, setting.option_values + 1)
    tried: list[tuple[str, Value]] = [(PLAYED, None), *swept(study)]
    yield (
        "option values",
        [Task("house", study.players, number, option=name, value=value) for name, value in tried for number in games],
    )
    for asked in hunting.hunted(study, findings.trials):
        yield asked.stage, [Task(asked.part, study.players, number, feature=text) for text, number in asked.trials]


def avoidable(courses: Sequence[Course], most: int) -> list[str]:
    """What players often do though they could do without it, the most usual first."""
    counts: dict[str, int] = {}
    for course in courses:
        for feature in course.free:
            counts[feature] = counts.get(feature, 0) + 1
    usual = [feature for feature, count in counts.items() if count >= SELDOM * len(courses)]
    return sorted(usual, key=lambda feature: (-counts[feature], feature))[:most]
