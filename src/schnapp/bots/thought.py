"""What a bot has been asked, and what it thinks of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot
from typing import Any

from schnapp.table.canonical import Act, canonical
from schnapp.table.dealer import Dealer
from schnapp.table.game import WAIT, Game
from schnapp.table.instinct import Instinct
from schnapp.table.options import Value
from schnapp.table.plan import Plan
from schnapp.table.state import State

from .bot import Advice
from .search import Search

SURE = 2.0  # standard errors


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told: what its seat sees, and what it may do."""

    game: Game
    view: Mapping[str, Any]
    legal: list[Act]
    options: Mapping[str, Value]

    @property
    def seat(self) -> int:
        """Who is asked."""
        seat = self.game.seat(self.view["viewer"])
        assert seat is not None
        return seat

    def world(self, instinct: Instinct, chance: Dealer) -> State | None:
        """A world that the seat could be in; None if the view does not tell enough to imagine one."""
        players = self.game.players_in(self.view)
        return instinct.world(self.game, self.view, players, self.legal, self.options, chance)


@dataclass(frozen=True, slots=True)
class Tally:
    """What became of a plan: was it tried to the end, how often, its mean worth, its mean gain over the usual plan and the
    standard error of that."""

    plan: Plan
    live: bool
    tried: int
    worth: float
    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class Thought:
    """Everything that was tried; the usual plan, which instinct would choose, always was."""

    tallies: list[Tally]
    usual: int
    shares: list[float] | None = None  # how often each should be chosen, where many choose at once

    @classmethod
    def of(cls, search: Search, plans: list[Plan]) -> Thought:
        """What a search has found."""
        found = search.found()
        return cls(
            [
                Tally(plan, at == search.usual or bool(search.live >> at & 1), tried, worth, gain, error)
                for at, (plan, (tried, worth, gain, error)) in enumerate(zip(plans, found, strict=True))
            ],
            search.usual,
        )

    def reflex(self) -> Act | None:
        """Where somebody may hurry or leave it, nobody weighs long: the usual plan, unless another one is surely better. None:
        the table waits for a decision."""
        if all(tally.plan.act != WAIT for tally in self.tallies):
            return None
        best = max(self.tallies, key=lambda tally: tally.gain)
        return (best if best.gain > SURE * best.error else self.tallies[self.usual]).plan.act

    def ranked(self) -> list[Advice]:
        """Those that were tried to the end by their gain, then the others in the order in which they were dropped."""
        usual = self.tallies[self.usual].worth
        order = sorted(self.tallies, key=lambda tally: (tally.live, tally.gain), reverse=True)
        return [Advice(tally.plan.act, usual + tally.gain, tally.tried) for tally in order]


def together(one: Thought, other: Thought) -> Thought:
    """What two minds think that began with the same plans. Each may have found others on the way."""
    theirs = {canonical(tally.plan.act): tally for tally in other.tallies}
    pooled: list[Tally] = []
    for own in one.tallies:
        their = theirs.pop(canonical(own.plan.act), None)
        pooled.append(own if their is None else _pooled(own, their))
    return Thought([*pooled, *theirs.values()], one.usual)


def _pooled(one: Tally, other: Tally) -> Tally:
    tried = one.tried + other.tried
    if tried == 0:
        return one
    share = one.tried / tried
    return Tally(
        one.plan,
        one.live or other.live,
        tried,
        share * one.worth + (1 - share) * other.worth,
        share * one.gain + (1 - share) * other.gain,
        hypot(share * one.error, (1 - share) * other.error),
    )
