"""A bot that departs from sensible play by a few rules, and plays like the bot it holds in all else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.bots.bot import Bot
from schnapp.table.canonical import Act, is_array
from schnapp.table.dealer import Dealer
from schnapp.table.game import WAIT, Game
from schnapp.table.options import Value

from .deviation import Deviation, readings
from .traits import Place


def choices_of(game: Game, asked: list[Act]) -> list[Act]:
    """What a bot is asked with; in a game with a clock also WAIT, where there is nothing but a race that one need not run."""
    return [*asked, WAIT] if game.timed and {act["type"] for act in asked} <= game.raced else asked


class Deviant:
    """What the rules leave of the choices is what the bot is asked about. `bites` counts the decisions at which they left
    less than everything."""

    def __init__(self, bot: Bot, deviation: Deviation, players: int) -> None:
        self.bot = bot
        self.deviation = deviation
        self.players = players
        self.bites = 0

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        choices = choices_of(game, legal)
        left = self.left(game, view, choices)
        if left is choices:
            return self.bot.choose(game, view, legal, options, chance)
        act = WAIT if left == [WAIT] else self.bot.choose(game, view, left, options, chance)
        if act["type"] in game.generators:
            if not any(_is_within(act, entry) for entry in left):  # who searches need not heed such an entry
                act = game.people["greedy"].choice(view, left, options, chance)
            if not self._is_legal(game, view, act, options, chance):  # too little was left to make an act of
                return self.bot.choose(game, view, legal, options, chance)
        self.bites += 1
        return act

    def left(self, game: Game, view: Mapping[str, Any], choices: list[Act]) -> list[Act]:
        """What the rules leave; the list itself if they leave everything."""
        seat = game.seat(view["viewer"])
        assert seat is not None
        place = Place(game, self.players, seat)
        read = readings(game, view, self.players) if any(rule.when for rule in self.deviation) else {}
        left = choices
        for rule in self.deviation:
            if rule.when is None or rule.when.holds(read):
                left = place.kept(left, rule.trait, rule.mood == "always")
        return left

    def _is_legal(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> bool:
        """Any position that looks like this one will tell: what is legal is no secret."""
        state = game.redeal(view, self.players, options, chance)
        return game.refusal(state, {game.actor: view["viewer"], **act}) is None

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        return self.bot.pause_ms(game, view, act, options, chance)


def _is_within(act: Act, entry: Act) -> bool:
    """Is an act made of nothing but what the lists of an entry offer?"""
    offered = {value for values in entry.values() if is_array(values) for value in values}
    parts = [value for name, each in act.items() if name != "type" for value in (each if is_array(each) else [each])]
    return act["type"] == entry["type"] and all(part is None or part in offered for part in parts)
