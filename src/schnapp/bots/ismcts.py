"""Tree search: as `flat.py`, but what everybody does next is learned from trial to trial, not left to the policy.

Where many choose at once, there is no best act, only a good mixture: that is what is played.
"""

from __future__ import annotations

from dataclasses import replace

from schnapp.table.candidate import Candidate
from schnapp.table.canonical import Act
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.state import State

from .budget import Clock
from .flat import FlatBot, drawn
from .search import Search
from .search_result import SearchResult
from .tree import Tree


class TreeBot(FlatBot):
    """Judges acts by what comes of them if everybody goes on as it serves him. It is given what its
    seat sees and has seen, and nothing else."""

    def searching(self, seat: int, candidates: list[Candidate], state: State) -> Search:
        return Tree(self.policy, seat, [candidate.actions for candidate in candidates], state)

    def weigh(
        self,
        request: SearchRequest,
        candidates: list[Candidate],
        search: Search,
        first: State,
        clock: Clock,
        chance: Rng,
    ) -> SearchResult:
        result = super().weigh(request, candidates, search, first, clock, chance)
        if isinstance(search, Tree) and search.at_once:
            return replace(result, shares=search.shares())
        return result

    def decided(self, result: SearchResult, chance: Rng) -> Act:
        if result.shares is None:
            return super().decided(result, chance)
        return result.stats[drawn(result.shares, chance)].candidate.act
