"""One game, watched by somebody who sees everything: who decided what among how many, and how the chances moved."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, Self

from schnapp.games import GAMES
from schnapp.lab.simulation import Plan, acts, dealt
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream

from .prospects import PLAYOUTS, Prospects, prospects_of
from .stakes import Stake, stake
from .things import things

DIGITS = 3  # of a chance


@dataclass(slots=True)
class Course:
    """`seats` and `options` have one entry a decision; `chances` one more, the first is from after the deal.

    `uses` counts by seat what its acts were and which cards they named: "act:toss", "card:dragonfly"; `free` how often,
    by all together, something could have been done without that. `first` is the seat that began, if one did; `sides` what
    each seat played as, if they differ; `ms` the time on the game's own clock; `exact` is that of the chances
    (prospects.py).
    """

    ranks: list[int]
    scores: list[int]
    first: int | None
    sides: list[str | None]
    ms: int | None
    exact: bool
    seats: list[int] = field(default_factory=list[int])
    options: list[int] = field(default_factory=list[int])
    chances: list[list[float]] = field(default_factory=list[list[float]])
    uses: list[dict[str, int]] = field(default_factory=list[dict[str, int]])
    free: dict[str, int] = field(default_factory=dict[str, int])
    stakes: list[Stake] = field(default_factory=list[Stake])

    @property
    def players(self) -> int:
        return len(self.ranks)

    def share(self, seat: int) -> float:
        """This seat's part of the win, 0 … 1."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)

    def figures(self) -> dict[str, Any]:
        """For a line of a logbook."""
        return asdict(self)

    @classmethod
    def read(cls, said: dict[str, Any]) -> Self:
        """What `figures` gave. Raises KeyError, TypeError."""
        course = cls(**said)
        course.stakes = [Stake(**each) for each in said["stakes"]]
        return course


def watched(plan: Plan, number: int, every: int, playouts: int = PLAYOUTS) -> Course:
    """Play game `number` of a plan and watch it; of one in so many real choices the stakes are found, 0: of none.
    `playouts` of each position, where chances are found by random play."""
    game = GAMES[plan.game]
    match = dealt(plan, number)
    judge, chance = _judge(plan.game, plan.players, playouts), Dealer(stream(plan.stream(number), "lab"))
    course = Course([], [], game.beginner(match.state), [], None, judge.exact)
    course.chances.append(_rounded(judge.of(game.swift(match.state), chance)))
    uses: list[Counter[str]] = [Counter() for _ in range(plan.players)]
    free: Counter[str] = Counter()
    for act in acts(plan, number, match):
        seat = game.seat(act[game.actor])
        if seat is not None and seat < plan.players:
            legal = match.legal(seat)
            options = sum(_number(each) for each in legal)
            course.seats.append(seat)
            course.options.append(options)
            done = list(things(act, game.kinds))
            uses[seat].update([*done, *(f"card:{card}" for card in game.aimed_at(match.state, act))])
            free.update(thing for thing in done if any(thing not in things(each, game.kinds) for each in legal))
            if every and options > 1 and chance.below(every) == 0:
                course.stakes.append(stake(game.swift(match.state), seat, legal, judge, chance, len(course.seats) - 1))
        match.act(act)
        if len(course.seats) == len(course.chances):
            course.chances.append(_rounded(judge.of(game.swift(match.state), chance)))
    result = match.result()
    assert result is not None
    course.chances[-1] = [_share(result["ranks"], seat) for seat in range(plan.players)]
    course.ranks, course.scores = result["ranks"], result["scores"]
    course.first = game.beginner(match.state) if course.first is None else course.first
    course.sides = [game.side(match.state, seat) for seat in range(plan.players)]
    course.ms = match.now if game.timed else None
    course.uses = [dict(sorted(each.items())) for each in uses]
    course.free = dict(sorted(free.items()))
    return course


def _number(legal: Act) -> int:
    """How many acts an entry of a legal list stands for."""
    count = legal.get("count", 1)
    return count if isinstance(count, int) else 1


@cache
def _judge(game: str, players: int, playouts: int) -> Prospects:
    return prospects_of(GAMES[game], players, playouts)


def _share(ranks: list[int], seat: int) -> float:
    return (ranks[seat] == 1) / ranks.count(1)


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
