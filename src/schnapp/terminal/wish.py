"""How somebody wants to play in the terminal, and that he wants to stop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ME = 0  # the person's seat


class Goodbye(Exception):
    """The person wants to stop."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table that somebody would like."""

    players: int
    bots: tuple[str, ...]
    language: str
    seed: str | None = None
    pace: float = 0.0  # seconds a bot takes, where there is no clock
    record: Path | None = None
    options: Mapping[str, object] | None = None
