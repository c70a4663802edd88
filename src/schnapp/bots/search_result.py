"""What a search has found."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from schnapp.table.acting import WAIT
from schnapp.table.canonical import Act, canonical
from schnapp.table.plan import Plan

from .bot import Advice
from .search import Search

SURE = 2.0  # standard errors


@dataclass(frozen=True, slots=True)
class CandidateStats:
    """What became of a plan: was it tried to the end, how often, its mean worth, its mean gain over the usual plan and the
    standard error of that."""

    plan: Plan
    live: bool
    tried: int
    worth: float
    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Everything that was tried; the usual plan, which the policy would choose, always was."""

    candidates: list[CandidateStats]
    usual: int
    shares: list[float] | None = None  # how often each should be chosen, where many choose at once

    @classmethod
    def of(cls, search: Search, plans: list[Plan]) -> SearchResult:
        """What a search has found."""
        found = search.found()
        return cls(
            [
                CandidateStats(plan, at == search.usual or bool(search.live >> at & 1), tried, worth, gain, error)
                for at, (plan, (tried, worth, gain, error)) in enumerate(zip(plans, found, strict=True))
            ],
            search.usual,
        )

    def reflex(self) -> Act | None:
        """Where somebody may hurry or leave it, nobody weighs long: the usual plan, unless another one is surely better. None:
        the table waits for a decision."""
        if all(stats.plan.act != WAIT for stats in self.candidates):
            return None
        best = max(self.candidates, key=lambda stats: stats.gain)
        return (best if best.gain > SURE * best.error else self.candidates[self.usual]).plan.act

    def ranked(self) -> list[Advice]:
        """Those that were tried to the end by their gain, then the others in the order in which they were dropped."""
        usual = self.candidates[self.usual].worth
        order = sorted(self.candidates, key=lambda stats: (stats.live, stats.gain), reverse=True)
        return [Advice(stats.plan.act, usual + stats.gain, stats.tried) for stats in order]


def together(one: SearchResult, other: SearchResult) -> SearchResult:
    """What two processes found that began with the same plans. Each may have found others on the way."""
    theirs = {canonical(stats.plan.act): stats for stats in other.candidates}
    pooled: list[CandidateStats] = []
    for own in one.candidates:
        their = theirs.pop(canonical(own.plan.act), None)
        pooled.append(own if their is None else _pooled(own, their))
    return SearchResult([*pooled, *theirs.values()], one.usual)


def _pooled(one: CandidateStats, other: CandidateStats) -> CandidateStats:
    tried = one.tried + other.tried
    if tried == 0:
        return one
    share = one.tried / tried
    return CandidateStats(
        one.plan,
        one.live or other.live,
        tried,
        share * one.worth + (1 - share) * other.worth,
        share * one.gain + (1 - share) * other.gain,
        hypot(share * one.error, (1 - share) * other.error),
    )
