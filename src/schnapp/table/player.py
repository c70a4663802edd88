"""A player without search that a game has: what they do and, in a game with a clock, how long they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .canonical import Act
from .options import Value
from .rng import Rng

Choice = Callable[[Mapping[str, Any], list[Act], Mapping[str, Value], Rng], Act]
"""One of the legal acts for the seat that sees this view; the options of the table, and a chance stream of their own."""
Pause = Callable[[Mapping[str, Any], Act, Mapping[str, Value], Rng], int]
"""Milliseconds from now until they do this."""


def at_once(view: Mapping[str, Any], act: Act, options: Mapping[str, Value], chance: Rng) -> int:
    """Without a clock there is no haste and no delay."""
    return 0


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays by these two."""

    choice: Choice | None = None  # None: what the game's policy says; without one any of the legal acts
    pause: Pause = at_once


SENSIBLE = Player()
