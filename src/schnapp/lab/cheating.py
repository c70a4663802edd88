"""A bot that looks at the cards: how much could be won if nothing were hidden. It sits at the tables of the lab only.

Nothing else can build one: `roster` does not know it, and the server may not import the lab.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat

from schnapp.bots import roster
from schnapp.bots.bot import Bot
from schnapp.bots.budget import WRITTEN, Budget
from schnapp.bots.flat import FlatBot
from schnapp.bots.policies import POLICIES
from schnapp.bots.search import Search
from schnapp.table.canonical import Act
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest
from schnapp.table.state import State

from .own_bots import OwnBot, is_own

_SPEC = re.compile(rf"cheat:({WRITTEN})")


class Peeker:
    """A bot that is shown the real state before it chooses."""

    def peek(self, state: State) -> None:
        raise NotImplementedError


class CheatBot(Peeker, FlatBot):
    """The flat search, but every determinization is the real state.

    It knows all that is in the state: everybody's cards, the order of decks and piles, what lies face down, and what others
    have already laid or programmed in secret. It knows neither the dice and shuffles to come nor what others will decide: in
    its trials that is drawn and played by the policy, as in those of the honest bot.
    """

    seen: State | None = None  # what it was shown for the next choice

    def peek(self, state: State) -> None:
        self.seen = state.copy()  # a search shall not be able to change the game

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        try:
            return super().choose(request, chance)
        finally:
            self.seen = None

    def determinization(self, request: SearchRequest, chance: Rng) -> State:
        assert self.seen is not None, "a bot that cheats is asked, but has not been shown the state"
        return self.seen

    def determinizations(self, request: SearchRequest, search: Search, first: State, chance: Rng) -> Iterator[State]:
        return repeat(first)


def bot(spec: str, game: str) -> Bot:
    """As `roster.bot`; besides `cheat:2000` (trials for each decision) and `cheat:20ms`, and a bot of your own
    (`own_bots.py`). Raises UnknownBot, BadBot."""
    if is_own(spec):
        return OwnBot(spec)
    asked = _SPEC.fullmatch(spec)
    if asked is None or game not in POLICIES:
        return roster.bot(spec, game)
    return CheatBot(POLICIES[game], Budget.read(asked[1]))
