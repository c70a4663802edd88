"""Two processes for one decision: each tries the candidates in determinizations of its own, and what they found is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from schnapp.table.candidate import Candidate
from schnapp.table.policy import RolloutPolicy
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.state import State

from .budget import Budget, Clock
from .flat import FlatBot
from .search import Search
from .search_result import SearchResult, together
from .search_worker import SearchWorker

REPLY_MS = 0.5  # to bring an answer from one process to the other


class PairBot(FlatBot):
    """Each of the two has the whole budget: so many trials each, or so many milliseconds side by side."""

    def __init__(
        self, policy: Callable[[], RolloutPolicy], budget: Budget, temperature: float, search_worker: SearchWorker
    ) -> None:
        super().__init__(policy, budget, temperature)
        self.search_worker = search_worker

    def weigh(
        self,
        request: SearchRequest,
        candidates: list[Candidate],
        search: Search,
        first: State,
        clock: Clock,
        chance: Rng,
    ) -> SearchResult:
        budget = clock.budget
        theirs = replace(budget, ms=max(REPLY_MS, budget.ms - REPLY_MS)) if budget.ms else budget
        self.search_worker.ask(request, candidates, search.usual, clock, theirs, _seed(chance))
        own = super().weigh(request, candidates, search, first, clock, chance)
        other = self.search_worker.answer(clock)
        return own if other is None else together(own, other)


def _seed(chance: Rng) -> bytes:
    return bytes(chance.below(256) for _ in range(32))
