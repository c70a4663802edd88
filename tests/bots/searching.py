"""What every searching bot must do, whatever the game."""

from __future__ import annotations

import pytest

from schnapp.bots import budget
from schnapp.bots.bot import Adviser, Bot
from schnapp.conformance.tables import until_over
from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer, stream
from schnapp.table.match import Match
from schnapp.table.rng import Rng


def chosen(bot: Bot, match: Match, seat: int, chance: Rng) -> Act:
    """What the bot does in this seat."""
    return bot.choose(match.request(seat).among(match.legal(seat)), chance)


def plays_a_whole_game(bot: Bot, match: Match) -> None:
    """All seats; who may act although nobody waits for him goes first."""
    chance = Rng(stream("search", "thoughts"))
    for _ in until_over(match):
        seat = match.owed()[-1]
        match.act(match.signed(seat, chosen(bot, match, seat, chance)))


def keeps_its_deadline(monkeypatch: pytest.MonkeyPatch, bot: Bot, match: Match, ms: int) -> None:
    """By a clock on which every look takes half a millisecond, and so does every round."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 2000

    monkeypatch.setattr(budget, "perf_counter", clock)
    chosen(bot, match, match.owed()[0], Dealer(stream("deadline", "thoughts")))
    assert ms - 2 <= (looks - 1) / 2 <= ms


def tries_each_once(monkeypatch: pytest.MonkeyPatch, bot: Adviser, match: Match) -> None:
    """By a clock that had run out before the first round."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return 1000.0 * looks

    monkeypatch.setattr(budget, "perf_counter", clock)
    seat = match.owed()[0]
    advice = bot.advise(match.request(seat), Dealer(stream("deadline", "thoughts")))
    assert advice and all(one.trials == 1 for one in advice)
