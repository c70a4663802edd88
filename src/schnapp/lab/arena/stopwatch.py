"""A bot that is timed while it thinks."""

from __future__ import annotations

from time import perf_counter

from schnapp.bots.bot import Bot
from schnapp.lab.cheating import Peeker
from schnapp.table.canonical import Act
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.state import State


class Stopwatch(Peeker):
    """Plays like the bot it holds. `ms` are the milliseconds of its real choices: where there is one act, nobody thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.ms: list[float] = []

    def peek(self, state: State) -> None:
        if isinstance(self.bot, Peeker):
            self.bot.peek(state)

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        began = perf_counter()
        act = self.bot.choose(request, chance)
        if len(request.legal) > 1:
            self.ms.append(float(f"{1000 * (perf_counter() - began):.3g}"))  # more digits would be noise
        return act

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return self.bot.pause_ms(request, act, chance)
