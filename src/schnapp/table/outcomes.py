# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""Is a game over, and how did it end?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ranks
from .protocols import Resting, Scored

if TYPE_CHECKING:
    from .game import Game
    from .state import State


def is_over(game: Game, state: State) -> bool:
    """Does nobody act any more? Also of the core of a state, as the rest of this module."""
    return game.is_over(state) if isinstance(game, Resting) else state.owing == 0


def ranking(state: State) -> list[int]:
    """The rank of each seat of a game that is over."""
    return ranks([state.returns(seat) for seat in range(state.players)])


def result_of(game: Game, state: State) -> dict[str, list[int]] | None:
    """`ranks` and `scores` by seat when the game is over."""
    if not is_over(game, state):
        return None
    returns = [state.returns(seat) for seat in range(state.players)]
    return {"ranks": ranks(returns), "scores": game.scores(state) if isinstance(game, Scored) else returns}
