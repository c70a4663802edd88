"""A model of a child of eight, to measure how good the weakest bots may be.

It knows the rules, so it never does what is not allowed. Half of the time it does what a sensible player would do, else
anything at all. That is a cautious stand-in: where a child does not see what is sensible it seldom does what is plainly
silly, as lots do, and it learns from one round to the next, as the model does not. Who loses to the model loses to most
children.
"""

from __future__ import annotations

from schnapp.bots.bot import Bot
from schnapp.bots.roster import bot
from schnapp.table.canonical import Act
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest


def child(game: str) -> Bot:
    """In the word race it has the words and the pace of a child: there it knows what to do, but not so quickly."""
    return bot("greedy:child", game) if game == "schnapp-land-fluss" else Child(game)


class Child:
    """Sensible or not, each decision anew."""

    def __init__(self, game: str) -> None:
        self.moods = bot("random", game), bot("greedy", game)

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        return self.moods[chance.below(2)].choose(request, chance)

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        return 0
