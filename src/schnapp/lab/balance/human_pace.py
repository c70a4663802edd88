"""Minutes that a game takes people: decisions times the seconds that a decision takes, where somebody has said how many."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .figure import Figure
from .norms import scale
from .speech import Speech

FILE = Path(__file__).with_name("people.toml")


@dataclass(frozen=True, slots=True)
class HumanPace:
    """Seconds a decision, from … to …; `why` says where they are from. `printed`: minutes that the box promises."""

    low: float
    high: float
    why: str
    printed: int | None

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2

    def minutes(self, length: Figure) -> Figure:
        """Of a game with so many decisions. The interval holds what is unsure of both."""
        least = self.low * (length.value if length.low is None else length.low) / 60
        most = self.high * (length.value if length.high is None else length.high) / 60
        low, high = (least, most) if least < most else (None, None)
        return Figure(self.middle * length.value / 60, low, high, length.n, "minutes")

    def assumption(self, speech: Speech) -> str:
        """In a sentence."""
        seconds = speech.number(self.low, "number")
        if self.high > self.low:
            seconds = speech.text("range", low=seconds, high=speech.number(self.high, "number"))
        return speech.text(f"people-{self.why}", seconds=seconds, minutes=self.printed or 0)


def human_pace(game: str) -> HumanPace:
    """Of games of which nobody has said anything, the slowest and the quickest of the others."""
    if known := _known().get(game):
        return known
    others = list(_known().values())
    return HumanPace(min(each.low for each in others), max(each.high for each in others), "guessed", None)


@cache
def _known() -> dict[str, HumanPace]:
    found: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))
    return {game: _read(game, said) for game, said in found.items()}


def _read(game: str, said: dict[str, Any]) -> HumanPace:
    if "seconds" in said:
        low, high = said["seconds"]
        return HumanPace(low, high, "cards", None)
    minutes = said["minutes"]
    seconds = 60 * minutes / scale()[game]["length"]
    return HumanPace(seconds, seconds, "printed", minutes)
