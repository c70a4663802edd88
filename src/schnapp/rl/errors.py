"""What learners can do wrong: each error is one clear sentence."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from schnapp.table.errors import SchnappError

if TYPE_CHECKING:
    from schnapp.table.observer import Observer

    from .play import Play

SHOWN = 12  # legal actions that a message names


class IllegalAction(SchnappError):
    """An action that is not legal; nothing has changed."""

    @classmethod
    def of(cls, play: Play, action: int, game: int | None = None) -> IllegalAction:
        """`game`: the number of the game in a batch."""
        where = "" if game is None else f"game {game}: "
        if play.seat < 0:
            return cls(f"{where}the game is over, nobody can act")
        return cls.chosen(play.observer, play.seat, action, play.legal(), play.reason(play.seat, action), where)

    @classmethod
    def between_games(cls) -> IllegalAction:
        """Somebody acts before the first game or after the end of one."""
        return cls("no game is going on, nobody can act; reset() begins one")

    @classmethod
    def chosen(
        cls,
        observer: Observer,
        seat: int,
        action: int | None,
        legal: list[int],
        reason: str | None = None,
        where: str = "",
    ) -> IllegalAction:
        """A seat has chosen an action, or None, that is not legal; `reason` is the game's word for why it is not."""
        named = ", ".join(f"{observer.name(other)} ({other})" for other in legal[:SHOWN])
        more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        if action is None:
            return cls(f"{where}seat {seat} must choose an action; legal are {named}{more}")
        if not 0 <= action < observer.actions:
            return cls(f"{where}action {action} does not exist; there are actions 0 to {observer.actions - 1}")
        because = "" if reason is None else f" ({reason})"
        return cls(
            f"{where}seat {seat} may not {observer.name(action)} (action {action}) now{because}; "
            f"legal are {named}{more}"
        )


def whole(action: Any) -> int:
    """The number of an action; half of one is none. Raises IllegalAction."""
    try:
        return index(action)
    except TypeError:
        raise IllegalAction(f"an action is a whole number, not {action!r}") from None


def counted(what: str, given: Any) -> int:
    """How many there are of something. Raises NoLearning."""
    try:
        return index(given)
    except TypeError:
        raise NoLearning(f"{what} is a whole number, not {given!r}") from None


class NoLearning(SchnappError):
    """A game or an option that environments do not have."""


class NotBegun(SchnappError, AttributeError):
    """Something is asked for that there is only once a game has begun. (Whoever asks whether it is there hears that it is not.)"""

    def __init__(self, what: str) -> None:
        super().__init__(f"no {what} before the first game; reset() begins one")


class NoPackage(SchnappError, ImportError):
    """A library is not installed that an environment needs."""
