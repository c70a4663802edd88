"""A game's own part in the browser tests: what a person sees and does that is different from game to game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page


@dataclass(frozen=True)
class AtPage:
    """A game as somebody knows it who plays it through the page."""

    name: str
    most: int  # players
    short: dict[str, Any]  # what is wished for of a new table, so that a whole game lasts less than a minute
    own_act: str  # the log after the first own act begins with it
    begins: dict[str, str]  # language → what the log says of the deal
    by_all: str  # what the log has said when everybody has acted
    to_see: str  # what the replay says at its first step
    tips: tuple[str, str]  # the first two titles of the guide
    rule: str  # where the booklet opens for what `refused` does
    refused: Callable[[Page], bool]  # on one's own turn, do what the rules forbid; False if that was not possible
    one_screen: bool = True  # people may share one
    settled: Callable[[Page], bool] = lambda page: True  # the turns have begun
    after: Callable[[Page], None] = lambda page: None  # what has to follow an own act, by mouse
    after_by_keyboard: Callable[[Page], None] = lambda page: None
    act: Callable[[Page], int] | None = None  # one own act by mouse, where it takes more than touching what lights up
    act_by_keyboard: Callable[[Page], int] | None = None

    def __str__(self) -> str:
        return self.name
