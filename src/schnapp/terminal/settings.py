"""The settings of a game in the terminal, and what ends it early."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from schnapp.table.errors import SchnappError

ME = 0  # the person's seat


class Goodbye(Exception):
    """The person wants to stop."""


class Unplayable(SchnappError):
    """A game that does not say how it is spoken to in the terminal."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} cannot be played in the terminal: it has no speaking.py, which says what is typed")


@dataclass(frozen=True, slots=True)
class Settings:
    """How somebody wants to play: with whom, in which language, how fast."""

    players: int
    bots: tuple[str, ...]
    language: str
    seed: str | None = None
    pace: float = 0.0  # seconds a bot takes, where there is no clock
    record: Path | None = None
    options: Mapping[str, object] | None = None
