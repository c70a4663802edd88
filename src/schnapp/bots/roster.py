"""All bots by their specification: one registry for command line, server and lab."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from schnapp.games.schnapp_land_fluss import greedy as schnapp_land_fluss
from schnapp.games.schnapp_land_fluss import reaction
from schnapp.games.schnapp_land_fluss.skill import CHILD, EXPERT, LEARNER, READER, Skill
from schnapp.games.schnuff import greedy as schnuff
from schnapp.games.snails import greedy as snails
from schnapp.games.snatch_it import greedy as snatch_it
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.errors import SchnappError
from schnapp.table.game import Game
from schnapp.table.options import Value

from .bot import Adviser, Bot
from .budget import WRITTEN, Budget
from .companion import companion
from .flat import FlatBot
from .instincts import INSTINCTS
from .ismcts import TreeBot
from .levels import LEVELS, spec_of
from .pair import PairBot

Choice = Callable[[Mapping[str, Any], list[Act], Mapping[str, Value], Dealer], Act]
Pause = Callable[[Mapping[str, Any], Act, Mapping[str, Value], Dealer], int]


def _none(view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer) -> int:
    """Without a clock there is no haste and no delay."""
    return 0


@dataclass(frozen=True, slots=True)
class Player:
    """A sensible player that a game brings along: what he does, and in a timed game when, ms."""

    choice: Choice
    pause: Pause = _none


def _of_words(skill: Skill) -> Player:
    return Player(partial(schnapp_land_fluss.choose, skill=skill), partial(reaction.pause_ms, skill=skill))


_PLAYERS: dict[str, dict[str, Player]] = {  # weaker ones first; every game has a greedy one
    "snatch-it": {"greedy": Player(snatch_it.choose)},
    "schnuff": {"greedy": Player(schnuff.choose)},
    "snails": {"greedy": Player(snails.choose)},
    "schnapp-land-fluss": {
        "greedy:learner": _of_words(LEARNER),
        "greedy:child": _of_words(CHILD),
        "greedy": Player(schnapp_land_fluss.choose, reaction.pause_ms),
        "greedy:reader": _of_words(READER),
        "greedy:expert": _of_words(EXPERT),
    },
}


_SEARCH = re.compile(
    rf"(flat:(?P<minds>2x)?|(?P<tree>ismcts:))(?P<budget>{WRITTEN})(~(?P<temperature>0?\.[0-9]{{1,4}}))?"
)


class UnknownBot(SchnappError):
    """A specification that no bot of this game has."""

    def __init__(self, spec: str, game: str) -> None:
        super().__init__(f"there is no bot {spec!r} for {game}; known are {', '.join(known(game))}")
        self.spec = spec


class RandomBot:
    """Every legal act is as likely as any other. It takes the time of the greedy one."""

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        return game.sample(legal[chance.below(len(legal))], view, options, chance)

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        return _PLAYERS[game.name]["greedy"].pause(view, act, options, chance)


class GreedyBot:
    """The sensible player that each game brings along, of one skill."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        return self.player.choice(view, legal, options, chance)

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        return self.player.pause(view, act, options, chance)


def specs(game: str) -> tuple[str, ...]:
    """The bots of a game that are always the same, weaker ones first; searching ones have a budget beside."""
    return ("random", *_PLAYERS[game])


def known(game: str) -> tuple[str, ...]:
    """What one can ask for, for people who asked for something else."""
    search = ("flat:800", "flat:20ms", "ismcts:800", "ismcts:20ms") if game in INSTINCTS else ()
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
    if spec in _PLAYERS[game]:
        return GreedyBot(_PLAYERS[game][spec])
    return adviser(spec, game)


def adviser(spec: str, game: str) -> Adviser:
    """A bot that searches, and can say what it thinks of every act. Raises UnknownBot."""
    asked = _SEARCH.fullmatch(spec)
    if asked is None or game not in INSTINCTS:
        raise UnknownBot(spec, game)
    budget = Budget.read(asked["budget"])
    temperature = float(asked["temperature"] or 0)
    if asked["minds"]:
        return PairBot(INSTINCTS[game], budget, temperature, companion(game))
    kind = TreeBot if asked["tree"] else FlatBot
    return kind(INSTINCTS[game], budget, temperature)


def minds(spec: str) -> int:
    """How many processes think for this bot at the same time."""
    asked = _SEARCH.fullmatch(spec)
    return 2 if asked and asked["minds"] else 1


@cache
def judge_of(game: str, trials: int) -> FlatBot:
    """Who judges finished games, for a game in which there is such a bot."""
    return FlatBot(INSTINCTS[game], Budget(trials=trials))


def can_advise(game: str) -> bool:
    """Is there a bot in this game that can say what it thinks?"""
    return game in INSTINCTS
