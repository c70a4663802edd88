"""Flat Monte Carlo: every act is tried in many states that the seat could be in, sensible players play on, and the
position that comes of it is judged. The acts that promise least are dropped as time goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp

from schnapp.table.acting import WAIT
from schnapp.table.candidate import Candidate
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.errors import LONGEST
from schnapp.table.game import Game
from schnapp.table.policy import RolloutPolicy
from schnapp.table.positions import core_of
from schnapp.table.protocols import sampled, stands_for
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.state import State

from .bot import Advice
from .budget import Budget, Clock
from .playouts import played_out
from .search import Search
from .search_result import SearchResult

CUTS = (0.3, 0.5, 0.7)  # shares of the budget after which the worse half is dropped


class FlatBot:
    """Judges acts by what comes of them in determinizations, states that its seat could be in. It is given what its seat sees and
    has seen, and nothing else."""

    def __init__(self, policy: Callable[[], RolloutPolicy], budget: Budget, temperature: float = 0.0) -> None:
        """`temperature`: chances to win by so much apart are told apart by a factor of e; 0 plays the best act."""
        self.policy = policy()
        self.budget = budget
        self.temperature = temperature

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        game, legal = request.game, request.legal
        if len(legal) == 1 and stands_for(game, legal[0]) == 1:
            return sampled(game, legal[0], request.view, request.options, chance)
        return self.decided(self.think(request, chance), chance)

    def decided(self, result: SearchResult, chance: Rng) -> Act:
        """The best act, or by temperature one that is hardly worse; what nobody waits for is missed as often as that says."""
        if (reflex := result.reflex()) is not None:
            return WAIT if self.temperature and chance.below(1000) < 1000 * self.temperature else reflex
        found = result.ranked()
        if self.temperature == 0.0:
            return found[0].act
        weights = [exp((advice.value - found[0].value) / self.temperature) for advice in found]
        return found[drawn(weights, chance)].act

    def advise(self, request: SearchRequest, chance: Rng) -> list[Advice]:
        """The legal acts, the best first; of an entry that stands for many acts, those that were tried."""
        return self.think(request, chance).ranked()

    def think(self, request: SearchRequest, chance: Rng) -> SearchResult:
        """Try all that is worth it."""
        clock = Clock(self.budget.in_haste() if WAIT in request.legal else self.budget)
        first = self.determinization(request, chance)
        seat = request.seat
        candidates = self.policy.candidates(request.game, first, seat, request.legal, chance)
        search = self.searching(seat, candidates, first)
        usual = [search.by_policy(first, chance)]
        search.usual = next((at for at, candidate in enumerate(candidates) if candidate.actions == usual), 0)
        return self.weigh(request, candidates, search, first, clock, chance)

    def searching(self, seat: int, candidates: list[Candidate], state: State) -> Search:
        """What compares the candidates."""
        return Search(self.policy, seat, [candidate.actions for candidate in candidates], state)

    def weigh(
        self,
        request: SearchRequest,
        candidates: list[Candidate],
        search: Search,
        first: State,
        clock: Clock,
        chance: Rng,
    ) -> SearchResult:
        """Compare the candidates until the time is over, once at least: a machine that is held up still tells good from bad. `first`
        is the first determinization to try them in."""
        determinizations = self.determinizations(request, search, first, chance)
        rounds = 0
        cuts = list(CUTS)
        while (spent := clock.spent(search.trials)) < 1.0 or not rounds:
            if cuts and spent > cuts[0] and rounds > 3:
                cuts.pop(0)
                best = _drop(search)
                if cuts:  # time is left to look at others, too
                    self._vary(search, candidates, best, first, chance)
            search.compare(next(determinizations), chance)
            rounds += 1
        return SearchResult.of(search, candidates)

    def determinization(self, request: SearchRequest, chance: Rng) -> State:
        """The first determinization, which also tells what can be tried."""
        return self.policy.determinization(request, chance)

    def determinizations(self, request: SearchRequest, search: Search, first: State, chance: Rng) -> Iterator[State]:
        """One for each round, without end: a few are dealt from the view, then these are turned into others."""
        dealt = [first]
        yield first
        while len(dealt) < self.policy.dealt:
            dealt.append(self.policy.determinization(request, chance))
            yield dealt[-1]
        while True:
            for state in dealt:
                search.resample(state, chance)
                yield state

    def _vary(self, search: Search, candidates: list[Candidate], best: list[int], state: State, chance: Rng) -> None:
        """Variants of the best candidates take the places of those that have been dropped."""
        found = self.policy.variants(state, search.seat, [candidates[at] for at in best], candidates, chance)
        free = [at for at in range(len(candidates)) if not search.live >> at & 1 and at != search.usual]
        for at, candidate in zip(free, found, strict=False):
            candidates[at] = candidate
            search.put(at, candidate.actions)

    def gain(self, request: SearchRequest, two: tuple[Act, Act], chance: Rng, count: int) -> tuple[float, float]:
        """How much more the second of two acts promises than the first in so many determinizations, and how sure that is (standard
        error)."""
        first = self.policy.determinization(request, chance)
        candidates = [self.policy.candidate_of(request.game, first, request.seat, one).actions for one in two]
        search = Search(self.policy, request.seat, candidates, first)
        state = first
        for number in range(count):
            if number % (count // self.policy.dealt + 1) == 0:
                state = self.policy.determinization(request, chance)
            else:
                search.resample(state, chance)
            search.compare(state, chance)
        _, _, more, error = search.found()[1]
        return more, error

    def win_probabilities(self, game: Game, state: State, playouts: int = 100) -> list[float]:
        """Every seat's chance to win from here, 0 … 1, all cards open, if all play alike. Where nobody has learned to judge
        positions, so many games are played to their end."""
        self.policy.searching_seat = -1
        core = core_of(game, state)
        if self.policy.value_network is not None:
            return self.policy.win_probabilities(core)
        chance = Dealer(stream(core.key().hex(), "prospects"))
        return played_out(game, core, playouts, lambda end: self.policy.rollout(end, LONGEST, chance, chance))

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return 0


def drawn(weights: Sequence[float], chance: Rng) -> int:
    """A place, as likely as its weight is large."""
    left = sum(weights) * chance.below(1 << 20) / (1 << 20)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return weights.index(max(weights))


def _drop(search: Search) -> list[int]:
    """Go on with the better half of the candidates; these, the best first."""
    found = search.found()
    live = sorted(
        (candidate for candidate in range(search.candidates) if search.live >> candidate & 1),
        key=lambda candidate: -found[candidate][2],
    )
    kept = max(2, (len(live) + 1) // 2)
    for candidate in live[kept:]:
        search.live &= ~(1 << candidate)
    return live[:kept]
