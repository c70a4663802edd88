"""Flat Monte Carlo: every act is tried in many worlds that the seat could be in, sensible players play on, and the
position that comes of it is judged. The acts that promise least are dropped as time goes by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.instinct import Instinct
from schnapp.table.options import Value
from schnapp.table.plan import Plan
from schnapp.table.state import State

from .bot import Advice
from .budget import Budget, Clock
from .search import Search

EVEN = 0.5  # what an act is worth of which nothing is known
CUTS = (0.3, 0.5, 0.7)  # shares of the budget after which the worse half is dropped


class FlatBot:
    """Judges acts by what comes of them in imagined worlds. It sees its view and nothing else."""

    def __init__(self, instinct: Callable[[], Instinct], budget: Budget, temperature: float = 0.0) -> None:
        """`temperature`: chances to win by so much apart are told apart by a factor of e; 0 plays the best act."""
        self.instinct = instinct()
        self.budget = budget
        self.temperature = temperature

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        if len(legal) == 1 and "count" not in legal[0]:  # of a generator many acts can be made
            return game.sample(legal[0], view, options, chance)
        thought = self.thought(game, view, legal, options, chance)
        if thought is None:
            return self.instinct.offhand(view, legal, options, chance)
        return self.decided(*thought, chance)

    def decided(self, plans: list[Plan], search: Search, chance: Dealer) -> Act:
        """The best act, or by temperature one that is hardly worse."""
        found = _ranked(plans, search)
        if self.temperature == 0.0:
            return found[0].act
        weights = [exp((advice.worth - found[0].worth) / self.temperature) for advice in found]
        left = sum(weights) * chance.below(1 << 20) / (1 << 20)
        for advice, weight in zip(found, weights, strict=True):
            left -= weight
            if left < 0:
                return advice.act
        return found[0].act

    def advise(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> list[Advice]:
        """The legal acts, the best first; of an entry that stands for many acts, those that were tried."""
        thought = self.thought(game, view, legal, options, chance)
        if thought is None:
            return [Advice(self.instinct.offhand(view, legal, options, chance), EVEN, 0)]
        return _ranked(*thought)

    def searching(self, seat: int, plans: list[Plan], world: State) -> Search:
        """What compares the plans."""
        return Search(self.instinct, seat, [plan.actions for plan in plans], world)

    def thought(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> tuple[list[Plan], Search] | None:
        """The plans and how they fared; None if the view does not tell enough to imagine a world."""
        clock = Clock(self.budget)
        players = _players(view)
        first = self.instinct.world(game, view, players, legal, options, chance)
        if first is None:
            return None
        seat = game.seat(view["viewer"])
        assert seat is not None
        plans = self.instinct.plans(game, first, seat, legal, chance)
        search = self.searching(seat, plans, first)
        usual = search.by_instinct(first, chance)
        search.usual = next((at for at, plan in enumerate(plans) if plan.actions == [usual]), 0)
        worlds = [first]
        rounds = 0
        cuts = list(CUTS)
        while (spent := clock.spent(search.trials)) < 1.0:
            if cuts and spent > cuts[0] and rounds > 3:
                cuts.pop(0)
                best = _drop(search)
                if cuts:  # time is left to look at others, too
                    self._vary(search, plans, best, first, chance)
            if rounds and len(worlds) < self.instinct.dealt:
                worlds.append(self.instinct.world(game, view, players, legal, options, chance) or first)
            world = worlds[rounds % len(worlds)]
            if rounds >= self.instinct.dealt:
                search.imagine(world, chance)
            search.compare(world, chance)
            rounds += 1
        return plans, search

    def _vary(self, search: Search, plans: list[Plan], best: list[int], world: State, chance: Dealer) -> None:
        """Variants of the best plans take the places of those that have been dropped."""
        found = self.instinct.variants(world, search.seat, [plans[at] for at in best], plans, chance)
        free = [at for at in range(len(plans)) if not search.live >> at & 1 and at != search.usual]
        for at, plan in zip(free, found, strict=False):
            plans[at] = plan
            search.put(at, plan.actions)

    def gain(
        self,
        game: Game,
        view: Mapping[str, Any],
        legal: list[Act],
        two: tuple[Act, Act],
        options: Mapping[str, Value],
        chance: Dealer,
        worlds: int,
    ) -> tuple[float, float]:
        """How much more the second of two acts promises than the first in so many worlds, and the standard error of that."""
        players = _players(view)
        first = self.instinct.world(game, view, players, legal, options, chance)
        seat = game.seat(view["viewer"])
        if first is None or seat is None:
            return 0.0, 0.0
        plans = [self.instinct.plan_of(game, first, seat, one).actions for one in two]
        search = Search(self.instinct, seat, plans, first)
        world = first
        for number in range(worlds):
            if number % (worlds // self.instinct.dealt + 1) == 0:
                world = self.instinct.world(game, view, players, legal, options, chance) or first
            else:
                search.imagine(world, chance)
            search.compare(world, chance)
        _, _, more, error = search.found()[1]
        return more, error

    def prospects(self, game: Game, state: State) -> list[float]:
        """Every seat's chance to win from here, 0 … 1, all cards open."""
        return self.instinct.prospects(game.swift(state))

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        return 0


def _players(view: Mapping[str, Any]) -> int:
    """How many play."""
    return len(view["players"] if "players" in view else view["hands"])


def _drop(search: Search) -> list[int]:
    """Go on with the better half of the plans; these, the best first."""
    found = search.found()
    live = sorted((plan for plan in range(search.plans) if search.live >> plan & 1), key=lambda plan: -found[plan][2])
    kept = max(2, (len(live) + 1) // 2)
    for plan in live[kept:]:
        search.live &= ~(1 << plan)
    return live[:kept]


def _ranked(plans: list[Plan], search: Search) -> list[Advice]:
    """Those that were tried to the end by their gain, then the others in the order in which they were dropped."""
    found = search.found()
    usual = found[search.usual][1]
    order = sorted(range(search.plans), key=lambda plan: (search.live >> plan & 1, found[plan][2]), reverse=True)
    return [Advice(plans[plan].act, usual + found[plan][2], found[plan][0]) for plan in order]
