"""Thinkers where there are no other processes: what is asked of them is done at once, and everything else waits meanwhile."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from schnapp.bots.analysis import QUICK
from schnapp.bots.bot import Advice
from schnapp.table.search_request import SearchRequest

from .jobs import advise, course, judged, own_time, share, think
from .records import Replayable, packed, packed_past, packed_replay
from .turns import Asker

Act = dict[str, Any]

MOST_MS = 1500  # uncompiled rules are slow, and everybody at the tables waits


class InPlace:
    together = 1  # so that everybody else has their turn between two acts

    async def choose(self, asker: Asker, level: str, request: SearchRequest, seconds: float) -> Act:
        many = share(own_time(level, request), max(0.001, seconds))
        return think(level, request, secrets.token_bytes(32), many, MOST_MS)

    async def advise(self, asker: Asker, request: SearchRequest) -> list[Advice]:
        return advise(request, secrets.token_bytes(32))

    async def course(self, asker: Asker, finished: Replayable) -> tuple[list[list[float]], list[bytes]]:
        return course(*finished)

    async def judge(self, asker: Asker, inquiries: list[bytes]) -> list[bytes]:
        await asyncio.sleep(0)
        return judged(inquiries, QUICK)

    async def record(self, asker: Asker, finished: Replayable) -> bytes:
        return packed(*finished)

    async def replay(self, asker: Asker, finished: Replayable, viewer: int) -> bytes:
        return packed_replay(*finished, viewer)

    async def past(self, asker: Asker, game: Replayable, viewer: int | None, numbers: list[int]) -> bytes:
        return packed_past(*game, viewer, numbers)
