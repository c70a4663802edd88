"""What the parts of a live table may know of it. They are given this, never the table itself: imports go one way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from schnapp.limits import Limits

from .clock import Clock
from .entries import Entry
from .log import LogDown
from .presence import Presence
from .table_state import TableState
from .thinkers import Thinkers
from .viewer import Viewer

Proposal = Callable[[TableState], list[Entry]]
"""Looks at the newest state, changes nothing, and says what would be written. Raises Refusal."""


def silent(seq: int) -> None:
    """Nobody has asked, so nobody is answered."""


class Dropped(LogDown):
    """This live table was given up: nobody knows whether what was asked for has been written. Ask again."""


class Misfit(Exception):
    """What was written came out differently than what was tried."""


class Floor(Protocol):
    """A table while somebody looks at it."""

    failed: dict[tuple[int, str], int]
    """The number of a game and a bot that has failed in it → how often in a row."""
    viewers: list[Viewer]
    presence: Presence

    @property
    def state(self) -> TableState: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def limits(self) -> Limits: ...
    @property
    def thinkers(self) -> Thinkers: ...
    @property
    def bell(self) -> asyncio.Event:
        """Rung when something may be due earlier than it was."""
        ...

    @property
    def dropped(self) -> bool:
        """It was given up: nothing may be shown of it any more."""
        ...

    async def commit(
        self, propose: Proposal, command_id: str | None = None, acknowledge: Callable[[int], None] = silent
    ) -> int:
        """Validate, write, show, acknowledge. Raises Refusal, TooSoon, LogDown."""
        ...

    def show_people(self) -> None:
        """Seats, presence, options: to all."""
        ...

    def show_scenes(self) -> None:
        """The whole table, to all, though nothing has happened."""
        ...
