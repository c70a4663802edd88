"""What learners can do wrong: each error is one clear sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schnapp.table.errors import SchnappError

if TYPE_CHECKING:
    from .play import Play

SHOWN = 12  # legal actions that a message names


class IllegalAction(SchnappError):
    """An action that is not legal; nothing has changed."""

    @classmethod
    def of(cls, play: Play, action: int, game: int | None = None) -> IllegalAction:
        """`game`: the number of the game in a batch."""
        observer = play.observer
        where = "" if game is None else f"game {game}: "
        if play.seat < 0:
            return cls(f"{where}the game is over, nobody can act")
        if not 0 <= action < observer.actions:
            return cls(f"{where}action {action} does not exist; there are actions 0 to {observer.actions - 1}")
        legal = play.legal()
        named = ", ".join(f"{observer.name(other)} ({other})" for other in legal[:SHOWN])
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return cls(
            f"{where}seat {play.seat} may not {observer.name(action)} (action {action}) now; legal are {named}{more}"
        )


class NoLearning(SchnappError):
    """A game or an option that environments do not have."""


class NoPackage(SchnappError):
    """A library is not installed that an environment needs."""
