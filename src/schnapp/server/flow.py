"""How a game goes on at a table: turn by turn, or everybody at once against a clock. Which of both is chosen once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Any, Protocol

from .entries import Entry
from .messages import Play
from .stamping import Stamp
from .viewer import Viewer

CarryOut = Callable[[Stamp | None], Awaitable[None]]
"""Carries a person's act out and answers it. Raises TooSoon for an act that has to wait."""


class TooSoon(Exception):
    """This act is allowed, but not yet: nothing was written."""

    def __init__(self, act: dict[str, Any]) -> None:
        super().__init__(act)
        self.act = act


class Flow(Protocol):
    """Who acts when: people, bots and the clock. Nothing of it is in the log but what it leads to."""

    # ---- what people do

    async def play(self, viewer: Viewer, play: Play, command_id: str, carry_out: CarryOut) -> None:
        """A person's act has come. It is carried out and answered, now or when its time has come."""
        ...

    def check(self, entries: Sequence[Entry], command_id: str | None) -> None:
        """Raises TooSoon if they may not be written yet."""
        ...

    # ---- what the table tells

    def entered(self, viewer: Viewer) -> None:
        """This socket has just been shown how things stand."""
        ...

    def left(self, viewer: Viewer) -> None:
        """This socket has gone."""
        ...

    def taken(self, entry: Entry) -> None:
        """One more entry of the log is in the state, and not yet shown."""
        ...

    def shown(self, entry: Entry) -> None:
        """It was sent to everybody."""
        ...

    def anew(self) -> None:
        """All clocks begin here: nobody is punished for what they could not see."""
        ...

    def clear(self) -> None:
        """Nobody is there any more."""
        ...

    # ---- what happens by itself

    def moments(self) -> Iterator[float]:
        """When something will be due."""
        ...

    async def release(self) -> None:
        """Carry out what is due. Raises LogDown."""
        ...

    # ---- what is shown of it

    def left_ms(self, seat: int | None) -> int | None:
        """What is left on the clock that this seat sees, in milliseconds; None: no clock runs."""
        ...

    @property
    def now_ms(self) -> int | None:
        """The time of a game with a clock, in milliseconds since its setup."""
        ...

    @property
    def answered(self) -> Collection[int]:
        """Seats whose answer waits for those of others."""
        ...

    @property
    def trying(self) -> bool:
        """Are answers being tried, so that no other is taken?"""
        ...

    def answer_of(self, seat: int | None) -> dict[str, Any] | None:
        """A seat's own answer that waits."""
        ...
