"""All bots by their specification: one registry for command line, server and lab."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from schnapp.games import GAMES
from schnapp.table.canonical import Act
from schnapp.table.errors import SchnappError
from schnapp.table.player import Player
from schnapp.table.policy import RolloutPolicy
from schnapp.table.protocols import Generating, players_of, sampled
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

from .bot import Adviser, Bot
from .budget import WRITTEN, Budget
from .flat import FlatBot
from .ismcts import TreeBot
from .levels import LEVELS, spec_of
from .policies import POLICIES

_SEARCH = re.compile(
    rf"(flat:(?P<processes>2x)?|(?P<tree>ismcts:))(?P<budget>{WRITTEN})(~(?P<temperature>0?\.[0-9]{{1,4}}))?"
)


class UnknownBot(SchnappError):
    """A specification that no bot of this game has."""

    def __init__(self, spec: str, game: str) -> None:
        super().__init__(f"there is no bot {spec!r} for {game}; known are {', '.join(known(game))}")
        self.spec = spec


class RandomBot:
    """Everything that can be done is as likely as anything else. It takes the time of the greedy one."""

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        game, legal = request.game, request.legal
        if isinstance(game, Generating):
            return game.random_choice(legal, request.view, request.options, chance)
        return legal[chance.below(len(legal))]

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return players_of(request.game)["greedy"].pause(request.view, act, request.options, chance)


class GreedyBot:
    """A player without search that a game has. One who brings no choice of their own does what the policy says."""

    def __init__(self, player: Player, policy: Callable[[], RolloutPolicy] | None) -> None:
        self.player = player
        self.policy = None if player.choice is not None or policy in (None, RolloutPolicy) else policy()

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        if self.player.choice is not None:
            return self.player.choice(request.view, request.legal, request.options, chance)
        if self.policy is not None:
            return self.policy.offhand(request, chance)
        act = request.legal[chance.below(len(request.legal))]
        return sampled(request.game, act, request.view, request.options, chance)

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return self.player.pause(request.view, act, request.options, chance)


def specs(game: str) -> tuple[str, ...]:
    """The bots of a game that are always the same, weaker ones first; searching ones have a budget beside."""
    return ("random", *players_of(GAMES[game]))


def known(game: str) -> tuple[str, ...]:
    """What one can ask for, for people who asked for something else."""
    search = ("flat:800", "flat:20ms", "ismcts:800", "ismcts:20ms") if game in POLICIES else ()
    return (*specs(game), *search, *LEVELS)


def offered(game: str) -> tuple[str, ...]:
    """What people may ask for: the levels, and the bots of older tables. None of them thinks for long."""
    return (*LEVELS, *specs(game))


def bot(spec: str, game: str) -> Bot:
    """The bot of a specification for a game: `random`, `greedy`, `flat:800` (trials for each decision), `flat:20ms`,
    `flat:2x20ms` (by two processes, each has the budget), `flat:100~.05` (with a temperature), `ismcts:800` (with trees),
    or a level for people. Raises UnknownBot."""
    if spec in LEVELS:
        spec = spec_of(spec, game)
    if spec == "random":
        return RandomBot()
    if player := players_of(GAMES[game]).get(spec):
        return GreedyBot(player, POLICIES.get(game))
    return adviser(spec, game)


def adviser(spec: str, game: str) -> Adviser:
    """A bot that searches, and can say what it thinks of every act. Raises UnknownBot."""
    asked = _SEARCH.fullmatch(spec)
    if asked is None or game not in POLICIES:
        raise UnknownBot(spec, game)
    budget = Budget.read(asked["budget"])
    temperature = float(asked["temperature"] or 0)
    if asked["processes"]:
        from .pair import PairBot  # there are not everywhere other processes
        from .search_worker import search_worker

        return PairBot(POLICIES[game], budget, temperature, search_worker(game))
    kind = TreeBot if asked["tree"] else FlatBot
    return kind(POLICIES[game], budget, temperature)


def processes(spec: str) -> int:
    """How many processes think for this bot at the same time."""
    asked = _SEARCH.fullmatch(spec)
    return 2 if asked and asked["processes"] else 1


@cache
def judge_of(game: str, trials: int) -> FlatBot:
    """Who judges finished games, for a game in which there is such a bot."""
    return FlatBot(POLICIES[game], Budget(trials=trials))


def can_advise(game: str) -> bool:
    """Is there a bot in this game that can say what it thinks?"""
    return game in POLICIES
