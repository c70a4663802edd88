"""A bot that departs from sensible play by a few rules, and plays like the bot it holds in all else."""

from __future__ import annotations

from schnapp.bots.bot import Bot
from schnapp.bots.roster import bot
from schnapp.table.acting import WAIT, refusal_of
from schnapp.table.canonical import Act, is_array
from schnapp.table.game import Game
from schnapp.table.positions import determinization
from schnapp.table.protocols import Raced, generators
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.seating import actor_of

from .deviation import Deviation, readings
from .traits import Place


def choices_of(game: Game, asked: list[Act]) -> list[Act]:
    """What a bot is asked with; in a game with a clock also WAIT, where all they could do is to race."""
    return [*asked, WAIT] if isinstance(game, Raced) and {act["type"] for act in asked} <= game.raced else asked


class Deviant:
    """What the rules leave of the choices is what the bot is asked about. `bites` counts the decisions at which they left
    less than everything."""

    def __init__(self, bot: Bot, deviation: Deviation, players: int) -> None:
        self.bot = bot
        self.deviation = deviation
        self.players = players
        self.bites = 0

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        choices = choices_of(request.game, request.legal)
        left = self.left(request, choices)
        if left is choices:
            return self.bot.choose(request, chance)
        act = WAIT if left == [WAIT] else self.bot.choose(request.among(left), chance)
        if act["type"] in generators(request.game):
            if not any(_is_within(act, entry) for entry in left):  # a search need not heed such an entry
                act = bot("greedy", request.game.name).choose(request.among(left), chance)
            if not self._is_legal(request, act, chance):  # too little was left to make an act of
                return self.bot.choose(request, chance)
        self.bites += 1
        return act

    def left(self, request: SearchRequest, choices: list[Act]) -> list[Act]:
        """What the rules leave; the list itself if they leave everything."""
        place = Place(request.game, self.players, request.seat)
        read = readings(request.game, request.view, self.players) if any(rule.when for rule in self.deviation) else {}
        left = choices
        for rule in self.deviation:
            if rule.when is None or rule.when.holds(read):
                left = place.kept(left, rule.trait, rule.mood == "always")
        return left

    def _is_legal(self, request: SearchRequest, act: Act, chance: Rng) -> bool:
        """Any position that looks like this one will tell: what is legal is no secret."""
        game = request.game
        state = determinization(game, request.known, self.players, request.options, chance)
        return refusal_of(game, state, request.seat, {actor_of(game): request.view["viewer"], **act}) is None

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return self.bot.pause_ms(request, act, chance)


def _is_within(act: Act, entry: Act) -> bool:
    """Is an act made of nothing but what the lists of an entry offer?"""
    offered = {value for values in entry.values() if is_array(values) for value in values}
    parts = [value for name, each in act.items() if name != "type" for value in (each if is_array(each) else [each])]
    return act["type"] == entry["type"] and all(part is None or part in offered for part in parts)
