"""What has learned from observations, as a bot: it sits down wherever bots sit, in the arena, in a simulation, at a table of `schnapp.new`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numpy.typing import NDArray

from schnapp.table.canonical import Act
from schnapp.table.dealer import Dealer
from schnapp.table.positions import core_of, determinization
from schnapp.table.protocols import Timed
from schnapp.table.rng import Rng
from schnapp.table.search_request import SearchRequest

from .arrays import mask, observed
from .errors import IllegalAction, NoLearning, whole
from .setting import Setting

Policy = Callable[[NDArray[Any], NDArray[Any], Rng], int]
"""Observation (int16 [S]), action mask (int8 [A]) and a chance stream → an action. Whoever draws from nothing else plays equal games again."""


class PolicyBot:
    """Sees through the eyes of a learner, and does what its policy says.

    A request has a view and no observation. Of all states that its seat cannot tell apart the observation is the same: so it is made
    of one of them, whichever hidden cards lie there.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._setting: Setting | None = None  # of the table at which it sat last

    def choose(self, request: SearchRequest, chance: Rng) -> Act:
        """Raises IllegalAction where the policy says what is not legal, and NoLearning in a game with a clock."""
        setting = self._setting_of(request)
        observer, seat = setting.observer, request.seat
        guess = determinization(request.game, request.known, setting.players, setting.options, chance)
        state = core_of(request.game, guess)
        moves = observer.choices_of(state, seat, request.legal)
        while True:
            legal = sorted(moves)
            action = whole(self.policy(observed(observer, state, seat), mask(observer, legal), chance))
            if action not in moves:
                raise IllegalAction.chosen(observer, seat, action, legal)
            act = observer.act_made(state, seat, moves[action])
            if act is not None:
                return act
            state.apply(seat, moves[action], Dealer(bytes(32)))
            moves = observer.choices(state, seat)

    def pause_ms(self, request: SearchRequest, act: Act, chance: Rng) -> int:
        """None: nobody asks for it where there is no clock."""
        return 0

    def _setting_of(self, request: SearchRequest) -> Setting:
        game, players, options = request.game, request.players, dict(request.options)
        known = self._setting
        if known is None or (known.game, known.players, known.options) != (game, players, options):
            if isinstance(game, Timed):
                raise NoLearning(
                    f"{game.name} has a clock, and learners know it without one: they play it in `rl` only"
                )
            known = self._setting = Setting(game.name, players, options)
        return known
