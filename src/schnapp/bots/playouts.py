"""How good a position is for everybody, found by playing on from it, many times."""

from __future__ import annotations

from collections.abc import Callable

from schnapp.table.cards import win_shares
from schnapp.table.game import Game
from schnapp.table.outcomes import result_of
from schnapp.table.state import State


def played_out(game: Game, state: State, playouts: int, play_on: Callable[[State], object]) -> list[float]:
    """Every seat's chance to win, 0 … 1: its share in so many copies that `play_on` has taken to their end, on average. Where it
    finds no end all have won. Raises what goes wrong in plain rules."""
    total = [0.0] * state.players
    for _ in range(playouts):
        end = state.copy()
        play_on(end)
        end.complain()
        result = result_of(game, end)
        shares = win_shares([1] * state.players if result is None else result["ranks"])
        total = [so_far + share for so_far, share in zip(total, shares, strict=True)]
    return [one / playouts for one in total]
