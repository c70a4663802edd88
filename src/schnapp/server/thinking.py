"""Bots at work: in processes of their own, never in the event loop.

Quick decisions, deep ones, what people ask for during a game, and what is found out about finished games each have a lane: a hint
keeps no table waiting, a master keeps no beginner waiting, and the analysis of a finished game nobody at all.
"""

from __future__ import annotations

import os
import secrets
import time
from functools import partial
from typing import Any

from schnapp.bots.bot import Advice
from schnapp.table.search_request import SearchRequest

from .jobs import advise, course, judged, own_time, ready, share, think
from .lane import Lane
from .records import Replayable, packed, packed_past, packed_replay
from .turns import Asker
from .worker import Worker

Act = dict[str, Any]

DECISION = 2.0  # seconds that a job may take beyond what it was told to take, on a machine that has much to do …
ADVICE = 3.0
JUDGEMENT = 5.0
GAME = 15.0  # … a whole game


class Workers:
    """The processes of a server: `number` for each kind of decision, one for hints, one for finished games. Each is
    started when there is something to do for it."""

    together = 40  # go to another process in one go

    def __init__(self, number: int | None = None) -> None:
        """Without `number`: one core is left to the server itself."""
        number = number or max(1, (os.cpu_count() or 2) - 1)
        self.quick = Lane("bots", [Worker(ready) for _ in range(number)])
        self.deep = Lane("masters", [Worker(ready) for _ in range(number)])
        self.advisers = Lane("hints", [Worker(ready)])
        self.judges = Lane("finished games", [Worker(ready, nice=10)])

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Act:
        """The more bots think at once, the less time each takes: those that look at the clock share what there is."""
        wanted, until = own_time(level, request), time.monotonic() + seconds

        def prepared(crowd: float) -> partial[Act]:
            left = max(0.001, until - time.monotonic()) / crowd
            return partial(think, level, request, secrets.token_bytes(32), share(wanted, left))

        return await (self.deep if wanted else self.quick).run(asker, wanted + DECISION, prepared)

    async def advise(self, asker: Asker, request: SearchRequest) -> list[Advice]:
        job = partial(advise, request, secrets.token_bytes(32))
        return await self.advisers.run(asker, ADVICE, lambda crowd: job)

    async def course(self, asker: Asker, finished: Replayable) -> tuple[list[list[float]], list[bytes]]:
        return await self.judges.run(asker, GAME, lambda crowd: partial(course, *finished))

    async def judge(self, asker: Asker, inquiries: list[bytes]) -> list[bytes]:
        return await self.judges.run(asker, JUDGEMENT * len(inquiries), lambda crowd: partial(judged, inquiries))

    async def record(self, asker: Asker, finished: Replayable) -> bytes:
        return await self.judges.run(asker, GAME, lambda crowd: partial(packed, *finished))

    async def replay(self, asker: Asker, finished: Replayable, viewer: int) -> bytes:
        return await self.judges.run(asker, GAME, lambda crowd: partial(packed_replay, *finished, viewer))

    async def past(self, asker: Asker, game: Replayable, viewer: int | None, numbers: list[int]) -> bytes:
        return await self.advisers.run(asker, GAME, lambda crowd: partial(packed_past, *game, viewer, numbers))

    @property
    def lanes(self) -> tuple[Lane, ...]:
        return self.quick, self.deep, self.advisers, self.judges

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()
