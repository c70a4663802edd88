"""The pieces of work that a report is made of. Each can be done in any process, in any order, and is kept in a logbook."""

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
from .houses import houses
from .measures import MEASURES
from .prospects import FEW
from .study import BadStudy, Study
from .trials import Part as HuntPart
from .trials import Trial, Trials, tried

Part = Literal["course", "example", "ladder", "restricted", "house"] | HuntPart
Done = dict[str, Any]
Spread = Callable[[Callable[["Piece"], Done], Sequence["Piece"], int], Iterator[Done]]
Watch = Callable[[Iterator[Done], int, str], Iterable[Done]]

PLAYED = ""  # the name of no option: the house as it is played
SELDOM = 0.2  # of the games: what is done in fewer is not worth forbidding


@dataclass(frozen=True, slots=True)
class Piece:
    """`number` is that of a deal. `thing` may not be done, or is how a deviant plays; `option` and `value` are those of a
    house; `bots` sit in a bout of the ladder, `turn` tells which of the rotations it is."""

    part: Part
    players: int
    number: int
    thing: str = ""
    option: str = PLAYED
    value: Value = None
    turn: int = 0
    bots: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The same for the same work."""
        parts = [self.part, self.players, self.number, self.thing, self.option, self.value, self.turn, list(self.bots)]
        return canonical(parts)


def done(study: Study, piece: Piece) -> Done:
    """Do it."""
    if piece.part == "course":
        return watched(study.plan(piece.players), piece.number, study.setting.every).figures()
    if piece.part == "example":
        return {"record": recorded(study.plan(piece.players), piece.number)}
    if piece.part == "ladder":
        outcome = held(study.ladder(), Bout(piece.number, piece.turn, piece.bots))
        return {"ranks": outcome.ranks, "scores": outcome.scores, "ms": outcome.ms}
    if piece.part == "restricted":
        never = (Rule("never", piece.thing),)
        return tried(study.plan(piece.players, study.setting.light), piece.number, never).figures()
    if piece.part == "house":
        house = {} if piece.option == PLAYED else {piece.option: piece.value}
        course = watched(study.plan(piece.players, study.setting.light, house), piece.number, 0, FEW)
        return {measure.key: measure.of(course) for measure in MEASURES}
    return hunting.done(study, piece.part, piece.thing, piece.number)


class Findings:
    """All pieces of a study, done."""

    def __init__(self) -> None:
        self.courses: dict[int, list[Course]] = {}
        self.records: dict[int, str] = {}
        """Of some games with the usual number of players, by their number."""
        self.ladder: list[Outcome] = []
        self.restricted: dict[str, list[Trial]] = {}
        self.trials = Trials()
        self.houses: dict[tuple[str, str], list[dict[str, float | None]]] = {}
        """By option and value as canonical text."""

    def add(self, piece: Piece, found: Done) -> None:
        if piece.part == "course":
            self.courses.setdefault(piece.players, []).append(Course.read(found))
        elif piece.part == "example":
            self.records[piece.number] = found["record"]
        elif piece.part == "ladder":
            bout = Bout(piece.number, piece.turn, piece.bots)
            times = tuple(tuple(seat) for seat in found["ms"])
            self.ladder.append(Outcome(bout, tuple(found["ranks"]), tuple(found["scores"]), times))
        elif piece.part == "restricted":
            self.restricted.setdefault(piece.thing, []).append(Trial.read(found))
        elif piece.part == "house":
            self.houses.setdefault((piece.option, canonical(piece.value)), []).append(found)
        else:
            self.trials.add(piece.part, piece.thing, piece.number, found)


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
        for stage, pieces in stages(study, findings):
            before = [piece for piece in pieces if piece.name in known]
            missing = [piece for piece in pieces if piece.name not in known]
            fresh = spread(partial(done, study), missing, jobs) if missing else iter(())
            coming = chain((known[piece.name] for piece in before), fresh)
            for piece, found in zip([*before, *missing], watch(coming, len(pieces), stage), strict=True):
                if piece.name not in known:
                    book.write(canonical({"piece": piece.name, "found": found}))
                    known[piece.name] = found
            for piece in pieces:
                try:
                    findings.add(piece, known[piece.name])
                except (KeyError, TypeError) as error:
                    raise BadStudy(f"{logbook}: another version wrote of {piece.name}; choose another file") from error
    return findings, book.commit


def stages(study: Study, findings: Findings) -> Iterator[tuple[str, list[Piece]]]:
    """What is to be done, part after part; what is forbidden depends on what was found in the games before."""
    setting = study.setting
    for players in study.counts():
        games = setting.games if players == study.players else setting.others
        yield (f"{players} players", [Piece("course", players, number) for number in range(1, games + 1)])
    numbers = sorted({number for number, _ in chosen(findings.courses[study.players]).values()})
    yield "example games", [Piece("example", study.players, number) for number in numbers]
    contest = study.ladder()
    bouts = [Piece("ladder", contest.players, bout.block, turn=bout.turn, bots=bout.bots) for bout in contest.bouts()]
    yield "ladder of bots", bouts
    deals = range(1, setting.restricted + 1)
    restricted = study.forbid or avoidable(findings.courses[study.players], setting.things)
    yield (
        "one thing forbidden",
        [Piece("restricted", study.players, number, thing=thing) for thing in restricted for number in deals],
    )
    games = range(1, setting.houses + 1)
    tried: list[tuple[str, Value]] = [(PLAYED, None), *houses(study)]
    yield (
        "house values",
        [Piece("house", study.players, number, option=name, value=value) for name, value in tried for number in games],
    )
    for asked in hunting.hunted(study, findings.trials):
        asking = [(text, number) for text in asked.texts for number in asked.numbers]
        yield asked.stage, [Piece(asked.part, study.players, number, thing=text) for text, number in asking]


def avoidable(courses: Sequence[Course], most: int) -> list[str]:
    """What players often do though they could do without it, the most usual first."""
    counts: dict[str, int] = {}
    for course in courses:
        for thing in course.free:
            counts[thing] = counts.get(thing, 0) + 1
    usual = [thing for thing, count in counts.items() if count >= SELDOM * len(courses)]
    return sorted(usual, key=lambda thing: (-counts[thing], thing))[:most]
