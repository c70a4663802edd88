"""The games in which a search can judge positions."""

from __future__ import annotations

from collections.abc import Callable

from schnapp.games import GAMES
from schnapp.table.policy import RolloutPolicy
from schnapp.table.protocols import policy_maker

POLICIES: dict[str, Callable[[], RolloutPolicy]] = {
    name: policy for name, game in GAMES.items() if (policy := policy_maker(game)) is not None
}


def policy_of(game: str) -> RolloutPolicy:
    """A game's policy with what it has learned. Raises KeyError."""
    return POLICIES[game]()
