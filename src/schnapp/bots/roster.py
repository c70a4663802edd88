"""All bots by their specification: one registry for command line, server and lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from schnapp.games.schnapp_land_fluss import greedy as schnapp_land_fluss
from schnapp.games.schnapp_land_fluss import reaction
from schnapp.games.schnapp_land_fluss.skill import CHILD, EXPERT, Skill
from schnapp.games.schnuff import greedy as schnuff
from schnapp.games.snails import greedy as snails
from schnapp.games.snatch_it import greedy as snatch_it
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.errors import SchnappError
from schnapp.table.game import Game
from schnapp.table.options import Value

from .bot import Bot

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
        "greedy:child": _of_words(CHILD),
        "greedy": Player(schnapp_land_fluss.choose, reaction.pause_ms),
        "greedy:expert": _of_words(EXPERT),
    },
}


class UnknownBot(SchnappError):
    """A specification that no bot of this game has."""

    def __init__(self, spec: str, game: str) -> None:
        super().__init__(f"there is no bot {spec!r} for {game}; known are {', '.join(specs(game))}")
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
    """The bots of a game, weaker ones first."""
    return ("random", *_PLAYERS[game])


def bot(spec: str, game: str) -> Bot:
    """The bot of a specification for a game. Raises UnknownBot."""
    if spec not in specs(game):
        raise UnknownBot(spec, game)
    return RandomBot() if spec == "random" else GreedyBot(_PLAYERS[game][spec])
