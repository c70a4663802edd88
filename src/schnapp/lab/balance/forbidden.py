"""A bot that may not do one thing: what the thing is worth shows in how much it loses by that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schnapp.bots.bot import Bot
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.options import Value

from .things import things


class Forbidden:
    """Plays like the bot it holds, among the acts that are not of this kind and do not name this card ("act:toss",
    "card:dragonfly"). Where nothing else is allowed it does it all the same."""

    def __init__(self, bot: Bot, thing: str) -> None:
        self.bot = bot
        self.thing = thing

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        others = [act for act in legal if self.thing not in things(act, game.kinds)]
        return self.bot.choose(game, view, others or legal, options, chance)

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        return self.bot.pause_ms(game, view, act, options, chance)
