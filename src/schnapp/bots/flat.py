"""Flat Monte Carlo: every act is tried in many worlds that the seat could be in, sensible players play on, and the
position that comes of it is judged. The acts that promise least are dropped as time goes by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp
from time import perf_counter
from typing import Any

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.instinct import Instinct
from schnapp.table.options import Value
from schnapp.table.state import State

from .bot import Advice
from .search import Search

DEALT = 32  # worlds that are dealt anew from the view; further ones are made from these in place
CUTS = (0.3, 0.5, 0.7)  # shares of the budget after which the worse half is dropped


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: so many trials, or so many milliseconds."""

    trials: int = 0
    ms: float = 0.0


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
        if len(legal) == 1:
            return game.sample(legal[0], view, options, chance)
        found = self.advise(game, view, legal, options, chance)
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
        """All legal acts, the best first."""
        clock = _Clock(self.budget)
        players = len(view["players"]) if "players" in view else len(view["hands"])
        worlds = [game.redeal(view, players, options, chance)]
        seat = game.seat(view["viewer"])
        assert seat is not None
        search = Search(self.instinct, seat, [[game.action_of(worlds[0], act)] for act in legal], worlds[0])
        usual = search.by_instinct(worlds[0], chance)
        search.usual = next(plan for plan, act in enumerate(legal) if game.action_of(worlds[0], act) == usual)
        rounds = 0
        cuts = list(CUTS)
        while (spent := clock.spent(search)) < 1.0:
            if cuts and spent > cuts[0] and rounds > 3:
                cuts.pop(0)
                _drop(search)
            if rounds and len(worlds) < DEALT:
                worlds.append(game.redeal(view, players, options, chance))
            world = worlds[rounds % len(worlds)]
            if rounds >= DEALT:
                search.imagine(world, chance)
            search.compare(world, chance)
            rounds += 1
        return _ranked(legal, search)

    def gain(
        self,
        game: Game,
        view: Mapping[str, Any],
        act: Act,
        other: Act,
        options: Mapping[str, Value],
        chance: Dealer,
        worlds: int,
    ) -> tuple[float, float]:
        """How much more the other act promises than this one in so many worlds, and the standard error of that."""
        players = len(view["players"]) if "players" in view else len(view["hands"])
        seat = game.seat(view["viewer"])
        assert seat is not None
        world = game.redeal(view, players, options, chance)
        search = Search(self.instinct, seat, [[game.action_of(world, one)] for one in (act, other)], world)
        for number in range(worlds):
            if number % (worlds // DEALT + 1) == 0:
                world = game.redeal(view, players, options, chance)
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


class _Clock:
    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = perf_counter()

    def spent(self, search: Search) -> float:
        """The share of the budget that is gone."""
        if self.budget.trials:
            return search.trials / self.budget.trials
        return (perf_counter() - self.begun) * 1000 / self.budget.ms


def _drop(search: Search) -> None:
    """Go on with the better half of the plans."""
    found = search.found()
    live = sorted((plan for plan in range(search.plans) if search.live >> plan & 1), key=lambda plan: -found[plan][2])
    for plan in live[max(2, (len(live) + 1) // 2) :]:
        search.live &= ~(1 << plan)


def _ranked(legal: list[Act], search: Search) -> list[Advice]:
    """Those that were tried to the end by their gain, then the others in the order in which they were dropped."""
    found = search.found()
    usual = found[search.usual][1]
    order = sorted(range(search.plans), key=lambda plan: (search.live >> plan & 1, found[plan][2]), reverse=True)
    return [Advice(legal[plan], usual + found[plan][2], found[plan][0]) for plan in order]
