"""All bots by their specification: one registry for command line, server and lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from schnapp.games.schnapp_land_fluss import greedy as schnapp_land_fluss
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

_GREEDY: dict[str, Choice] = {
    "snatch-it": snatch_it.choose,
    "schnuff": schnuff.choose,
    "snails": snails.choose,
    "schnapp-land-fluss": schnapp_land_fluss.choose,
}

SPECS = ("random", "greedy")


class UnknownBot(SchnappError):
    """A specification that no bot has."""

    def __init__(self, spec: str) -> None:
        super().__init__(f"there is no bot {spec!r}; known are {', '.join(SPECS)}")
        self.spec = spec


class RandomBot:
    """Every legal act is as likely as any other."""

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        return game.sample(legal[chance.below(len(legal))], view, options, chance)


class GreedyBot:
    """The sensible player that each game brings along."""

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        return _GREEDY[game.name](view, legal, options, chance)


def bot(spec: str) -> Bot:
    """The bot of a specification. Raises UnknownBot."""
    if spec not in SPECS:
        raise UnknownBot(spec)
    return RandomBot() if spec == "random" else GreedyBot()
