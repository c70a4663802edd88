"""What a search has found."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from schnapp.table.acting import WAIT
from schnapp.table.candidate import Candidate
from schnapp.table.canonical import Act, canonical

from .bot import Advice
from .search import Search

SURE = 2.0  # standard errors


@dataclass(frozen=True, slots=True)
class CandidateStats:
    """What became of a candidate: was it tried to the end, how often, its mean value, its mean gain over the usual candidate and the
    standard error of that."""

    candidate: Candidate
    live: bool
    tried: int
    value: float
    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Everything that was tried; the usual candidate, which the policy would choose, always was."""

    stats: list[CandidateStats]
    usual: int
    shares: list[float] | None = None  # how often each should be chosen, where many choose at once

    @classmethod
    def of(cls, search: Search, candidates: list[Candidate]) -> SearchResult:
        """What a search has found."""
        found = search.found()
        return cls(
            [
                CandidateStats(candidate, at == search.usual or bool(search.live >> at & 1), tried, value, gain, error)
                for at, (candidate, (tried, value, gain, error)) in enumerate(zip(candidates, found, strict=True))
            ],
            search.usual,
        )

    def reflex(self) -> Act | None:
        """Where somebody may hurry or leave it, nobody weighs long: the usual candidate, unless another one is surely better. None:
        the table waits for a decision."""
        if all(stats.candidate.act != WAIT for stats in self.stats):
            return None
        best = max(self.stats, key=lambda stats: stats.gain)
        return (best if best.gain > SURE * best.error else self.stats[self.usual]).candidate.act

    def ranked(self) -> list[Advice]:
        """Those that were tried to the end by their gain, then the others in the order in which they were dropped."""
        usual = self.stats[self.usual].value
        order = sorted(self.stats, key=lambda stats: (stats.live, stats.gain), reverse=True)
        return [Advice(stats.candidate.act, usual + stats.gain, stats.tried) for stats in order]


def together(one: SearchResult, other: SearchResult) -> SearchResult:
    """What two processes found that began with the same candidates. Each may have found others on the way."""
    theirs = {canonical(stats.candidate.act): stats for stats in other.stats}
    pooled: list[CandidateStats] = []
    for own in one.stats:
        their = theirs.pop(canonical(own.candidate.act), None)
        pooled.append(own if their is None else _pooled(own, their))
    return SearchResult([*pooled, *theirs.values()], one.usual)


def _pooled(one: CandidateStats, other: CandidateStats) -> CandidateStats:
    tried = one.tried + other.tried
    if tried == 0:
        return one
    share = one.tried / tried
    return CandidateStats(
        one.candidate,
        one.live or other.live,
        tried,
        share * one.value + (1 - share) * other.value,
        share * one.gain + (1 - share) * other.gain,
        hypot(share * one.error, (1 - share) * other.error),
    )
