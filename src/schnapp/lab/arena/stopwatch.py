"""A bot that is timed while it thinks."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

from schnapp.bots.bot import Bot
from schnapp.lab.cheating import Peeker
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.game import Game
from schnapp.table.options import Value
from schnapp.table.state import State


class Stopwatch:
    """Plays like the bot it holds. `ms` are the milliseconds of its real choices: where there is one act, nobody thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.ms: list[float] = []

    def peek(self, state: State) -> None:
        if isinstance(self.bot, Peeker):
            self.bot.peek(state)

    def choose(
        self, game: Game, view: Mapping[str, Any], legal: list[Act], options: Mapping[str, Value], chance: Dealer
    ) -> Act:
        began = perf_counter()
        act = self.bot.choose(game, view, legal, options, chance)
        if len(legal) > 1:
            self.ms.append(float(f"{1000 * (perf_counter() - began):.3g}"))  # more digits would be noise
        return act

    def pause_ms(
        self, game: Game, view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Dealer
    ) -> int:
        return self.bot.pause_ms(game, view, act, options, chance)
