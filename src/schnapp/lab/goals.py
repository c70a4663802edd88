"""How strong the bots shall be: a bot against others, and beside it the bot of the same budget that sees all cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal

from .arena.contest import BadContest, Contest, blocks
from .arena.headway import Headway, headway
from .arena.holding import Spread, Watch, hold
from .arena.report import Report
from .arena.standing import Standing, drawn_shares
from .provenance import Provenance

DIGITS = 5


@dataclass(frozen=True, slots=True)
class Goal:
    """One bot against `players` - 1 others, with the default options or with `options`. `measure` says what shall reach the
    goal: the share of all wins, or that of the games with one winner."""

    name: str
    game: str
    bot: str
    cheating: str
    against: str
    players: int
    games: int
    cheating_games: int
    seed: str
    measure: Literal["share", "of_decided"]
    goal: float
    options: dict[str, Any]

    @classmethod
    def read(cls, name: str, said: Mapping[str, Any]) -> Goal:
        """Out of a plan, where it is called like its game unless it says `game`. Raises BadContest."""
        said = {"game": name, "options": {}, **said}
        named = {field.name for field in fields(cls)} - {"name"}
        if named ^ set(said):
            raise BadContest(f"the goal of {name} has other keys than {', '.join(sorted(named))}")
        if said["measure"] not in ("share", "of_decided"):
            raise BadContest(f'the measure of {name} must be "share" or "of_decided", not "{said["measure"]}"')
        return cls(name, **said)

    def at_most(self, games: int) -> Goal:
        """The same with fewer games, for a trial."""
        return replace(self, games=min(games, self.games), cheating_games=min(games, self.cheating_games))

    def contests(self) -> tuple[Contest, Contest]:
        """That of the bot, and that of the one that cheats, on the same deals as far as they go."""
        return self._contest(self.bot, self.games), self._contest(self.cheating, self.cheating_games)

    def _contest(self, bot: str, games: int) -> Contest:
        return Contest(
            self.game, self.players, (bot, self.against), blocks(games, self.players), self.seed, self.options
        )


@dataclass(frozen=True, slots=True)
class Measured:
    """A goal, and what has come of it."""

    goal: Goal
    honest: Report
    cheating: Report

    def figures(self) -> dict[str, Any]:
        """Everything, for JSON: docs/arena.md explains the keys."""
        figure, interval = self._share(self.honest, self.goal.bot)
        ceiling, ceiling_interval = self._share(self.cheating, self.goal.cheating)
        way = self._headway(figure, ceiling)
        rounded = {
            "figure": figure,
            "interval": interval,
            "ceiling": ceiling,
            "ceiling_interval": ceiling_interval,
            "way": way.way,
            "way_interval": way.interval,
        }
        return {
            "strength": 1,
            **asdict(self.goal),
            "reached": figure is not None and figure >= self.goal.goal,
            **{key: _rounded(value) for key, value in rounded.items()},
            "honest": self.honest.figures(),
            "cheater": self.cheating.figures(),
        }

    def _share(self, report: Report, bot: str) -> tuple[float | None, tuple[float, float] | None]:
        found: Standing = next(standing for standing in report.table if standing.bot == bot)
        if self.goal.measure == "share":
            return found.share, found.share_interval
        return found.of_decided, found.of_decided_interval

    def _headway(self, figure: float | None, ceiling: float | None) -> Headway:
        goal, of_decided = self.goal, self.goal.measure == "of_decided"
        if figure is None or ceiling is None:
            return Headway(None, None)
        shares = drawn_shares(self.honest.tally, goal.bot, goal.seed, of_decided)
        ceilings = drawn_shares(self.cheating.tally, goal.cheating, f"{goal.seed} cheating", of_decided)
        return headway(1 / goal.players, figure, ceiling, shares, ceilings)


def measure(
    goal: Goal,
    runs: Path | None,
    spread: Spread,
    provenance: Provenance,
    watch: Callable[[Contest], Watch] = lambda contest: iter,
) -> Measured:
    """Hold both contests. `runs` is the folder of their logbooks, from which they are gone on with. Where a bot has
    several processes, each of them is one of the jobs. Raises BadContest."""
    held: list[Report] = []
    for contest in goal.contests():
        contest.check()
        out = None if runs is None else runs / _file(goal, contest, provenance.commit)
        here = replace(provenance, jobs=contest.jobs(provenance.jobs))
        held.append(hold(contest, out, spread, here, watch(contest)))
    return Measured(goal, *held)


def _file(goal: Goal, contest: Contest, commit: str) -> str:
    """Games of different programs or rules are never mixed."""
    return f"{goal.name}-{re.sub('[^a-z0-9.]', '-', contest.bots[0])}-{commit}.jsonl"


def _rounded(value: float | tuple[float, float] | None) -> float | list[float] | None:
    if isinstance(value, tuple):
        return [round(each, DIGITS) for each in value]
    return None if value is None else round(value, DIGITS)
