"""Who thinks for bots, and about finished games. One port: processes of a server stand behind it, or nobody but this one."""

from __future__ import annotations

from typing import Any, Protocol

from schnapp.bots.bot import Advice
from schnapp.table.search_request import SearchRequest

from .records import Replayable
from .turns import Asker

Act = dict[str, Any]


class Overdue(Exception):
    """A job took longer than it may."""


class Thinkers(Protocol):
    """Each may raise anything: turns.Full if too much waits, Overdue, what a bot has raised."""

    together: int
    """So many acts are judged in one go."""

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Act:
        """One of the legal acts; a bot that looks at the clock chooses within so many seconds if it is not kept from it. The
        request is such as can wait (`recalled`)."""
        ...

    async def advise(self, asker: Asker, request: SearchRequest) -> list[Advice]:
        """What a good bot thinks of these acts, the best first."""
        ...

    async def course(self, asker: Asker, finished: Replayable) -> tuple[list[list[float]], list[bytes]]:
        """How everybody's chance to win changed in a finished game, and the acts to be judged."""
        ...

    async def judge(self, asker: Asker, inquiries: list[bytes]) -> list[bytes]:
        """What it thinks of some of these acts: `Judged` of messages, as JSON."""
        ...

    async def record(self, asker: Asker, finished: Replayable) -> bytes:
        """The verbose record of a finished game, compressed by gzip."""
        ...

    async def replay(self, asker: Asker, finished: Replayable, viewer: int) -> bytes:
        """The same game as these eyes saw it: `Replay` of messages, as JSON, compressed by gzip."""
        ...

    async def past(self, asker: Asker, game: Replayable, viewer: int | None, numbers: list[int]) -> bytes:
        """So many steps at its end, which have these numbers: `Past` of messages, likewise."""
        ...
