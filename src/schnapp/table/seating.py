# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""Who sits where, and what records, events and views call them: by numbers, unless a game has names for them (`Titled`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from .protocols import Timed, Titled

if TYPE_CHECKING:
    from .canonical import Act, Json
    from .game import Game
    from .state import State


def title_of(game: Game, seat: int) -> int | str:
    """How a seat is called: its number, or a word (`p1`)."""
    return game.titles.get(seat, seat) if isinstance(game, Titled) else seat


def seat_of(game: Game, title: Json) -> int | None:
    """The seat that is called so, None if there is none."""
    return _seats(type(game)).get(title) if type(title) in (int, str) else None


def actor_of(game: Game) -> str:
    """The field of an act that says who acts."""
    return "actor" if isinstance(game, Timed) else "player"


def acting_seat(game: Game, act: Act) -> int | None:
    """The seat of who does an act, None if they sit nowhere."""
    return seat_of(game, act.get(actor_of(game)))


def owed_in(state: State) -> list[int]:
    """The seats that may act now, and who may act beside them, ascending."""
    return list(_bits(state.owing))


def players_in(game: Game, view: Mapping[str, Any]) -> int:
    """How many play at the table that a view shows."""
    if len(game.seats) == 1:
        return game.seats[0]
    assert game.schema.by_seat is not None, f"a view of {game.name} has no field with a value for every seat"
    return len(view[game.schema.by_seat])


@cache
def _seats(game: type[Game]) -> dict[int | str, int]:
    """Seats by what they are called."""
    titles: Mapping[int, str] = game.titles if issubclass(game, Titled) else {}
    return {titles.get(seat, seat): seat for seat in {*range(game.seats[-1]), *titles}}


@cache
def _bits(mask: int) -> tuple[int, ...]:
    """The places of the bits that are set."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
